import { checkFile } from '@shared/language/check-file';
import { checkRulings } from '@shared/language/rulings/check-rulings-file';
import { diagnostic, DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import {
  definitionPath,
  manifestPath,
  parsePackPath,
  type Game,
  type Kind,
} from '@shared/language/pack-format';
import { brokenReferences, namedKinds, type Reference } from '@shared/language/references';
import type { FileEdit, Library, PackFiles } from '../library/library';

/**
 * What would be wrong with a pack after these edits. Only the edited files are read, because a save must not
 * cost more in a large pack; the whole pack is read when something that others may name goes away.
 */
export function checkEdits(library: Library, pack: string, edits: readonly FileEdit[]): Diagnostic[] {
  const problems = new DiagnosticList();
  const references: Reference[] = [];
  const game = gameAfter(library, pack, edits);
  for (const { path, bytes } of edits) {
    if (bytes === null) {
      if (path === manifestPath) problems.add(diagnostic('missing-file', { file: path }, { path }));
      continue;
    }
    const checked = checkFile(path, bytes, game);
    if (!checked.ok) problems.add(...checked.error);
    else if (checked.value.is === 'definition') references.push(...checked.value.references);
  }
  if (!problems.empty) return problems.items;
  if (edits.some(({ path, bytes }) => bytes === null && isReferable(path))) {
    const files = library.packs.files(pack);
    if (files.ok) references.push(...referencesIn(files.value, edits, game));
  }
  const idsByKind = new Map<Kind, ReadonlySet<string>>();
  const idsOf = (kind: Kind): ReadonlySet<string> => {
    const ids = idsByKind.get(kind) ?? idsAfter(library, pack, kind, edits);
    idsByKind.set(kind, ids);
    return ids;
  };
  const broken = brokenReferences(references, idsOf);
  return broken.length > 0 ? broken : brokenRulings(library, pack, edits, idsOf);
}

/** A card may be right and still not bear what a ruling would make of it. Only the cards in rulings are read. */
function brokenRulings(
  library: Library,
  pack: string,
  edits: readonly FileEdit[],
  idsOf: (kind: Kind) => ReadonlySet<string>,
): Diagnostic[] {
  if (!edits.some(({ path }) => parsePackPath(path)?.is === 'definition')) return [];
  const after = (kind: Kind, id: string): Uint8Array | null => {
    const path = definitionPath(kind, id);
    const edit = edits.findLast((one) => one.path === path);
    if (edit) return edit.bytes;
    const stored = idsOf(kind).has(id) ? library.packs.file(pack, path) : null;
    return stored?.ok ? stored.value : null;
  };
  return [...idsOf('rules')].flatMap((id) => {
    const bytes = after('rules', id);
    return bytes ? checkRulings(definitionPath('rules', id), bytes, after, idsOf('zone')) : [];
  });
}

/** Nothing names a card or a bonus. */
const isReferable = (path: string): boolean => {
  const parsed = parsePackPath(path);
  return parsed?.is === 'definition' && namedKinds.includes(parsed.kind);
};

function referencesIn(files: PackFiles, edits: readonly FileEdit[], game: Game): Reference[] {
  const edited = new Set(edits.map(({ path }) => path));
  return [...files].flatMap(([path, bytes]) => {
    const checked = edited.has(path) ? null : checkFile(path, bytes, game);
    return checked?.ok && checked.value.is === 'definition' ? checked.value.references : [];
  });
}

/** In whose words the pack is written: its manifest may be among what is edited. */
function gameAfter(library: Library, pack: string, edits: readonly FileEdit[]): Game {
  const bytes = edits.findLast(({ path }) => path === manifestPath)?.bytes;
  const edited = bytes ? checkFile(manifestPath, bytes, 'ygios') : null;
  if (edited?.ok && edited.value.is === 'manifest') return edited.value.manifest.game;
  const stored = library.packs.get(pack);
  return stored.ok ? stored.value.game : 'ygios';
}

const pageSize = 500;

function idsAfter(
  library: Library,
  pack: string,
  kind: Kind,
  edits: readonly FileEdit[],
): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += pageSize) {
    const page = library.definitions.find(pack, { text: '', kinds: [kind], groups: [] }, offset, pageSize);
    if (!page.ok) break;
    for (const { id } of page.value.rows) ids.add(id);
    if (offset + pageSize >= page.value.total) break;
  }
  for (const { path, bytes } of edits) {
    const parsed = parsePackPath(path);
    if (parsed?.is !== 'definition' || parsed.kind !== kind) continue;
    if (bytes === null) ids.delete(parsed.id);
    else ids.add(parsed.id);
  }
  return ids;
}
