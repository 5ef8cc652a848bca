import { failure } from '@shared/api/failures';
import type { RevisionMessage, RevisionSummary } from '@shared/api/models';
import type { Diagnostic } from '@shared/language/diagnostics';
import { err, ok } from '@shared/util/result';
import type { CommitOptions, FileEdit, Library, Outcome } from '../../library/library';
import { checkEdits } from './check-edits';
import type { EventHub } from '../event-hub';

export interface Saved {
  readonly revision: RevisionSummary;
  /** What the designer should look at; it was stored all the same. */
  readonly warnings: readonly Diagnostic[];
}

/** The one way a file of a pack is changed: checked, stored as a revision, and told to every window. */
export function saveEdits(
  library: Library,
  events: EventHub,
  pack: string,
  base: string,
  edits: readonly FileEdit[],
  message: RevisionMessage,
  how: CommitOptions = {},
): Outcome<Saved> {
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  // Said before anything about the contents: in a shipped pack there is nothing to mend.
  if (found.value.shipped) return err(failure('pack-read-only', { pack }));
  const { problems, warnings } = checkEdits(library, pack, edits);
  if (problems.length > 0) return err(failure('invalid-definition', { diagnostics: [...problems] }));
  const typed = how.dropDrafts === true ? library.drafts.list(pack) : null;
  const saved = library.packs.commit(pack, base, edits, message, how);
  if (!saved.ok) return saved;
  const dropped = (typed?.ok ? typed.value : []).filter(({ path }) =>
    edits.some((edit) => edit.path === path),
  );
  for (const { path } of dropped) events.emit({ name: 'drafts.changed', data: { pack, path } });
  events.emit({ name: 'packs.changed', data: { pack } });
  return ok({ revision: saved.value, warnings });
}
