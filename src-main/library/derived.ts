import type { Database } from 'better-sqlite3';
import { readTree } from './storage/tree-read';
import type { Contents } from './stores/contents';
import { DefinitionTable } from './stores/definition-table';
import { headOf, ranksOf } from './stores/pack-writer';

/**
 * Makes the definitions' table and the search index again from the packs' contents, when an older release
 * filled them in another way or not at all.
 */
export function refreshDerived(db: Database, contents: Contents, definitions: DefinitionTable): void {
  const name = 'definitions';
  const stored = db.prepare<[string], number>('SELECT version FROM derived WHERE name = ?').pluck();
  if (stored.get(name) === DefinitionTable.version) return;
  db.exec('DELETE FROM definition; DELETE FROM search_text; DELETE FROM search;');
  for (const pack of contents.packs.all()) {
    const { tree } = headOf(contents, pack);
    definitions.update(pack.id, readTree(contents.blobs, tree), ranksOf(contents, tree));
  }
  db.prepare<[string, number]>('REPLACE INTO derived (name, version) VALUES (?, ?)').run(
    name,
    DefinitionTable.version,
  );
}
