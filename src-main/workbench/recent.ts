/** Keeps what was asked for last: a session that plays hundreds of revisions must not hold on to all of them. */
export class Recent<T> {
  readonly #items = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const found = this.#items.get(key);
    if (found !== undefined) this.keep(key, found);
    return found;
  }

  keep(key: string, item: T): T {
    // Taken out first: the map's order is the order of use.
    this.#items.delete(key);
    this.#items.set(key, item);
    const [oldest] = this.#items.keys();
    if (this.#items.size > this.#most && oldest !== undefined) this.#items.delete(oldest);
    return item;
  }

  drop(key: string): void {
    this.#items.delete(key);
  }
}
