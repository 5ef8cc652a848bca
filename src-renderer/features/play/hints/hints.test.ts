import { describe, expect, it } from 'vitest';
import type { SeenMark, SeenMatch } from '@shared/api/matches';
import { isEntry } from '@shared/guide/entries';
import { guideMessages } from '@shared/i18n/messages/guide/index';
import { bot, person, seenCard, seenMatch, seenPlace } from '../state/test-match';
import { dueHint, type HintFacts } from './due-hint';
import { entryOf, hintIds, targets, type HintId, type Target } from './hint-list';
import { placeNote, type Box } from './place-note';

const mark = (is: string, change: Partial<SeenMark> = {}): SeenMark => ({
  is,
  text: is,
  n: null,
  of: null,
  seat: null,
  ask: null,
  ...change,
});
const asking = (answers: { cards?: string[]; places?: string[] }[], source: string | null = null) => ({
  seat: 0,
  prompt: '?',
  source,
  answers: answers.map(({ cards = [], places = [] }) => ({ text: 'a', cards, places })),
});
const quiet = { question: null };

/** Each first thing, what is spoken of then, and nearly the same without it. */
const table: readonly [Exclude<HintId, 'hand-over'>, Partial<SeenMatch>, Target, Partial<SeenMatch>][] = [
  ['question', {}, { part: 'question' }, { question: { ...asking([]), answers: null } }],
  [
    'sculpt',
    { question: asking([{ cards: ['a', 'b'] }, { cards: ['a', 'c'] }]) },
    { part: 'lit' },
    { question: asking([{ cards: ['a'] }, { cards: ['b'] }], 'cards/asks.json') },
  ],
  [
    'lit',
    { places: [seenPlace({ is: 'hand', cards: [seenCard({ answers: [0] })] })] },
    { part: 'lit' },
    { places: [seenPlace({ is: 'hand', cards: [seenCard()] })] },
  ],
  [
    'back-off',
    { question: asking([{ cards: ['a'], places: ['home'] }, {}]) },
    { answer: 1 },
    { question: asking([{ cards: ['a'] }, {}]) },
  ],
  [
    'lock',
    { places: [seenPlace(), seenPlace({ id: 'town', marks: [mark('lock', { n: 2, seat: 0 })] })] },
    { place: 'town' },
    { places: [seenPlace({ marks: [mark('control')] })] },
  ],
  [
    'face-down',
    { places: [seenPlace({ cards: [seenCard({ handle: 'x7', faceDown: true })] })] },
    { card: 'x7' },
    { places: [seenPlace({ is: 'pile', cards: [seenCard({ faceDown: true })] })] },
  ],
  [
    'waiting-pile',
    { places: [seenPlace({ id: 'waiting', is: 'queue', count: 1 })] },
    { place: 'waiting' },
    { places: [seenPlace({ id: 'waiting', is: 'queue', count: 0 })] },
  ],
  [
    'swing',
    {
      game: 'governing',
      places: [
        seenPlace({
          is: 'row',
          owner: 0,
          cards: [seenCard({ handle: 'o1', answers: [0], marks: [mark('pe')] })],
        }),
      ],
    },
    { card: 'o1' },
    {
      game: 'governing',
      places: [seenPlace({ is: 'row', owner: 1, cards: [seenCard({ answers: [0], marks: [mark('pe')] })] })],
    },
  ],
  [
    'ap',
    { game: 'governing', players: [{ ...person, figures: [mark('ap', { n: 10 })] }, bot] },
    { mark: 'ap' },
    { game: 'ygios', players: [{ ...person, figures: [mark('ap', { n: 10 })] }, bot] },
  ],
  [
    'bot',
    { question: { ...asking([]), seat: 1, answers: null } },
    { part: 'question' },
    { question: { ...asking([]), seat: 0, answers: null } },
  ],
  [
    'number',
    { places: [seenPlace({ marks: [mark('devotion', { n: 5, ask: 'devotion home A' })] })] },
    { mark: 'devotion' },
    { places: [seenPlace({ marks: [mark('devotion', { n: 5 })] })] },
  ],
  ['undo', { undo: { to: 1, asks: [] } }, { part: 'undo' }, {}],
  [
    'log',
    { log: [{ text: 'x', cards: [], at: 0, events: [], summary: null }] },
    { part: 'log' },
    { log: [] },
  ],
];

