import Sqlite from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { first } from '../migrations/0001-first';
import { search } from '../migrations/0002-search';
import { face } from '../migrations/0003-face';
import { tempFolder } from '../test-support';

/**
 * library-v3.sqlite was written by the last release that made this format: a pack of forty definitions with an
 * edit, and a copy of it with another. It can't be made again by today's code, and must not be.
 */
test('the first three migrations still make the format of the stored file', () => {
  using folder = tempFolder();
  const copy = join(folder.path, 'copy.sqlite');
  copyFileSync(join(import.meta.dirname, 'library-v3.sqlite'), copy);
  const again = new Sqlite(':memory:');
  const stored = new Sqlite(copy, { readonly: true });
  try {
    for (const migration of [first, search, face]) migration.up(again);
    const [made, kept] = [again, stored].map((db) =>
      db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all(),
    );
    expect(made).toEqual(kept);
  } finally {
    again.close();
    stored.close();
  }
});
