import type { Failure } from '@shared/api/failures';
import { failureText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import type { LibraryState } from './library.svelte';

/** A failure's sentence with the pack's name in it: its id means nothing to whoever reads it. */
export function packFailureText(library: Pick<LibraryState, 'find'>, failure: Failure): string {
  if (!('pack' in failure.data)) return failureText(failure);
  const pack = library.find(failure.data.pack);
  return failureText(
    pack ? { code: failure.code, data: { ...failure.data, pack: i18n.name(pack.names) } } : failure,
  );
}
