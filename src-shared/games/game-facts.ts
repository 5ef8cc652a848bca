import type { Kind } from '@shared/language/kinds';

/** What a game is, as far as a list, a form or a command needs to know it at the start: no schemas and no sentences. */
export interface GameFacts {
  /** How many can play it, the usual number first: two to six. */
  readonly seats: readonly [number, ...number[]];
  /** The ways to play it; none: there is one way only. */
  readonly modes: readonly string[];
  /** The kinds of definition that its packs have. */
  readonly kinds: readonly Kind[];
  readonly print: {
    /** How often a table needs what a pack defines. */
    readonly decks: number;
    /** Copies of what no list counts, for one player. */
    readonly copies: Readonly<Partial<Record<Kind, number>>>;
  };
  /** Hints for the first match that only this game has. */
  readonly hints: readonly string[];
  /** How the list of its definitions looks. */
  readonly list: {
    /** What the number printed large is called. */
    readonly number: 'definitions.column.number' | 'term.ap';
    readonly filterGroup: 'definitions.filterGroup' | 'definitions.filterType';
    /** Groups that have an order of their own; others stay as they come. */
    readonly groups: readonly string[];
    /** Do cards have SP and PE? */
    readonly figures: boolean;
  };
}
