import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../engine/games/governing/position';
import { playDuel } from '../../../../engine/games/governing/test-duel';
import { shippedDefinitions } from '../../../../engine/games/governing/test-shipped';
import { nameOfRef } from '../../../../engine/games/governing/things';
import { wordsIn } from '../../test-seen';
import { matchTableOf } from '../../match-table-of';
import { matchParts } from '../match-table';
import { newLog } from '../told';

const words = wordsIn(shippedDefinitions());

/** The table of a position, and what its objects are called there. */
function laid(given: Position) {
  const { t, names } = playDuel(given, []);
  const table = matchTableOf(matchParts, t, newLog(t.p, null));
  const call = (text: string): string =>
    text.replace(/\{(\w+)\}/, (_, object: string) => nameOfRef(t, names.find(object)));
  return { table, call };
}

const worn: Position = {
  objects: { fox: { card: 'd03', owner: 'A' }, ribbon: { card: 't02', owner: 'B', attached: 'fox' } },
};

const hurt: Position = { objects: { fox: { card: 'd03', owner: 'A', sp: 1 } } };

const numbers: readonly (readonly [string, Position, string, readonly string[], readonly string[]])[] = [
  [
    'Max SP with what it wears',
    worn,
    'maxSp {fox}',
    ['Printed 3', '“Lucky Ribbon” +3', 'Max SP → 6', '= 6 of 6'],
    ['M1'],
  ],
  ['SP that were lost', hurt, 'maxSp {fox}', ['Printed 3', 'Max SP → 3', 'Lost −2', '= 1 of 3'], []],
  ['PE', worn, 'pe {fox}', ['Printed 2', '= 2'], []],
  [
    'a draw cost above its limit',
    { objects: { box: { card: 't04', owner: 'B', count: 3 } } },
    'drawCost A',
    ['To begin with 2', '“Toll Box” +4', '“Toll Box” +4', '“Toll Box” +4', 'Never above 10 → 10', '= 10 AP'],
    ['N7'],
  ],
  [
    'why it can’t swing',
    { objects: { fox: { card: 'd03', owner: 'A', exhausted: true } } },
    'swing {fox}',
    ['It is exhausted.', '= null'],
    ['E3'],
  ],
];

describe('a number', () => {
  it.each(numbers)('%s', (_title, given, ask, lines, rules) => {
    const { table, call } = laid(given);
    const told = table.explain(1, words.en, call(ask));
    const said = told?.lines.map(({ text, amount }) => (amount === null ? text : `${text} ${amount}`));
    expect([...(said ?? []), `= ${told?.total}`]).toEqual(lines);
    expect(told?.rules).toEqual(rules);
  });

  it.each(['', 'pe', 'pe #99', 'pe A', 'drawCost C', 'drawCost', 'move #1'])(
    'nothing is said to %j',
    (ask) => {
      expect(laid(worn).table.explain(0, words.en, ask)).toBeNull();
    },
  );
});

const moves: readonly (readonly [string, Position, string, string | null, readonly string[]])[] = [
  ['a Furre that can swing', { objects: { fox: { card: 'd03', owner: 'A' } } }, '{fox}', 'side:B', []],
  [
    'one that is unsettled',
    { objects: { fox: { card: 'd03', owner: 'A', settled: false } } },
    '{fox}',
    'side:B',
    ['This Furre is unsettled: its player has not controlled it since the turn began.'],
  ],
  [
    'told to and forbidden to: cannot is stronger, and what forbids it is named',
    {
      objects: { otter: { card: 'd04', owner: 'A' }, scarf: { card: 't01', owner: 'B', attached: 'otter' } },
    },
    '{otter}',
    'side:B',
    ['Player A’s “Eager Otter” cannot swing because of Player B’s “Heavy Scarf”.'],
  ],
  [
    'another’s object',
    { objects: { fox: { card: 'd03', owner: 'B' } } },
    '{fox}',
    null,
    ['Player A does not control this card.'],
  ],
  [
    'too few AP',
    { ap: { A: 0 }, hand: { A: ['d01'] } },
    'hand:A:d01:1',
    null,
    ['There are too few AP: 2 needed, 0 left.'],
  ],
  [
    'nothing to aim at',
    { hand: { A: ['a01'] } },
    'hand:A:a01:1',
    null,
    ['There is nothing that “Stage Fright” can target.'],
  ],
  [
    'the wrong target',
    { hand: { A: ['a01'] }, objects: { fox: { card: 'd03', owner: 'A' } } },
    'hand:A:a01:1',
    'side:B',
    ['This is nothing that “Stage Fright” can target.'],
  ],
  ['no card at all', {}, 'hand:A:nothing:1', null, ['There is no such card here.']],
];

/** Dropped on one card: its side is told too, and is not what is meant. */
const aimed: readonly (readonly [string, Position, string, string, string, readonly string[]])[] = [
  [
    'a swing at a Treat beside a Host who could be swung at',
    { objects: { fox: { card: 'd03', owner: 'A' }, box: { card: 't04', owner: 'B' } } },
    '{fox}',
    'side:B',
    '{box}',
    ['A Furre can swing only at an opposing Furre or Host.'],
  ],
  [
    'a swing at an opposing Furre',
    { objects: { fox: { card: 'd03', owner: 'A' }, otter: { card: 'd04', owner: 'B' } } },
    '{fox}',
    'side:B',
    '{otter}',
    [],
  ],
  [
    'a swing at an own Furre',
    { objects: { fox: { card: 'd03', owner: 'A' }, otter: { card: 'd04', owner: 'A' } } },
    '{fox}',
    'side:A',
    '{otter}',
    ['A Furre can swing only at an opposing Furre or Host.'],
  ],
  [
    'what is aimed at a Furre, dropped on a Treat',
    {
      hand: { A: ['a01'] },
      objects: { fox: { card: 'd03', owner: 'B' }, box: { card: 't04', owner: 'B' } },
    },
    'hand:A:a01:1',
    'side:B',
    '{box}',
    ['This is nothing that “Stage Fright” can target.'],
  ],
  [
    'a right target, and too few AP',
    { ap: { A: 0 }, hand: { A: ['a01'] }, objects: { fox: { card: 'd03', owner: 'B' } } },
    'hand:A:a01:1',
    'side:B',
    '{fox}',
    ['There are too few AP: 1 needed, 0 left.'],
  ],
];

describe('a move', () => {
  it.each(moves)('%s', (_title, given, card, place, reasons) => {
    const { table, call } = laid(given);
    expect(table.whyNot(0, words.en, { card: call(card), place, on: null }).reasons).toEqual(reasons);
  });

  it.each(aimed)('%s', (_title, given, card, place, on, reasons) => {
    const { table, call } = laid(given);
    const tried = { card: call(card), place, on: call(on) };
    expect(table.whyNot(0, words.en, tried).reasons).toEqual(reasons);
  });

  it('of who is not asked: who is', () => {
    expect(
      laid({}).table.whyNot(1, words.ja, { card: 'hand:B:d01:1', place: null, on: null }).reasons,
    ).toEqual(['今はプレイヤーAが決める番です。']);
  });
});
