import { expect, it } from 'vitest';
import { at } from '../../kernel/state';
import { rest, restAt } from '../../kernel/head';
import { asked, findAnswer, offered } from './answers';
import type { Snapshot } from './format';
import { moveKey, startRound, type Given, type OracleRound } from './oracle/oracle';
import { chanceOf, randomDeal, randomOptions, shippedPack, type Chance } from './oracle/test-pack';
import { layOutPosition } from './position';
import { roundResult, snapshot, timelineWinner } from './snapshot';
import type { Table } from './table';
import { shippedProgram } from './testing/shipped';
import { advance, answer } from './turn';

/**
 * Two implementations, written apart from each other, play the same rounds: the compiled one and the oracle, which
 * interprets the cards' data over plain objects. Every question, every set of answers, every position and every
 * result must be equal. `HEARTDECK_ROUNDS=20000` plays the nightly share.
 */
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 1500);
const pack = shippedPack();

const sorted = (items: readonly unknown[]): string[] =>
  items.map((item) => JSON.stringify(item, keys(item))).sort();
const keys = (item: unknown): string[] | null =>
  typeof item === 'object' && item !== null && !Array.isArray(item) ? Object.keys(item).sort() : null;

function comparable(
  snap: Snapshot,
  question: { by: string; for: string; answers: string[] } | null,
): unknown {
  return {
    ...snap,
    board: sorted(snap.board),
    locks: sorted(snap.locks),
    discard: [...snap.discard].sort(),
    spent: [...snap.spent].sort(),
    hand: { A: [...snap.hand.A].sort(), B: [...snap.hand.B].sort() },
    question,
  };
}

const ofEngine = (t: Table): unknown => {
  const question = asked(t);
  const snap = snapshot(t);
  return comparable(
    snap,
    question && { by: question.by, for: question.for, answers: offered(t).map(moveKey).sort() },
  );
};
const ofOracle = (round: OracleRound): unknown => {
  const question = round.question();
  return comparable(
    round.snapshot(),
    question && { by: question.by, for: question.for, answers: question.answers.map(moveKey).sort() },
  );
};

function playBoth(seed: number, mode: 'simple' | 'advanced', given: Given, chance: Chance): void {
  const options = seed % 2 === 0 ? {} : randomOptions(chance);
  const told = `seed ${seed} ${mode} ${JSON.stringify(options)}`;
  const t = layOutPosition(shippedProgram(mode, { ...options }), given);
  const round = startRound(pack, options, given);
  advance(t);
  for (;;) {
    expect(ofEngine(t), told).toEqual(ofOracle(round));
    const question = round.question();
    if (!question) break;
    const plays = question.answers.filter((move) => !('backOff' in move));
    const answers = chance(40) === 0 || plays.length === 0 ? question.answers : plays;
    const move = answers[chance(answers.length)]!;
    round.answer(move);
    const code = findAnswer(t, move);
    if (code === null) throw new Error(`${told}: ${moveKey(move)} is not offered`);
    answer(t, code);
  }
  expect(at(t.s, restAt), told).not.toBe(rest.question);
  expect(roundResult(t), told).toEqual(round.result());
  expect(timelineWinner(t), told).toEqual(round.timeline());
}

it('plays every round as the oracle does', () => {
  for (let seed = 1; seed <= rounds; seed++) {
    const chance = chanceOf(seed);
    const mode = seed % 3 === 0 ? 'simple' : 'advanced';
    playBoth(seed, mode, randomDeal(pack, mode, chance), chance);
  }
});
