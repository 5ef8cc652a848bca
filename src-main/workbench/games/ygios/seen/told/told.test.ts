import { describe, expect, it } from 'vitest';
import { advance } from '../../../../../engine/games/ygios/turn';
import { layOutPosition } from '../../../../../engine/games/ygios/position';
import { shippedDefinitions, shippedProgram } from '../../../../../engine/games/ygios/testing/shipped';
import { wordsIn } from '../../../test-seen';
import { beginTable, matchTableOf } from '../../../match-table-of';
import { matchParts } from '../../match-table';
import { newLog } from '../../told';

const words = wordsIn(shippedDefinitions());
type Given = Parameters<typeof layOutPosition>[1];

const hands = { A: ['town-6', 'home-7'], B: ['school-6', 'school-4'] };
function tableWith(given: Given) {
  const t = layOutPosition(shippedProgram('advanced'), { hand: hands, ...given });
  advance(t);
  return matchTableOf(matchParts, t, newLog(null));
}

const halved: Given = {
  bonuses: { town: 'first-impressions' },
  board: [{ card: 'home-6', owner: 'A', zone: 'town', face: 'up', gain: 2 }],
};
const locked: Given = { locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5' }] };

/** A board, what is asked, and what is said: the title, each line with its amount, the result. */
const numbers: readonly (readonly [string, Given, string, readonly string[]])[] = [
  [
    'a card beside its Zone, with a gain',
    halved,
    'value 1',
    [
      "Devotion of “I've Always Loved You”",
      'Printed 6',
      'Halved: Town is next to Home → 3',
      '“First Impressions” +2',
      '= 5',
    ],
  ],
  [
    'a seat in a Zone',
    halved,
    'devotion town A',
    [
      'Devotion of Player A in Town',
      "I've Always Loved You 5",
      '- Printed 6',
      '- Halved: Town is next to Home → 3',
      '- “First Impressions” +2',
      '= 5',
    ],
  ],
  ['nothing there', halved, 'devotion town B', ['Devotion of Player B in Town', 'No cards there', '= 0']],
  ['control', halved, 'control town', ['Control of Town', 'Player A 5', 'Player B 0', '= Player A']],
  [
    'a tie',
    {},
    'control home',
    ['Control of Home', 'Player A 0', 'Player B 0', 'A tie goes to the first player', '= Player A'],
  ],
  [
    'points that were there before',
    { score: { A: 4, B: 0 } },
    'points A',
    ['Points of Player A', 'At the start 4', 'Needed to win the Timeline 12', '= 4'],
  ],
  [
    'backing off',
    {},
    'backOff A',
    [
      'If Player A backs off now',
      'Player B 0 → 3',
      '- The opponent backs off with 2 cards in hand (2 or more) +3',
      'Nobody has 12 points yet.',
      '= +3',
    ],
  ],
];

describe('a number', () => {
  it.each(numbers)('%s', (_title, given, ask, expected) => {
    const told = tableWith(given).explain(0, words.en, ask);
    const lines = told?.lines.map(
      ({ text, amount, inner }) => `${inner ? '- ' : ''}${text}${amount === null ? '' : ` ${amount}`}`,
    );
    expect([told?.title, ...(lines ?? []), `= ${told?.total}`]).toEqual(expected);
  });

  it.each([
    '',
    'value',
    'value 99',
    'value x',
    'devotion moon A',
    'devotion home C',
    'control home A',
    'lock home A',
    'points',
    'toString',
  ])('nothing is said to %j', (ask) => {
    const told = tableWith(halved).explain(0, words.en, ask);
    expect(told).toBeNull();
  });

  it('names the cards behind its terms, for eyes that want to see them', () => {
    const told = tableWith(halved).explain(0, words.ja, 'value 1');
    expect(told?.lines.flatMap(({ cards }) => cards)).toEqual(['bonuses/first-impressions.json']);
    expect(told?.rules).toEqual(['N1']);
  });
});

/** A board, a card and a place, and why not. */
const moves: readonly (readonly [string, Given, string, string | null, readonly string[]])[] = [
  ['a play that can be made', {}, 'held:town-6', 'zone:town', []],
  ['a card that can be played somewhere', {}, 'held:town-6', null, []],
  ['to a pile', {}, 'held:town-6', 'pile', ['Cards are played to Zones.']],
  [
    'a card of the board',
    halved,
    '#1',
    'zone:home',
    ['In a turn a card from the hand is played; cards on the board stay where they are.'],
  ],
  ['another’s card', {}, 'held:school-6', 'zone:home', ['“Everyone Ships Us” is not in hand.']],
  ['no card at all', {}, 'held:nothing', 'zone:home', ['There is no such card here.']],
  [
    'where face-down is forbidden and the Requirement is not met, both are said',
    { bonuses: { home: 'all-eyes-on-us' } },
    'held:home-7',
    'zone:home',
    [
      '“Look At Me Only” can’t be played face-up to Home now. Requirement: There must be at least 1 other card in this Zone.',
      'Cards can’t be played face-down to Home (“All Eyes On Us”).',
    ],
  ],
];

describe('a move', () => {
  it.each(moves)('%s', (_title, given, card, place, reasons) => {
    expect(tableWith(given).whyNot(0, words.en, { card, place, on: null }).reasons).toEqual(reasons);
  });

  it('into a locked Zone: by what, and for how long', () => {
    const { reasons } = tableWith({
      board: [{ card: 'home-5', owner: 'B', zone: 'home', face: 'up' }],
      ...locked,
    }).whyNot(0, words.en, { card: 'held:town-6', place: 'zone:home', on: null });
    expect(reasons).toEqual(['Home is locked for 1 turn, this one included (“Lock the Front Door”).']);
  });

  it('of who is not asked: who is', () => {
    const { reasons } = tableWith({}).whyNot(1, words.uk, {
      card: 'held:school-6',
      place: 'zone:school',
      on: null,
    });
    expect(reasons).toEqual(['Зараз вирішує A.']);
  });
});

it('a line of the log knows after how many answers it happened, and a round is summed up where it ends', () => {
  let table = beginTable(matchParts, shippedProgram('simple'), 5);
  let answers = 0;
  while (!table.see(0, words.en).log.some(({ summary }) => summary)) {
    table = table.take(table.asked[0]!, 0);
    answers++;
  }
  const { log } = table.see(0, words.en);
  const ats = log.map(({ at }) => at);
  expect([ats[0], ats.at(-1), ats.toSorted((a, b) => a - b)]).toEqual([0, answers, ats]);
  const summed = log.filter(({ summary }) => summary);
  expect(summed).toHaveLength(1);
  expect(summed[0]?.summary?.title).toMatch(/^Round 1: Player [AB] wins$/);
  expect(summed[0]?.events.some(({ is }) => is === 'score')).toBe(true);
  const points = table.explain(0, words.en, 'points A');
  expect(points?.lines[0]?.text).toMatch(/^Round 1: /);
});
