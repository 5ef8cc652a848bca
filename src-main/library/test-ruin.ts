import Sqlite from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';

/** For tests: ruins one page of a table or an index and nothing else. The database must be closed. */
export function ruinPage(file: string, name: string): void {
  const db = new Sqlite(file, { readonly: true });
  const leaves = db
    .prepare<[string], number>(`SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'`)
    .pluck()
    .all(name);
  const size = db.pragma('page_size', { simple: true }) as number;
  db.close();
  const page = leaves[leaves.length >> 1];
  if (page === undefined) throw new Error(`${name} has no pages`);
  writeFileSync(file, readFileSync(file).fill(0xaa, (page - 1) * size, page * size));
}
