import type { Database } from 'better-sqlite3';
import type { Draft } from '@shared/api/editing';
import { fromColumn, toColumn, type Hash } from '../storage/hash';

interface Row {
  path: string;
  base: Buffer;
  source: string;
  changed_at: number;
}

export class DraftTable {
  readonly #all;
  readonly #count;
  readonly #put;
  readonly #drop;

  constructor(db: Database) {
    this.#all = db.prepare<[string], Row>(
      'SELECT path, base, source, changed_at FROM draft WHERE pack = ? ORDER BY path',
    );
    this.#count = db
      .prepare<[string, string], number>('SELECT count(*) FROM draft WHERE pack = ? AND path <> ?')
      .pluck();
    this.#put = db.prepare<[string, string, Buffer, string, number]>(
      'REPLACE INTO draft (pack, path, base, source, changed_at) VALUES (?, ?, ?, ?, ?)',
    );
    this.#drop = db.prepare<[string, string]>('DELETE FROM draft WHERE pack = ? AND path = ?');
  }

  all(pack: string): Draft[] {
    return this.#all.all(pack).map(({ path, base, source, changed_at }) => ({
      path,
      base: fromColumn(base),
      source: JSON.parse(source) as string,
      changedAt: changed_at,
    }));
  }

  othersThan(pack: string, path: string): number {
    return this.#count.get(pack, path) ?? 0;
  }

  put(pack: string, path: string, base: Hash, source: string, time: number): void {
    this.#put.run(pack, path, toColumn(base), JSON.stringify(source), time);
  }

  drop(pack: string, path: string): boolean {
    return this.#drop.run(pack, path).changes > 0;
  }
}
