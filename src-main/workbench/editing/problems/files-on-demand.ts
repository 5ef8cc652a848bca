import type { PackFiles } from '../../../library/library';

/** Files of which only a few will be read: which there are is known, what is in them is fetched when asked for. */
export class FilesOnDemand implements PackFiles {
  readonly #paths: ReadonlySet<string>;
  readonly #read: (path: string) => Uint8Array | undefined;

  constructor(paths: Iterable<string>, read: (path: string) => Uint8Array | undefined) {
    this.#paths = new Set(paths);
    this.#read = read;
  }

  get size(): number {
    return this.#paths.size;
  }
  has(path: string): boolean {
    return this.#paths.has(path);
  }
  get(path: string): Uint8Array | undefined {
    return this.#paths.has(path) ? this.#read(path) : undefined;
  }
  keys(): SetIterator<string> {
    return this.#paths.keys();
  }
  *entries(): MapIterator<[string, Uint8Array]> {
    for (const path of this.#paths) {
      const bytes = this.#read(path);
      if (bytes) yield [path, bytes];
    }
  }
  *values(): MapIterator<Uint8Array> {
    for (const [, bytes] of this.entries()) yield bytes;
  }
  [Symbol.iterator](): MapIterator<[string, Uint8Array]> {
    return this.entries();
  }
  forEach(act: (bytes: Uint8Array, path: string, files: PackFiles) => void): void {
    for (const [path, bytes] of this.entries()) act(bytes, path, this);
  }
}
