import type { GameFacts } from '../game-facts';

export const ygiosFacts = {
  seats: [2],
  modes: ['simple', 'advanced'],
  kinds: ['card', 'bonus', 'zone', 'rules', 'template'],
  // Two play with one deck between them.
  print: { decks: 1, copies: {} },
  hints: ['sculpt', 'back-off'],
  list: {
    number: 'definitions.column.number',
    filterGroup: 'definitions.filterGroup',
    groups: [],
    figures: false,
  },
} as const satisfies GameFacts;