describe('what a hint speaks of', () => {
  it.each(table)('%s', (hint, there, target, missing) => {
    expect(targets[hint](seenMatch(there))).toEqual(target);
    expect(targets[hint](seenMatch(missing))).toBeNull();
  });

  it('is tested for every hint, and each has words and an entry that exists', () => {
    expect(['hand-over', ...table.map(([hint]) => hint)].sort()).toEqual([...hintIds].sort());
    for (const hint of hintIds) {
      expect(guideMessages).toHaveProperty([`hint.${hint}`]);
      const entry = entryOf[hint];
      const game = ['waiting-pile', 'swing', 'ap'].includes(hint) ? 'governing' : 'ygios';
      if (entry !== null) expect(isEntry(game, entry), hint).toBe(true);
    }
  });
});

describe('the hint that is due', () => {
  const facts = (change: Partial<HintFacts> = {}, seen: Partial<SeenMatch> = {}): HintFacts => ({
    on: true,
    read: [],
    shown: { is: 'table', seen: seenMatch(seen) },
    closedAt: null,
    isThere: () => true,
    ...change,
  });
  const others = hintIds.filter((hint) => hint !== 'log');
  const logged = { log: [{ text: 'x', cards: [], at: 0, events: [], summary: null }] };

  it.each<[string, HintFacts, HintId | null]>([
    ['the first of the list', facts({}, logged), 'question'],
    ['none twice', facts({ read: ['question'] }, logged), 'log'],
    ['none when all are read', facts({ read: [...hintIds] }, logged), null],
    ['none when they are switched off', facts({ on: false }), null],
    ['none about what can’t be seen', facts({ read: others, isThere: () => false }, logged), null],
    [
      'no second one at the same decision',
      facts({ read: ['question'], closedAt: 4 }, { ...logged, answers: 4 }),
      null,
    ],
    [
      'the next one at the next decision',
      facts({ read: ['question'], closedAt: 4 }, { ...logged, answers: 5 }),
      'log',
    ],
    ['between two people', facts({ shown: { is: 'handOver' } }), 'hand-over'],
    ['between two people, read', facts({ shown: { is: 'handOver' }, read: ['hand-over'] }), null],
    ['nothing before the table is there', facts({ shown: { is: 'other' } }), null],
    ['nothing where nothing happens', facts({}, quiet), null],
    ['words of an older release do not matter', facts({ read: ['gone', 'question'] }, logged), 'log'],
  ])('%s', (_, given, hint) => {
    expect(dueHint(given)?.hint ?? null).toBe(hint);
  });
});

describe('a note', () => {
  const room: Box = { left: 0, top: 0, width: 1000, height: 600 };
  const size = { width: 300, height: 100 };
  const overlaps = (a: Box, b: Box): boolean =>
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height;

  it.each<[string, Box]>([
    ['in the middle', { left: 450, top: 280, width: 100, height: 40 }],
    ['at the top', { left: 450, top: 0, width: 100, height: 40 }],
    ['at the bottom', { left: 450, top: 560, width: 100, height: 40 }],
    ['in a corner', { left: 960, top: 560, width: 40, height: 40 }],
    ['as high as the room', { left: 0, top: 0, width: 200, height: 600 }],
    ['as wide as the room', { left: 0, top: 400, width: 1000, height: 200 }],
  ])('lies beside what is %s, within the room', (_, thing) => {
    const at = placeNote(thing, size, room, []);
    expect(at).not.toBeNull();
    if (!at) return;
    expect(overlaps(at, thing)).toBe(false);
    expect(at.left >= 0 && at.top >= 0 && at.left + 300 <= 1000 && at.top + 100 <= 600).toBe(true);
  });

  it('covers what is used meanwhile only where it must', () => {
    const thing = { left: 450, top: 280, width: 100, height: 40 };
    const above = { left: 0, top: 0, width: 1000, height: 270 };
    expect(placeNote(thing, size, room, [above])?.top).toBeGreaterThan(280);
  });

  it('goes above the question under which a hand lies', () => {
    const thing = { left: 300, top: 450, width: 100, height: 150 };
    const hand = { left: 0, top: 450, width: 1000, height: 150 };
    const question = { left: 0, top: 370, width: 1000, height: 70 };
    const at = placeNote(thing, size, room, [hand, question]);
    expect(at && at.top + at.height).toBeLessThan(question.top);
  });

  it('has no place beside what fills the room', () => {
    expect(placeNote(room, size, room, [])).toBeNull();
  });
});
