import { askedSeat } from '../../kernel/asking';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { copyState, hashState, loadState, sameState, saveState, type State } from '../../kernel/state';
import { findAnswer, moveOf, offered } from './answers';
import type { Snapshot } from './format';
import { gameOf } from '../../kernel/rules-game';
import { ygios } from './rules';
import { ask } from './questions';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { layOutPosition } from './position';
import { givenOf, roundResult, snapshot } from './snapshot';
import { dealRound } from './setup';
import { Table } from './table';
import { cardTroubles } from './testing/conservation';
import { shippedProgram } from './testing/shipped';
import { anyCode, asksNow, firstRound, trialOf, type Trial } from './testing/trial';
import { copyOf } from './testing/twins';
import { advance, answer, listAgain } from './turn';

/**
 * What must hold for every round there can be, tried on random ones in both modes and under random options. A failure
 * prints its seed. `HEARTDECK_ROUNDS=20000` plays the nightly share.
 */
const rounds = Number(env['HEARTDECK_ROUNDS'] ?? 240);

const eachTrial = (from: number, play: (trial: Trial) => void): void => {
  for (let seed = from; seed < from + rounds; seed++) play(trialOf(seed));
};

/** Plays a round with random answers; `look` is called at every question and at the end. */
function playRound({ chance }: Trial, t: Table, look: (code: number | null) => void): void {
  while (asksNow(t)) {
    const code = anyCode(t, chance);
    look(code);
    answer(t, code);
  }
  look(null);
}

describe('cards', () => {
  it('are never lost, whatever is chosen, through several rounds', () => {
    eachTrial(1, (trial) => {
      const t = firstRound(trial);
      for (let round = 1; ; round++) {
        playRound(trial, t, () => {
          const troubles = cardTroubles(t);
          if (troubles.length > 0) expect(troubles, trial.told).toEqual([]);
        });
        if (round === 3 || at(t.s, restAt) !== rest.roundOver) break;
        dealRound(t);
        advance(t);
      }
    });
  });
});

describe('a match is its list of choices', () => {
  it('and the same seed and choices give the same state at every question, from any of them on', () => {
    eachTrial(10_001, (trial) => {
      const t = firstRound(trial);
      const states: State[] = [];
      const codes: number[] = [];
      playRound(trial, t, (code) => {
        states.push(copyState(t.s));
        if (code !== null) codes.push(code);
      });
      // Undo of everything: what is left of the list leads to the state that was there.
      for (let length = 0; length <= codes.length; length++) {
        const replayed = firstRound(trial);
        for (const code of codes.slice(0, length)) answer(replayed, code);
        if (!sameState(replayed.s, states[length]!))
          expect([...replayed.s], `${trial.told}, ${length} choices`).toEqual([...states[length]!]);
      }
      // The other kind: a state that was kept goes on as it did.
      codes.forEach((code, index) => {
        const restored = new Table(trial.program, copyState(states[index]!));
        listAgain(restored);
        answer(restored, code);
        if (!sameState(restored.s, states[index + 1]!))
          expect([...restored.s], `${trial.told}, from ${index}`).toEqual([...states[index + 1]!]);
      });
    });
  });

  it('and two matches played in turns do not touch each other', () => {
    for (let seed = 20_001; seed < 20_001 + rounds / 4; seed++) {
      const trials = [trialOf(seed), trialOf(seed + 2), trialOf(seed)] as const;
      const tables = trials.map((trial) => firstRound(trial));
      while (tables.some(asksNow)) {
        tables.forEach((t, index) => {
          if (asksNow(t)) answer(t, anyCode(t, trials[index]!.chance));
        });
      }
      const alone = firstRound(trials[0]);
      const { chance } = trialOf(seed);
      while (asksNow(alone)) answer(alone, anyCode(alone, chance));
      expect(
        [0, 2].map((index) => hashState(tables[index]!.s)),
        trials[0].told,
      ).toEqual([hashState(alone.s), hashState(alone.s)]);
    }
  });
});

