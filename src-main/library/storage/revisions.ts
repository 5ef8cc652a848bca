import type { Database } from 'better-sqlite3';
import { revisionMessage, type RevisionMessage, type RevisionSummary } from '@shared/api/models';
import { DamagedData } from './damage';
import { fromColumn, sha256, toColumn, type Hash } from './hash';

export interface Revision {
  readonly id: Hash;
  readonly pack: string;
  /** 1 for a pack's first revision; the history of a pack is a line. */
  readonly number: number;
  readonly parent: Hash | null;
  readonly tree: Hash;
  readonly time: number;
  readonly message: RevisionMessage;
  readonly changes: number;
}

interface Row {
  hash: Buffer;
  pack: string;
  number: number;
  parent: Buffer | null;
  tree: Buffer;
  time: number;
  message: string;
  changes: number;
}

/** The name of a revision says what it is: pack, parent, tree, time and message can't be altered under it. */
export function revisionId(
  revision: Pick<Revision, 'pack' | 'parent' | 'tree' | 'time'>,
  message: string,
): Hash {
  const { pack, parent, tree, time } = revision;
  return sha256(JSON.stringify(['heartdeck revision 1', pack, parent, tree, time, message]));
}

export class Revisions {
  readonly #byHash;
  readonly #byPack;
  readonly #byTree;
  readonly #insert;

  constructor(db: Database) {
    this.#byHash = db.prepare<[Buffer], Row>('SELECT * FROM revision WHERE hash = ?');
    this.#byPack = db.prepare<[string], Row>('SELECT * FROM revision WHERE pack = ? ORDER BY number DESC');
    this.#byTree = db.prepare<[Buffer], Row>('SELECT * FROM revision WHERE tree = ? ORDER BY time DESC');
    this.#insert = db.prepare<[Buffer, string, number, Buffer | null, Buffer, number, string, number]>(
      `INSERT INTO revision (hash, pack, number, parent, tree, time, message, changes)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  get(id: Hash): Revision | null {
    const row = /^[0-9a-f]{64}$/.test(id) ? this.#byHash.get(toColumn(id)) : undefined;
    return row ? fromRow(row) : null;
  }

  /** Those that hold just this, of whichever pack; newest first. */
  withTree(tree: Hash): Revision[] {
    return /^[0-9a-f]{64}$/.test(tree) ? this.#byTree.all(toColumn(tree)).map(fromRow) : [];
  }

  /** Newest first. */
  ofPack(pack: string): Revision[] {
    return this.#byPack.all(pack).map(fromRow);
  }

  add(revision: Omit<Revision, 'id'>): Revision {
    const { pack, number, parent, tree, time, changes } = revision;
    const message = JSON.stringify(revision.message);
    const id = revisionId(revision, message);
    const parentColumn = parent === null ? null : toColumn(parent);
    this.#insert.run(toColumn(id), pack, number, parentColumn, toColumn(tree), time, message, changes);
    return { ...revision, id };
  }
}

function fromRow(row: Row): Revision {
  const { pack, number, time, changes } = row;
  const id = fromColumn(row.hash);
  const revision = {
    id,
    pack,
    number,
    parent: row.parent && fromColumn(row.parent),
    tree: fromColumn(row.tree),
    time,
    message: revisionMessage.parse(JSON.parse(row.message)),
    changes,
  };
  if (revisionId(revision, row.message) !== id) throw new DamagedData(`revision ${id} was altered`);
  return revision;
}

export const summaryOf = ({ id, parent, time, message, changes }: Revision): RevisionSummary => ({
  id,
  parent,
  time,
  message,
  changes,
});
