import { expect, it } from 'vitest';
import { findingsOf, type Tried } from './run-try-out';
import { noneTried, type TriedDeals } from './try-deals';

const tried = (random: Partial<TriedDeals>, greedy: Partial<TriedDeals> = {}): Tried => ({
  random: { ...noneTried(), games: 90, ...random },
  greedy: { ...noneTried(), games: 10, ...greedy },
});
const loop = (seed: number, ...cards: string[]) => ({ seed, cards });
const card = { id: 'mine', isCard: true };

it.each([
  ['played', card, tried({ held: 9, offered: 5, taken: 1 }), []],
  ['held, and never to be played', card, tried({ held: 9 }, { held: 3 }), [{ is: 'never-legal', held: 12 }]],
  ['never held', card, tried({}), [{ is: 'not-seen', games: 100 }]],
  [
    'played by chance only',
    card,
    tried({ held: 9, offered: 5, taken: 5 }, { held: 40, offered: 12 }),
    [{ is: 'always-declined', offered: 12 }],
  ],
  ['declined a few times', card, tried({ held: 9, offered: 5 }, { held: 40, offered: 9 }), []],
  [
    'part of a loop',
    card,
    tried({ held: 9, offered: 5, taken: 5, loops: [loop(4, 'other', 'mine'), loop(7, 'mine', 'third')] }),
    [{ is: 'loop', count: 2, games: 100, cards: ['other', 'mine', 'third'], seed: 4 }],
  ],
  ['beside a loop of others', card, tried({ held: 9, offered: 5, taken: 5, loops: [loop(4, 'other')] }), []],
  ['no card', { id: 'mine', isCard: false }, tried({}), []],
] as const)('%s', (_what, asked, found, findings) => {
  expect(findingsOf(asked, found).findings).toEqual(findings);
});

it('counts what others do apart', () => {
  const found = tried({ loops: [loop(1, 'other'), loop(2, 'mine')] }, { loops: [loop(3, 'other')] });
  expect(findingsOf(card, found)).toMatchObject({ games: 100, otherLoops: 2 });
});
