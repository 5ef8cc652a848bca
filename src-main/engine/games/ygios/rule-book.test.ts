import { describe, expect, it } from 'vitest';
import type { BoardCard, Given, RoundResult, SeatLetter } from './format';
import { layOutPosition } from './position';
import { roundResult, snapshot, timelineWinner } from './snapshot';
import { shippedProgram } from './testing/shipped';
import { advance } from './turn';

/**
 * The four boards that the rule book works out. "You" is A, who must be the first player in all of them: A takes
 * every tie. Where the printed page errs, the title says how, and the board says what is right.
 */
const lies =
  (face: 'up' | 'down') =>
  (owner: SeatLetter, zone: string, ...cards: readonly string[]): BoardCard[] =>
    cards.map((card) => ({ card, owner, zone, face }));
const up = lies('up');
const down = lies('down');

interface Board {
  readonly title: string;
  readonly given: Given;
  readonly devotion: Readonly<Record<string, readonly [a: number, b: number]>>;
  readonly control: Readonly<Record<string, SeatLetter>>;
  readonly cards: readonly [a: number, b: number];
  readonly result: RoundResult | null;
}

const boards: readonly Board[] = [
  {
    title: 'board 1: School is printed “You Win (tie)” at 4 against 5; it is the opponent’s',
    given: {
      mode: 'simple',
      hand: { A: ['home-1', 'home-3', 'town-1'], B: ['town-3', 'town-4', 'town-6'] },
      board: [
        // Playing House lifts Home 6 in Town from 3 to 6.
        ...up('A', 'home', 'home-2'),
        ...up('A', 'town', 'home-6'),
        ...down('A', 'school', 'school-1'),
        ...down('B', 'home', 'home-4'),
        ...down('B', 'town', 'town-2'),
        // I Run This School serves the enemy’s face-down card as well.
        ...up('B', 'school', 'school-5'),
      ],
    },
    devotion: { home: [2, 2], town: [6, 2], school: [4, 5] },
    control: { home: 'A', town: 'A', school: 'B' },
    cards: [3, 3],
    result: null,
  },
  {
    title: 'board 2: consistent as printed',
    given: {
      mode: 'simple',
      hand: { A: [], B: [] },
      board: [
        ...up('A', 'home', 'home-2', 'town-3'),
        ...down('A', 'home', 'town-1'),
        ...up('A', 'town', 'town-6'),
        ...down('A', 'school', 'home-1'),
        ...up('A', 'school', 'school-1'),
        ...up('B', 'home', 'home-3', 'home-4'),
        ...up('B', 'town', 'town-4'),
        ...down('B', 'town', 'school-2'),
        ...up('B', 'school', 'school-5', 'school-3'),
      ],
      spent: ['school-3'],
    },
    devotion: { home: [7, 7], town: [6, 6], school: [5, 8] },
    control: { home: 'A', town: 'A', school: 'B' },
    cards: [6, 6],
    result: { end: 'natural', winner: 'A', points: { A: 5, B: 0 }, nextFirst: 'B' },
  },
  {
    title: 'board 3: School is printed “You Win” without the word tie; the controller is right',
    given: {
      mode: 'advanced',
      row: ['school', 'home', 'town'],
      bonuses: { school: 'paranoia', home: 'fated-encounter', town: 'meaningful-location' },
      hand: { A: ['home-2', 'home-3', 'town-1'], B: ['town-2', 'town-3', 'school-6'] },
      pile: ['home-4', 'home-6', 'school-1', 'school-3', 'school-5', 'town-5', 'town-7'],
      board: [
        ...down('A', 'school', 'school-2'),
        ...up('A', 'home', 'town-6'),
        ...down('A', 'home', 'school-4'),
        // The card that School 7 let A draw and place: four cards against three, hands alike, the pile one short.
        ...down('A', 'town', 'home-5'),
        ...down('B', 'school', 'home-1'),
        ...up('B', 'home', 'town-4'),
        // Played where it counts nothing: School and Town are not adjacent in this row.
        ...up('B', 'town', 'school-7'),
      ],
    },
    devotion: { school: [3, 3], home: [8, 4], town: [2, 0] },
    control: { school: 'A', home: 'A', town: 'A' },
    cards: [4, 3],
    result: null,
  },
  {
    title: 'board 4: scores right; pile 2 and discard 2 are impossible, School again without the word tie',
    given: {
      mode: 'advanced',
      row: ['school', 'home', 'town'],
      bonuses: { school: 'escalating-obsession', home: 'meaningful-location', town: 'love-triangle' },
      hand: { A: [], B: [] },
      // Twenty cards after the sculpting, eleven of them here: without draws the pile holds eight, the discard one.
      pile: ['home-1', 'home-2', 'home-5', 'school-1', 'school-3', 'school-6', 'town-1', 'town-5'],
      discard: ['town-6'],
      board: [
        ...up('A', 'school', 'school-8', 'home-3'),
        ...up('A', 'home', 'home-6'),
        ...down('A', 'home', 'town-2'),
        ...up('A', 'town', 'town-4'),
        ...up('B', 'school', 'school-5', 'school-4'),
        ...up('B', 'home', 'home-7'),
        ...down('B', 'home', 'home-4'),
        ...up('B', 'town', 'town-3'),
        ...down('B', 'town', 'school-2'),
      ],
    },
    devotion: { school: [9, 9], home: [8, 9], town: [4, 5] },
    control: { school: 'A', home: 'B', town: 'A' },
    cards: [5, 6],
    result: { end: 'natural', winner: 'A', points: { A: 7, B: 1 }, nextFirst: 'B' },
  },
];

describe('the rule book’s worked boards', () => {
  it.each(boards.map((board) => [board.title, board] as const))('%s', (_title, board) => {
    const t = layOutPosition(shippedProgram(board.given.mode ?? 'simple'), board.given);
    advance(t);
    const { devotion, control, board: cards } = snapshot(t);
    const expected = Object.entries(board.devotion).map(([zone, [A, B]]) => [zone, { A, B }]);
    expect(devotion).toEqual(Object.fromEntries(expected));
    expect(control).toEqual(board.control);
    const owned = (seat: SeatLetter): number => cards.filter(({ owner }) => owner === seat).length;
    expect([owned('A'), owned('B')]).toEqual(board.cards);
    expect(roundResult(t)).toEqual(board.result);
    expect(timelineWinner(t)).toBeNull();
  });
});
