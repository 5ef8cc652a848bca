import type { Database } from 'better-sqlite3';
import type { Game } from '@shared/language/kinds';
import { parsePackPath } from '@shared/language/pack-format';
import { summarise } from '@shared/language/summary';
import { ruleWords } from '../rule-words';
import { indexText } from '../search-text';
import type { Blobs } from '../storage/blobs';
import { toColumn, type Hash } from '../storage/hash';
import type { SearchIndex } from './search-index';
import { sortKey } from './sort-key';

type Row = [
  pack: string,
  path: string,
  kind: string,
  id: string,
  names: string | null,
  number: number | null,
  group: string | null,
  face: string | null,
  hash: Buffer,
  sort: string,
  text: number,
];

/**
 * The definitions of every pack's head, laid out for lists, filters and search. All of it can be made again
 * from the trees: change `version` together with what is written here, and it is.
 */
export class DefinitionTable {
  static readonly version = 3;
  readonly #blobs: Blobs;
  readonly #index: SearchIndex;
  readonly #gameOf;
  readonly #textOf;
  readonly #put;
  readonly #remove;
  readonly #copy;

  constructor(db: Database, blobs: Blobs, index: SearchIndex) {
    this.#blobs = blobs;
    this.#index = index;
    this.#gameOf = db.prepare<[string], Game>('SELECT game FROM pack WHERE id = ?').pluck();
    this.#textOf = db
      .prepare<[string, string], number | null>('SELECT text FROM definition WHERE pack = ? AND path = ?')
      .pluck();
    this.#put = db.prepare<Row>(
      `REPLACE INTO definition (pack, path, kind, id, names, number, "group", face, hash, sort, text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#remove = db.prepare<[string, string]>('DELETE FROM definition WHERE pack = ? AND path = ?');
    this.#copy = db.prepare<[string, string]>(
      `INSERT INTO definition (pack, path, kind, id, names, number, "group", face, hash, sort, text)
       SELECT ?, path, kind, id, names, number, "group", face, hash, sort, text FROM definition WHERE pack = ?`,
    );
  }

  /** Follows a change of the pack's head; paths of other files are passed over. */
  update(pack: string, changes: Iterable<readonly [path: string, hash: Hash | null]>): void {
    const released = new Set<number>();
    const game = this.#gameOf.get(pack);
    if (game === undefined) throw new Error(`definitions of a pack that is not there: ${pack}`);
    for (const [path, hash] of changes) {
      const old = this.#textOf.get(pack, path);
      if (typeof old === 'number') released.add(old);
      if (hash === null) this.#remove.run(pack, path);
      else this.#write(pack, game, path, hash);
    }
    this.#index.release(released);
  }

  copyAll(from: string, to: string): void {
    this.#copy.run(to, from);
  }

  #write(pack: string, game: Game, path: string, hash: Hash): void {
    if (parsePackPath(path)?.is !== 'definition') return;
    const bytes = this.#blobs.get(hash);
    const summary = summarise(path, bytes.toString('utf8'));
    if (summary === null) return;
    const { kind, id, names, number, group, face } = summary;
    const text = this.#index.ensure(path, hash, () =>
      indexText([id, ...summary.texts, ...ruleWords(game, path, bytes)]),
    );
    const label = [names && JSON.stringify(names), number, group, face && JSON.stringify(face)] as const;
    this.#put.run(pack, path, kind, id, ...label, toColumn(hash), sortKey(summary), text);
  }
}
