import { applyEdits, modify } from 'jsonc-parser';
import { failure } from '@shared/api/failures';
import type { DefinitionSummary, RevisionSummary } from '@shared/api/models';
import { checkManifest } from '@shared/language/check-file';
import { formattingOf } from '@shared/language/edit-names';
import { manifestPath, type Kind } from '@shared/language/pack-format';
import { listedFor, type PackOrder } from '@shared/language/pack-order';
import { err, ok } from '@shared/util/result';
import type { Library, Outcome } from '../../../library/library';
import { sortKey } from '../../../library/stores/sort-key';
import type { EventHub } from '../../event-hub';
import { withDrafts } from '../ids/rename-everywhere';
import { saveEdits } from '../save-edits';

const page = 500;

interface Asked {
  readonly pack: string;
  readonly base: string;
  readonly path: string;
  /** How many places: up is negative. No further than to the ends of its group. */
  readonly by: number;
}

/** Another place for a definition in its group, written into pack.json so that it travels with the pack. */
export function moveDefinition(
  library: Library,
  events: EventHub,
  { pack, base, path, by }: Asked,
): Outcome<RevisionSummary> {
  const found = library.definitions.get(pack, path);
  if (!found.ok) return found;
  const { kind, group: inGroup, id } = found.value.summary;
  const group = rowsOf(library, pack, kind).filter((row) => row.group === inGroup);
  const now = group.map((row) => row.id);
  const from = now.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), now.length - 1);
  if (from < 0 || from === to) return err(failure('nothing-changed', {}));
  if (withDrafts(library, pack, [manifestPath]).length > 0) {
    return err(failure('unsaved-text', { paths: [manifestPath] }));
  }
  const file = library.packs.file(pack, manifestPath);
  if (!file.ok) return file;
  const manifest = checkManifest(file.value);
  if (!manifest.ok) return err(failure('invalid-definition', { diagnostics: manifest.error }));
  const order: PackOrder = manifest.value.order ?? {};
  const usual = group.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)).map((row) => row.id);
  const wanted = now.toSpliced(from, 1).toSpliced(to, 0, id);
  // Ranks count within a group only: other groups keep theirs whatever comes before them in the list.
  const others = (order[kind] ?? []).filter((one) => !now.includes(one));
  const source = withOrder(new TextDecoder().decode(file.value), order, kind, [
    ...others,
    ...listedFor(usual, wanted),
  ]);
  const edit = { path: manifestPath, bytes: new TextEncoder().encode(source) };
  const saved = saveEdits(library, events, pack, base, [edit], { code: 'edited' });
  return saved.ok ? ok(saved.value.revision) : saved;
}

/** The manifest with another list for a kind; what is empty is not written. */
function withOrder(source: string, order: PackOrder, kind: Kind, ids: readonly string[]): string {
  const left = Object.entries(order).some(([other, listed]) => other !== kind && listed !== undefined);
  const [at, value] = ids.length > 0 || left ? [['order', kind], ids] : [['order'], []];
  const formattingOptions = formattingOf(source);
  return applyEdits(source, modify(source, at, value.length > 0 ? value : undefined, { formattingOptions }));
}

function rowsOf(library: Library, pack: string, kind: Kind): DefinitionSummary[] {
  const all: DefinitionSummary[] = [];
  for (let offset = 0; ; offset += page) {
    const found = library.definitions.find(pack, { text: '', kinds: [kind], groups: [] }, offset, page);
    const rows = found.ok ? found.value.rows : [];
    all.push(...rows);
    if (rows.length < page) return all;
  }
}
