import { describe, it } from 'vitest';
import type { Given } from './position';
import { down, play, refused, runOptionCase, up, type OptionCase } from './test-cases';
import type { WhenStep } from './test-scenarios';

const playoutRefilled: Given = {
  bonuses: { home: 'love-triangle', town: 'meaningful-location', school: 'escalating-obsession' },
  first: 'A',
  turn: 'B',
  hand: { A: [], B: ['town-8', 'home-2'] },
  pile: ['school-6', 'town-1'],
  board: [up('A', 'home-6', 'home'), down('B', 'school-4', 'school')],
};

const playsOut: WhenStep[] = [play('B', 'town-8', 'up', 'town'), play('B', 'home-2', 'down', 'home')];

const hideout: Given = {
  bonuses: { home: 'secret-hideout', town: 'all-eyes-on-us', school: 'love-triangle' },
  hand: { A: ['home-7', 'town-6'], B: ['school-6'] },
  board: [up('A', 'home-6', 'home'), up('A', 'town-4', 'town')],
};

const ignored: Given = {
  bonuses: { school: 'paranoia' },
  hand: { A: ['school-7', 'home-1', 'town-1'], B: ['home-2', 'school-6'] },
  pile: ['town-6', 'home-4'],
};

const cases: OptionCase[] = [
  {
    title: 'backOffInPlayout: at the start of the play-out, not later in it',
    options: { backOffInPlayout: true },
    given: { first: 'B', turn: 'A', hand: { A: ['home-6', 'town-6', 'home-4'] } },
    when: [
      { expect: { playout: true, legal: ['backOff'] } },
      { ...play('A', 'home-6', 'up', 'home'), notOffered: ['pass'] },
      { by: 'A', backOff: true, ...refused },
    ],
    then: { turn: 'A', playout: true },
    byDefault: { when: [{ by: 'A', backOff: true, ...refused }], then: { playout: true } },
  },
  {
    title: 'backOffInPlayout: pays as ever',
    options: { backOffInPlayout: true },
    given: { first: 'B', turn: 'A', hand: { A: ['home-6', 'town-6', 'home-4'] } },
    when: [{ by: 'A', backOff: true }],
    then: { round: { end: 'backOff', winner: 'B', points: { A: 0, B: 3 }, nextFirst: 'A' } },
    byDefault: { when: [{ by: 'A', backOff: true, ...refused }], then: {} },
  },
  {
    title: 'playoutEndsRound: the refilled hand is lost',
    options: { playoutEndsRound: true },
    given: playoutRefilled,
    when: playsOut,
    then: {
      hand: { A: ['school-6'], B: [] },
      round: { end: 'natural', winner: 'B', points: { A: 0, B: 6 }, nextFirst: 'A' },
      turn: null,
    },
    byDefault: { when: playsOut, then: { turn: 'A', playout: true, round: null } },
  },
  {
    title: 'lockOverlap: the newcomer keeps its own turns',
    options: { lockOverlap: 'longest' },
    given: {
      turn: 'A',
      hand: { A: ['school-2', 'home-4'], B: ['town-6', 'home-6'] },
      board: [up('B', 'town-5', 'town')],
      locks: [{ side: 'B', zone: 'school', turns: 1, source: 'town-5' }],
    },
    when: [play('A', 'school-2', 'up', 'town')],
    then: {
      locks: [
        { side: 'B', zone: 'school', turns: 1, source: 'town-5' },
        { side: 'B', zone: 'school', turns: 2, source: 'school-2' },
      ],
    },
    byDefault: {
      when: [play('A', 'school-2', 'up', 'town')],
      then: {
        locks: [
          { side: 'B', zone: 'school', turns: 1, source: 'town-5' },
          { side: 'B', zone: 'school', turns: 1, source: 'school-2' },
        ],
      },
    },
  },
  {
    title: 'locksBindOffTurn: the card given by an enemy text',
    options: { locksBindOffTurn: true },
    given: {
      ...ignored,
      board: [up('A', 'home-5', 'home')],
      locks: [{ side: 'B', zone: 'home', turns: 1, source: 'home-5' }],
    },
    when: [
      play('A', 'school-7', 'up', 'school'),
      { by: 'B', may: true },
      { by: 'B', zone: 'town', offered: ['town', 'school'] },
    ],
    then: { turn: 'B' },
    byDefault: {
      when: [
        play('A', 'school-7', 'up', 'school'),
        { by: 'B', may: true },
        { by: 'B', zone: 'town', offered: ['home', 'town', 'school'] },
      ],
      then: { turn: 'B' },
    },
  },
  {
    title: 'requirementsVsProtection: a Requirement turns protected cards',
    options: { requirementsVsProtection: 'ignore' },
    given: hideout,
    when: [play('A', 'home-7', 'up', 'home')],
    then: { board: [down('A', 'home-6', 'home'), up('A', 'home-7', 'home'), up('A', 'town-4', 'town')] },
    byDefault: {
      when: [play('A', 'home-7', 'up', 'home')],
      then: {
        board: [up('A', 'home-6', 'home'), up('A', 'home-7', 'home'), up('A', 'town-4', 'town')],
      },
    },
  },
  {
    title: 'requirementsVsProtection: and those in All Eyes On Us',
    options: { requirementsVsProtection: 'ignore' },
    given: hideout,
    when: [play('A', 'home-7', 'up', 'town')],
    then: { board: [up('A', 'home-6', 'home'), up('A', 'home-7', 'town'), down('A', 'town-4', 'town')] },
    byDefault: {
      when: [play('A', 'home-7', 'up', 'town')],
      then: {
        board: [up('A', 'home-6', 'home'), up('A', 'home-7', 'town'), up('A', 'town-4', 'town')],
      },
    },
  },
  {
    title: 'requirementsVsProtection: a link ends with its source',
    options: { requirementsVsProtection: 'ignore' },
    given: {
      hand: { A: ['home-7', 'town-6'], B: ['school-6'] },
      board: [up('A', 'town-1', 'home'), down('A', 'home-6', 'home', { linkedTo: 'town-1' })],
    },
    when: [play('A', 'home-7', 'up', 'home')],
    then: { board: [down('A', 'town-1', 'home'), down('A', 'home-6', 'home'), up('A', 'home-7', 'home')] },
    byDefault: {
      when: [play('A', 'home-7', 'up', 'home')],
      then: {
        board: [
          up('A', 'town-1', 'home'),
          down('A', 'home-6', 'home', { linkedTo: 'town-1' }),
          up('A', 'home-7', 'home'),
        ],
      },
    },
  },
  {
    title: 'persistentModel: alive outside No More Games',
    options: { persistentModel: 'continuous' },
    given: {
      bonuses: { home: 'no-more-games' },
      hand: { A: ['home-6', 'home-4'], B: ['school-6'] },
      board: [up('A', 'town-3', 'school', { fired: false })],
    },
    then: { value: { 'town-3': 3 }, board: [up('A', 'town-3', 'school', { fired: false })] },
    byDefault: { then: { value: { 'town-3': 1 } } },
  },
  {
    title: 'persistentModel: not inside, unless it had fired before',
    options: { persistentModel: 'continuous' },
    given: {
      bonuses: { home: 'no-more-games' },
      hand: { A: ['home-6', 'home-4'], B: ['school-6'] },
      board: [up('A', 'town-3', 'home', { fired: false }), up('B', 'home-2', 'home')],
    },
    then: { value: { 'town-3': 1 } },
    byDefault: { then: { value: { 'town-3': 1 } } },
  },
  {
    title: 'sweepOrder: the bonus first, then the penalty',
    options: { sweepOrder: 'bonusFirst' },
    given: {
      bonuses: { home: 'escalating-obsession' },
      score: { A: 2, B: 5 },
      board: [up('A', 'home-6', 'home'), down('A', 'home-2', 'home'), down('B', 'home-1', 'home')],
    },
    then: {
      score: { A: 0, B: 5 },
      round: { end: 'natural', winner: 'A', points: { A: -2, B: 0 }, nextFirst: 'B' },
    },
    byDefault: { then: { score: { A: 1, B: 5 } } },
  },
];

describe('options of the whole game', () => {
  it.each(cases.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
    runOptionCase(entry);
  });
});
