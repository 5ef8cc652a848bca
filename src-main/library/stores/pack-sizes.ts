import type { Database } from 'better-sqlite3';
import { diagnostic, type Diagnostic } from '@shared/language/diagnostics';
import { manifestPath, packLimits } from '@shared/language/pack-format';
import type { Blobs } from '../storage/blobs';
import { DamagedData } from '../storage/damage';
import { toColumn, type Hash } from '../storage/hash';
import { countFiles, readTree, diffTrees } from '../storage/tree-read';

/**
 * How large a pack is, told from the lengths of its contents without reading them. A tree never changes, so
 * what was once added up holds for ever: only the first save of a pack adds up all, each further one what it
 * changes.
 */
export class PackSizes {
  readonly #blobs: Blobs;
  readonly #length;
  readonly #total;
  /** The last tree of each pack and its bytes. */
  readonly #known = new Map<string, { readonly tree: Hash; readonly bytes: number }>();

  constructor(db: Database, blobs: Blobs) {
    this.#blobs = blobs;
    this.#total = db
      .prepare<[string], number>(
        'SELECT sum(length(blob.bytes)) FROM json_each(?) JOIN blob ON blob.hash = unhex(json_each.value)',
      )
      .pluck();
    this.#length = db.prepare<[Buffer], number>('SELECT length(bytes) FROM blob WHERE hash = ?').pluck();
  }

  /**
   * Why `after` can't be the next tree of the pack: no archive of it could be read again. A pack that is too
   * large already may still be made smaller.
   */
  problem(pack: string, before: Hash, after: Hash): Diagnostic | null {
    const place = { file: manifestPath };
    const count = countFiles(this.#blobs, after);
    if (count > packLimits.files && count > countFiles(this.#blobs, before)) {
      return diagnostic('too-many-files', place, { count, max: packLimits.files });
    }
    const known = this.#known.get(pack);
    const old = known?.tree === before ? known.bytes : this.#sum(readTree(this.#blobs, before).values());
    const size = old + this.#grown(before, after);
    if (size > packLimits.packBytes && size > old) {
      this.#known.set(pack, { tree: before, bytes: old });
      return diagnostic('pack-too-big', place, { size, max: packLimits.packBytes });
    }
    this.#known.set(pack, { tree: after, bytes: size });
    return null;
  }

  #grown(before: Hash, after: Hash): number {
    let grown = 0;
    for (const change of diffTrees(this.#blobs, before, after).values()) {
      if (change.before !== null) grown -= this.#lengthOf(change.before);
      if (change.after !== null) grown += this.#lengthOf(change.after);
    }
    return grown;
  }

  /** In one statement: ten thousand of them would be felt. */
  #sum(hashes: Iterable<Hash>): number {
    return this.#total.get(JSON.stringify([...hashes])) ?? 0;
  }

  #lengthOf(hash: Hash): number {
    const length = this.#length.get(toColumn(hash));
    if (length === undefined) throw new DamagedData(`content ${hash} is missing`);
    return length;
  }
}
