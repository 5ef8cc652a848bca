import { failure } from '@shared/api/failures';
import type { RenamedDefinition } from '@shared/api/editing';
import { shown } from '@shared/language/diagnostics';
import {
  definitionPath,
  idSchema,
  manifestPath,
  parsePackPath,
  type Kind,
} from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { FileEdit, Library, Outcome } from '../../../library/library';
import type { EventHub } from '../../event-hub';
import { saveEdits } from '../save-edits';
import { definitionIn, withRenamedId, withRenamedOrder, type Renaming } from './rename-id';
import { isTaken } from './taken-ids';
import { parseTree, type Node } from 'jsonc-parser';

/** What positions and moves name. */
const named: readonly Kind[] = ['card', 'bonus', 'zone', 'token'];
/** What a scenario says for its reader, not for the game. */
const forReaders: readonly unknown[] = ['id', 'title', 'why'];

/** A file of scenarios after a definition got another id: wherever it stands, as a value or as a key. */
function withRenamedInScenarios(source: string, { kind, from, to }: Renaming): string {
  const root = named.includes(kind) ? parseTree(source, [], { allowTrailingComma: true }) : undefined;
  const scenarios = root?.children?.find((property) => property.children?.[0]?.value === 'scenarios');
  const spans: Node[] = [];
  const waiting: Node[] = [];
  for (const scenario of scenarios?.children?.[1]?.children ?? []) {
    const parts = scenario.children ?? [];
    waiting.push(...parts.filter((property) => !forReaders.includes(property.children?.[0]?.value)));
  }
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'string' && node.value === from) spans.push(node);
    waiting.push(...(node.children ?? []));
  }
  return spans
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (text, { offset, length }) => text.slice(0, offset) + JSON.stringify(to) + text.slice(offset + length),
      source,
    );
}

const utf8 = new TextEncoder();
const page = 500;

interface Asked {
  readonly pack: string;
  readonly base: string;
  readonly path: string;
  readonly id: string;
}

/** Another id for a definition, in its file and wherever it is named, as one revision. */
export function renameEverywhere(
  library: Library,
  events: EventHub,
  { pack, base, path, id }: Asked,
): Outcome<RenamedDefinition> {
  const summary = library.packs.get(pack);
  if (!summary.ok) return summary;
  const { game, head, shipped } = summary.value;
  if (shipped) return err(failure('pack-read-only', { pack }));
  if (head !== base) return err(failure('stale-base', { pack }));
  const parsed = parsePackPath(path);
  const found = library.definitions.get(pack, path);
  if (!found.ok) return found;
  if (parsed?.is !== 'definition') return err(failure('no-such-definition', { pack, path }));
  if (parsed.id === id) return err(failure('nothing-changed', {}));
  if (!idSchema.safeParse(id).success) return err(failure('bad-new-id', { id: shown(id) }));
  const renaming: Renaming = { kind: parsed.kind, from: parsed.id, to: id };
  const newPath = definitionPath(renaming.kind, id);
  if (isTaken(library, pack, newPath)) return err(failure('id-taken', { id, path: newPath }));

  const read = (at: string) => {
    const stored = library.definitions.get(pack, at);
    return stored.ok ? definitionIn(game, at, stored.value.source) : null;
  };
  const edits: FileEdit[] = [];
  const touched: string[] = [];
  for (const at of candidates(library, pack, renaming, path)) {
    const stored = library.definitions.get(pack, at);
    const definition = stored.ok ? definitionIn(game, at, stored.value.source) : null;
    if (!stored.ok || !definition) continue;
    const source = withRenamedId(game, definition, stored.value.source, renaming, (kind, one) =>
      read(definitionPath(kind, one)),
    );
    if (source === stored.value.source) continue;
    touched.push(at);
    if (at === path) edits.push({ path, bytes: null }, { path: newPath, bytes: utf8.encode(source) });
    else edits.push({ path: at, bytes: utf8.encode(source) });
  }
  const listing = library.packs.listing(pack);
  if (!listing.ok) return listing;
  const scenarios = [...listing.value.keys()].filter((at) => parsePackPath(at)?.is === 'scenarios');
  for (const at of [manifestPath, ...scenarios]) {
    const file = library.packs.file(pack, at);
    if (!file.ok) return file;
    const before = new TextDecoder().decode(file.value);
    const change = at === manifestPath ? withRenamedOrder : withRenamedInScenarios;
    const after = change(before, renaming);
    if (after === before) continue;
    touched.push(at);
    edits.push({ path: at, bytes: utf8.encode(after) });
  }
  const unsaved = withDrafts(library, pack, [path, ...touched]);
  if (unsaved.length > 0) return err(failure('unsaved-text', { paths: unsaved }));
  const saved = saveEdits(library, events, pack, base, edits, { code: 'renamed' });
  return saved.ok ? ok({ revision: saved.value.revision, path: newPath, touched }) : saved;
}

/** The definition itself, all rules, and every document that the index finds the id in. */
function candidates(library: Library, pack: string, { from }: Renaming, path: string): Set<string> {
  const paths = new Set([path]);
  const filters = [
    { text: '', kinds: ['rules' as const], groups: [] },
    { text: from, kinds: [], groups: [] },
  ];
  for (const filter of filters) {
    for (let offset = 0; ; offset += page) {
      const found = library.definitions.find(pack, filter, offset, page);
      const rows = found.ok ? found.value.rows : [];
      for (const row of rows) paths.add(row.path);
      if (rows.length < page) break;
    }
  }
  return paths;
}

/** Which of these documents have text that is not saved: changing them under it would make it stale. */
export function withDrafts(library: Library, pack: string, paths: readonly string[]): string[] {
  const drafts = library.drafts.list(pack);
  const typed = new Set(drafts.ok ? drafts.value.map(({ path }) => path) : []);
  return [...new Set(paths)].filter((path) => typed.has(path));
}
