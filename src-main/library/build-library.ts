import { dirname } from 'node:path';
import { ok } from '@shared/util/result';
import { backUpIfDue } from './backups';
import type { Library, Outcome } from './library';
import type { Session } from './session';
import { Blobs } from './storage/blobs';
import { Revisions } from './storage/revisions';
import { Contents } from './stores/contents';
import { Definitions } from './stores/definition-store';
import { DefinitionTable } from './stores/definition-table';
import { Drafts } from './stores/draft-store';
import { DraftTable } from './stores/draft-table';
import { Matches } from './stores/match-store';
import { Packs } from './stores/pack-store';
import { PackTable } from './stores/pack-table';
import { PackWriter, headOf, ranksOf } from './stores/pack-writer';
import { SearchIndex } from './stores/search-index';
import { StoredSettings } from './stores/settings-store';
import type { Database } from 'better-sqlite3';
import { readTree } from './storage/tree-read';

/**
 * Makes the definitions' table and the search index again from the packs' contents, when an older release
 * filled them in another way or not at all.
 */
function refreshDerived(db: Database, contents: Contents, definitions: DefinitionTable): void {
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

/** The stores over one session. The session's database is closed with the library. */
export function buildLibrary(session: Session): Outcome<Library> {
  const { db } = session;
  const blobs = new Blobs(db);
  const contents = new Contents(new PackTable(db), new Revisions(db), blobs);
  const definitions = new DefinitionTable(db, blobs, new SearchIndex(db));
  const refreshed = session.write(() => ok(refreshDerived(db, contents, definitions)));
  if (!refreshed.ok) return refreshed;
  const drafts = new DraftTable(db);
  return ok({
    packs: new Packs(session, contents, new PackWriter(session, contents, definitions), drafts),
    definitions: new Definitions(session, contents),
    drafts: new Drafts(session, contents, drafts),
    settings: new StoredSettings(session),
    matches: new Matches(session, contents),
    backUp: (age) => backUpIfDue(db, dirname(session.file), session.now(), age),
    close: () => {
      db.close();
    },
  });
}
