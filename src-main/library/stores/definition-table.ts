import type { Database } from 'better-sqlite3';
import type { CardFace } from '@shared/language/card-face';
import type { Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { parsePackPath } from '@shared/language/pack-format';
import type { Ranks } from '@shared/language/pack-order';
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

interface SortedRow {
  path: string;
  kind: Kind;
  id: string;
  number: number | null;
  group: string | null;
  face: string | null;
  sort: string;
}

/**
 * The definitions of every pack's head, laid out for lists, filters and search. All of it can be made again
 * from the trees: change `version` together with what is written here, and it is.
 */
export class DefinitionTable {
  static readonly version = 4;
  readonly #blobs: Blobs;
  readonly #index: SearchIndex;
  readonly #gameOf;
  readonly #textOf;
  readonly #put;
  readonly #remove;
  readonly #copy;
  readonly #sorted;
  readonly #resort;

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
    this.#sorted = db.prepare<[string], SortedRow>(
      'SELECT path, kind, id, number, "group", face, sort FROM definition WHERE pack = ?',
    );
    this.#resort = db.prepare<[string, string, string]>(
      'UPDATE definition SET sort = ? WHERE pack = ? AND path = ?',
    );
  }

  /** Follows a change of the pack's head; paths of other files are passed over. */
  update(pack: string, changes: Iterable<readonly [path: string, hash: Hash | null]>, ranks: Ranks): void {
    const released = new Set<number>();
    const game = this.#gameOf.get(pack);
    if (game === undefined) throw new Error(`definitions of a pack that is not there: ${pack}`);
    for (const [path, hash] of changes) {
      const old = this.#textOf.get(pack, path);
      if (typeof old === 'number') released.add(old);
      if (hash === null) this.#remove.run(pack, path);
      else this.#write(pack, game, path, hash, ranks);
    }
    this.#index.release(released);
  }

  /** After the order that the pack gives has changed. */
  resort(pack: string, ranks: Ranks): void {
    for (const { path, face, sort, ...row } of this.#sorted.all(pack)) {
      const read = face === null ? null : (JSON.parse(face) as CardFace);
      const key = sortKey({ ...row, face: read }, ranks(row.kind, row.id));
      if (key !== sort) this.#resort.run(key, pack, path);
    }
  }

  copyAll(from: string, to: string): void {
    this.#copy.run(to, from);
  }

  #write(pack: string, game: Game, path: string, hash: Hash, ranks: Ranks): void {
    if (parsePackPath(path)?.is !== 'definition') return;
    const bytes = this.#blobs.get(hash);
    const summary = summarise(path, bytes.toString('utf8'));
    if (summary === null) return;
    const { kind, id, names, number, group, face } = summary;
    const text = this.#index.ensure(path, hash, () =>
      indexText([id, ...summary.texts, ...ruleWords(game, path, bytes)]),
    );
    const label = [names && JSON.stringify(names), number, group, face && JSON.stringify(face)] as const;
    this.#put.run(pack, path, kind, id, ...label, toColumn(hash), sortKey(summary, ranks(kind, id)), text);
  }
}
