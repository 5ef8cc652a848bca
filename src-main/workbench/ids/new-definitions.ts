import type { CreatedDefinition } from '@shared/api/editing';
import { failure } from '@shared/api/failures';
import { shown } from '@shared/language/diagnostics';
import { withNames } from '@shared/language/edit-names';
import type { Names } from '@shared/language/names';
import { definitionPath, idSchema } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { Library, Outcome } from '../../library/library';
import type { EventHub } from '../event-hub';
import { saveEdits } from '../save-edits';
import { replaceTexts } from './replace-texts';
import { freeId, isTaken } from './taken-ids';

interface ToCreate {
  readonly pack: string;
  readonly base: string;
  readonly path: string;
  readonly source: string;
}

/** A draft at this path may be this very document, which is why only what is saved is in its way. */
export function createDefinition(
  library: Library,
  events: EventHub,
  { pack, base, path, source }: ToCreate,
): Outcome<CreatedDefinition> {
  if (library.packs.file(pack, path).ok) {
    const id = /([^/]*)\.json$/.exec(path)?.[1] ?? path;
    return err(failure('id-taken', { id, path }));
  }
  const edit = { path, bytes: new TextEncoder().encode(source) };
  const saved = saveEdits(library, events, pack, base, [edit], { code: 'edited' }, { dropDrafts: true });
  return saved.ok ? ok({ revision: saved.value.revision, path }) : saved;
}

interface ToDuplicate {
  readonly pack: string;
  readonly base: string;
  readonly path: string;
  readonly id?: string | undefined;
  readonly names?: Names | undefined;
}

/** The same definition again under another id, with its comments. */
export function duplicateDefinition(
  library: Library,
  events: EventHub,
  { pack, base, path, id, names }: ToDuplicate,
): Outcome<CreatedDefinition> {
  const found = library.definitions.get(pack, path);
  if (!found.ok) return found;
  const { kind, id: original } = found.value.summary;
  if (id !== undefined && !idSchema.safeParse(id).success) {
    return err(failure('bad-new-id', { id: shown(id) }));
  }
  const chosen = id ?? freeId(library, pack, kind, original);
  const newPath = definitionPath(kind, chosen);
  if (isTaken(library, pack, newPath)) return err(failure('id-taken', { id: chosen, path: newPath }));
  const renamed = replaceTexts(found.value.source, [{ at: ['id'], to: chosen }]);
  const source = names ? withNames(renamed, names) : renamed;
  return createDefinition(library, events, { pack, base, path: newPath, source });
}
