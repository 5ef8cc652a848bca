import { askedSeat } from '../kernel/asking';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findAnswer } from '../games/ygios/answers';
import { compileProgram, type Source } from '../games/ygios/compile';
import type { YgiosEvent } from '../games/ygios/events';
import { explain } from '../games/ygios/explain';
import { after as afterTerm } from '../games/ygios/explain/terms';
import { arenaOf } from '../kernel/rules-arena';
import { ygios } from '../games/ygios/rules';
import { gameOf } from '../kernel/rules-game';
import { layOutPosition } from '../games/ygios/position';
import { snapshot } from '../games/ygios/snapshot';
import { prepare } from '../games/ygios/source';
import type { Table } from '../games/ygios/table';
import { madePack } from '../games/ygios/testing/made-pack';
import { shippedDefinitions, shippedProgram } from '../games/ygios/testing/shipped';
import { anyCode, asksNow, firstRound, trialOf } from '../games/ygios/testing/trial';
import { twinOf } from '../games/ygios/testing/test-eyes';
import { advance, answer } from '../games/ygios/turn';
import { budgets } from '../kernel/budgets';
import { Chance } from '../kernel/chance';
import { depthAt, operationsAt } from '../kernel/head';
import { at, copyState, hashState, sameState } from '../kernel/state';
import { madeProgram, playMatch, programOf } from './match-play';

/**
 * The ten invariants of the engine (DESIGN.md §4), one after the other. Each is tried here in the shortest way that
 * fails when it is broken; what needs thousands of games stands in properties, secrecy, fuzz and agreement tests of
 * the games, and is named where it belongs.
 */
const game = gameOf(ygios, shippedProgram('advanced'));
const seeds = Array.from({ length: 20 }, (_, index) => 1000 + index);

describe('1. a game is one plain value', () => {
  it('that goes on from any question after a way through JSON, on another compiled copy of the rules', () => {
    const elsewhere = gameOf(ygios, shippedProgram('advanced'));
    for (const seed of seeds.slice(0, 6)) {
      const end = hashState(playMatch(game, seed));
      const chance = new Chance(seed, 'bot');
      let words = JSON.stringify(Array.from(elsewhere.begin(seed)));
      for (;;) {
        const state = Int32Array.from(JSON.parse(words) as number[]);
        const decision = elsewhere.decision(state);
        if (!decision) {
          expect(hashState(state), `seed ${seed}`).toBe(end);
          break;
        }
        const next = elsewhere.apply(
          state,
          askedSeat(state),
          chance.below(elsewhere.count(state, askedSeat(state))),
        );
        if (!next.ok) throw new Error(next.error.code);
        words = JSON.stringify(Array.from(next.value));
      }
    }
  });

  it('of whole numbers and nothing else', () => {
    for (const seed of seeds)
      playMatch(game, seed, (state) => {
        if (!(state instanceof Int32Array)) expect(state).toBeInstanceOf(Int32Array);
        if (state.length !== shippedProgram('advanced').layout.words) expect(state).toHaveLength(0);
      });
  });
});

describe('2. seed, rules and choices are the game', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  // Threads and processes: replay.test.ts.
  it('and nothing else has a say: no clock, no other chance', () => {
    const expected = seeds.map((seed) => hashState(playMatch(game, seed)));
    const forbidden = (): never => {
      throw new Error('the engine asked the machine');
    };
    vi.spyOn(Math, 'random').mockImplementation(forbidden);
    // Whatever is read of these, the engine asked.
    const shut = new Proxy(() => undefined, { get: forbidden, apply: forbidden, construct: forbidden });
    for (const name of ['Date', 'performance', 'crypto']) vi.stubGlobal(name, shut);
    const again = gameOf(ygios, shippedProgram('advanced'));
    const found = seeds.map((seed) => hashState(playMatch(again, seed)));
    vi.unstubAllGlobals();
    expect(found).toEqual(expected);
  });

  it('and a game does not notice that somebody guesses or that a bot thinks', () => {
    for (const seed of seeds.slice(0, 5)) {
      const arena = arenaOf(ygios, shippedProgram('advanced'));
      const end = playMatch(game, seed, (state, index) => {
        for (const seat of [0, 1]) arena.imagine(game.sight(state, seat), new Chance(seed, 'guess', index));
        if (arena.count > 0) arena.choose(0);
      });
      expect(hashState(end)).toBe(hashState(playMatch(game, seed)));
    }
  });
});

