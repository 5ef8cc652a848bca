import type { CreatedDefinition, DuplicatedDefinition } from '@shared/api/editing';
import { failure } from '@shared/api/failures';
import { shown } from '@shared/language/diagnostics';
import { withNames } from '@shared/language/edit-names';
import type { Names } from '@shared/language/names';
import { definitionPath, idSchema } from '@shared/language/pack-format';
import { parseDocument } from '@shared/language/parse-document';
import { err, ok } from '@shared/util/result';
import type { Library, Outcome } from '../../../library/library';
import type { EventHub } from '../../event-hub';
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
  readonly source?: string | undefined;
}

/** The same definition again under another id, with its comments; as it is typed, if that is given. */
export function duplicateDefinition(
  library: Library,
  events: EventHub,
  { pack, base, path, id, names, source }: ToDuplicate,
): Outcome<DuplicatedDefinition> {
  const found = library.definitions.get(pack, path);
  if (!found.ok) return found;
  const { kind, id: original } = found.value.summary;
  if (id !== undefined && !idSchema.safeParse(id).success) {
    return err(failure('bad-new-id', { id: shown(id) }));
  }
  const chosen = id ?? freeId(library, pack, kind, original);
  const newPath = definitionPath(kind, chosen);
  if (isTaken(library, pack, newPath)) return err(failure('id-taken', { id: chosen, path: newPath }));
  // Another id and name can't be put into a text that can't be read.
  if (source !== undefined && !parseDocument(path, source).ok)
    return err(failure('unreadable-text', { path }));
  const copyOf = (text: string): string => {
    const renamed = replaceTexts(text, [{ at: ['id'], to: chosen }]);
    return names ? withNames(renamed, names) : renamed;
  };
  const create = (text: string): Outcome<CreatedDefinition> =>
    createDefinition(library, events, { pack, base, path: newPath, source: copyOf(text) });
  const typed = source === undefined ? null : create(source);
  const isFaulty = typed?.ok === false && typed.error.code === 'invalid-definition';
  const made = typed && !isFaulty ? typed : create(found.value.source);
  if (!made.ok) return made;
  return ok({ ...made.value, unsaved: isFaulty && source !== undefined ? copyOf(source) : null });
}
