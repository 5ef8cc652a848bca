import { expect, it } from 'vitest';
import type { Position } from '@shared/games/ygios/scenario/position';
import type { Move } from './format';
import { revealed } from './revealed';
import { openScenario } from './scenario/scenario-table';
import { Table } from './table';
import { shippedProgram } from './testing/shipped';

const program = shippedProgram('advanced');
const face = 'down' as const;

/** The hands and piles of every case: B lies face-down in Town, A in Home, and there is something to draw. */
const given: Position = {
  mode: 'advanced',
  hand: { A: ['school-2', 'home-1', 'home-4', 'school-1', 'town-1'], B: ['school-6', 'town-6', 'home-6'] },
  pile: ['home-2', 'town-5', 'school-5'],
  board: [
    { card: 'town-2', owner: 'B', zone: 'town', face: 'down' },
    { card: 'home-3', owner: 'A', zone: 'home', face: 'down' },
  ],
};

/** What happens, and whether something came to light that A, or B, could not take back unnoticed. */
const cases: readonly (readonly [what: string, moves: Move[], byA: boolean, byB: boolean])[] = [
  ['A plays face-down', [{ by: 'A', play: 'home-4', face, zone: 'school' }], false, false],
  // B knows a card of A's now: A gave it away himself. It would not be B's to take back.
  ['A plays face-up', [{ by: 'A', play: 'school-2', face: 'up', zone: 'school' }], false, true],
  ['A draws', [{ by: 'A', play: 'home-1', face: 'up', zone: 'home' }], true, true],
  ['A looks at cards that he may place', [{ by: 'A', play: 'town-1', face: 'up', zone: 'town' }], true, true],
  [
    'A turns up a card of B’s',
    [
      { by: 'A', play: 'school-1', face: 'up', zone: 'school' },
      { by: 'A', pick: 'town-2' },
    ],
    true,
    true,
  ],
  [
    'A turns up a card of his own',
    [
      { by: 'A', play: 'school-1', face: 'up', zone: 'school' },
      { by: 'A', pick: 'home-3' },
    ],
    false,
    true,
  ],
  ['A backs off', [{ by: 'A', backOff: true }], false, false],
];
it.each(cases)('%s', (_what, moves, byA, byB) => {
  const laid = openScenario(program, given);
  const before = new Table(program, laid.state().slice());
  for (const move of moves) laid.take(move);
  const after = new Table(program, laid.state().slice());
  expect([0, 1].map((seat) => revealed(before, after, seat))).toEqual([byA, byB]);
});
