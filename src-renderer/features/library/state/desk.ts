import type { Failure } from '@shared/api/failures';
import type { Calls } from '../../../api/client';
import type { Connection } from '../../../state/connection.svelte';
import { failureText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import type { Tasks } from '../../../state/tasks.svelte';
import type { Toasts } from '../../../state/toasts.svelte';
import type { Undo } from '../../../state/undo.svelte';
import { dialogPack, type LibraryState } from './library.svelte';

/** What the work on packs and definitions needs around it. */
export interface Desk {
  readonly client: Calls;
  readonly connection: Pick<Connection, 'connected'>;
  readonly library: LibraryState;
  readonly toasts: Toasts;
  readonly undo: Undo;
  readonly tasks: Tasks;
}

/** A failure with a list of places needs room to read and copy it; every other is a toast. */
export function tellFailure(desk: Desk, failure: Failure): void {
  if (failure.code === 'import-refused' || failure.code === 'invalid-definition') {
    desk.library.dialog = { is: 'refusal', refusal: { failure, diagnostics: failure.data.diagnostics } };
    return;
  }
  // While the connection is lost the banner says so, once for everything that was tried.
  if (failure.code === 'disconnected' && !desk.connection.connected) return;
  if (failure.code === 'cancelled') desk.toasts.show({ text: () => i18n.t('failure.cancelled') });
  else tellBad(desk, () => packFailureText(desk.library, failure));
}

/** The same words twice on the screen say no more than once; the newest is the one that is heard. */
export function tellBad({ toasts }: Desk, text: () => string): void {
  const words = text();
  for (const { id, tone, text: other } of toasts.list)
    if (tone === 'bad' && other() === words) toasts.dismiss(id);
  toasts.show({ tone: 'bad', text });
}

/** A dialog about a pack that is gone, deleted in another window, could only fail: it says so and closes. */
export function closeOrphanDialog({ library, toasts }: Pick<Desk, 'library' | 'toasts'>): void {
  const id = dialogPack(library.dialog);
  if (id === null || !library.loaded) return;
  const pack = library.find(id);
  if (pack?.deletedAt === null) return;
  library.dialog = null;
  if (pack) toasts.show({ text: () => i18n.t('done.deleted', { name: i18n.name(pack.names) }) });
}

/** A failure's sentence with the pack's name instead of its id. */
export function packFailureText(library: Pick<LibraryState, 'find'>, failure: Failure): string {
  if (!('pack' in failure.data)) return failureText(failure);
  const pack = library.find(failure.data.pack);
  return failureText(
    pack ? { code: failure.code, data: { ...failure.data, pack: i18n.name(pack.names) } } : failure,
  );
}
