import Sqlite, { type Database } from 'better-sqlite3';
import type { Game } from '@shared/games/index';
import { summarise } from '@shared/language/summary';
import { ruleWords } from '../rule-words';
import { indexText } from '../search-text';
import { Blobs } from '../storage/blobs';
import { fromColumn } from '../storage/hash';
import { Revisions } from '../storage/revisions';
import { readTree } from '../storage/tree-read';
import { headOf, ranksOf } from '../stores/pack-writer';
import { Contents } from '../stores/contents';
import { PackTable } from '../stores/pack-table';
import { sortKey } from '../stores/sort-key';

interface Row {
  path: string;
  names: string | null;
  number: number | null;
  group: string | null;
  hash: Buffer;
  sort: string;
  text: number;
}

interface UsedText {
  text: number;
  path: string;
  hash: Buffer;
  game: Game;
  at: string;
  content: Buffer;
}

/**
 * Reads the whole database and returns what does not fit together: pages, references, heads, trees, the
 * definitions' table, the search index. An empty list is a library in order.
 */
export function inconsistencies(file: string): string[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    return [...checkPages(db), ...checkPacks(db), ...checkSearch(db), ...checkChoices(db)];
  } finally {
    db.close();
  }
}

function checkPages(db: Database): string[] {
  const report = db.pragma('integrity_check', { simple: true });
  const dangling = db.pragma('foreign_key_check') as unknown[];
  return [...(report === 'ok' ? [] : [String(report)]), ...dangling.map((row) => JSON.stringify(row))];
}

function checkPacks(db: Database): string[] {
  const contents = new Contents(new PackTable(db), new Revisions(db), new Blobs(db));
  const rowsOf = db.prepare<[string], Row>('SELECT * FROM definition WHERE pack = ?');
  return contents.packs.all().flatMap((pack) => {
    const problems: string[] = [];
    const rows = new Map(rowsOf.all(pack.id).map((row) => [row.path, row]));
    const { tree } = headOf(contents, pack);
    const ranks = ranksOf(contents, tree);
    for (const [path, hash] of readTree(contents.blobs, tree)) {
      const summary = summarise(path, contents.blobs.get(hash).toString('utf8'));
      if (!summary) continue;
      const row = rows.get(path);
      rows.delete(path);
      const same =
        row &&
        fromColumn(row.hash) === hash &&
        row.names === (summary.names && JSON.stringify(summary.names)) &&
        row.number === summary.number &&
        row.group === summary.group &&
        row.sort === sortKey(summary, ranks(summary.kind, summary.id));
      if (!same) problems.push(`${pack.id} ${path}: table and file differ`);
    }
    for (const path of rows.keys()) problems.push(`${pack.id} ${path}: in the table only`);
    const numbers = contents.revisions.ofPack(pack.id).map(({ number }) => number);
    if (numbers.some((number, index) => number !== numbers.length - index))
      problems.push(`${pack.id}: a gap`);
    return problems;
  });
}

/** The index holds exactly the words of the texts that are in use. */
function checkSearch(db: Database): string[] {
  db.exec("CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', 'search', 'instance')");
  const indexed = new Map<number, string[]>();
  const words = db.prepare<[], { term: string; doc: number }>(
    'SELECT term, doc FROM words ORDER BY doc, offset',
  );
  for (const { term, doc } of words.iterate()) {
    const known = indexed.get(doc);
    if (known) known.push(term);
    else indexed.set(doc, [term]);
  }
  const blobs = new Blobs(db);
  const used = db.prepare<[], UsedText>(
    `SELECT DISTINCT d.text, d.path, d.hash, p.game, s.path AS at, s.hash AS content
     FROM definition d JOIN pack p ON p.id = d.pack LEFT JOIN search_text s ON s.id = d.text`,
  );
  const problems: string[] = [];
  for (const { text, path, hash, game, at, content } of used.all()) {
    const bytes = blobs.get(fromColumn(hash));
    const summary = summarise(path, bytes.toString('utf8'));
    const words = summary ? [summary.id, ...summary.texts, ...ruleWords(game, path, bytes)] : [];
    const expected = indexText(words);
    if (at !== path || !hash.equals(content)) problems.push(`${path}: the index has another content`);
    if (indexed.get(text)?.join(' ') !== expected) problems.push(`${path}: the index has other words`);
    indexed.delete(text);
  }
  for (const doc of indexed.keys()) problems.push(`search ${doc}: belongs to nothing`);
  return problems;
}

function checkChoices(db: Database): string[] {
  const gaps = db.prepare<[], { match: string }>(
    'SELECT match FROM match_choice GROUP BY match HAVING max(number) + 1 <> count(*) OR min(number) <> 0',
  );
  return gaps.all().map(({ match }) => `match ${match}: a gap`);
}