describe('3. apply is total', () => {
  const garbage = [-1, -0.5, 0.5, 1e9, 2 ** 31, 2 ** 53, Number.NaN, Number.NEGATIVE_INFINITY];

  it('refuses what is not offered with a code, and leaves the state word for word', () => {
    for (const seed of seeds)
      playMatch(game, seed, (state) => {
        const before = copyState(state);
        const count = game.count(state, askedSeat(state));
        for (const index of [...garbage, count, count + 1]) {
          const refused = game.apply(state, askedSeat(state), index);
          if (refused.ok || refused.error.code !== 'not-offered')
            expect(refused, `seed ${seed}, ${index}`).toMatchObject({
              ok: false,
              error: { code: 'not-offered' },
            });
          if (!sameState(state, before)) expect([...state], `seed ${seed}`).toEqual([...before]);
        }
      });
  });

  it('takes every answer that is offered', () => {
    for (const seed of seeds.slice(0, 5))
      playMatch(game, seed, (state) => {
        const count = game.count(state, askedSeat(state));
        for (let index = 0; index < count; index++) {
          const taken = game.apply(state, askedSeat(state), index);
          if (!taken.ok) expect(taken.error, `seed ${seed}, ${index} of ${count}`).toBeNull();
        }
      });
  });

  it('has nothing to say when the match is over', () => {
    const end = playMatch(game, 5);
    expect(game.decision(end)).toBeNull();
    expect(game.apply(end, askedSeat(end), 0)).toMatchObject({ ok: false, error: { code: 'round-over' } });
    expect(game.outcome(end)).toMatchObject({ is: 'won' });
  });
});

describe('4. no card names in code', () => {
  it('every engine file is looked through by no-names.test.ts: the same rules play cards of other names', () => {
    const renamed = shippedDefinitions().map((one) =>
      one.kind === 'card' ? { ...one, id: `x-${one.id}`, value: { ...one.value, id: `x-${one.id}` } } : one,
    );
    // Rulings name cards, in data; those of the renamed ones lead nowhere and are left out.
    const plain = (definitions: typeof renamed): typeof renamed =>
      definitions.map((one) =>
        one.kind === 'rules' ? { ...one, value: { ...one.value, rulings: [] } } : one,
      );
    const there = gameOf(ygios, programOf(prepare(plain(renamed), 'advanced')));
    const here = gameOf(ygios, programOf(prepare(plain([...shippedDefinitions()]), 'advanced')));
    for (const seed of seeds)
      expect(hashState(playMatch(there, seed))).toBe(hashState(playMatch(here, seed)));
  });
});

describe('5. one eye', () => {
  // Views, logs, options, handles and bots: secrecy, view, log and bots tests.
  it('shows a seat the same, whatever it can’t see', () => {
    for (const seed of seeds) {
      const { program, chance } = trialOf(seed);
      const seen = gameOf(ygios, program);
      const t = firstRound({ program, seed });
      while (asksNow(t)) {
        for (const seat of [0, 1]) {
          const [one, other] = [t, twinOf(t, seat, chance)].map((table) => seen.sight(table.s, seat));
          expect(sameState(one!.state, other!.state) && one!.unseen.join() === other!.unseen.join()).toBe(
            true,
          );
        }
        answer(t, anyCode(t, chance));
      }
    }
  });
});

describe('6. everything ends', () => {
  // Loops as designers write them, and who is named: everything-ends.test.ts.
  it('within its budgets, which printed cards never come near', () => {
    for (const seed of seeds)
      playMatch(game, seed, (state) => {
        if (at(state, operationsAt) * 20 > budgets.operations) expect(at(state, operationsAt)).toBe(0);
        if (at(state, depthAt) * 2 > budgets.depth) expect(at(state, depthAt)).toBe(0);
      });
  });
});

