import { describe, expect, it } from 'vitest';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { asked, findAnswer } from './answers';
import { compileProgram } from './compile';
import { explain, type Explanation, type Quantity } from './explain';
import { after } from './explain/terms';
import type { SeenTerm } from './explain/seen-terms';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import { letter, type SeatLetter } from './format';
import { pointsAt } from './layout';
import { backOffPoints } from './scoring';
import { layOutPosition } from './position';
import { roundResult, snapshot, timelineWinner } from './snapshot';
import { foe, handSize } from './reading';
import type { Viewer } from '../../kernel/log';
import { idOf } from './refs';
import { prepare } from './source';
import type { Table } from './table';
import { anyRounds } from './testing/test-any-round';
import { playScenario, scenarios } from './testing/test-scenarios';
import { shippedDefinitions, shippedProgram } from './testing/shipped';
import { anyCode, asksNow } from './testing/trial';
import { copyOf, hiddenFrom, twinOf } from './testing/test-eyes';
import { advance, answer } from './turn';
import { controllerOf, devotionIn } from './values';

/** `HEARTDECK_ROUNDS=20000` plays the nightly share. */
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 40);
const viewers: readonly Viewer[] = [null, 0, 1];

function ask<K extends Explanation['is']>(t: Table, quantity: Quantity, is: K, viewer: Viewer) {
  const explanation = explain(t, quantity, viewer);
  if (explanation?.is !== is) throw new Error(`${is} expected, got ${JSON.stringify(explanation)}`);
  return explanation as Extract<Explanation, { is: K }>;
}

/** The number the terms give, worked out one by one. */
function worth(terms: readonly SeenTerm[]): number {
  let so = 0;
  for (const term of terms) {
    so = after(term, so);
    expect(term.total).toBe(so);
    // A term that says what it makes of the number must be right about it.
    if (['printed', 'faceDown', 'atHome', 'halved', 'far', 'final', 'floor'].includes(term.is))
      expect(term.n).toBe(so);
  }
  return so;
}

function checkBoard(t: Table, viewer: Viewer, told: string): void {
  const { devotion, control } = snapshot(t);
  for (const [z, zone] of t.p.zoneIds.entries()) {
    for (const seat of seatLetters) {
      const { n, cards } = ask(t, { is: 'devotion', zone, seat }, 'devotion', viewer);
      expect(n, told).toBe(devotion[zone]?.[seat]);
      for (const card of cards) expect(worth(card.terms), told).toBe(card.n);
      expect(
        cards.reduce((sum, card) => sum + card.n, 0),
        told,
      ).toBe(devotionIn(t, z, seat === 'A' ? 0 : 1));
    }
    const { controller, totals, margin, tie, first, lead } = ask(
      t,
      { is: 'control', zone },
      'control',
      viewer,
    );
    expect(totals, told).toEqual(devotion[zone]);
    expect(controller, told).toBe(control[zone]);
    expect(controller, told).toBe(letter(controllerOf(t, z)));
    expect(lead, told).toBe(Math.abs(totals.A - totals.B));
    expect(tie, told).toBe(lead < margin);
    expect(controller, told).toBe(tie ? first : totals.A > totals.B ? 'A' : 'B');
  }
}

function checkRound(t: Table, viewer: Viewer, told: string): void {
  const round = ask(t, { is: 'round' }, 'round', viewer);
  for (const seat of seatLetters) {
    const sum = round.terms.reduce((so, term) => (term.seat === seat ? so + term.n : so), round.before[seat]);
    expect(sum, told).toBe(round.after[seat]);
  }
  for (const term of round.terms)
    if (term.is === 'bonus')
      expect(term.n, told).toBe(
        term.each * (term.counted === null ? 1 : Math.floor(term.counted / term.per)),
      );
  const result = roundResult(t);
  expect(round.asIf, told).toBe(result === null);
  if (!result) return;
  expect(round.end, told).toBe(result.end);
  expect(round.winner, told).toBe(result.winner);
  expect(round.nextFirst, told).toBe(result.nextFirst);
  for (const [seat, one] of seatLetters.entries()) {
    expect(round.after[one], told).toBe(at(t.s, pointsAt + seat));
    expect(round.after[one] - round.before[one], told).toBe(result.points[one]);
  }
  expect(round.timeline.winner, told).toBe(timelineWinner(t));
}

function checkBackOff(t: Table, told: string): void {
  if (!asksNow(t)) return;
  for (const [seat, one] of seatLetters.entries()) {
    const { after: then, before, terms } = ask(t, { is: 'backOff', seat: one }, 'round', null);
    const other: SeatLetter = letter(foe(seat));
    const held = handSize(t, seat);
    expect(terms[0], told).toMatchObject({ is: 'backOff', seat: other, held, n: backOffPoints(t, held) });
    expect(
      terms.reduce((sum, { n }) => sum + n, before[other]),
      told,
    ).toBe(then[other]);
    expect(then[one], told).toBe(before[one]);
  }
}

