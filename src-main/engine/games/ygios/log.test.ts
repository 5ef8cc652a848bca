import { describe, expect, it } from 'vitest';
import { budgets } from '../../kernel/budgets';
import { setDefinition } from '../../kernel/cards';
import { operationsAt } from '../../kernel/head';
import { copyState } from '../../kernel/state';
import { asked, findAnswer } from './answers';
import { letter, type Given, type Move } from './format';
import { createLog, type LogEntry } from './log';
import { layOutPosition } from './position';
import { definition } from './reading';
import { sightOf } from './sight';
import { Table } from './table';
import { anyRounds, type AnyRound } from './testing/test-any-round';
import { shippedProgram } from './testing/shipped';
import { anyCode, asksNow, firstRound, trialOf } from './testing/trial';
import { copyOf, hiddenFrom } from './testing/test-eyes';
import { advance, answer, listAgain } from './turn';

/** `HEARTDECK_ROUNDS=20000` plays the nightly share. */
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 80);

interface Played {
  readonly A: LogEntry[];
  readonly B: LogEntry[];
}

function play(given: Given, moves: readonly Move[], options: Readonly<Record<string, unknown>> = {}): Played {
  const t = layOutPosition(shippedProgram('advanced', options), given);
  const log = createLog(2);
  log.attach(t);
  advance(t);
  for (const move of moves) {
    const code = findAnswer(t, move);
    if (code === null) throw new Error(`not offered: ${JSON.stringify(move)}`);
    answer(t, code);
  }
  return { A: log.logFor(0), B: log.logFor(1) };
}

const only = (entries: readonly LogEntry[], is: LogEntry['is']): LogEntry[] =>
  entries.filter((entry) => entry.is === is);

const hands = { A: ['home-6', 'town-7'], B: ['town-6', 'town-4'] };
const withCard = (card: string, ...more: string[]): Given['hand'] => ({
  ...hands,
  A: [card, ...hands.A, ...more],
});
const up = (card: string, zone: string): Move => ({ by: 'A', play: card, face: 'up', zone });

