import { dirname } from 'node:path';
import { ok } from '@shared/util/result';
import { backUpIfDue } from './backups';
import { refreshDerived } from './derived';
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
import { PackWriter } from './stores/pack-writer';
import { SearchIndex } from './stores/search-index';
import { StoredSettings } from './stores/settings-store';

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
