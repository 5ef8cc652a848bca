import type { Database } from 'better-sqlite3';
import { DamagedData } from './damage';
import { sha256, toColumn, type Hash } from './hash';
import type { NodeStore } from './tree-read';

/** Contents by their hash. Equal contents are stored once, whichever pack or revision they belong to. */
export class Blobs implements NodeStore {
  readonly #select;
  readonly #insert;
  readonly #mend;

  constructor(db: Database) {
    this.#select = db.prepare<[Buffer], { bytes: Buffer }>('SELECT bytes FROM blob WHERE hash = ?');
    this.#insert = db.prepare<[Buffer, Uint8Array]>(
      'INSERT INTO blob (hash, bytes) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING',
    );
    this.#mend = db.prepare<[Uint8Array, Buffer]>('UPDATE blob SET bytes = ? WHERE hash = ?');
  }

  get(hash: Hash): Buffer {
    const row = this.#select.get(toColumn(hash));
    if (!row) throw new DamagedData(`content ${hash} is missing`);
    // A flipped bit on the disk passes SQLite's own checks: they look at structure, not at contents.
    if (sha256(row.bytes) !== hash) throw new DamagedData(`content ${hash} was altered`);
    return row.bytes;
  }

  put(bytes: Uint8Array): Hash {
    const hash = sha256(bytes);
    const column = toColumn(hash);
    // What is already there is compared, not trusted: here the right bytes are at hand to mend an altered one.
    if (this.#insert.run(column, bytes).changes === 0 && !this.#select.get(column)?.bytes.equals(bytes)) {
      this.#mend.run(bytes, column);
    }
    return hash;
  }
}
