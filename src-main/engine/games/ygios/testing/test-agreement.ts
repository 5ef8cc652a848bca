import { expect } from 'vitest';
import { rest, restAt } from '../../../kernel/head';
import { at } from '../../../kernel/state';
import { asked, findAnswer, offered } from '../answers';
import type { Snapshot } from '../format';
import { moveKey, RulesLoop, type OracleRound } from '../oracle/oracle';
import type { Move } from '../oracle/position';
import { roundResult, snapshot, timelineWinner } from '../snapshot';
import type { Table } from '../table';
import { advance, answer } from '../turn';

/** Above this the engine asks for several cards one by one, which the oracle never does. */
const mostAnswers = 2000;

const keyed = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
const sorted = (items: readonly unknown[]): string[] => items.map(keyed).toSorted();

function comparable(
  { board, locks, discard, spent, hand, ...others }: Snapshot,
  question: { by: string; for: string } | null,
  moves: readonly Move[],
): string {
  return keyed({
    ...others,
    board: sorted(board),
    locks: sorted(locks),
    discard: sorted(discard),
    spent: sorted(spent),
    hand: [sorted(hand.A), sorted(hand.B)],
    question: question && { by: question.by, for: question.for, answers: moves.map(moveKey).toSorted() },
  });
}

const ofEngine = (t: Table): string => {
  const question = asked(t);
  return comparable(snapshot(t), question, question ? offered(t) : []);
};
const ofOracle = (round: OracleRound): string => {
  const question = round.question();
  return comparable(round.snapshot(), question, question?.answers ?? []);
};

/** What the oracle makes of it, or null when it would go on for ever. */
function unlessLoop<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof RulesLoop) return null;
    throw error;
  }
}

/**
 * Plays one round on the engine and on the oracle: every question, every set of answers, every position and the
 * result must be equal. False: it was not played to the end, because it has none or a question is too large.
 */
export function playBoth(
  t: Table,
  begin: () => OracleRound,
  below: (count: number) => number,
  told: string,
): boolean {
  advance(t);
  const round = unlessLoop(begin);
  const bothLoop = (oracle: boolean): boolean => {
    const engine = at(t.s, restAt) === rest.loop;
    if (engine !== oracle) expect({ engine, oracle }, told).toEqual({ engine: true, oracle: true });
    return engine;
  };
  if (bothLoop(round === null) || !round) return false;
  for (;;) {
    const question = round.question();
    if (question && question.answers.length > mostAnswers) return false;
    const [engine, oracle] = [ofEngine(t), ofOracle(round)];
    if (engine !== oracle) expect(JSON.parse(engine), told).toEqual(JSON.parse(oracle));
    if (!question) break;
    const quiet = question.answers.filter((move) => !('backOff' in move));
    const answers = quiet.length === 0 || below(40) === 0 ? question.answers : quiet;
    const move = answers[below(answers.length)];
    const code = move ? findAnswer(t, move) : null;
    if (!move || code === null) throw new Error(`${told}: ${move ? moveKey(move) : '?'} is not offered`);
    const ended = unlessLoop(() => round.answer(move)) === null;
    answer(t, code);
    if (bothLoop(ended)) return false;
  }
  expect([roundResult(t), timelineWinner(t)], told).toEqual([round.result(), round.timeline()]);
  return true;
}
