import { describe, expect, it } from 'vitest';
import { RulesLoop, startRound } from './oracle';
import { down, play, refused, runCardCase, up, type CardCase } from './test-cases';
import { shippedPack } from './test-pack';
import type { OracleBonus, OracleCard } from './words';

const made = (id: string, rest: Omit<Partial<OracleCard>, 'id'>): OracleCard => ({
  id,
  home: 'home',
  devotion: 4,
  ...rest,
});
const six = ['home-6', 'town-6'];

/** What the printed cards never do and a designer's may. */
const cases: CardCase[] = [
  {
    title: 'any number of cards goes back under the pile, in the order chosen',
    cards: [made('x-1', { fire: [{ do: 'draw', n: 3, to: 'aside' }, { do: 'putBack' }] })],
    given: {
      hand: { A: ['x-1', 'home-6'], B: six.slice(1) },
      pile: ['home-1', 'home-2', 'home-3', 'home-4'],
    },
    when: [
      play('A', 'x-1', 'up', 'home'),
      { expect: { aside: ['home-1', 'home-2', 'home-3'], asks: { by: 'A', for: 'putUnder' } } },
      { by: 'A', putUnder: ['home-2', 'home-3', 'home-1'] },
    ],
    then: { pile: ['home-4', 'home-2', 'home-3', 'home-1'] },
  },
  {
    title: 'the foe discards, and chooses',
    cards: [made('x-1', { fire: [{ do: 'discard', who: 'foe', from: 'hand', n: 1 }] })],
    given: { hand: { A: ['x-1', 'home-1'], B: six } },
    when: [
      play('A', 'x-1', 'up', 'home'),
      { by: 'B', discard: ['town-6'], offered: [['home-6'], ['town-6']] },
    ],
    then: { hand: { B: ['home-6'] }, discard: ['town-6'], turn: 'B' },
  },
  {
    title: 'all cards move, each to a Zone of its own, asked Zone by Zone and in the order of arrival',
    cards: [made('x-1', { fire: [{ do: 'move', all: { of: 'foe' }, to: { beside: 'there' } }] })],
    given: {
      hand: { A: ['x-1', 'home-1'], B: ['school-6'] },
      board: [up('B', 'town-6', 'town'), up('B', 'home-6', 'town'), up('B', 'school-4', 'home')],
    },
    when: [
      play('A', 'x-1', 'up', 'home'),
      { by: 'A', zone: 'home', offered: ['home', 'school'] },
      { by: 'A', zone: 'school', offered: ['home', 'school'] },
    ],
    then: {
      board: [
        up('A', 'x-1', 'home'),
        up('B', 'town-6', 'home'),
        up('B', 'school-4', 'town'),
        up('B', 'home-6', 'school'),
      ],
    },
  },
  {
    title: 'a lock on both sides, laid in mid play-out, begins with the next turn',
    cards: [made('x-1', { fire: [{ do: 'lock', on: 'both', zones: 'all', turns: 2 }] })],
    given: { turn: 'A', hand: { A: ['x-1', 'home-1'] }, pile: ['town-6', 'town-4'] },
    when: [play('A', 'x-1', 'up', 'home')],
    then: {
      playout: true,
      locks: ['home', 'town', 'school'].flatMap((zone) => [
        { side: 'A' as const, zone, turns: 2, from: 'next' as const, source: 'x-1' },
        { side: 'B' as const, zone, turns: 2, source: 'x-1' },
      ]),
    },
  },
  {
    title: 'a Requirement is paid, then the ability fires; in No More Games only the first',
    cards: [
      made('x-1', { pay: [{ do: 'discard', from: 'hand', n: 1 }], fire: [{ do: 'draw', n: 1 }] }),
      made('x-2', { pay: [{ do: 'discard', from: 'hand', n: 1 }], fire: [{ do: 'draw', n: 1 }] }),
    ],
    given: {
      bonuses: { school: 'no-more-games' },
      hand: { A: ['x-1', 'home-1'], B: ['x-2', 'home-2'] },
      pile: ['town-6', 'town-4'],
    },
    when: [play('A', 'x-1', 'up', 'home'), play('B', 'x-2', 'up', 'school')],
    then: { hand: { A: ['town-6'], B: [] }, discard: ['home-1', 'home-2'], pile: ['town-4'], turn: 'A' },
  },
  {
    title: 'a Requirement in two steps is counted together',
    cards: [
      made('x-1', {
        pay: [
          { do: 'discard', from: 'hand', n: 1 },
          { do: 'discard', from: 'hand', n: 1 },
        ],
      }),
    ],
    given: { hand: { A: ['x-1', 'home-1'], B: six } },
    when: [{ ...play('A', 'x-1', 'up', 'home'), ...refused }],
    then: { legal: [{ play: 'x-1', face: 'down', zone: 'home' } as { play: string }] },
  },
  {
    title: 'the largest fixed and base count, adds are summed, full does not multiply, nothing is below 0',
    cards: [
      made('x-1', {
        while: [
          { rule: 'fixed', n: 5, cards: { home: 'town' } },
          { rule: 'fixed', n: 1, cards: { home: 'town' } },
          { rule: 'full', cards: { is: 'this' } },
          { rule: 'full', cards: { is: 'this' } },
          { rule: 'base', n: 4, cards: { in: 'school' } },
          { rule: 'base', n: 1, cards: {} },
          { rule: 'add', n: 2, cards: { of: 'me' } },
          { rule: 'add', n: 1, cards: { of: 'me' } },
          { rule: 'add', n: -9, cards: { of: 'foe' } },
        ],
      }),
    ],
    given: {
      hand: { A: six, B: ['home-1', 'home-2'] },
      board: [
        up('A', 'x-1', 'school'),
        up('A', 'town-4', 'home'),
        down('A', 'school-4', 'school'),
        down('A', 'school-5', 'home'),
        up('B', 'school-6', 'school'),
      ],
    },
    when: [],
    then: {
      value: { 'x-1': 7, 'town-4': 8, 'school-4': 7, 'school-5': 4, 'school-6': 0 },
      devotion: { school: { A: 14, B: 0 } },
    },
  },
  {
    title: 'a text goes on when its card has gone, and lays no lock that could end with it',
    cards: [
      made('x-1', {
        fire: [
          { do: 'return', pick: { is: 'this' } },
          { do: 'lock', on: 'foe', zones: 'here', turns: 1 },
          { do: 'draw', n: 1 },
        ],
      }),
    ],
    given: { hand: { A: ['x-1', 'home-1'], B: six }, pile: ['town-4', 'town-5'] },
    when: [play('A', 'x-1', 'up', 'home')],
    then: { hand: { A: ['x-1', 'home-1', 'town-4'] }, board: [], locks: [], pile: ['town-5'], turn: 'B' },
  },
  {
    title: 'a reveal waits for the end of the text, and is void when the card has been turned down again',
    cards: [
      made('x-1', {
        fire: [
          { do: 'flip', pick: { of: 'foe', face: 'down' }, to: 'up' },
          { do: 'flip', all: { of: 'foe' }, to: 'down' },
        ],
      }),
    ],
    given: {
      hand: { A: ['x-1', 'home-2'], B: six },
      pile: ['town-4'],
      board: [down('B', 'home-1', 'home')],
    },
    when: [play('A', 'x-1', 'up', 'home')],
    then: { board: [up('A', 'x-1', 'home'), down('B', 'home-1', 'home')], pile: ['town-4'], spent: [] },
  },
  {
    title: 'an option is not asked if nothing could be done, and the text goes on',
    cards: [
      made('x-1', {
        fire: [
          { do: 'draw', n: 1, may: true },
          { do: 'lock', on: 'foe', zones: 'town', turns: 1, may: true },
          { do: 'lock', on: 'foe', zones: 'home', turns: 1 },
        ],
      }),
    ],
    given: { hand: { A: ['x-1', 'home-2'], B: six } },
    when: [play('A', 'x-1', 'up', 'home'), { by: 'A', may: false, offered: [true, false] }],
    then: { locks: [], turn: 'B' },
  },
  {
    title: 'whose card it is decides who is the foe, also when the foe acts',
    cards: [made('x-1', { fire: [{ do: 'return', who: 'foe', pick: { of: 'me', not: 'this' } }] })],
    given: {
      hand: { A: ['x-1', 'home-2'], B: six },
      board: [up('A', 'home-4', 'home'), down('A', 'home-5', 'home'), up('B', 'town-4', 'town')],
    },
    when: [play('A', 'x-1', 'up', 'home'), { by: 'B', pick: 'home-5', offered: ['home-4', 'home-5'] }],
    then: { hand: { A: ['home-2', 'home-5'], B: six }, turn: 'B' },
  },
  {
    title: 'a card turned up, down and up again in one text fires once',
    cards: [
      made('x-1', {
        fire: [
          { do: 'flip', pick: { of: 'foe' }, to: 'up' },
          { do: 'flip', all: { of: 'foe' }, to: 'down' },
          { do: 'flip', all: { of: 'foe' }, to: 'up' },
        ],
      }),
      made('x-2', { fire: [{ do: 'draw', n: 1 }] }),
    ],
    given: {
      hand: { A: ['x-1', 'home-2'], B: six },
      pile: ['town-4', 'town-5'],
      board: [down('B', 'x-2', 'home')],
    },
    when: [play('A', 'x-1', 'up', 'home')],
    then: { hand: { B: [...six, 'town-4'] }, pile: ['town-5'] },
  },
  {
    title: 'a lock that would end with the turn in progress is not laid',
    cards: [],
    given: {
      hand: { A: ['town-5', 'home-2'] },
      board: [up('B', 'home-5', 'home')],
      locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5' }],
    },
    when: [play('A', 'town-5', 'up', 'town')],
    then: {
      playout: true,
      locks: [
        { side: 'A', zone: 'home', turns: 1, source: 'home-5' },
        { side: 'A', zone: 'school', turns: 1, from: 'next', source: 'town-5' },
        { side: 'B', zone: 'home', turns: 1, source: 'town-5' },
        { side: 'B', zone: 'school', turns: 1, source: 'town-5' },
      ],
    },
  },
  {
    title: 'a play-out goes on although the opponent holds cards again',
    cards: [],
    given: { playout: true, hand: { A: ['home-2', 'home-4'], B: six } },
    when: [
      { by: 'A', backOff: true, ...refused },
      play('A', 'home-2', 'down', 'home'),
      { expect: { turn: 'A', playout: true } },
      play('A', 'home-4', 'down', 'home'),
    ],
    then: { turn: 'B', playout: true },
  },
  {
    title: 'an option with a pick is one question, its answers the cards and no',
    cards: [],
    given: {
      bonuses: { school: 'love-triangle' },
      hand: { A: ['town-7', 'home-2'], B: six },
      board: [up('B', 'home-4', 'home'), down('B', 'school-4', 'school'), up('B', 'town-4', 'town')],
    },
    when: [
      play('A', 'town-7', 'up', 'town'),
      { expect: { asks: { by: 'B', for: 'pick' } } },
      { by: 'B', may: false, offered: ['home-4', 'school-4', false] },
    ],
    then: { turn: 'B' },
  },
];

describe('words in new combinations', () => {
  it('ends arrivals that never end as a loop', () => {
    const pack = shippedPack();
    const sendsOn = (id: string, to: string): OracleBonus => ({
      id,
      enter: [{ if: { face: 'up' }, do: 'move', all: { is: 'this' }, to }],
    });
    const bonuses = [sendsOn('x-to-town', 'town'), sendsOn('x-to-home', 'home')];
    const given = { bonuses: { home: 'x-to-town', town: 'x-to-home' }, hand: { A: six, B: ['home-1'] } };
    const round = startRound({ ...pack, bonuses }, {}, given);
    expect(() => round.answer(play('A', 'home-6', 'up', 'home'))).toThrow(RulesLoop);
  });

  it.each(cases.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
    runCardCase(entry);
  });
});
