import { firstGame } from '@shared/games/index';
import { checkFile, checkManifest } from '@shared/language/check-file';
import { checkBeside } from '@shared/language/check-beside';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { diagnostic, DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import { imageFindings } from '@shared/language/images/art-findings';
import { placedIn } from '@shared/language/meaning/placed-in';
import {
  definitionPath,
  manifestPath,
  parsePackPath,
  type Game,
  type Kind,
} from '@shared/language/pack-format';
import { brokenReferences, namedKinds, type Reference } from '@shared/language/references';
import type { FileEdit, Library, PackFiles } from '../../library/library';

export interface CheckedEdits {
  /** Any of these, and nothing is stored. */
  readonly problems: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * What would be wrong with a pack after these edits. Only the edited files are read, because a save must not
 * cost more in a large pack; the whole pack is read when something that others may name goes away.
 */
export function checkEdits(library: Library, pack: string, edits: readonly FileEdit[]): CheckedEdits {
  const problems = new DiagnosticList();
  const warnings = new DiagnosticList();
  const definitions: ValidDefinition[] = [];
  const references: Reference[] = [];
  const game = gameAfter(library, pack, edits);
  for (const { path, bytes } of [...edits, ...rereadForGame(library, pack, edits, game)]) {
    if (bytes === null) {
      if (path === manifestPath) problems.add(diagnostic('missing-file', { file: path }, { path }));
      continue;
    }
    const checked = checkFile(path, bytes, game);
    if (!checked.ok) problems.add(...checked.error);
    else if (checked.value.is === 'definition') {
      references.push(...checked.value.references);
      definitions.push(checked.value.definition);
      warnings.add(...checked.value.warnings);
    }
  }
  if (!problems.empty) return { problems: problems.items, warnings: [] };
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
  problems.add(...brokenReferences(references, idsOf));
  if (problems.empty) problems.add(...brokenRulings(library, pack, edits, idsOf, game));
  warnings.add(...missingPictures(library, pack, edits, definitions));
  return { problems: problems.items, warnings: warnings.items };
}

/** Another game has other words: then everything that stays as it is has to be read in them. */
function rereadForGame(
  library: Library,
  pack: string,
  edits: readonly FileEdit[],
  game: Game,
): readonly FileEdit[] {
  const stored = library.packs.get(pack);
  if (!stored.ok || stored.value.game === game) return [];
  const files = library.packs.files(pack);
  const edited = new Set(edits.map(({ path }) => path));
  return files.ok
    ? [...files.value].flatMap(([path, bytes]) => (edited.has(path) ? [] : [{ path, bytes }]))
    : [];
}

function missingPictures(
  library: Library,
  pack: string,
  edits: readonly FileEdit[],
  definitions: readonly ValidDefinition[],
): Diagnostic[] {
  const stored = library.packs.assets(pack);
  if (!stored.ok) return [];
  const assets = new Set(stored.value.map(({ path }) => path));
  const files = new Map<string, Uint8Array>();
  for (const { path, bytes } of edits) {
    if (bytes) files.set(path, bytes);
    if (parsePackPath(path)?.is !== 'asset') continue;
    if (bytes) assets.add(path);
    else assets.delete(path);
  }
  return definitions.flatMap((one) => placedIn(files, one.path, imageFindings(one, assets)));
}

/** A card may be right and still not bear what a ruling would make of it. Only the cards in rulings are read. */
function brokenRulings(
  library: Library,
  pack: string,
  edits: readonly FileEdit[],
  idsOf: (kind: Kind) => ReadonlySet<string>,
  game: Game,
): Diagnostic[] {
  if (!edits.some(({ path }) => parsePackPath(path)?.is === 'definition')) return [];
  const after = (kind: Kind, id: string): Uint8Array | null => {
    const path = definitionPath(kind, id);
    const edit = edits.findLast((one) => one.path === path);
    if (edit) return edit.bytes;
    // Asked for by name: to list a thousand cards for the few that rulings name would cost more than the save.
    const stored = library.packs.file(pack, path);
    return stored.ok ? stored.value : null;
  };
  const has = (kind: Kind, id: string): boolean => idsOf(kind).has(id);
  return [...idsOf('rules')].flatMap((id) => {
    const bytes = after('rules', id);
    return bytes ? checkBeside(game, definitionPath('rules', id), bytes, after, has) : [];
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
  const edited = bytes ? checkManifest(bytes) : null;
  if (edited?.ok) return edited.value.game;
  const stored = library.packs.get(pack);
  return stored.ok ? stored.value.game : firstGame;
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
