import type { Database } from 'better-sqlite3';
import { toColumn, type Hash } from '../storage/hash';

/** The full-text index. A text is kept as long as a definition of some pack's head uses it. */
export class SearchIndex {
  readonly #find;
  readonly #add;
  readonly #addText;
  readonly #isUsed;
  readonly #remove;
  readonly #removeText;

  constructor(db: Database) {
    this.#find = db
      .prepare<[string, Buffer], number>('SELECT id FROM search_text WHERE path = ? AND hash = ?')
      .pluck();
    this.#add = db
      .prepare<[string, Buffer], number>('INSERT INTO search_text (path, hash) VALUES (?, ?) RETURNING id')
      .pluck();
    this.#addText = db.prepare<[number, string]>('INSERT INTO search (rowid, text) VALUES (?, ?)');
    this.#isUsed = db.prepare<[number], unknown>('SELECT 1 FROM definition WHERE text = ? LIMIT 1');
    this.#remove = db.prepare<[number]>('DELETE FROM search_text WHERE id = ?');
    this.#removeText = db.prepare<[number]>('DELETE FROM search WHERE rowid = ?');
  }

  /** The row for this content at this path; the text is only asked for when it is new. */
  ensure(path: string, hash: Hash, text: () => string): number {
    const column = toColumn(hash);
    const known = this.#find.get(path, column);
    if (known !== undefined) return known;
    const id = this.#add.get(path, column);
    if (id === undefined) throw new Error('insert returned no row');
    this.#addText.run(id, text());
    return id;
  }

  /** To be called after definitions let go of these texts. */
  release(ids: Iterable<number>): void {
    for (const id of ids) {
      if (this.#isUsed.get(id) !== undefined) continue;
      this.#removeText.run(id);
      this.#remove.run(id);
    }
  }
}
