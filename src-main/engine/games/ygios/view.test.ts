import { describe, expect, it } from 'vitest';
import { hasBit } from '../../kernel/bits';
import { handleOf } from '../../kernel/cards';
import type { Chance } from '../../kernel/chance';
import { asked, answerOf, findAnswer } from './answers';
import { letter, type Given, type Move } from './format';
import { layOutPosition } from './position';
import { definition } from './reading';
import { idOf } from './refs';
import type { SeenAnswer } from './seen-answers';
import { sightOf } from './sight';
import { Table } from './table';
import { anyRounds } from './testing/test-any-round';
import { shippedProgram } from './testing/shipped';
import { afterMoves, anyCode, asksNow } from './testing/trial';
import { hiddenFrom, twinOf } from './testing/test-eyes';
import { answer } from './turn';
import { answersFor, view, viewOf } from './view';

/** `HEARTDECK_ROUNDS=20000` plays the nightly share. */
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 40);

function play(given: Given, moves: readonly Move[], options: Readonly<Record<string, unknown>> = {}): Table {
  return afterMoves(layOutPosition(shippedProgram(given.mode ?? 'advanced', options), given), moves);
}

/** Every standstill of random rounds, seen by each seat. */
function everywhere(look: (t: Table, seat: number, told: string, chance: Chance) => void): void {
  for (const { t, chance, told } of anyRounds(rounds)) {
    for (;;) {
      for (const seat of [0, 1]) look(t, seat, `${told}, seat ${letter(seat)}`, chance);
      if (!asksNow(t)) break;
      answer(t, anyCode(t, chance));
    }
  }
}

describe('a view', () => {
  it('is the same whatever the seat can’t see', () => {
    everywhere((t, seat, told, chance) => {
      const mine = JSON.stringify(view(t, seat));
      expect(JSON.stringify(view(twinOf(t, seat, chance), seat)), told).toBe(mine);
    });
  });

  it('is the same from a game and from what the seat sees of it', () => {
    everywhere((t, seat, told) => {
      const sight = sightOf(t, seat);
      const again = sightOf(new Table(t.p, sight.state), seat);
      expect(viewOf(t.p, again), told).toEqual(view(t, seat));
    });
  });

  it('names no card that the seat can’t see', () => {
    everywhere((t, seat, told) => {
      const mine = JSON.stringify(view(t, seat));
      const leaked = hiddenFrom(t, seat).filter(
        (c) => mine.includes(JSON.stringify(idOf(t, c))) && !isSpent(t, c),
      );
      expect(leaked, told).toEqual([]);
    });
  });

  it('changes nothing', () => {
    everywhere((t, seat, told) => {
      const words = Array.from(t.s);
      const codes = t.options.list();
      view(t, seat);
      expect(Array.from(t.s), told).toEqual(words);
      expect(t.options.list(), told).toEqual(codes);
    });
  });
});

/** A limit is spent in the open, by the name of the card, wherever the card has gone since. */
const isSpent = (t: Table, c: number): boolean => hasBit(t.s, t.l.spentAt, definition(t, c));

describe('the answers', () => {
  it('are those of the game, in its order, and only for who is asked', () => {
    everywhere((t, seat, told) => {
      const mine = asked(t)?.by === letter(seat);
      const meant = mine ? t.options.list().map((code) => answerOf(t, code)) : [];
      const seen = answersFor(t, seat);
      expect(seen.length, told).toBe(meant.length);
      seen.forEach((one, index) => expect(plain(t, one), told).toEqual(meant[index]));
    });
  });
});

/** What an answer means, by handle where it has no id. */
function plain(t: Table, seen: SeenAnswer): unknown {
  if (!('pick' in seen)) return seen;
  const handle = 'handle' in seen.pick ? seen.pick.handle : undefined;
  for (let c = 0; c < t.l.cards; c++) if (handleOf(t.s, c) === handle) return { pick: idOf(t, c) };
  return seen;
}

