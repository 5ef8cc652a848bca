import { Chance } from '../../kernel/chance';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { startMatch } from '../../kernel/match';
import { traceOn, type Trace } from '../../kernel/trace';
import { moveOf } from './answers';
import type { Mode } from '@shared/games/index';
import type { Given } from './format';
import { nextFirstAt } from './layout';
import { layOutPosition } from './position';
import { givenOf, roundResult, snapshot, timelineWinner } from './snapshot';
import { ask, backOff, pass, playedUp } from './questions';
import { handSize, mover } from './reading';
import { ygios } from './rules';
import { dealRound } from './setup';
import type { Program, Table } from './table';
import { advance, answer } from './turn';

export interface Traced {
  readonly program: Program;
  readonly mode: Mode;
  /** Those that differ from what the pack's rules say. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Plays rounds, one match after another. */
export function* traceRounds(traced: Traced, seed: number, rounds: number): Trace {
  const { program } = traced;
  const chance = new Chance(seed, 'bot');
  const seeds = new Chance(seed, 'game', 1);
  let t = startMatch(ygios, program, seed);
  let timeline = 1;
  let round = 0;
  for (let played = 0; played < rounds; played++) {
    if (at(t.s, restAt) === rest.gameOver) {
      const loser = at(t.s, nextFirstAt);
      t = startMatch(ygios, program, seeds.below(2 ** 31));
      // Who lost opens, also a new match, unless the rules name somebody.
      if (program.options.firstPlayer === 'random') t.s[nextFirstAt] = loser;
      timeline += 1;
      round = 0;
    }
    round += 1;
    const given = setUp(t, traced.mode, chance, () => dealRound(t));
    if (given) yield header(traced, { timeline, round }, given);
    const loop = yield* playRound(t, chance);
    if (loop) return loop;
  }
  return null;
}

/** Plays one round from a position that is known to make sense. The nth of a file has chances of its own. */
export function* tracePosition(traced: Traced, seed: number, nth: number, position: Given): Trace {
  const chance = new Chance(seed, 'bot', nth);
  const t = layOutPosition(traced.program, position);
  const given = setUp(t, traced.mode, chance, () => undefined);
  // Only the cut changes what was given; whoever follows needs the hands that are left.
  yield header(traced, {}, position.phase === 'sculpt' && given ? given : position);
  return yield* playRound(t, chance);
}

/** Runs to the first turn. The position before it is told by the table itself, or null if there was no cut. */
function setUp(t: Table, mode: Mode, chance: Chance, begin: () => void): Given | null {
  let given: Given | null = null;
  t.log = ({ is }) => {
    if (is === 'laidOut') given = withoutPhase(givenOf(t, mode));
  };
  begin();
  advance(t);
  while (at(t.s, askKindAt) === ask.sculpt) answer(t, t.options.at(chance.below(t.options.count)));
  t.log = null;
  return given;
}

function withoutPhase({ phase: _phase, sculpted, ...rest }: Given): Given {
  return rest.mode === 'advanced' ? { ...rest, sculpted } : rest;
}

const header = ({ options }: Traced, counters: object, given: Given): string =>
  JSON.stringify({ format: 1, game: 'ygios', options, ...counters, given });

const playRound = (t: Table, chance: Chance): Trace =>
  traceOn(ygios, t, {
    moveOf,
    make() {
      const code = choose(t, chance);
      const move = moveOf(t, code);
      answer(t, code);
      return move;
    },
    snapshot,
    result: () => ({ round: roundResult(t), timeline: timelineWinner(t) }),
  });

/** Most rounds shall reach their end, and most cards be turned up. */
const turnsToBackOff = 60;
const turnsToBackOffWithMany = 8;
const many = 7;

function choose(t: Table, chance: Chance): number {
  const { options } = t;
  const kind = at(t.s, askKindAt);
  if (kind !== ask.turn && kind !== ask.play) return options.at(chance.below(options.count));
  if (options.has(backOff)) {
    const turns = handSize(t, mover(t)) >= many ? turnsToBackOffWithMany : turnsToBackOff;
    if (chance.below(turns) === 0) return backOff;
  }
  if (options.has(pass)) return pass;
  const plays = options.list().filter((code) => code !== backOff);
  const up = chance.below(3) < 2;
  const wanted = plays.filter((code) => playedUp(code) === up);
  const from = wanted.length > 0 ? wanted : plays;
  return from[chance.below(from.length)] ?? pass;
}
