import type { Said } from '@shared/language/docs/said';

/** A value that a designer will want to change, or the id of a token of the pack. */
export class Stop {
  readonly value: string | number;
  constructor(value: string | number) {
    this.value = value;
  }
}
export const stop = (value: string | number): Stop => new Stop(value);
export const someToken = Symbol('a token of the pack');

export type Body =
  string | number | boolean | Stop | typeof someToken | readonly Body[] | { readonly [key: string]: Body };

/** Whole effects to insert. */
export interface EffectSnippet {
  /** English words by which it is found in every language. */
  readonly label: string;
  /** What the list shows; short, or it is cut there. */
  readonly title: Said;
  /** Kind of document and list, as `card.fire`. */
  readonly lists: readonly string[];
  readonly entries: readonly Body[];
  /** Offered with its list, too, where the list is not there yet. */
  readonly first?: boolean;
  /** The types of card that it is for; without, all. */
  readonly types?: readonly string[];
}
