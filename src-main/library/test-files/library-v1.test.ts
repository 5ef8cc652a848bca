import Sqlite from 'better-sqlite3';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../test-support';
import { fillV1 } from './make-v1';

const stored = join(import.meta.dirname, 'library-v1.sqlite');

function make(file: string): void {
  const db = new Sqlite(file);
  fillV1(db);
  db.close();
}

function schemaOf(file: string): unknown[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    return db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  } finally {
    db.close();
  }
}

test('the first migration still makes the format of the stored file', () => {
  // A released migration never changes: libraries out there have been through it as it was.
  if (process.env['HEARTDECK_MAKE_FILES'] === '1') {
    rmSync(stored, { force: true });
    make(stored);
  }
  using folder = tempFolder();
  const [again, copy] = [join(folder.path, 'again.sqlite'), join(folder.path, 'copy.sqlite')];
  make(again);
  // A copy, because SQLite puts files beside what it reads.
  copyFileSync(stored, copy);
  expect(schemaOf(again)).toEqual(schemaOf(copy));
});