function checkAll(t: Table, told: string): void {
  for (const viewer of viewers) {
    checkBoard(t, viewer, told);
    checkRound(t, viewer, told);
  }
  checkBackOff(t, told);
}

describe('the terms add up to the number', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('in scenario %s', (id, scenario) => {
    playScenario(scenario, (t) => checkAll(t, id));
  });

  it('in random rounds', () => {
    for (const { t, chance, told } of anyRounds(rounds)) {
      while (asksNow(t)) {
        checkAll(t, told);
        answer(t, anyCode(t, chance));
      }
      checkAll(t, told);
    }
  });
});

it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'a refused move of scenario %s is explained',
  (_id, scenario) => {
    playScenario(
      scenario,
      () => undefined,
      (t, move, code) => {
        for (const viewer of [null, move.by === 'A' ? 0 : 1]) {
          const { refusal } = ask(t, { is: 'move', move }, 'refusal', viewer);
          if (code !== undefined) expect(refusal.code).toBe(code);
        }
      },
    );
  },
);

it('says nothing about a move that can be made, or about what is not there', () => {
  const t = layOutPosition(shippedProgram('simple'), { hand: { A: ['home-6', 'home-5'], B: ['town-6'] } });
  advance(t);
  const move = { by: 'A', play: 'home-6', face: 'up', zone: 'home' } as const;
  expect(explain(t, { is: 'move', move })).toBeNull();
  expect(explain(t, { is: 'move', move }, 0)).toBeNull();
  expect(explain(t, { is: 'value', handle: 99 })).toBeNull();
  expect(explain(t, { is: 'value', card: 'home-6' })).toBeNull();
  expect(explain(t, { is: 'devotion', zone: 'moon', seat: 'A' })).toBeNull();
  expect(explain(t, { is: 'control', zone: 'moon' })).toBeNull();
});

describe('a seat', () => {
  it('is never told of a card that it can’t see, nor does one change what it is told', () => {
    for (const { t, chance, told: round } of anyRounds(rounds)) {
      for (;;) {
        for (const seat of [0, 1]) {
          const twin = twinOf(t, seat, chance);
          const told = `${round}, seat ${letter(seat)}`;
          const mine = everything(t, seat);
          expect(everything(twin, seat), told).toBe(mine);
          const hidden = hiddenFrom(t, seat).map((c) => JSON.stringify(idOf(t, c)));
          expect(
            hidden.filter((id) => mine.includes(id)),
            told,
          ).toEqual([]);
        }
        if (!asksNow(t)) break;
        answer(t, anyCode(t, chance));
      }
    }
  });

  it('can’t find out a face-down card by asking why it can’t be picked', () => {
    const t = layOutPosition(shippedProgram('simple'), {
      hand: { A: ['school-1', 'home-6'], B: ['town-6'] },
      board: [
        { card: 'home-1', owner: 'B', zone: 'home', face: 'down' },
        { card: 'town-1', owner: 'B', zone: 'home', face: 'down' },
      ],
    });
    advance(t);
    answer(t, findAnswer(t, { play: 'school-1', face: 'up', zone: 'school' }) ?? 0);
    expect(asked(t)).toEqual({ by: 'A', for: 'pick' });
    expect(explain(t, { is: 'move', move: { by: 'A', pick: 'home-1' } })).toBeNull();
    for (const pick of ['home-1', 'town-1', 'school-6'])
      expect(explain(t, { is: 'move', move: { by: 'A', pick } }, 0)).toEqual({
        is: 'refusal',
        refusal: { code: 'not-offered', data: {} },
      });
  });
});

/** All that can be asked of a board. */
function everything(t: Table, seat: number): string {
  const copy = copyOf(t);
  const said: (Explanation | null)[] = [explain(copy, { is: 'round' }, seat)];
  for (const zone of t.p.zoneIds) {
    said.push(explain(copy, { is: 'control', zone }, seat));
    for (const one of seatLetters) said.push(explain(copy, { is: 'devotion', zone, seat: one }, seat));
  }
  return JSON.stringify(said);
}

