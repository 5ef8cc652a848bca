import * as frames from '../../kernel/frames';
import type { Decision, Game, Outcome } from '../../kernel/game';
import { gameFrom } from '../../kernel/game-from';
import { askKindAt, askSeatAt, rest, restAt } from '../../kernel/head';
import { loopOutcome } from '../../kernel/loops';
import { at } from '../../kernel/state';
import { seats, timelineAt } from './layout';
import { questionWord } from './questions';
import { dealRound, startMatch } from './setup';
import { sightOf } from './sight';
import { type Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

/** Deals the next round whenever one is over and the match is not. */
export function runOn(t: Table): void {
  advance(t);
  while (at(t.s, restAt) === rest.roundOver) {
    dealRound(t);
    advance(t);
  }
}

/** `attend` gets the table before anything happens on it: whoever keeps a log must hear the deal. */
export function beginMatch(
  program: Program,
  seed: number,
  attend: (t: Table) => void = () => undefined,
): Table {
  const t = startMatch(program, seed);
  attend(t);
  dealRound(t);
  runOn(t);
  return t;
}

/** Answers and runs on to the next question, through the end of a round if need be. */
export function answerMatch(t: Table, code: number): void {
  answer(t, code);
  runOn(t);
}

export function outcomeOf(t: Table): Outcome | null {
  const resting = at(t.s, restAt);
  if (resting === rest.gameOver) return { is: 'won', winner: at(t.s, timelineAt) };
  return resting === rest.loop ? loopOutcome(t.s, [...t.p.cardIds, ...t.p.bonusIds]) : null;
}

export function decisionOf(t: Table): Decision | null {
  const kind = at(t.s, askKindAt);
  if (kind === 0) return null;
  const speaks = frames.depth(t.s) > 0 ? at(t.s, frames.topFrame(t.s) + frames.speaker) : -1;
  return {
    seat: at(t.s, askSeatAt),
    kind: questionWord(kind),
    source: [...t.p.cardIds, ...t.p.bonusIds][speaks] ?? null,
    count: t.options.count,
  };
}

export const createGame = (program: Program): Game =>
  gameFrom<Table>({
    id: 'ygios',
    seats,
    begin: (seed) => beginMatch(program, seed),
    table: (state) => new Table(program, state),
    listAgain,
    answer: answerMatch,
    decision: decisionOf,
    sight: sightOf,
    outcome: outcomeOf,
  });
