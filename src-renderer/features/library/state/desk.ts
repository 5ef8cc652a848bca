import type { Failure } from '@shared/api/failures';
import type { Tasks } from '../../../state/tasks.svelte';
import type { Toasts } from '../../../state/toasts.svelte';
import { i18n } from '../../../state/i18n.svelte';
import type { Calls } from './client';
import type { LibraryState } from './library.svelte';

/** What the work on packs and definitions needs around it. */
export interface Desk {
  readonly client: Calls;
  readonly library: LibraryState;
  readonly toasts: Toasts;
  readonly tasks: Tasks;
}

/** A failure with a list of places needs room to read and copy it; every other is a toast. */
export function tellFailure({ library, toasts }: Desk, failure: Failure): void {
  if (failure.code === 'import-refused' || failure.code === 'invalid-definition') {
    library.dialog = { is: 'refusal', refusal: { failure, diagnostics: failure.data.diagnostics } };
    return;
  }
  if (failure.code === 'cancelled') toasts.show({ text: () => i18n.t('failure.cancelled') });
  else toasts.fail(failure);
}

/** Says what was done and offers to take it back. */
export const tellDone = ({ toasts }: Desk, text: () => string, undo?: () => Promise<void>): void => {
  const action = undo && { label: () => i18n.t('action.undo'), run: undo };
  toasts.show({ text, tone: 'ok', ...(action && { action }) });
};
