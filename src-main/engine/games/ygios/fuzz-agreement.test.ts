import { env } from 'node:process';
import { expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { asked, findAnswer, offered } from './answers';
import { moveKey, RulesLoop, startRound, type Given, type OracleRound } from './oracle/oracle';
import type { Move, Snapshot } from './oracle/position';
import { layOutPosition } from './position';
import { givenOf, roundResult, snapshot, timelineWinner } from './snapshot';
import { dealRound } from './setup';
import { startMatch } from '../../kernel/match';
import { ygios } from './rules';
import type { Table } from './table';
import { oracleOptions, oraclePack } from './testing/oracle-pack';
import { compiled, verdictOn } from './testing/pack-trial';
import { packFiles, randomPack } from './testing/random-pack';
import { oneIn, oneOf } from './testing/random-words';
import type { Mode } from '@shared/games/index';
import { advance, answer } from './turn';

/**
 * The engine and the oracle on packs that nobody wrote: words in combinations no printed card has. Small packs, since
 * the oracle goes through everything again at every question. `HEARTDECK_PACKS=20000` tries more.
 */
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 2000) / 8);
/** Above this the engine asks for several cards one by one, which the oracle never does. */
const mostAnswers = 3000;

const keyed = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
const sorted = (items: readonly unknown[]): string[] => items.map(keyed).toSorted();

function comparable(
  snap: Snapshot,
  question: { by: string; for: string; moves: readonly Move[] } | null,
): string {
  const { board, locks, discard, spent, hand, ...others } = snap;
  return keyed({
    ...others,
    board: sorted(board),
    locks: sorted(locks),
    discard: sorted(discard),
    spent: sorted(spent),
    hand: [sorted(hand.A), sorted(hand.B)],
    question: question && {
      by: question.by,
      for: question.for,
      answers: question.moves.map(moveKey).toSorted(),
    },
  });
}

const ofEngine = (t: Table): string => {
  const question = asked(t);
  const snap = snapshot(t) as Snapshot;
  return comparable(snap, question && { ...question, moves: offered(t) });
};
const ofOracle = (round: OracleRound): string => {
  const question = round.question();
  return comparable(round.snapshot(), question && { ...question, moves: question.answers });
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

function playBoth(t: Table, begin: () => OracleRound, chance: Chance, told: string): boolean {
  advance(t);
  const round = unlessLoop(begin);
  const isLoop = (): boolean => at(t.s, restAt) === rest.loop;
  if (!round || isLoop()) {
    expect({ engine: isLoop(), oracle: round === null }, told).toEqual({ engine: true, oracle: true });
    return false;
  }
  for (;;) {
    const question = round.question();
    if (question && question.answers.length > mostAnswers) return false;
    const [engine, oracle] = [ofEngine(t), ofOracle(round)];
    if (engine !== oracle) expect(JSON.parse(engine), told).toEqual(JSON.parse(oracle));
    if (!question) break;
    const quiet = question.answers.filter((move) => !('backOff' in move));
    const move = oneOf(chance, quiet.length === 0 || oneIn(chance, 40) ? question.answers : quiet);
    const code = findAnswer(t, move);
    if (code === null) throw new Error(`${told}: ${moveKey(move)} is not offered`);
    const ended = unlessLoop(() => round.answer(move)) === null;
    answer(t, code);
    if (ended || isLoop()) {
      expect({ engine: isLoop(), oracle: ended }, told).toEqual({ engine: true, oracle: true });
      return false;
    }
  }
  expect([roundResult(t), timelineWinner(t)], told).toEqual([round.result(), round.timeline()]);
  return true;
}

it('engine and oracle agree on packs that nobody wrote', () => {
  let agreed = 0;
  for (let seed = 1; seed <= packs; seed++) {
    const verdict = verdictOn(packFiles(randomPack(seed, { cards: 14, zones: 4 })));
    if (verdict.is !== 'playable') continue;
    for (const mode of ['simple', 'advanced'] satisfies Mode[]) {
      const game = compiled(verdict.definitions, mode);
      if (!game) throw new Error(`pack seed ${seed}: no game`);
      const { source, program } = game;
      for (let nth = 0; nth < 3; nth++) {
        const dealt = startMatch(ygios, program, seed * 10 + nth);
        dealRound(dealt);
        const given = givenOf(dealt, mode);
        const begin = (): OracleRound =>
          startRound(oraclePack(source), oracleOptions(source), given as Given);
        const told = `pack seed ${seed} ${mode}, round ${nth}`;
        if (playBoth(layOutPosition(program, given), begin, new Chance(seed, 'bot', 10 + nth), told))
          agreed++;
      }
    }
  }
  expect(agreed).toBeGreaterThan(packs);
});
