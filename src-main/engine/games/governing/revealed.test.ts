import { expect, it } from 'vitest';
import { openScenario } from './scenario/scenario-table';
import type { PlainMove } from './answers';
import type { Position } from './position';
import { revealed } from './revealed';
import { Table } from './table';
import { shippedProgram } from './test-shipped';

const program = shippedProgram();
const books: Position = {
  hand: { A: ['d01', 'a01'], B: ['d02'] },
  book: { A: ['d03', 'd04'], B: ['d05', 'd06'] },
  objects: { rabbit: { card: 'd01', owner: 'A' }, otter: { card: 'd02', owner: 'B' } },
};

const ready: Position = { ...books, hand: { A: ['d01'], B: ['a02'] }, ap: { A: 10, B: 3 } };
const plain: Position = { ...books, hand: { A: ['d01'], B: ['d02'] } };
const each: Position = { ...books, hand: { A: ['a06'] } };

/** What happens, and whether something came to light that A, or B, could not take back unnoticed. */
const cases: readonly (readonly [
  what: string,
  given: Position,
  moves: PlainMove[],
  byA: boolean,
  byB: boolean,
])[] = [
  // B sees a card of A's that he did not know; A gave it away himself.
  ['A plays a Furre', books, [{ by: 'A', play: 'd01' }], false, true],
  ['A plays an Action on his own', books, [{ by: 'A', play: 'a01', on: 'rabbit' }], false, true],
  ['A swings, and nobody can answer', plain, [{ by: 'A', swing: 'rabbit', at: 'otter' }], false, false],
  // That B is asked tells what his hand allows.
  ['A swings, and B may answer', ready, [{ by: 'A', swing: 'rabbit', at: 'otter' }], true, false],
  ['each draws', each, [{ by: 'A', play: 'a06' }], true, true],
  ['A draws', books, [{ by: 'A', draw: true }], true, true],
];
it.each(cases)('%s', (_what, given, moves, byA, byB) => {
  const laid = openScenario(program, given);
  const before = new Table(program, laid.state().slice());
  for (const move of moves) laid.take(move);
  const after = new Table(program, laid.state().slice());
  expect([0, 1].map((seat) => revealed(before, after, seat))).toEqual([byA, byB]);
});
