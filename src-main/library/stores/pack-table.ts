import type { Database } from 'better-sqlite3';
import type { PackSummary } from '@shared/api/models';
import type { Names } from '@shared/language/names';
import type { Game } from '@shared/language/pack-format';
import { fromColumn, toColumn, type Hash } from '../storage/hash';

interface Row {
  id: string;
  game: Game;
  names: string;
  shipped: 0 | 1;
  origin: string | null;
  head: Buffer;
  definitions: number;
  changed_at: number;
  deleted_at: number | null;
}

export interface PackLabel {
  readonly game: Game;
  readonly names: Names;
}

const select = `
  SELECT id, game, names, shipped, origin, head, changed_at, deleted_at,
    (SELECT count(*) FROM definition WHERE pack = pack.id) AS definitions
  FROM pack`;

export class PackTable {
  readonly #all;
  readonly #one;
  readonly #insert;
  readonly #setHead;
  readonly #setDeleted;

  constructor(db: Database) {
    this.#all = db.prepare<[], Row>(`${select} ORDER BY shipped DESC, rowid`);
    this.#one = db.prepare<[string], Row>(`${select} WHERE id = ?`);
    this.#insert = db.prepare<[string, Game, string, 0 | 1, string | null, Buffer, number]>(
      'INSERT INTO pack (id, game, names, shipped, origin, head, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#setHead = db.prepare<[Buffer, Game, string, number, string]>(
      'UPDATE pack SET head = ?, game = ?, names = ?, changed_at = ? WHERE id = ?',
    );
    this.#setDeleted = db.prepare<[number | null, string]>('UPDATE pack SET deleted_at = ? WHERE id = ?');
  }

  all(): PackSummary[] {
    return this.#all.all().map(fromRow);
  }

  get(id: string): PackSummary | null {
    const row = this.#one.get(id);
    return row ? fromRow(row) : null;
  }

  /** The head may be a revision that is yet to be added in the same transaction. */
  add(
    id: string,
    label: PackLabel,
    made: { shipped: boolean; origin: string | null; head: Hash; time: number },
  ) {
    const { shipped, origin, head, time } = made;
    const names = JSON.stringify(label.names);
    this.#insert.run(id, label.game, names, shipped ? 1 : 0, origin, toColumn(head), time);
  }

  setHead(id: string, head: Hash, label: PackLabel, time: number): void {
    this.#setHead.run(toColumn(head), label.game, JSON.stringify(label.names), time, id);
  }

  setDeleted(id: string, time: number | null): void {
    this.#setDeleted.run(time, id);
  }
}

const fromRow = (row: Row): PackSummary => ({
  id: row.id,
  game: row.game,
  names: JSON.parse(row.names) as Names,
  shipped: row.shipped === 1,
  origin: row.origin,
  head: fromColumn(row.head),
  definitions: row.definitions,
  changedAt: row.changed_at,
  deletedAt: row.deleted_at,
});
