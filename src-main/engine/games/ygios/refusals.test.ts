import { describe, expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { rest, restAt } from '../../kernel/head';
import { at, hashState } from '../../kernel/state';
import { moveOf, offered } from './answers';
import type { Answer, Given, Move } from './format';
import { beginMatch } from '../../kernel/match';
import { ygios } from './rules';
import { moveKey } from './oracle/oracle';
import { layOutPosition } from './position';
import { refusalCodes } from '@shared/games/ygios/scenario/words';
import { refuse, type MoveRefusal } from './refusals';
import type { Table } from './table';
import { shippedProgram } from './testing/shipped';
import { advance, answer } from './turn';

const program = shippedProgram('advanced');
const { cardIds, zoneIds } = program;

/** Every move that can be written at all, pairs of cards for the answers that name several. */
function* everyMove(): Generator<Move> {
  const pairs = cardIds.flatMap((a) => cardIds.filter((b) => a !== b).map((b) => [a, b] as const));
  const answers: Answer[] = [
    { pass: true },
    { backOff: true },
    { may: true },
    { may: false },
    ...zoneIds.map((zone) => ({ zone })),
    ...cardIds.flatMap((card): Answer[] => [
      { pick: card },
      { place: card },
      { discard: [card] },
      { putUnder: [card] },
      ...zoneIds.flatMap((zone): Answer[] => [
        { play: card, face: 'up', zone },
        { play: card, face: 'down', zone },
      ]),
    ]),
    ...pairs.flatMap((pair): Answer[] => [
      { putUnder: pair },
      ...(pair[0] < pair[1] ? [{ discard: pair }, { sculpt: pair }] : []),
    ]),
  ];
  for (const by of ['A', 'B'] as const) for (const one of answers) yield { by, ...one };
}
const moves = [...everyMove()].map((move) => ({ move, key: moveKey(move) }));

describe('over random rounds', () => {
  it.each([1, 2, 3, 4, 5, 6])('a move is refused if and only if it is not offered (seed %i)', (seed) => {
    const options = seed % 2 === 0 ? { locksBindOffTurn: true, backOffInPlayout: true } : {};
    const t = beginMatch(ygios, shippedProgram('advanced', options), seed);
    const chance = new Chance(seed, 'bot');
    const seen = new Set<string>();
    for (let i = 0; i < 40 && at(t.s, restAt) === rest.question; i++) {
      const before = hashState(t.s);
      const legal = new Set(offered(t).map(moveKey));
      const accepted: string[] = [];
      for (const { move, key } of moves) {
        const refusal = refuse(t, move);
        if (refusal) seen.add(refusal.code);
        else accepted.push(key);
      }
      expect(accepted.sort()).toEqual([...legal].sort());
      expect(hashState(t.s)).toBe(before);
      const plays = t.options.list().filter((code) => !('backOff' in moveOf(t, code)));
      answer(t, plays[chance.below(plays.length)] ?? t.options.at(0));
    }
    const known: readonly MoveRefusal['code'][] = refusalCodes;
    expect(known).toEqual(expect.arrayContaining([...seen]));
    expect([...seen]).toEqual(expect.arrayContaining(['not-your-decision', 'not-in-hand', 'not-offered']));
  });
});

function at_(given: Given, options = {}): Table {
  const t = layOutPosition(shippedProgram('advanced', options), given);
  advance(t);
  return t;
}

const up = (card: string, zone: string): Answer => ({ play: card, face: 'up', zone });
const down = (card: string, zone: string): Answer => ({ play: card, face: 'down', zone });
const both = { A: ['home-6', 'town-6'], B: ['school-6'] };
const homeLocked: Given = {
  hand: both,
  board: [{ card: 'home-5', owner: 'B', zone: 'town', face: 'up' }],
  locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5' }],
};
const eyes: Given = {
  hand: { A: ['home-8', 'town-6'], B: ['school-6'] },
  bonuses: { town: 'all-eyes-on-us' },
};

const rows: readonly (readonly [string, Given, Move, unknown])[] = [
  ['the round is over', {}, { by: 'A', pass: true }, { code: 'round-over' }],
  [
    'the other one is asked',
    { hand: both },
    { by: 'B', ...up('school-6', 'home') },
    { code: 'not-your-decision', data: { by: 'A' } },
  ],
  [
    'a card of the other hand',
    { hand: both },
    { by: 'A', ...up('school-6', 'home') },
    { code: 'not-in-hand', data: { card: 'school-6' } },
  ],
  [
    'a lock, before the face is looked at',
    { ...homeLocked, bonuses: { home: 'all-eyes-on-us' } },
    { by: 'A', ...down('home-6', 'home') },
    { code: 'zone-locked', data: { zone: 'home', turns: 1, sources: ['home-5'] } },
  ],
  [
    'a ban on face-down plays',
    eyes,
    { by: 'A', ...down('town-6', 'town') },
    { code: 'face-up-only', data: { zone: 'town', sources: ['all-eyes-on-us'] } },
  ],
  [
    'a requirement: its need',
    { hand: { A: ['home-7', 'town-6'], B: ['school-6'] } },
    { by: 'A', ...up('home-7', 'home') },
    { code: 'requirement-unmet', data: { card: 'home-7', zone: 'home', need: 0 } },
  ],
  [
    'a requirement: its payment',
    { hand: { A: ['school-8', 'town-6'], B: ['school-6'] } },
    { by: 'A', ...up('school-8', 'home') },
    { code: 'requirement-unmet', data: { card: 'school-8', zone: 'home', step: 0 } },
  ],
  ['a pass although a card can be played', { hand: both }, { by: 'A', pass: true }, { code: 'must-play' }],
  [
    'backing off in a play-out',
    { hand: { A: ['home-6', 'town-6'] } },
    { by: 'A', backOff: true },
    { code: 'must-play-out' },
  ],
  ['another kind of answer', { hand: both }, { by: 'A', pick: 'home-6' }, { code: 'not-offered' }],
  ['a zone that is not there', { hand: both }, { by: 'A', ...up('home-6', 'moon') }, { code: 'not-offered' }],
];

it.each(rows)('says why: %s', (_name, given, move, refusal) => {
  expect(refuse(at_(given), move)).toMatchObject(refusal as object);
});

it('names only the locks that cover this turn', () => {
  const t = at_({
    ...homeLocked,
    row: ['home', 'town', 'school'],
    board: [
      { card: 'home-5', owner: 'B', zone: 'town', face: 'up' },
      { card: 'town-5', owner: 'B', zone: 'town', face: 'up' },
    ],
    locks: [
      { side: 'A', zone: 'home', turns: 1, source: 'home-5' },
      { side: 'A', zone: 'home', turns: 2, source: 'town-5', from: 'next' },
    ],
  });
  expect(refuse(t, { by: 'A', ...up('home-6', 'home') })).toEqual({
    code: 'zone-locked',
    data: { zone: 'home', turns: 1, sources: ['home-5'] },
  });
});

it('lets a lock that begins with the next turn go by', () => {
  const given: Given = {
    ...homeLocked,
    locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5', from: 'next' }],
  };
  expect(refuse(at_(given), { by: 'A', ...up('home-6', 'home') })).toBeNull();
});