/** What is played, whose log is read, which entries, and what they say. */
const cases: readonly {
  readonly title: string;
  readonly given: Given;
  readonly moves: readonly Move[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly is: LogEntry['is'];
  readonly A: unknown;
  readonly B: unknown;
}[] = [
  {
    title: 'a card played face-down',
    given: { hand: hands },
    moves: [{ by: 'A', play: 'home-6', face: 'down', zone: 'town' }],
    is: 'played',
    A: [{ card: { id: 'home-6', handle: 1 }, face: 'down', zone: 'town', by: null }],
    B: [{ card: { handle: 1 }, face: 'down', zone: 'town', by: null }],
  },
  {
    title: 'the other’s draw is a number',
    given: { hand: withCard('home-1'), pile: ['school-4', 'school-6'] },
    moves: [up('home-1', 'home')],
    is: 'drew',
    A: [{ seat: 'A', cards: { count: 1, known: ['school-4'] }, by: { id: 'home-1', handle: 1 } }],
    B: [{ seat: 'A', cards: { count: 1, known: [] }, by: { id: 'home-1', handle: 1 } }],
  },
  {
    title: 'a hidden discard is a number',
    given: { hand: withCard('school-3'), pile: ['school-4', 'school-6'] },
    moves: [up('school-3', 'home'), { by: 'A', discard: ['school-4', 'home-6'] }],
    is: 'discarded',
    A: [{ seat: 'A', cards: { count: 2, known: expect.arrayContaining(['school-4', 'home-6']) as unknown } }],
    B: [{ seat: 'A', cards: { count: 2, known: [] } }],
  },
  {
    title: 'a discard that everybody sees',
    given: { hand: withCard('home-8') },
    options: { discardsVisible: true },
    moves: [up('home-8', 'home'), { by: 'A', discard: ['home-6'] }],
    is: 'discarded',
    A: [{ cards: { count: 1, known: ['home-6'] } }],
    B: [{ cards: { count: 1, known: ['home-6'] } }],
  },
  {
    title: 'a face-down card removed from the board',
    given: {
      hand: withCard('school-8'),
      board: [
        { card: 'home-1', owner: 'A', zone: 'home', face: 'down' },
        { card: 'home-2', owner: 'A', zone: 'home', face: 'down' },
      ],
    },
    moves: [up('school-8', 'school'), { by: 'A', pick: 'home-2' }],
    is: 'removed',
    A: [{ card: { id: 'home-2', handle: 2 }, zone: 'home' }],
    B: [{ card: { handle: 2 }, zone: 'home' }],
  },
  {
    title: 'the same where discards are open',
    given: {
      hand: withCard('school-8'),
      board: [
        { card: 'home-1', owner: 'A', zone: 'home', face: 'down' },
        { card: 'home-2', owner: 'A', zone: 'home', face: 'down' },
      ],
    },
    options: { discardsVisible: true },
    moves: [up('school-8', 'school'), { by: 'A', pick: 'home-2' }],
    is: 'removed',
    A: [{ card: { id: 'home-2', handle: 2 } }],
    B: [{ card: { id: 'home-2', handle: 2 } }],
  },
  {
    title: 'a text without a target',
    given: { hand: withCard('home-4') },
    moves: [up('home-4', 'home')],
    is: 'skipped',
    A: [{ part: 'pick', why: 'nothing-there', card: null, by: { id: 'home-4', handle: 1 } }],
    B: [{ part: 'pick', why: 'nothing-there', card: null, by: { id: 'home-4', handle: 1 } }],
  },
  {
    title: 'a text whose only target is protected',
    given: {
      hand: withCard('school-4'),
      bonuses: { home: 'secret-hideout' },
      board: [{ card: 'home-5', owner: 'B', zone: 'home', face: 'up' }],
    },
    moves: [up('school-4', 'school')],
    is: 'skipped',
    A: [{ part: 'pick', why: 'forbidden', card: { id: 'home-5', handle: 1 } }],
    B: [{ part: 'pick', why: 'forbidden', card: { id: 'home-5', handle: 1 } }],
  },
  {
    title: 'a card that a text on all of them can’t turn',
    given: {
      hand: withCard('home-7'),
      bonuses: { home: 'all-eyes-on-us' },
      board: [{ card: 'home-5', owner: 'A', zone: 'home', face: 'up' }],
    },
    moves: [up('home-7', 'home')],
    is: 'skipped',
    A: [{ part: 'all', why: 'forbidden', card: { id: 'home-5', handle: 1 } }],
    B: [{ part: 'all', why: 'forbidden', card: { id: 'home-5', handle: 1 } }],
  },
  {
    title: 'a draw from an empty pile',
    given: { hand: withCard('home-1') },
    moves: [up('home-1', 'home')],
    is: 'skipped',
    A: [{ part: 'draw', why: 'nothing-there' }],
    B: [{ part: 'draw', why: 'nothing-there' }],
  },
  {
    title: 'an ability kept from firing, and by what',
    given: { hand: withCard('home-1'), bonuses: { home: 'no-more-games' }, pile: ['school-1'] },
    moves: [up('home-1', 'home')],
    is: 'notFired',
    A: [{ why: 'forbidden', rules: [{ kind: 'fire', source: { bonus: 'no-more-games' } }] }],
    B: [{ why: 'forbidden', rules: [{ kind: 'fire', source: { bonus: 'no-more-games' } }] }],
  },
  {
    title: 'an ability that is used up',
    given: { hand: withCard('home-1'), spent: ['home-1'], pile: ['school-1'] },
    moves: [up('home-1', 'home')],
    is: 'notFired',
    A: [{ why: 'spent', rules: [] }],
    B: [{ why: 'spent', rules: [] }],
  },
  {
    title: 'a lock that is void',
    given: {
      hand: withCard('town-5'),
      board: [{ card: 'home-5', owner: 'B', zone: 'town', face: 'up' }],
      locks: [{ side: 'A', zone: 'home', turns: 1, source: 'home-5' }],
    },
    moves: [up('town-5', 'town')],
    is: 'lockVoid',
    A: [{ side: 'A', zone: 'home', by: { id: 'town-5', handle: 2 } }],
    B: [{ side: 'A', zone: 'home', by: { id: 'town-5', handle: 2 } }],
  },
  {
    title: 'what a bonus gives',
    given: { hand: withCard('town-2'), bonuses: { home: 'first-impressions' } },
    moves: [up('town-2', 'home')],
    is: 'gained',
    A: [{ card: { id: 'town-2' }, n: 2, by: { bonus: 'first-impressions' } }],
    B: [{ card: { id: 'town-2' }, n: 2, by: { bonus: 'first-impressions' } }],
  },
];

it.each(cases)('$title', ({ given, moves, options, is, A, B }) => {
  const played = play(given, moves, options);
  expect(only(played.A, is)).toMatchObject(A as object);
  expect(only(played.B, is)).toMatchObject(B as object);
});

it('a cut is a number for the other, and the row is told only after it', () => {
  const trial = trialOf(2);
  const t = firstRound(trial);
  const log = createLog(2);
  log.attach(t);
  answer(t, t.options.at(0));
  answer(t, t.options.at(0));
  expect(log.logFor(1).map(({ is }) => is)).toEqual(['sculpted', 'sculpted', 'laidOut', 'turnBegins']);
  expect(log.logFor(1)[0]).toEqual({ is: 'sculpted', seat: 'A', cards: { count: 2, known: [] } });
  expect(log.logFor(0)[0]).toMatchObject({
    cards: { count: 2, known: [expect.any(String), expect.any(String)] },
  });
});

it('texts without end are told with their cards', () => {
  const t = layOutPosition(shippedProgram('advanced'), { hand: withCard('home-4') });
  const log = createLog(2);
  advance(t);
  log.attach(t);
  // A turn that has had all its steps but one: any text passes the budget.
  const code = findAnswer(t, up('home-4', 'home')) ?? 0;
  t.s[operationsAt] = budgets.operations;
  answer(t, code);
  expect(log.logFor(0).at(-1)).toEqual({ is: 'loop', budget: 'operations', cards: ['home-4'] });
});

describe('what a seat can’t see', () => {
  it('does not change its log', () => {
    let compared = 0;
    for (const round of anyRounds(rounds)) {
      const { t, chance } = round;
      while (asksNow(t)) {
        const code = anyCode(t, chance);
        for (const seat of [0, 1]) if (sameInTwin(round, code, seat)) compared++;
        answer(t, code);
      }
    }
    // Most answers can be given in both; if hardly any could, this would prove nothing.
    expect(compared).toBeGreaterThan(rounds * 10);
  });
});

/**
 * Gives the same answer in a twin where the cards that stay hidden from the seat have changed places. False if the
 * twin does not offer it.
 */
function sameInTwin({ t, chance, told: round }: AnyRound, code: number, seat: number): boolean {
  const told = `${round}, seat ${letter(seat)}, answer ${code}`;
  const mine = logOf(copyOf(t), code, seat);
  const later = new Set(hiddenFrom(mine.t, seat).map((c) => definition(mine.t, c)));
  const hidden = hiddenFrom(t, seat).filter((c) => later.has(definition(t, c)));
  const faces = hidden.map((c) => definition(t, c));
  chance.shuffle(faces);
  const twin = new Table(t.p, copyState(t.s));
  hidden.forEach((c, index) => setDefinition(twin.s, c, faces[index] ?? 0));
  listAgain(twin);
  if (!twin.options.has(code)) return false;
  const other = logOf(twin, code, seat);
  if (otherMovedByItself(mine, other, seat)) return false;
  expect(JSON.stringify(other.entries), told).toBe(JSON.stringify(mine.entries));
  expect(sightOf(other.t, seat), told).toEqual(sightOf(mine.t, seat));
  return true;
}

/**
 * With one card the other player had a choice, with another only one answer, which the engine gave for him: from
 * there on the games differ by what he did, and that may be seen.
 */
function otherMovedByItself(a: Logged, b: Logged, seat: number): boolean {
  const [short, long] = a.entries.length < b.entries.length ? [a, b] : [b, a];
  if (short.entries.length === long.entries.length) return false;
  const begins =
    JSON.stringify(long.entries.slice(0, short.entries.length)) === JSON.stringify(short.entries);
  return begins && asked(short.t)?.by === letter(1 - seat);
}

interface Logged {
  readonly t: Table;
  readonly entries: LogEntry[];
}

function logOf(t: Table, code: number, seat: number): Logged {
  const log = createLog(2);
  log.attach(t);
  answer(t, code);
  return { t, entries: log.logFor(seat) };
}
