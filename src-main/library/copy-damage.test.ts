import Sqlite from 'better-sqlite3';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { damageIn } from './copy-damage';
import { libraryFile } from './library-paths';
import { ruinPage } from './test-ruin';
import { must, openOrThrow, syntheticPack, tempFolder } from './test-support';

/** A copy to be spoiled: SQLite itself copies a spoiled library only as far as it can read it. */
async function withCopy() {
  const folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  must(library.packs.create({ files: syntheticPack(500), message: { code: 'imported', file: 'x' } }));
  library.close();
  const db = new Sqlite(libraryFile(folder.path));
  const copy = join(folder.path, 'copy.sqlite');
  db.prepare('VACUUM INTO ?').run(copy);
  return {
    ...{ db, copy, path: folder.path },
    [Symbol.dispose]: () => {
      db.close();
      folder[Symbol.dispose]();
    },
  };
}

function write(file: string, sql: string): void {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = OFF');
  expect(db.prepare(sql).run().changes).toBeGreaterThan(0);
  db.close();
}

test('a good copy has none, may be renamed at once, and nothing stays beside it', async () => {
  using made = await withCopy();
  const before = readdirSync(made.path);
  expect(damageIn(made.db, made.copy)).toBeNull();
  expect(readdirSync(made.path)).toEqual(before);
  expect(made.db.pragma('database_list')).toHaveLength(1);
});

const spoilers: readonly [what: string, spoil: (copy: string) => void, says: RegExp][] = [
  ['a ruined page of an index', (copy) => ruinPage(copy, 'definition_order'), /page/],
  ['a lost row', (copy) => write(copy, 'DELETE FROM revision'), /a row of \w+ lacks/],
  ['an altered content', (copy) => write(copy, `UPDATE blob SET bytes = x'00' WHERE rowid = 7`), /altered/],
];
test.each(spoilers)('%s is found', async (_what, spoil, says) => {
  using made = await withCopy();
  spoil(made.copy);
  expect(damageIn(made.db, made.copy)).toMatch(says);
  expect(made.db.pragma('database_list')).toHaveLength(1);
});
