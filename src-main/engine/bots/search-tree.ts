/** Nothing is known yet of how an answer looks. */
export const unknown = -1;

/**
 * The tree of a search in flat arrays: a thousand iterations leave no garbage. A node is the answer that leads to it
 * and carries its figures; node 0 is the question that is thought about. What follows a node is found by a key, not
 * by a place in a list: in another world the list is another one.
 */
export class SearchTree {
  readonly visits: Int32Array;
  /** How often it was among the answers when one was taken: in some worlds it is not there. */
  readonly offered: Int32Array;
  /** The sum of what came of it, each 0 to 1, for whoever takes it. */
  readonly worth: Float64Array;
  /** How it looks to whoever takes it, beside the others: up to 1 for the best; `unknown` until it was looked at. */
  readonly promise: Float64Array;
  readonly #most: number;
  readonly #parents: Int32Array;
  readonly #keys: Int32Array;
  /** Open addressing, at most half full; 0 is free, because nothing leads to node 0. */
  readonly #slots: Int32Array;
  #count = 1;

  constructor(most: number) {
    this.#most = most;
    this.visits = new Int32Array(most);
    this.offered = new Int32Array(most);
    this.worth = new Float64Array(most);
    this.promise = new Float64Array(most);
    this.#parents = new Int32Array(most);
    this.#keys = new Int32Array(most);
    let slots = 64;
    while (slots < 2 * most) slots *= 2;
    this.#slots = new Int32Array(slots);
  }

  hasRoomFor(more: number): boolean {
    return this.#count + more <= this.#most;
  }

  clear(): void {
    const count = this.#count;
    this.visits.fill(0, 0, count);
    this.offered.fill(0, 0, count);
    this.worth.fill(0, 0, count);
    this.#slots.fill(0);
    this.#count = 1;
  }

  /** The node that an answer leads to; -1: there is none. */
  find(parent: number, key: number): number {
    const slot = this.#slotOf(parent, key);
    const node = this.#slots[slot] ?? 0;
    return node === 0 ? -1 : node;
  }

  /** The same; made if there is none. Whoever asks has seen to it that there is room. */
  at(parent: number, key: number): number {
    const slot = this.#slotOf(parent, key);
    const found = this.#slots[slot] ?? 0;
    if (found !== 0) return found;
    const node = this.#count++;
    this.#slots[slot] = node;
    this.#parents[node] = parent;
    this.#keys[node] = key;
    this.promise[node] = unknown;
    return node;
  }

  /** Where a node lies, or where it would. */
  #slotOf(parent: number, key: number): number {
    const mask = this.#slots.length - 1;
    const mixed = Math.imul(key ^ Math.imul(parent, 0x85ebca77), 0x9e3779b1);
    for (let slot = (mixed ^ (mixed >>> 16)) & mask; ; slot = (slot + 1) & mask) {
      const node = this.#slots[slot] ?? 0;
      if (node === 0 || (this.#parents[node] === parent && this.#keys[node] === key)) return slot;
    }
  }
}
