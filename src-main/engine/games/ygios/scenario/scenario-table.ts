import type { Look } from '@shared/language/scenario/ygios/look';
import type { Position } from '@shared/language/scenario/ygios/position';
import { findNotLegal, type ScenarioTable } from '../../../kernel/scenario/run-scenario';
import { answerOf, asked, findAnswer } from '../answers';
import type { Move } from '../format';
import { outcomeOf } from '../outcome';
import { layOutPosition } from '../position';
import { refuse } from '../refusals';
import type { Program, Table } from '../table';
import { advance, answer } from '../turn';
import { entryKey, entryOf } from './entries';
import { compareLook } from './look';

/**
 * A position of this game, laid out and run on to its first question. It must have been checked. `attend` gets the
 * table before anything happens on it.
 */
export function openScenario(
  program: Program,
  given: Position,
  dice: readonly number[] = [],
  attend: (t: Table) => void = () => undefined,
): ScenarioTable<Move, Look> {
  const t = layOutPosition(program, given);
  attend(t);
  advance(t);
  const table: ScenarioTable<Move, Look> = {
    question() {
      const question = asked(t);
      return question && { by: [question.by], for: question.for, rests: question.for === 'turn' };
    },
    answers: () => (asked(t) ? t.options.list().map((code) => entryOf(answerOf(t, code))) : []),
    answerKey: (entry) => entryKey(entry, asked(t)?.for === 'putUnder'),
    refuse: (move) => refuse(t, move),
    take(move) {
      const code = findAnswer(t, move);
      if (code === null) throw new Error('a move was taken that is not legal');
      answer(t, code);
    },
    look({ legal, ...wanted }, at) {
      const difference = compareLook(t, wanted, at);
      if (difference || !legal) return difference;
      return findNotLegal(table, legal, `${at}.legal`);
    },
    state: () => t.s,
    loop() {
      const outcome = outcomeOf(t);
      return outcome?.is === 'rules-loop' ? outcome.cards : null;
    },
    // Nothing in this game is rolled.
    diceLeft: () => dice.length,
  };
  return table;
}