describe('7. governing rules are the kernel’s', () => {
  const gain = (n: number): object => ({ do: 'gain', all: { of: 'me', not: 'this' }, n });
  const cards = {
    less: { fire: [gain(-9)] },
    more: { fire: [gain(9)] },
    picks: {
      fire: [
        { do: 'flip', pick: { of: 'foe' }, to: 'other' },
        { do: 'draw', n: 1 },
      ],
    },
    plain: {},
  };
  const program = madeProgram({ cards });
  const played = (
    ...plays: readonly string[]
  ): { readonly t: Table; readonly events: readonly YgiosEvent[] } => {
    const t = layOutPosition(program, {
      hand: { A: plays },
      pile: ['plain'].filter((id) => !plays.includes(id)),
      first: 'A',
    });
    const events: YgiosEvent[] = [];
    t.log = (event) => events.push(event);
    advance(t);
    for (const play of plays) {
      const code = findAnswer(t, { play, face: 'up', zone: 'left' });
      if (code !== null) answer(t, code);
    }
    return { t, events };
  };

  it('a value is summed raw and floored when it is read', () => {
    const low = played('plain', 'less');
    expect(snapshot(low.t).devotion['left']).toEqual({ A: 3, B: 0 });
    // 3 - 9 + 9 is 3 again: a floor on the way would have made it 9. `less` gains 9 as well.
    const back = played('plain', 'less', 'more');
    expect(snapshot(back.t).devotion['left']).toEqual({ A: 3 + 12 + 3, B: 0 });
  });

  it('what can’t be done is skipped and said', () => {
    const { t, events } = played('picks');
    expect(events).toContainEqual(expect.objectContaining({ is: 'skipped', part: 'pick' }));
    // A pick without a candidate ends the text: nothing was drawn.
    expect(snapshot(t).pile).toEqual(['plain']);
  });
});

describe('8. every number explains itself', () => {
  // Controls, scores and refusals, in scenarios and random rounds: explain.test.ts.
  it('each value on the board is what its terms make of it', () => {
    for (const seed of seeds) {
      const trial = trialOf(seed);
      const t = firstRound(trial);
      while (asksNow(t)) {
        for (const { card } of snapshot(t).board) {
          const reasons = explain(t, { is: 'value', card });
          if (reasons?.is !== 'value') throw new Error(`${trial.told}: ${card} says nothing`);
          const worked = reasons.terms.reduce((so, term) => afterTerm(term, so), 0);
          if (worked !== reasons.n) expect(worked, `${trial.told}: ${card}`).toBe(reasons.n);
        }
        answer(t, anyCode(t, trial.chance));
      }
    }
  });
});

describe('9. unknown words are errors', () => {
  const slips: readonly (readonly [object, string, string, string])[] = [
    [{ fier: [{ do: 'draw', n: 1 }] }, 'unknown-key', 'fier', 'fire'],
    [{ fire: [{ do: 'drow', n: 1 }] }, 'unknown-word', 'fire.0.do', 'draw'],
    [{ fire: [{ do: 'flip', all: { faec: 'up' }, to: 'down' }] }, 'unknown-key', 'fire.0.all.faec', 'face'],
    [{ while: [{ rule: 'full', cards: { in: 'lfet' } }] }, 'unknown-id', 'while.0.cards.in', 'left'],
  ];

  it.each(slips)('%j', (says, code, at, nearest) => {
    const pack = madePack({ cards: { one: { ...says }, two: {} } });
    if (pack.ok) throw new Error('taken');
    expect(pack.error).toHaveLength(1);
    expect(pack.error[0]).toMatchObject({ code, at, file: 'cards/one.json', line: 1, data: { nearest } });
    expect(pack.error[0]?.column).toBeGreaterThan(1);
  });
});

describe('10. definitions are compiled once', () => {
  // That both readings agree: agreement.test.ts on the shipped pack and on random ones.
  function emptied(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      emptied(Reflect.get(value, key));
      Reflect.deleteProperty(value, key);
    }
  }

  it('and nothing looks at the data again', () => {
    const prepared = prepare(shippedDefinitions(), 'advanced');
    if (!prepared.ok) throw new Error(prepared.error.code);
    const source = structuredClone<Source>(prepared.value.source);
    const program = compileProgram(source);
    emptied(source.cards);
    emptied(source.bonuses);
    emptied(source.zones);
    emptied(source.rules);
    const blind = gameOf(ygios, program);
    for (const seed of seeds)
      expect(hashState(playMatch(blind, seed))).toBe(hashState(playMatch(game, seed)));
  });
});
