import { SvelteMap } from 'svelte/reactivity';
import type { Way } from '@shared/forms/index';
import { keyOf } from './places';

/** Which entries of lists are unfolded, by where they stand. They keep it when they are moved. */
export class Folds {
  readonly #open = new SvelteMap<string, boolean>();

  isOpen(entry: Way, otherwise: boolean): boolean {
    return this.#open.get(keyOf(entry)) ?? otherwise;
  }

  set(entry: Way, open: boolean): void {
    this.#open.set(keyOf(entry), open);
  }

  clear(): void {
    this.#open.clear();
  }

  moved(list: Way, from: number, to: number): void {
    this.#renumber(list, (at) => {
      if (at === from) return to;
      if (from < to) return at > from && at <= to ? at - 1 : at;
      return at >= to && at < from ? at + 1 : at;
    });
  }

  added(list: Way, index: number): void {
    this.#renumber(list, (at) => (at >= index ? at + 1 : at));
    this.set([...list, index], true);
  }

  removed(list: Way, index: number): void {
    this.#renumber(list, (at) => (at === index ? null : at > index ? at - 1 : at));
  }

  /** null: it is gone, with everything in it. */
  #renumber(list: Way, to: (index: number) => number | null): void {
    const before = `${keyOf(list)}.`;
    const all = [...this.#open];
    this.#open.clear();
    for (const [key, open] of all) {
      if (!key.startsWith(before)) {
        this.#open.set(key, open);
        continue;
      }
      const [index = '', ...rest] = key.slice(before.length).split('.');
      const now = to(Number(index));
      if (now !== null) this.#open.set(before + [now, ...rest].join('.'), open);
    }
  }
}
