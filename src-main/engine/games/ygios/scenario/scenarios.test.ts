import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Difference } from '../../../kernel/scenario/difference';
import { type Changes, differenceOf, file, right, run } from './test-trial';

const shipped = resolve(import.meta.dirname, '../../../../../resources/scenarios/ygios.json');

describe('the scenarios of the rules', () => {
  const ran = run(readFileSync(shipped));
  const reports = ran.ok ? ran.value : [];

  it('are read', () => {
    expect(ran).toMatchObject({ ok: true });
    expect(reports.length).toBeGreaterThan(30);
  });
  it.each(reports.map((report) => [report.id, report.title, report.difference] as const))(
    '%s: %s',
    (_id, _title, difference) => {
      expect(difference).toBeNull();
    },
  );
});

it('a right scenario passes, in whatever order its lists are', () => {
  expect(differenceOf({})).toBeNull();
  expect(differenceOf({ 'then.board': right.then.board.toReversed() })).toBeNull();
  expect(differenceOf({ 'when.2.offered': ['school-6', 'home-5'] })).toBeNull();
});

describe('a wrong scenario fails with its first difference', () => {
  const value = (at: string, expected: string, found: string): Difference => ({
    is: 'value',
    at,
    expected,
    found,
  });
  const homeLock = { side: 'A', zone: 'home', turns: 1, source: 'home-5' };
  const rows: readonly (readonly [Changes, Difference])[] = [
    [{ 'then.devotion.home.B': 6 }, value('then.devotion.home.B', '6', '3')],
    [{ 'then.control.town': 'B' }, value('then.control.town', 'B', 'A')],
    [{ 'then.value.home-5': 5 }, value('then.value.home-5', '5', '2')],
    [{ 'then.value': { 'town-1': 2 } }, value('then.value.town-1', '2', '')],
    [{ 'then.hand.A': ['town-4'] }, value('then.hand.A', '["town-4"]', '["home-2"]')],
    [{ 'then.hand.A': ['home-2', 'home-2'] }, value('then.hand.A', '["home-2","home-2"]', '["home-2"]')],
    [{ 'then.hand': {} }, value('then.hand.A', '[]', '["home-2"]')],
    [
      { 'then.pile': ['home-8', 'school-5'] },
      value('then.pile', '["home-8","school-5"]', '["school-5","home-8"]'),
    ],
    [{ 'then.pile': [] }, value('then.pile', '[]', '["school-5","home-8"]')],
    [{ 'then.discard': ['home-1'] }, value('then.discard', '["home-1"]', '[]')],
    [{ 'then.spent': ['home-1'] }, value('then.spent', '["home-1"]', '[]')],
    [{ 'then.aside': ['home-1'] }, value('then.aside', '["home-1"]', '[]')],
    [{ 'then.sculpted': { A: ['home-1'] } }, value('then.sculpted.A', '["home-1"]', '[]')],
    [{ 'then.locks': [homeLock] }, value('then.locks', JSON.stringify([homeLock]), '[]')],
    [{ 'then.board.1.zone': 'home' }, value('then.board.school-6.zone', 'home', 'town')],
    [{ 'then.board.0.gain': 2 }, value('then.board.home-5.gain', '2', '')],
    [
      { 'then.board.3.card': 'town-5' },
      value('then.board.town-5', JSON.stringify({ ...right.then.board[3], card: 'town-5' }), ''),
    ],
    [
      { 'then.board': right.then.board.slice(0, 3) },
      value('then.board.town-4', '', JSON.stringify(right.then.board[3])),
    ],
    [{ 'then.turn': 'A' }, value('then.turn', 'A', 'B')],
    [{ 'then.turn': null }, value('then.turn', 'null', 'B')],
    [{ 'then.playout': true }, value('then.playout', 'true', 'false')],
    [{ 'then.score.A': 4 }, value('then.score.A', '4', '3')],
    [{ 'then.asks': null }, value('then.asks', 'null', '{"by":"B","for":"turn"}')],
    [{ 'then.asks.by': 'A' }, value('then.asks.by', 'A', 'B')],
    [{ 'then.round': { winner: 'A' } }, value('then.round', '{"winner":"A"}', 'null')],
    [{ 'then.timeline': 'A' }, value('then.timeline', 'A', 'null')],
    [{ 'then.legal.0': 'pass' }, { is: 'not-legal', at: 'then.legal.0', entry: 'pass' }],
    [{ 'when.3.expect.turn': 'B' }, value('when.3.expect.turn', 'B', 'A')],
    [
      { 'when.0.refused': undefined, 'when.0.code': undefined },
      { is: 'refused', at: 'when.0', code: 'zone-locked', by: 'A', for: 'turn' },
    ],
    [{ 'when.0.code': 'must-play' }, value('when.0.code', 'must-play', 'zone-locked')],
    [{ 'when.0.zone': 'town' }, { is: 'accepted', at: 'when.0' }],
    [{ 'when.1.by': 'B' }, { is: 'refused', at: 'when.1', code: 'not-your-decision', by: 'A', for: 'turn' }],
    [{ 'when.2.offered': ['home-5'] }, value('when.2.offered', '["home-5"]', '["home-5","school-6"]')],
    [{ 'when.2.notOffered': ['home-5'] }, { is: 'offered', at: 'when.2.notOffered.0', entry: 'home-5' }],
    [
      { 'when.2': { by: 'A', zone: 'home' } },
      { is: 'refused', at: 'when.2', code: 'not-offered', by: 'A', for: 'pick' },
    ],
    [{ when: right.when.slice(0, 2) }, { is: 'open-question', at: 'then', by: 'A', for: 'pick' }],
    [
      { when: [...right.when, { by: 'B', may: true }] },
      { is: 'refused', at: 'when.5', code: 'not-offered', by: 'B', for: 'turn' },
    ],
    [{ dice: [3, 4] }, { is: 'dice-left', at: 'dice', count: 2 }],
  ];
  it.each(rows)('%j', (changes, difference) => {
    expect(differenceOf(changes)).toEqual(difference);
  });

  it('a field of a card on the board that the scenario leaves out', () => {
    const board = [{ card: 'home-6', owner: 'A', zone: 'home', face: 'up', gain: 2 }];
    const spent = ['first-impressions'];
    const scenario = { id: 'T', given: { board, spent, hand: { A: ['home-1'], B: ['town-6'] } } };
    const plain = [{ card: 'home-6', owner: 'A', zone: 'home', face: 'up' }];
    expect(run(file([{ ...scenario, then: { board } }]))).toMatchObject({ value: [{ difference: null }] });
    expect(run(file([{ ...scenario, then: { board: plain } }]))).toMatchObject({
      value: [{ difference: value('then.board.home-6.gain', '', '2') }],
    });
  });

  it('cards given away in any order, cards under the pile in theirs', () => {
    const signup = {
      given: { hand: { A: ['school-3', 'home-1'], B: ['town-6'] }, pile: ['home-2', 'home-3'] },
      when: [{ by: 'A', play: 'school-3', face: 'up', zone: 'school' }],
    };
    const pairs = [
      ['home-2', 'home-1'],
      ['home-3', 'home-1'],
      ['home-3', 'home-2'],
    ];
    const discard = { by: 'A', discard: ['home-2', 'home-1'], offered: pairs };
    expect(run(file([{ id: 'T', ...signup, when: [...signup.when, discard] }]))).toMatchObject({
      value: [{ difference: null }],
    });
    // Turned up by its owner in a Zone that is locked this turn: both drawn cards go under.
    const locked = {
      given: {
        hand: { A: ['school-1', 'home-6'], B: ['town-6'] },
        pile: ['home-2', 'home-3', 'home-4'],
        board: [
          { card: 'home-5', owner: 'B', zone: 'town', face: 'up' },
          { card: 'town-1', owner: 'A', zone: 'home', face: 'down' },
        ],
        locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5' }],
      },
      when: [
        { by: 'A', play: 'school-1', face: 'up', zone: 'school' },
        { by: 'A', pick: 'town-1' },
      ],
    };
    const orders = [
      ['home-2', 'home-3'],
      ['home-3', 'home-2'],
    ];
    const under = { by: 'A', putUnder: ['home-3', 'home-2'], offered: orders };
    const then = { pile: ['home-4', 'home-3', 'home-2'] };
    expect(run(file([{ id: 'T', ...locked, when: [...locked.when, under], then }]))).toMatchObject({
      value: [{ difference: null }],
    });
    const once = { ...under, offered: orders.slice(0, 1) };
    expect(run(file([{ id: 'T', ...locked, when: [...locked.when, once], then }]))).toMatchObject({
      value: [{ difference: { at: 'when.2.offered' } }],
    });
  });

  it('an answer that nobody asked for, once the round is over', () => {
    const scenario = { id: 'T', given: {}, when: [{ by: 'A', pass: true }] };
    const ran = run(file([scenario]));
    expect(ran).toMatchObject({
      value: [{ difference: { is: 'refused', at: 'when.0', code: 'round-over', by: '', for: '' } }],
    });
  });
});
