import { describe, expect, it } from 'vitest';
import { createBot } from '../bots/create-bot';
import type { BotSpec } from '../bots/bot';
import { Chair } from '../bots/chair';
import { Imagination } from '../bots/imagination';
import { Search } from '../bots/search';
import { playMatch, seatedAt } from '../bots/play-match';
import { worthFor } from '../bots/worth';
import { askedSeats, isAsked } from '../kernel/asking';
import { Chance } from '../kernel/chance';
import { ScriptedDice } from '../kernel/dice';
import type { Game } from '../kernel/game';
import { beginMatch } from '../kernel/match';
import { arenaOf } from '../kernel/rules-arena';
import { gameOf } from '../kernel/rules-game';
import { runScenario, type Script } from '../kernel/scenario/run-scenario';
import { scenarioTableOf, seatLetterOf } from '../kernel/scenario/scenario-table';
import { imagine, sightOf } from '../kernel/sight';
import { at, copyState, hashState, sameState, type State } from '../kernel/state';
import { wholeWin, winPart } from '../kernel/winners';
import { picksAt, sumsAt, toy, toySeats, turnAt, type ToyEvent, type ToyTable } from './toy-game';

const program = { turns: 2 };
const game: Game = gameOf(toy, program);
const seats = [...Array(toySeats).keys()];