describe('a state', () => {
  it('that was saved and loaded goes on as it would have, after every choice', () => {
    eachTrial(30_001, (trial) => {
      const t = firstRound(trial);
      let twin = copyOf(t);
      playRound(trial, t, (code) => {
        const words = JSON.parse(JSON.stringify(saveState(twin.s))) as number[];
        twin = new Table(trial.program, loadState(words));
        if (code === null) return;
        listAgain(twin);
        if (!sameState(twin.s, t.s)) expect([...twin.s], trial.told).toEqual([...t.s]);
        if (twin.options.list().join() !== t.options.list().join())
          expect(twin.options.list(), trial.told).toEqual(t.options.list());
        answer(twin, code);
      });
      expect(sameState(twin.s, t.s), trial.told).toBe(true);
    });
  });

  it('never changes when a new one is made from it, or when a choice is refused', () => {
    eachTrial(40_001, (trial) => {
      const game = gameOf(ygios, trial.program);
      const kept: { state: State; hash: string }[] = [];
      let state = game.begin(trial.seed);
      for (let choice = 0; choice < 40; choice++) {
        kept.push({ state, hash: hashState(state) });
        const decision = game.decision(state);
        if (!decision) break;
        const wrong = [-1, game.count(state, askedSeat(state)), 0.5, Number.NaN, Number.POSITIVE_INFINITY];
        const taken = wrong.filter((index) => game.apply(state, askedSeat(state), index).ok);
        if (taken.length > 0) expect(taken, trial.told).toEqual([]);
        const next = game.apply(
          state,
          askedSeat(state),
          trial.chance.below(game.count(state, askedSeat(state))),
        );
        if (!next.ok) throw new Error(`${trial.told}: ${next.error.code}`);
        state = next.value;
      }
      expect(
        kept.map(({ state: old }) => hashState(old)),
        trial.told,
      ).toEqual(kept.map(({ hash }) => hash));
    });
  });
});

describe('a position', () => {
  const sorted = (items: readonly unknown[]): string[] =>
    items.map((item) => JSON.stringify(item)).toSorted();
  const comparable = (t: Table): string => {
    const { board, locks, discard, spent, hand, ...rest }: Snapshot = snapshot(t);
    const parts = {
      ...rest,
      board: sorted(board),
      locks: sorted(locks),
      discard: sorted(discard),
      spent: sorted(spent),
      hand: [sorted(hand.A), sorted(hand.B)],
      offered: asksNow(t) ? sorted(offered(t).map(sortedCards)) : [],
      result: roundResult(t),
    };
    return JSON.stringify(parts);
  };
  /** Which of two cards is named first says nothing: only `putUnder` is an order. */
  const sortedCards = (move: object): unknown =>
    Object.entries(move).map(([key, value]) => [
      key,
      Array.isArray(value) && key !== 'putUnder' ? value.toSorted() : (value as unknown),
    ]);
  const isAtRest = (t: Table): boolean =>
    at(t.s, askKindAt) === ask.turn || at(t.s, askKindAt) === ask.sculpt;

  it('keeps a lock that begins only with the next turn, which random rounds seldom meet', () => {
    const locks = [
      { side: 'A', zone: 'home', turns: 1, source: 'town-5', from: 'next' },
      { side: 'B', zone: 'home', turns: 1, source: 'town-5' },
    ] as const;
    const t = layOutPosition(shippedProgram('simple'), {
      mode: 'simple',
      turn: 'A',
      playout: true,
      hand: { A: ['home-6', 'town-6'], B: ['school-6'] },
      board: [{ card: 'town-5', owner: 'A', zone: 'town', face: 'up' }],
      locks,
    });
    advance(t);
    expect(snapshot(t).locks).toEqual(locks);
    // It does not cover the turn in progress.
    expect(findAnswer(t, { play: 'home-6', face: 'up', zone: 'home' })).not.toBeNull();
    expect(givenOf(t, 'simple').locks).toEqual(locks);
  });

  it('that was written down goes on as the round would have', () => {
    eachTrial(50_001, (trial) => {
      // A position does not say whether its play-out has just begun, which is all that this option asks.
      if (trial.options['backOffInPlayout'] === true) return;
      const t = firstRound(trial);
      let twin: Table | null = null;
      playRound(trial, t, (code) => {
        if (code !== null && isAtRest(t)) {
          // A's cut is made and B's is not: a position is only at rest before both or after.
          if (at(t.s, askKindAt) === ask.sculpt && twin) twin = copyOf(t);
          else {
            twin = layOutPosition(trial.program, givenOf(t, trial.mode));
            advance(twin);
          }
        }
        if (!twin) return;
        const [written, played] = [comparable(twin), comparable(t)];
        if (written !== played) expect(JSON.parse(written), trial.told).toEqual(JSON.parse(played));
        if (code === null) return;
        const found = findAnswer(twin, moveOf(t, code));
        if (found === null) throw new Error(`${trial.told}: not offered after a way through a position`);
        answer(twin, found);
      });
    });
  });
});