/** Reasons worth reading closely: a board, a card, and the terms of what it counts. */
const readings: readonly (readonly [string, Parameters<typeof layOutPosition>[1], string, unknown])[] = [
  [
    'halved next door, with a gain',
    {
      bonuses: { town: 'first-impressions' },
      board: [{ card: 'home-6', owner: 'A', zone: 'town', face: 'up', gain: 2 }],
    },
    'home-6',
    [
      { is: 'printed', n: 6, total: 6 },
      { is: 'halved', n: 3, by: 2, zone: 'town', home: 'home', total: 3 },
      { is: 'gain', n: 2, source: { bonus: 'first-impressions' }, total: 5 },
    ],
  ],
  [
    'nothing far from home',
    { board: [{ card: 'home-6', owner: 'A', zone: 'school', face: 'up' }] },
    'home-6',
    [
      { is: 'printed', n: 6, total: 6 },
      { is: 'far', n: 0, zone: 'school', home: 'home', total: 0 },
    ],
  ],
  [
    'in full by a card',
    {
      board: [
        { card: 'home-6', owner: 'A', zone: 'town', face: 'up' },
        { card: 'home-2', owner: 'A', zone: 'school', face: 'up' },
      ],
    },
    'home-6',
    [
      { is: 'printed', n: 6, total: 6 },
      { is: 'rule', kind: 'full', n: 0, source: { id: 'home-2', handle: 2 }, total: 6 },
    ],
  ],
  [
    'fixed',
    { board: [{ card: 'town-3', owner: 'A', zone: 'school', face: 'up' }] },
    'town-3',
    [{ is: 'rule', kind: 'fixed', n: 3, source: { id: 'town-3', handle: 1 }, total: 3 }],
  ],
  [
    'face-down under a bonus and a card',
    {
      bonuses: { school: 'paranoia' },
      board: [
        { card: 'home-6', owner: 'A', zone: 'school', face: 'down' },
        { card: 'school-5', owner: 'B', zone: 'home', face: 'up' },
      ],
    },
    'home-6',
    [
      { is: 'rule', kind: 'base', n: 3, source: { bonus: 'paranoia' }, total: 3 },
      { is: 'rule', kind: 'add', n: 2, source: { id: 'school-5', handle: 2 }, total: 5 },
    ],
  ],
];

it.each(readings)('reasons: %s', (_title, given, card, terms) => {
  const t = layOutPosition(shippedProgram('advanced'), {
    ...given,
    hand: { A: ['town-6', 'town-5'], B: ['school-6', 'school-4'] },
  });
  advance(t);
  expect(at(t.s, restAt)).toBe(rest.question);
  expect(ask(t, { is: 'value', card }, 'value', null).terms).toEqual(terms);
});

it.each([
  [
    'a gain that counts only face-up sleeps',
    { firstImpressionsFaceDown: 'suspended' },
    { card: 'home-6', owner: 'A', zone: 'town', face: 'down', gain: 2 },
    ['faceDown', 'asleep'],
    2,
  ],
  [
    'a gain before halving is halved too',
    { firstImpressionsOrder: 'beforeHalving' },
    { card: 'home-6', owner: 'A', zone: 'town', face: 'up', gain: 2 },
    ['printed', 'gain', 'halved'],
    4,
  ],
  [
    'nothing is added to what is final',
    { ourSpotAdders: false },
    { card: 'town-3', owner: 'A', zone: 'town', face: 'up', gain: 2 },
    ['rule', 'final'],
    3,
  ],
] as const)('%s', (_title, options, lying, terms, n) => {
  const t = layOutPosition(shippedProgram('advanced', options), {
    board: [lying],
    hand: { A: ['town-6', 'town-5'], B: ['school-6', 'school-4'] },
  });
  advance(t);
  const value = ask(t, { is: 'value', card: lying.card }, 'value', null);
  expect(value.terms.map(({ is }) => is)).toEqual(terms);
  expect(value.n).toBe(n);
});

it('of several numbers for a face-down card only the one that counts is a reason', () => {
  const definitions = shippedDefinitions().map((one): ValidDefinition<'ygios'> =>
    one.kind === 'card' && one.id === 'school-5'
      ? { ...one, value: { ...one.value, while: [{ rule: 'base', n: 5, cards: { face: 'down' } }] } }
      : one,
  );
  const prepared = prepare(definitions, 'advanced');
  if (!prepared.ok) throw new Error(prepared.error.code);
  const t = layOutPosition(compileProgram(prepared.value.source), {
    bonuses: { home: 'paranoia' },
    board: [
      { card: 'home-6', owner: 'A', zone: 'home', face: 'down' },
      { card: 'school-5', owner: 'B', zone: 'town', face: 'up' },
    ],
    hand: { A: ['town-6', 'town-5'], B: ['school-6', 'school-4'] },
  });
  advance(t);
  expect(ask(t, { is: 'value', card: 'home-6' }, 'value', null).terms).toEqual([
    { is: 'rule', kind: 'base', n: 5, source: { id: 'school-5', handle: 2 }, total: 5 },
  ]);
});
