import { cardTypes } from '@shared/language/governing/words';
import { definedAs, type DefinedGame, type Game } from '@shared/language/kinds';

/** What the list of a game's definitions calls its parts. */
interface ListWords {
  /** The number printed large. */
  readonly number: 'definitions.column.number' | 'term.ap';
  readonly filterGroup: 'definitions.filterGroup' | 'definitions.filterType';
  /** Do cards have SP and PE? */
  readonly figures: boolean;
}

const words: Readonly<Record<DefinedGame, ListWords>> = {
  ygios: { number: 'definitions.column.number', filterGroup: 'definitions.filterGroup', figures: false },
  governing: { number: 'term.ap', filterGroup: 'definitions.filterType', figures: true },
};

export const listWords = (game: Game): ListWords => words[definedAs(game)];

const rank = (group: string): number => cardTypes.findIndex((type) => type === group);

/** Types of cards in the order of the list; everything else as it came. */
export const groupsInOrder = (groups: Iterable<string>): string[] =>
  [...groups].sort((a, b) => rank(a) - rank(b));