it('while the cut is secret nobody sees row and bonuses, or more than a number of the other’s cards', () => {
  const given: Given = {
    mode: 'advanced',
    phase: 'sculpt',
    row: ['school', 'home', 'town'],
    bonuses: { school: 'paranoia', home: 'love-triangle', town: 'secret-hideout' },
    hand: {
      A: ['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'home-6', 'home-7', 'home-8'],
      B: ['town-1', 'town-2', 'town-3', 'town-4', 'town-5', 'town-6', 'town-7', 'town-8'],
    },
    pile: ['school-1', 'school-2'],
  };
  const cut: Move = { by: 'A', sculpt: ['home-1', 'home-8'] };
  const t = play(given, [cut]);
  expect(view(t, 0)).toMatchObject({
    phase: 'sculpt',
    row: null,
    sculpted: { A: { count: 2, known: ['home-1', 'home-8'] }, B: { count: 0, known: [] } },
    hands: {
      A: { count: 6, known: ['home-2', 'home-3', 'home-4', 'home-5', 'home-6', 'home-7'] },
      B: { count: 8, known: [] },
    },
    pile: { count: 2, known: [] },
    asks: { by: 'B', for: 'sculpt', answers: null },
  });
  expect(view(t, 0).zones.map(({ bonus }) => bonus)).toEqual([null, null, null]);
  expect(view(t, 1)).toMatchObject({
    sculpted: { A: { count: 2, known: [] } },
    hands: { A: { count: 6, known: [] } },
  });
  expect(answersFor(t, 1)).toHaveLength(28);
  expect(view(play(given, [cut], { revealBeforeSculpt: true }), 1).row).toEqual(['school', 'home', 'town']);
});

const checkedLocation: Given = {
  hand: { A: ['town-1', 'home-6', 'home-5'], B: ['school-1', 'school-6', 'school-5'] },
  pile: ['home-1', 'home-2', 'home-3', 'home-4'],
};
const placed: readonly Move[] = [
  { by: 'A', play: 'town-1', face: 'up', zone: 'town' },
  { by: 'A', place: 'home-2' },
];

it('who put a card under the pile knows the bottom; the other sees that a card lies there', () => {
  const t = play(checkedLocation, placed);
  const [mine, theirs] = [view(t, 0), view(t, 1)];
  expect(mine.pile).toEqual({ count: 3, known: [{ position: 2, card: 'home-1' }] });
  expect(theirs.pile).toEqual({ count: 3, known: [] });
  const lying = mine.zones.flatMap(({ cards }) => cards);
  expect(lying).toMatchObject([
    { handle: 1, card: 'town-1', face: 'up', active: true, protected: true, linkedTo: null, value: 1 },
    { handle: 2, card: 'home-2', face: 'down', active: false, protected: true, linkedTo: 1, value: 2 },
  ]);
  expect(theirs.zones.flatMap(({ cards }) => cards).map(({ card }) => card)).toEqual(['town-1', null]);
  expect(theirs.hands.A).toEqual({ count: 2, known: [] });
});

it('only who draws aside sees what was drawn', () => {
  const t = play(checkedLocation, placed.slice(0, 1));
  expect(view(t, 0).aside).toEqual({ count: 2, known: ['home-1', 'home-2'] });
  expect(view(t, 0).asks).toMatchObject({ by: 'A', for: 'place', source: { id: 'town-1', handle: 1 } });
  expect(view(t, 1).aside).toEqual({ count: 2, known: [] });
  expect(view(t, 1).asks).toMatchObject({ by: 'A', for: 'place', answers: null });
});

it('a face-down card of the other is picked by its handle, an open one by name too', () => {
  const t = play(
    {
      hand: { A: ['school-1', 'home-6'], B: ['town-6', 'town-5'] },
      board: [
        { card: 'home-1', owner: 'B', zone: 'home', face: 'down' },
        { card: 'town-4', owner: 'B', zone: 'home', face: 'up' },
      ],
    },
    [{ by: 'A', play: 'school-1', face: 'up', zone: 'school' }],
  );
  expect(answersFor(t, 0)).toEqual([{ pick: { handle: 1 } }, { pick: { id: 'town-4', handle: 2 } }]);
  expect(answersFor(t, 1)).toEqual([]);
});

it('a card that comes back has a new handle, and stays known in the hand until it could be any card', () => {
  const t = play(
    {
      hand: { A: ['home-3', 'home-6', 'home-5'], B: ['town-6', 'town-5', 'town-4'] },
      board: [{ card: 'school-6', owner: 'A', zone: 'home', face: 'up' }],
    },
    [{ by: 'A', play: 'home-3', face: 'up', zone: 'town' }],
  );
  expect(view(t, 1).hands.A).toEqual({ count: 3, known: ['school-6'] });
  answer(t, findAnswer(t, { play: 'school-6', face: 'up', zone: 'town' }) ?? 0);
  expect(
    view(t, 1)
      .zones.flatMap(({ cards }) => cards)
      .map(({ handle }) => handle),
  ).toEqual([2, 3]);
});

it('a round that is over shows its result', () => {
  const t = play({ hand: { A: ['home-6', 'home-5'], B: ['town-6'] }, score: { A: 0, B: 10 } }, [
    { by: 'A', backOff: true },
  ]);
  expect(view(t, 0)).toMatchObject({
    phase: 'gameOver',
    turn: null,
    asks: null,
    result: { end: 'backOff', winner: 'B', points: { A: 0, B: 3 } },
    timeline: 'B',
  });
});

it('locks have their turns and their source', () => {
  const t = play({ hand: { A: ['school-2', 'home-6'], B: ['town-6', 'town-5'] } }, [
    { by: 'A', play: 'school-2', face: 'up', zone: 'home' },
  ]);
  expect(view(t, 1).locks).toEqual([
    { side: 'B', zone: 'school', turns: 2, pending: false, source: { id: 'school-2', handle: 1 } },
  ]);
});
