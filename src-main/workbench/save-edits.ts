import { failure } from '@shared/api/failures';
import type { RevisionMessage, RevisionSummary } from '@shared/api/models';
import { err } from '@shared/util/result';
import type { CommitOptions, FileEdit, Library, Outcome } from '../library/library';
import { checkEdits } from './check-edits';
import type { EventHub } from './event-hub';

/** The one way a file of a pack is changed: checked, stored as a revision, and told to every window. */
export function saveEdits(
  library: Library,
  events: EventHub,
  pack: string,
  base: string,
  edits: readonly FileEdit[],
  message: RevisionMessage,
  how: CommitOptions = {},
): Outcome<RevisionSummary> {
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  // Said before anything about the contents: in a shipped pack there is nothing to mend.
  if (found.value.shipped) return err(failure('pack-read-only', { pack }));
  const diagnostics = checkEdits(library, pack, edits);
  if (diagnostics.length > 0) return err(failure('invalid-definition', { diagnostics }));
  const typed = how.dropDrafts === true ? library.drafts.list(pack) : null;
  const saved = library.packs.commit(pack, base, edits, message, how);
  if (!saved.ok) return saved;
  const dropped = (typed?.ok ? typed.value : []).filter(({ path }) =>
    edits.some((edit) => edit.path === path),
  );
  for (const { path } of dropped) events.emit({ name: 'drafts.changed', data: { pack, path } });
  events.emit({ name: 'packs.changed', data: { pack } });
  return saved;
}
