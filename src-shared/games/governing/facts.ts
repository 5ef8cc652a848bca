import { cardTypes } from './effects/words';
import type { GameFacts } from '../game-facts';

export const governingFacts = {
  seats: [2],
  modes: [],
  kinds: ['card', 'rules', 'token', 'template'],
  print: {
    // Each of the two brings the whole list, and the list says how many copies of a card it has.
    decks: 2,
    // Tokens are in no list: texts make them, as many as their player pays for. Five for each are the ten that a
    // turn's AP can make at once; who needs more on the same day asks for more copies.
    copies: { token: 5 },
  },
  hints: ['swing', 'ap'],
  list: {
    number: 'term.ap',
    filterGroup: 'definitions.filterType',
    groups: cardTypes,
    figures: true,
  },
} as const satisfies GameFacts;
