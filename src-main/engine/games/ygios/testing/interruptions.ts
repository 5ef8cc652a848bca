import type { Given, Move, Snapshot } from '../format';
import type { Making } from './made-pack';

/** A pack of a few cards, a position, what is played, and what must then be true. */
export interface Interruption {
  readonly title: string;
  readonly making: Making;
  readonly given: Given;
  readonly moves: readonly Move[];
  readonly then: Partial<Snapshot>;
  readonly asks?: { readonly for: string; readonly answers: number };
}

const plain = { p1: {}, p2: {}, p3: {}, p4: {}, p5: {} };
const card = (
  name: string,
  owner: 'A' | 'B',
  zone: string,
  face: 'up' | 'down',
): { card: string; owner: 'A' | 'B'; zone: string; face: 'up' | 'down' } => ({
  card: name,
  owner,
  zone,
  face,
});
const play = (by: 'A' | 'B', name: string, zone = 'left', face: 'up' | 'down' = 'up'): Move => ({
  by,
  play: name,
  face,
  zone,
});
const downCards = Array.from({ length: 9 }, (_, index) => `d${index + 1}`);

export const interruptions: readonly Interruption[] = [
  {
    title: 'a card that left in the middle of a move of all is not taken for a chosen one later',
    making: {
      cards: {
        sweep: { fire: [{ do: 'move', all: { of: 'foe' }, to: 'right' }] },
        raise: { fire: [{ do: 'flip', all: { of: 'me', face: 'down' }, to: 'up' }] },
        ...plain,
      },
      bonuses: {
        still: {},
        recall: {
          enter: [{ if: { face: 'up' }, limit: 'round', do: 'return', pick: { of: 'me', in: 'left' } }],
        },
      },
      deal: 3,
    },
    given: {
      first: 'A',
      bonuses: { left: 'still', right: 'recall' },
      hand: { A: ['sweep', 'raise', 'p4'], B: ['p3', 'p5'] },
      board: [card('p1', 'B', 'left', 'up'), card('p2', 'B', 'left', 'up')],
    },
    moves: [play('A', 'sweep'), play('B', 'p2'), play('A', 'raise')],
    then: {
      board: [
        card('sweep', 'A', 'left', 'up'),
        card('p2', 'B', 'left', 'up'),
        card('raise', 'A', 'left', 'up'),
        card('p1', 'B', 'right', 'up'),
      ],
    },
  },
  {
    title: 'a text that interrupts a move of all does not move its cards',
    making: {
      cards: { sweep: { fire: [{ do: 'move', all: { of: 'foe' }, to: 'right' }] }, ...plain },
      bonuses: {
        still: {},
        turn: { enter: [{ if: { face: 'up' }, do: 'flip', all: { is: 'this' }, to: 'down' }] },
      },
    },
    given: {
      first: 'A',
      bonuses: { left: 'still', right: 'turn' },
      hand: { A: ['sweep', 'p4'], B: ['p3', 'p5'] },
      board: [card('p1', 'B', 'left', 'up'), card('p2', 'B', 'left', 'up')],
    },
    moves: [play('A', 'sweep')],
    then: {
      board: [
        card('sweep', 'A', 'left', 'up'),
        card('p1', 'B', 'right', 'down'),
        card('p2', 'B', 'right', 'down'),
      ],
    },
  },
  {
    title: 'of several cards that turn up together the first to have come is heard of first',
    making: {
      cards: { dawn: { fire: [{ do: 'flip', all: { face: 'down' }, to: 'up' }] }, ...plain },
      bonuses: {
        prize: {
          enter: [
            { if: { face: 'up' }, orFlip: true, limit: 'round', do: 'gain', all: { is: 'this' }, n: 5 },
          ],
        },
        still: {},
      },
    },
    given: {
      first: 'A',
      bonuses: { left: 'prize', right: 'still' },
      hand: { A: ['dawn', 'p4'], B: ['p3', 'p5'] },
      board: [card('p1', 'B', 'left', 'down'), card('p2', 'B', 'left', 'down')],
    },
    moves: [play('A', 'dawn', 'right')],
    then: {
      board: [
        { ...card('p1', 'B', 'left', 'up'), gain: 5 },
        card('p2', 'B', 'left', 'up'),
        card('dawn', 'A', 'right', 'up'),
      ],
      spent: ['prize'],
    },
  },
  {
    title: 'nine cards that turn up together are no loop',
    making: {
      cards: {
        dawn: { fire: [{ do: 'flip', all: { face: 'down' }, to: 'up' }] },
        ...plain,
        ...Object.fromEntries(downCards.map((name) => [name, {}])),
      },
      bonuses: {
        prize: { enter: [{ if: { face: 'up' }, orFlip: true, do: 'gain', all: { is: 'this' }, n: 1 }] },
        still: {},
      },
    },
    given: {
      first: 'A',
      bonuses: { left: 'prize', right: 'still' },
      hand: { A: ['dawn', 'p4'], B: ['p3', 'p5'] },
      board: downCards.map((name) => card(name, 'B', 'left', 'down')),
    },
    moves: [play('A', 'dawn', 'right')],
    then: { devotion: { left: { A: 0, B: 36 }, right: { A: 1, B: 0 } }, turn: 'B' },
  },
  {
    title: 'cards aside of a text stay with it when an arrival draws some too',
    making: {
      cards: {
        dig: {
          fire: [
            { do: 'draw', n: 3, to: 'aside' },
            { do: 'play', from: 'aside', face: 'down', to: 'right' },
          ],
        },
        ...plain,
      },
      bonuses: { still: {}, dip: { enter: [{ if: { face: 'down' }, do: 'draw', n: 1, to: 'aside' }] } },
    },
    given: {
      first: 'A',
      bonuses: { left: 'still', right: 'dip' },
      hand: { A: ['dig'], B: ['p5'] },
      pile: ['p1', 'p2', 'p3', 'p4'],
    },
    moves: [play('A', 'dig'), { by: 'A', place: 'p2' }],
    then: { aside: ['p1', 'p3'], pile: ['p4'] },
    asks: { for: 'putUnder', answers: 2 },
  },
  {
    title: 'cards aside keep their order when one of them is about to be placed',
    making: {
      cards: {
        dig: {
          fire: [
            { do: 'draw', n: 3, to: 'aside' },
            { do: 'play', from: 'aside', face: 'down', to: 'all' },
          ],
        },
        ...plain,
      },
    },
    given: { first: 'A', hand: { A: ['dig'], B: ['p5'] }, pile: ['p1', 'p2', 'p3', 'p4'] },
    moves: [play('A', 'dig'), { by: 'A', place: 'p3' }],
    then: { aside: ['p1', 'p2', 'p3'] },
    asks: { for: 'zone', answers: 2 },
  },
  {
    title: 'a text whose card has left does not take another one for it',
    making: {
      cards: {
        hop: {
          fire: [
            { do: 'return', pick: { is: 'this' } },
            { do: 'play', from: 'hand', to: 'all' },
            { do: 'play', from: 'hand', to: 'all' },
            { do: 'flip', all: { is: 'this' }, to: 'other' },
          ],
        },
        ...plain,
      },
    },
    given: { first: 'A', hand: { A: ['hop', 'p1'], B: ['p4', 'p5'] } },
    moves: [play('A', 'hop'), play('A', 'hop', 'left', 'down'), play('A', 'p1')],
    then: { board: [card('hop', 'A', 'left', 'down'), card('p1', 'A', 'left', 'up')] },
  },
  {
    title: 'a lock that outlasts its card is still called after it when that card lies in a hand',
    making: {
      cards: {
        shut: { fire: [{ do: 'lock', on: 'foe', zones: 'left', turns: 9, bound: false }] },
        back: { fire: [{ do: 'return', pick: { of: 'me', not: 'this' } }] },
        ...plain,
      },
    },
    given: { first: 'A', hand: { A: ['shut', 'back', 'p1', 'p2'], B: ['p3', 'p4', 'p5'] } },
    moves: [
      play('A', 'shut'),
      play('B', 'p3', 'right'),
      play('A', 'back'),
      play('B', 'p4', 'right'),
      play('A', 'shut', 'right', 'down'),
    ],
    then: { locks: [{ side: 'B', zone: 'left', turns: 7, source: 'shut' }] },
  },
  {
    title: 'a card that the one before it has come to protect is not moved any more',
    making: {
      cards: {
        march: { fire: [{ do: 'move', all: { of: 'foe' }, to: 'right' }] },
        guard: { while: [{ rule: 'protected', cards: { of: 'me', in: { beside: 'here' } } }] },
        ...plain,
      },
    },
    given: {
      first: 'A',
      hand: { A: ['march', 'p2'], B: ['p3', 'p5'] },
      board: [card('guard', 'B', 'left', 'up'), card('p1', 'B', 'left', 'up')],
    },
    moves: [play('A', 'march')],
    then: {
      board: [
        card('p1', 'B', 'left', 'up'),
        card('march', 'A', 'left', 'up'),
        card('guard', 'B', 'right', 'up'),
      ],
    },
  },
  {
    title: 'a requirement is judged with the card itself on the board',
    making: {
      cards: {
        stiff: { pay: [{ do: 'flip', all: { of: 'me', face: 'up', in: 'left' }, to: 'up', every: true }] },
        proud: {
          pay: [{ do: 'discard', pick: { face: 'up' } }],
          while: [{ rule: 'protected', cards: { is: 'this' } }],
        },
        ...plain,
      },
      options: { persistentModel: 'continuous' },
    },
    given: { first: 'A', hand: { A: ['stiff', 'proud'], B: ['p4'] } },
    moves: [],
    then: {},
    // Each of the two face-down in two zones, one of them face-up in one, and Back Off.
    asks: { for: 'turn', answers: 6 },
  },
];
