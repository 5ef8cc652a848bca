import { describe, it } from 'vitest';
import type { Given, GivenCard } from './position';
import { down, play, refused, runOptionCase, up, type OptionCase } from './test-cases';

const hideout: Given = {
  bonuses: { home: 'secret-hideout', town: 'all-eyes-on-us', school: 'love-triangle' },
  hand: { A: ['home-7', 'town-6'], B: ['school-6'] },
  board: [up('A', 'home-6', 'home'), up('A', 'town-4', 'town')],
};

const bearer = (card: GivenCard): Given => ({
  bonuses: { home: 'first-impressions' },
  hand: { A: ['home-6', 'home-4'], B: ['school-6', 'school-4'] },
  spent: ['first-impressions'],
  board: [card],
});

const flipHome7: Given = {
  bonuses: { home: 'love-triangle', town: 'meaningful-location', school: 'escalating-obsession' },
  turn: 'B',
  hand: { A: ['town-6', 'town-4'], B: ['school-1', 'home-2'] },
  board: [down('A', 'home-7', 'home')],
};

const ignored: Given = {
  bonuses: { school: 'paranoia' },
  hand: { A: ['school-7', 'home-1', 'town-1'], B: ['home-2', 'school-6'] },
  pile: ['town-6', 'home-4'],
};

const cases: OptionCase[] = [
  {
    title: 'nowhereIsLock: its locks outlive it',
    options: { nowhereIsLock: false },
    given: {
      turn: 'A',
      hand: { A: ['town-5', 'home-6'], B: ['school-4', 'school-6'] },
      board: [],
    },
    when: [play('A', 'town-5', 'up', 'town'), play('B', 'school-4', 'up', 'town')],
    then: {
      board: [down('A', 'town-5', 'town'), up('B', 'school-4', 'town')],
      locks: [
        { side: 'A', zone: 'home', turns: 1, source: 'town-5' },
        { side: 'A', zone: 'school', turns: 1, source: 'town-5' },
      ],
    },
    byDefault: {
      when: [play('A', 'town-5', 'up', 'town'), play('B', 'school-4', 'up', 'town')],
      then: { locks: [] },
    },
  },
  {
    title: 'lookAtMeEmptyMeans: enemy cards are no company',
    options: { lookAtMeEmptyMeans: 'ownSide' },
    given: {
      hand: { A: ['home-7', 'school-6'], B: ['home-1'] },
      board: [down('A', 'school-5', 'school'), up('B', 'town-6', 'town')],
    },
    when: [{ ...play('A', 'home-7', 'up', 'town'), ...refused }],
    then: { legal: [{ play: 'home-7', face: 'up', zone: 'school' } as { play: string }] },
    byDefault: { then: { legal: [{ play: 'home-7', face: 'up', zone: 'town' } as { play: string }] } },
  },
  {
    title: 'lookAtMeFlip: alone, it stays when it is turned up',
    options: { lookAtMeFlip: 'free' },
    given: flipHome7,
    when: [play('B', 'school-1', 'up', 'school')],
    then: { board: [up('A', 'home-7', 'home'), up('B', 'school-1', 'school')], discard: [] },
    byDefault: { when: [play('B', 'school-1', 'up', 'school')], then: { discard: ['home-7'] } },
  },
  {
    title: 'lookAtMeFlip: but it is not played into an empty Zone',
    options: { lookAtMeFlip: 'free' },
    given: { hand: { A: ['home-7', 'home-6'], B: ['school-6'] } },
    when: [{ ...play('A', 'home-7', 'up', 'home'), ...refused }],
    then: {},
    byDefault: { when: [{ ...play('A', 'home-7', 'up', 'home'), ...refused }], then: {} },
  },
  {
    title: 'lookAtMeUnflippable: not where an own card can’t be turned',
    options: { lookAtMeUnflippable: 'unpayable' },
    given: hideout,
    when: [
      { ...play('A', 'home-7', 'up', 'home'), ...refused },
      { ...play('A', 'home-7', 'up', 'town'), ...refused },
    ],
    then: {},
    byDefault: {
      when: [play('A', 'home-7', 'up', 'home')],
      then: {
        board: [up('A', 'home-6', 'home'), up('A', 'home-7', 'home'), up('A', 'town-4', 'town')],
      },
    },
  },
  {
    title: 'firstImpressionsFaceDown: nothing while face-down',
    options: { firstImpressionsFaceDown: 'suspended' },
    given: bearer(down('A', 'town-5', 'home', { gain: 2 })),
    then: { value: { 'town-5': 2 }, board: [down('A', 'town-5', 'home', { gain: 2 })] },
    byDefault: { then: { value: { 'town-5': 4 } } },
  },
  {
    title: 'firstImpressionsOrder: halved with the printed number',
    options: { firstImpressionsOrder: 'beforeHalving' },
    given: bearer(up('A', 'town-5', 'home', { gain: 2 })),
    then: { value: { 'town-5': 3 } },
    byDefault: { then: { value: { 'town-5': 4 } } },
  },
  {
    title: 'firstImpressionsOrder: lost far from home',
    options: { firstImpressionsOrder: 'beforeHalving' },
    given: bearer(up('A', 'home-6', 'school', { gain: 2 })),
    then: { value: { 'home-6': 0 } },
    byDefault: { then: { value: { 'home-6': 2 } } },
  },
  {
    title: 'firstImpressionsOrder: added to what is not halved',
    options: { firstImpressionsOrder: 'beforeHalving' },
    given: bearer(up('A', 'town-3', 'school', { gain: 2 })),
    then: { value: { 'town-3': 5 } },
    byDefault: { then: { value: { 'town-3': 5 } } },
  },
  {
    title: 'firstImpressionsOnFlip: turned up inside is enough',
    options: { firstImpressionsOnFlip: true },
    given: { ...flipHome7, bonuses: { home: 'first-impressions' }, board: [down('A', 'home-6', 'home')] },
    when: [play('B', 'school-1', 'up', 'school')],
    then: { value: { 'home-6': 8 }, spent: ['first-impressions'] },
    byDefault: {
      when: [play('B', 'school-1', 'up', 'school')],
      then: { value: { 'home-6': 6 }, spent: [] },
    },
  },
  {
    title: 'ourSpotAdders: always 3 means 3',
    options: { ourSpotAdders: false },
    given: bearer(up('A', 'town-3', 'school', { gain: 2 })),
    then: { value: { 'town-3': 3 } },
    byDefault: { then: { value: { 'town-3': 5 } } },
  },
  {
    title: 'cantIgnoreMeLook: seen, then declined, it goes under the pile',
    options: { cantIgnoreMeLook: 'lookFirst' },
    given: ignored,
    when: [
      play('A', 'school-7', 'up', 'school'),
      { expect: { aside: ['town-6'], pile: ['home-4'], asks: { by: 'B', for: 'may' } } },
      { by: 'B', may: false, offered: [true, false] },
    ],
    then: { pile: ['home-4', 'town-6'], aside: [], turn: 'B' },
    byDefault: {
      when: [
        play('A', 'school-7', 'up', 'school'),
        { expect: { aside: [], pile: ['town-6', 'home-4'], asks: { by: 'B', for: 'may' } } },
        { by: 'B', may: false },
      ],
      then: { pile: ['town-6', 'home-4'] },
    },
  },
];

describe('rulings about one card', () => {
  it.each(cases.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
    runOptionCase(entry);
  });
});