function picked(state: State, ...picks: readonly (readonly [seat: number, n: number])[]): State {
  return picks.reduce((so, [seat, n]) => {
    const next = game.apply(so, seat, n - 1);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);
}
const tableOf = (state: State): ToyTable => toy.table(program, copyState(state));

describe('secret numbers, without a card', () => {
  const begun = game.begin(5);

  it('are answered in any order, with the same end', () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const ends = orders.map((order) => picked(begun, ...order.map((seat) => [seat, seat + 1] as const)));
    expect(new Set(ends.map(hashState)).size).toBe(1);
  });

  it('are asked of everybody at once, and of nobody twice', () => {
    expect(game.decision(begun)).toMatchObject({ seats: 0b111, kind: 'pick' });
    const one = picked(begun, [1, 4]);
    expect(askedSeats(one)).toBe(0b101);
    expect(game.count(one, 1)).toBe(0);
    expect(game.apply(one, 1, 0)).toEqual({ ok: false, error: { code: 'not-your-decision', data: {} } });
  });

  it('are seen by their own seat alone', () => {
    const state = picked(begun, [0, 6], [2, 3]);
    const seen = seats.map((seat) => {
      const { state: sight, unseen } = game.sight(state, seat);
      return { picks: seats.map((other) => at(sight, picksAt + other)), unseen };
    });
    expect(seen).toEqual([
      { picks: [6, 0, 0], unseen: [] },
      { picks: [0, 0, 0], unseen: [] },
      { picks: [0, 0, 3], unseen: [] },
    ]);
  });

  it('make no difference to who does not know them', () => {
    for (const seat of seats) {
      const [one, two] = seats.filter((other) => other !== seat) as [number, number];
      const sights = [1, 3, 6].map((n) => game.sight(picked(begun, [one, n], [two, 7 - n]), seat).state);
      expect(sights.every((sight) => sameState(sight, sights[0]!))).toBe(true);
    }
    // Chance is no knowledge either: another seed looks the same.
    expect(sameState(game.sight(begun, 0).state, game.sight(game.begin(6), 0).state)).toBe(true);
  });

  it('are guessed where they have been given, and only there', () => {
    const state = picked(begun, [0, 6], [2, 3]);
    const chance = new Chance(1, 'guess');
    const guessed = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const t = tableOf(state);
      const sight = sightOf(toy, t, 0);
      imagine(toy, t, sight, chance);
      expect([at(t.s, picksAt), at(t.s, picksAt + 1), isAsked(t.s, 1)]).toEqual([6, 0, true]);
      guessed.add(at(t.s, picksAt + 2));
      // What is imagined agrees with what was seen.
      expect(sameState(sightOf(toy, t, 0).state, sight.state)).toBe(true);
    }
    expect([...guessed].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a shared win', () => {
  const played = (...turns: readonly (readonly number[])[]) => {
    const t = beginMatch(toy, { turns: turns.length / 2 }, 1, (one) => {
      one.dice = new ScriptedDice(turns.filter((_, n) => n % 2 === 1).flat());
    });
    for (const picks of turns.filter((_, n) => n % 2 === 0))
      picks.forEach((n, seat) => toy.answer(t, seat, n));
    return t;
  };

  it.each([
    [[[6, 2, 3], [3]], [0, 2, 3], 0b100],
    [[[6, 2, 2], [3]], [0, 2, 2], 0b110],
    [[[6, 5, 4], [3]], [0, 0, 0], 0b111],
    [[[4, 1, 2], [4], [5, 3, 2], [3]], [4, 4, 4], 0b111],
  ])('%j', (turns, sums, winners) => {
    const t = played(...turns);
    expect(seats.map((seat) => at(t.s, sumsAt + seat))).toEqual(sums);
    expect(toy.outcome(t)).toEqual({ is: 'won', winners });
    const parts = seats.map((seat) => winPart(winners, seat));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(wholeWin);
  });

  it('is worth more to a bot than a loss, and less than a win', () => {
    const worths = [
      [[6, 2, 3], [3]],
      [[6, 3, 3], [3]],
      [[6, 3, 2], [3]],
    ].map((turns) => {
      const arena = arenaOf(toy, { turns: 1 });
      arena.load(played(...turns).s);
      return worthFor(arena, 1);
    });
    expect(worths).toEqual([...worths].sort((a, b) => a - b));
    expect(new Set(worths).size).toBe(3);
  });
});

type Pick = { readonly by: string; readonly pick: number };
/** The game as a scenario plays it. */
function scenario(script: Script<Pick, never>) {
  const dice = new ScriptedDice(script.dice);
  const t = beginMatch(toy, program, 3, (one) => (one.dice = dice));
  const table = scenarioTableOf(toy, t, dice, {
    restsAt: 'pick',
    answers: (_move?: Pick) => [1, 2, 3, 4, 5, 6],
    answerKey: String,
    refuse: () => null,
    take: ({ by, pick }: Pick) =>
      toy.answer(
        t,
        seats.findIndex((seat) => seatLetterOf(seat) === by),
        pick,
      ),
    look: () => null,
  });
  return runScenario(table, script);
}

describe('dice of a scenario', () => {
  const turn = [
    { by: 'C', pick: 1 },
    { by: 'A', pick: 2 },
    { by: 'B', pick: 3 },
  ];

  it('are the rolls, all of them and no more', () => {
    expect(scenario({ when: turn, dice: [4] })).toBeNull();
    expect(scenario({ when: [...turn, ...turn], dice: [4, 6] })).toBeNull();
    expect(scenario({ when: turn, dice: [4, 6] })).toEqual({ is: 'dice-left', at: 'dice', count: 1 });
    expect(scenario({ when: turn })).toEqual({ is: 'dice-missing', at: 'when.2', sides: 6 });
    expect(scenario({ when: [...turn, ...turn], dice: [4] })).toMatchObject({ at: 'when.5' });
    expect(scenario({ when: turn, dice: [9] })).toEqual({
      is: 'dice-wrong',
      at: 'dice.0',
      sides: 6,
      found: 9,
    });
  });
});

describe('bots of three seats', () => {
  const specs: readonly BotSpec[] = [
    { bot: 'random', backOff: null },
    { bot: 'greedy' },
    { bot: 'ismcts', iterations: 20 },
  ];
  const bots = specs.map((spec) => createBot(spec, () => arenaOf(toy, program)));

  it('play to the end wherever they sit, and the same again', () => {
    const arena = arenaOf(toy, program);
    const ends = [0, 1, 2, 0].map((rotation) => JSON.stringify(playMatch(arena, bots, 7, rotation, 1)));
    for (const end of ends) expect(JSON.parse(end)).toMatchObject({ is: 'won', decisions: 6 });
    expect(ends[3]).toBe(ends[0]);
  });

  it('have had every seat once after three rotations', () => {
    for (const seat of seats)
      expect(seats.map((rotation) => seatedAt(seat, rotation, toySeats)).sort()).toEqual(seats);
  });

  it('think of their own answer, also while seats before them have not answered', () => {
    const begun = game.begin(3);
    const sight = game.sight(begun, 2);
    const desk = arenaOf(toy, program);
    const mind = new Imagination(desk);
    mind.imagine(sight, new Chance(1, 'guess'));
    for (const n of [6, 2]) {
      mind.tryAnswer(n - 1);
      expect(seats.map((seat) => at(desk.state, picksAt + seat))).toEqual([0, 0, n]);
    }

    const asked: number[] = [];
    const thinking = arenaOf(toy, program);
    const watched = new Proxy(thinking, {
      get(arena, key) {
        if (key === 'choose' && askedSeats(arena.state) === 0b111 && arena.state[turnAt] === 0)
          asked.push(arena.seat);
        const value: unknown = Reflect.get(arena, key, arena);
        return typeof value === 'function' ? (value.bind(arena) as unknown) : value;
      },
    });
    const table = arenaOf(toy, program);
    table.load(begun, 2);
    new Search(watched).run(new Chair(table, 2, 1, 0), 130);
    expect(asked.length).toBeGreaterThan(130);
    expect(new Set(asked)).toEqual(new Set([2]));
  });

  it('are told the die after everybody has picked', () => {
    const told: ToyEvent[] = [];
    const t = beginMatch(toy, program, 9, (one) => (one.log = (event) => told.push(event)));
    for (const seat of seats) {
      expect(told).toEqual([]);
      toy.answer(t, seat, 2);
    }
    expect(told).toEqual([{ is: 'rolled', n: expect.any(Number) as number, picks: [2, 2, 2] }]);
  });
});
