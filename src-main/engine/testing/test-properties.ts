import { describe, expect, it } from 'vitest';
import { askedSeat } from '../kernel/asking';
import { budgets } from '../kernel/budgets';
import { rest, restAt } from '../kernel/head';
import type { GameTable } from '../kernel/rules';
import { arenaOf } from '../kernel/rules-arena';
import { gameOf } from '../kernel/rules-game';
import { at, copyState, hashState, loadState, sameState, saveState, type State } from '../kernel/state';
import { asks, Play, trialsOf, type Share, type TestedGame } from './test-game';

/** Whole arrays are compared by hand: `expect` on each of a million states would take hours. */
function expectSame(one: State, other: State, told: string): void {
  if (!sameState(one, other)) expect([...one], told).toEqual([...other]);
}
function expectNone(troubles: readonly unknown[], told: string): void {
  if (troubles.length > 0) expect(troubles, told).toEqual([]);
}

/** A match is replayed from its start this often: a long one would be played hundreds of times. */
const mostReplays = 24;
const noState: State = new Int32Array(0);

/** What must hold for every match of every game, tried on random ones. */
export function describeProperties<P, T extends GameTable<P, E>, E>(
  game: TestedGame<P, T, E>,
  share: Share,
): void {
  const play = new Play(game);
  const most = share.most ?? Number.POSITIVE_INFINITY;
  const later = (by: number): Share => ({ ...share, from: share.from + by });

  describe('a question', () => {
    it('lists no answer twice and no more than can be listed, and what lies on the table is in order', () => {
      let questions = 0;
      for (const { program, seed, chance, told } of trialsOf(game, share)) {
        const t = play.begin({ program, seed, chance, told });
        for (let question = 0; asks(t) && question < most; question++, questions++) {
          const codes = t.options.list();
          const { length } = codes;
          if (length === 0 || length > budgets.answers || new Set(codes).size !== length)
            expect(codes, `${told}: ${length} answers`).toEqual([]);
          expectNone(game.troubles(t), told);
          play.answer(t, play.any(t, chance));
          expectNone(game.troubles(t), told);
          play.deal(t);
        }
        const outcome = game.rules.outcome(t);
        // A match of endless rounds in which no text runs is nobody's fault.
        if (outcome?.is === 'rules-loop' && outcome.budget !== 'rounds')
          expect(outcome.cards.length, told).toBeGreaterThan(0);
      }
      expect(questions).toBeGreaterThan(share.seeds);
    });
  });

  describe('a match is its list of choices', () => {
    it('and the same seed and choices give the same state at every question, from any of them on', () => {
      for (const trial of trialsOf(game, later(10_000))) {
        const states: State[] = [];
        const codes: number[] = [];
        const t = play.begin(trial);
        play.out(t, trial.chance, most, ({ s }, code) => {
          states.push(copyState(s));
          codes.push(code);
        });
        states.push(copyState(t.s));
        const step = Math.ceil(states.length / mostReplays);
        // Undo of everything: what is left of the list leads to the state that was there.
        for (let length = 0; length < states.length; length += step) {
          const replayed = play.begin(trial);
          for (const code of codes.slice(0, length)) {
            play.answer(replayed, code);
            play.deal(replayed);
          }
          expectSame(replayed.s, states[length] ?? noState, `${trial.told}, ${length} choices`);
        }
        // The other kind: a state that was kept goes on as it did.
        codes.forEach((code, index) => {
          const restored = play.on(trial.program, copyState(states[index] ?? noState));
          play.answer(restored, code);
          play.deal(restored);
          expectSame(restored.s, states[index + 1] ?? noState, `${trial.told}, from ${index}`);
        });
      }
    });

    it('and two matches that are played in turns do not touch each other', () => {
      for (const first of trialsOf(game, later(20_000))) {
        const trials = [first, game.trial(first.seed + 2), game.trial(first.seed)];
        const tables = trials.flatMap((trial) => (trial ? [{ t: play.begin(trial), trial }] : []));
        for (let question = 0; tables.some(({ t }) => asks(t)) && question < most; question++)
          for (const { t, trial } of tables) {
            if (!asks(t)) continue;
            play.answer(t, play.any(t, trial.chance));
            play.deal(t);
          }
        const alone = game.trial(first.seed);
        if (!alone) continue;
        const t = play.begin(alone);
        play.out(t, alone.chance, most, () => undefined);
        for (const one of tables) if (one.trial.seed === first.seed) expectSame(one.t.s, t.s, first.told);
      }
    });
  });

  describe('a state', () => {
    it('that was saved and loaded goes on as it would have, after every choice', () => {
      for (const trial of trialsOf(game, later(30_000))) {
        const t = play.begin(trial);
        let twin = play.copy(t);
        play.out(t, trial.chance, most, (_t, code) => {
          twin = play.on(trial.program, loadState(JSON.parse(JSON.stringify(saveState(twin.s))) as number[]));
          expectSame(twin.s, t.s, trial.told);
          if (twin.options.list().join() !== t.options.list().join())
            expect(twin.options.list(), trial.told).toEqual(t.options.list());
          play.answer(twin, code);
          play.deal(twin);
        });
        expectSame(twin.s, t.s, trial.told);
      }
    });

    it('stays as it was when a new one is made from it; what is not offered is refused, all that is is taken', () => {
      for (const trial of trialsOf(game, later(40_000))) {
        const { program, seed, chance, told } = trial;
        const fixed = gameOf(game.rules, program);
        const arena = arenaOf(game.rules, program);
        arena.begin(seed);
        const kept: { state: State; hash: string }[] = [];
        let state = fixed.begin(seed);
        for (let question = 0; fixed.decision(state) && question < Math.min(most, 60); question++) {
          while (arena.isBetweenRounds) arena.deal();
          expectSame(arena.state, state, told);
          kept.push({ state, hash: hashState(state) });
          const by = askedSeat(state);
          const count = fixed.count(state, by);
          const wrong = [-1, count, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
          expectNone(
            wrong.filter((index) => fixed.apply(state, by, index).ok),
            told,
          );
          for (let seat = 0; seat < fixed.seats; seat++) {
            if (((fixed.decision(state)?.seats ?? 0) >> seat) & 1) continue;
            if (fixed.apply(state, seat, 0).ok) expect(seat, `${told}: not asked, and answers`).toBe(-1);
          }
          if (question % 8 === 0)
            for (let index = 0; index < Math.min(count, 20); index++) {
              const taken = fixed.apply(state, by, index);
              if (!taken.ok) expect(taken.error, `${told}: ${index} of ${count}`).toBeNull();
            }
          const t = play.on(program, state);
          const index = t.options.list().indexOf(play.any(t, chance));
          const next = fixed.apply(state, by, index);
          if (!next.ok) throw new Error(`${told}: ${next.error.code}`);
          state = next.value;
          arena.choose(index);
        }
        expectNone(
          kept.filter(({ state: old, hash }) => hashState(old) !== hash),
          told,
        );
        while (arena.isBetweenRounds) arena.deal();
        if (at(state, restAt) === rest.gameOver) expect(fixed.outcome(state), told).toEqual(arena.outcome());
      }
    });
  });
}
