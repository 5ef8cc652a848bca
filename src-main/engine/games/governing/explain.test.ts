import { describe, expect, it } from 'vitest';
import { listIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { explain, type Explanation, type Quantity } from './explain';
import { explainAct } from './explain/acts';
import { explainCost, explainStat } from './explain/numbers';
import { after } from './explain/terms';
import { beginMatch } from '../../kernel/match';
import { governing } from './rules';
import { drawCost, maySwing, refreshCost } from './menu';
import type { PlainMove } from './answers';
import type { Position } from './position';
import { maxSp, pe } from './reading';
import { asksNow, playDuel } from './test-duel';
import { shippedProgram } from './test-shipped';
import { nameOfRef } from './things';
import { answer } from './turn';

type Asked = (name: (object: string) => string) => Quantity;

const peOf =
  (object: string): Asked =>
  (name) => ({ is: 'pe', name: name(object) });
const may =
  (act: 'swing' | 'return', object: string): Asked =>
  (name) => ({ is: 'act', act, name: name(object) });

/** A position, moves, what is asked, and what is said. */
const cases: readonly [string, Position, readonly PlainMove[], Asked, object | null][] = [
  [
    'N3: PE with what lasts for this turn, floored',
    { hand: { A: ['a01'] }, objects: { fox: { card: 'd03', owner: 'A' } } },
    [{ by: 'A', play: 'a01', on: 'fox' }],
    peOf('fox'),
    {
      n: 0,
      terms: [
        { is: 'printed', n: 2, total: 2 },
        { is: 'turn', n: -5, total: -3 },
        { is: 'floor', n: 0, total: 0 },
      ],
    },
  ],
  [
    'M1: Max SP with what it wears',
    {
      objects: { fox: { card: 'd03', owner: 'A' }, ribbon: { card: 't02', owner: 'B', attached: 'fox' } },
    },
    [],
    (name) => ({ is: 'maxSp', name: name('fox') }),
    {
      n: 6,
      terms: [
        { is: 'printed', n: 3, total: 3 },
        { is: 'rule', n: 3, source: { id: 't02' }, total: 6 },
      ],
    },
  ],
  [
    'N7: a draw cost above its limit',
    { objects: { box: { card: 't04', owner: 'B', count: 3 } } },
    [],
    () => ({ is: 'drawCost', seat: 'A' }),
    { n: 10, terms: [{ total: 2 }, { total: 6 }, { total: 10 }, { total: 14 }, { is: 'atMost', total: 10 }] },
  ],
  [
    'N7: a draw cost below its limit',
    { objects: { coupon: { card: 't05', owner: 'A' } } },
    [],
    () => ({ is: 'drawCost', seat: 'A' }),
    { n: 1, terms: [{ total: 2 }, { total: -1 }, { is: 'atLeast', n: 1, total: 1 }] },
  ],
  [
    'N8: a refresh cost',
    { objects: { den: { card: 'h02', owner: 'B' } } },
    [],
    () => ({ is: 'refreshCost', seat: 'A' }),
    {
      n: 5,
      terms: [
        { is: 'base', total: 1 },
        { is: 'rule', source: { id: 'h02' }, total: 5 },
      ],
    },
  ],
  [
    'X1: told to swing and forbidden to',
    {
      objects: { otter: { card: 'd04', owner: 'A' }, scarf: { card: 't01', owner: 'A', attached: 'otter' } },
    },
    [],
    may('swing', 'otter'),
    {
      verdict: 'no',
      reasons: [
        { is: 'rule', says: 'must', source: { id: 'd04' } },
        { is: 'rule', says: 'cannot', source: { id: 't01' } },
      ],
    },
  ],
  [
    'X1: told to swing',
    { objects: { otter: { card: 'd04', owner: 'A' } } },
    [],
    may('swing', 'otter'),
    { verdict: 'forced' },
  ],
  [
    'E2: unsettled',
    { objects: { fox: { card: 'd03', owner: 'A', settled: false } } },
    [],
    may('swing', 'fox'),
    { verdict: 'no', reasons: [{ is: 'unsettled' }] },
  ],
  [
    'E3: exhausted',
    { objects: { fox: { card: 'd03', owner: 'A', exhausted: true } } },
    [],
    may('swing', 'fox'),
    { verdict: 'no', reasons: [{ is: 'exhausted' }] },
  ],
  [
    'a Furre with an encore counter may return, one without can’t',
    { objects: { fox: { card: 'd03', owner: 'A', encore: 1 } } },
    [],
    may('return', 'fox'),
    { verdict: 'free', reasons: [] },
  ],
  ['a Treat has no PE', { objects: { box: { card: 't04', owner: 'B' } } }, [], peOf('box'), null],
  [
    'a refused move',
    { objects: { fox: { card: 'd03', owner: 'A', settled: false } } },
    [],
    (name) => ({ is: 'move', move: { by: 'A', swing: name('fox'), at: 'B' } }),
    { is: 'refusal', code: 'unsettled', facts: null },
  ],
  [
    'too few AP: how many are needed, and how many are left',
    { ap: { A: 1 }, book: { A: ['d01'] } },
    [],
    () => ({ is: 'move', move: { by: 'A', draw: true } }),
    { code: 'ap', facts: { is: 'ap', have: 1, need: 2 } },
  ],
  [
    'the Furre that must swing first',
    { objects: { otter: { card: 'd04', owner: 'A' }, fox: { card: 'd03', owner: 'A' } } },
    [],
    () => ({ is: 'move', move: { by: 'A', end: true } }),
    { code: 'must-swing', facts: { is: 'owes', things: [{ id: 'd04' }] } },
  ],
  [
    'what keeps a Furre from swinging',
    {
      objects: {
        otter: { card: 'd04', owner: 'A' },
        scarf: { card: 't01', owner: 'B', attached: 'otter' },
      },
    },
    [],
    (name) => ({ is: 'move', move: { by: 'A', swing: name('otter'), at: 'B' } }),
    {
      code: 'cannot',
      facts: { is: 'forbidden', thing: { id: 'd04' }, sources: [{ id: 't01', whose: 'B' }] },
    },
  ],
  [
    'after the end there are no moves',
    { quiet: 9 },
    [{ by: 'A', end: true }],
    () => ({ is: 'move', move: { by: 'A', end: true } }),
    { code: 'not-now', facts: { is: 'over' } },
  ],
  [
    'a move that can be made',
    { objects: { fox: { card: 'd03', owner: 'A' } } },
    [],
    (name) => ({ is: 'move', move: { by: 'A', swing: name('fox'), at: 'B' } }),
    null,
  ],
];

describe('an explanation', () => {
  it.each(cases)('%s', (_title, given, moves, asked, expected) => {
    const { t, names } = playDuel(given, moves);
    const quantity = asked((object) => nameOfRef(t, names.find(object)));
    const said: Explanation | null = explain(t, quantity);
    if (expected === null) expect(said).toBeNull();
    else expect(said).toMatchObject(expected);
    // What is explained lies open: each seat is told the same.
    for (const seat of [0, 1]) expect(explain(t, quantity, seat)).toEqual(said);
  });
});

describe('in random duels', () => {
  it('terms work out to the number the game counts with, and verdicts to what it allows', () => {
    const worked = (terms: Parameters<typeof after>[0][]): number =>
      terms.reduce((so, term) => after(term, so), 0);
    for (let seed = 1; seed <= 8; seed++) {
      const t = beginMatch(governing, shippedProgram(), seed);
      const chance = new Chance(seed, 'bot');
      while (asksNow(t)) {
        const told = `seed ${seed}`;
        for (const c of [0, 1, ...listIn(t.l, t.s, t.l.inPlay)]) {
          const [power, most] = [explainStat(t, c, 'pe'), explainStat(t, c, 'maxSp')];
          if (power) expect(worked([...power.terms]), told).toBe(pe(t, c));
          if (most) expect(worked([...most.terms]), told).toBe(maxSp(t, c));
          const swing = explainAct(t, c, 'swing');
          if (swing) expect(swing.verdict !== 'no', told).toBe(maySwing(t, c));
        }
        for (const seat of [0, 1]) {
          expect(worked([...explainCost(t, seat, 'drawCost').terms]), told).toBe(drawCost(t, seat));
          expect(worked([...explainCost(t, seat, 'refreshCost').terms]), told).toBe(refreshCost(t, seat));
        }
        answer(t, t.options.at(chance.below(t.options.count)));
      }
    }
  });
});
