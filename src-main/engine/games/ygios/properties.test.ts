import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { describeProperties } from '../../testing/test-properties';
import { findAnswer, moveOf, offered } from './answers';
import type { Snapshot } from './format';
import { ask } from './questions';
import { askKindAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { layOutPosition } from './position';
import { givenOf, roundResult, snapshot } from './snapshot';
import type { Table } from './table';
import { shippedProgram } from './testing/shipped';
import { copyOf, testedWith } from './testing/test-eyes';
import { randomTrial } from './testing/test-packs';
import { anyCode, asksNow, firstRound, trialOf, type Trial } from './testing/trial';
import { advance, answer } from './turn';

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

describe('with the shipped pack', () => {
  describeProperties(testedWith(trialOf), { from: 1, seeds: rounds, most: 60 });
});

describe('with packs that nobody wrote', () => {
  const trial = (seed: number) => randomTrial(seed, { cards: 16, zones: 4 });
  describeProperties(testedWith(trial), { from: 100_001, seeds: rounds, most: 40 });
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
