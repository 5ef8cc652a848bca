import type { Look } from '@shared/games/ygios/scenario/look';
import type { Position } from '@shared/games/ygios/scenario/position';
import type { Difference } from '../../../kernel/scenario/difference';
import { ScriptedDice } from '../../../kernel/dice';
import { scenarioTableOf } from '../../../kernel/scenario/scenario-table';
import { findNotLegal, type ScenarioTable } from '../../../kernel/scenario/run-scenario';
import { answerOf, asked, firstPart, nextPart } from '../answers';
import type { Move } from '../format';
import { ygios } from '../rules';
import { layOutPosition } from '../position';
import { refuse } from '../refusals';
import type { Program, Table } from '../table';
import { advance, allCodes, answer } from '../turn';
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
  const table: ScenarioTable<Move, Look> = scenarioTableOf(ygios, t, new ScriptedDice(dice), {
    restsAt: 'turn',
    answers: () => (asked(t) ? allCodes(t).map((code) => entryOf(answerOf(t, code))) : []),
    answerKey: (entry: unknown) => entryKey(entry, asked(t)?.for === 'putUnder'),
    refuse: (move: Move) => refuse(t, move),
    take(move: Move) {
      let code = firstPart(t, move);
      if (code === null) throw new Error('a move was taken that is not legal');
      for (; code !== null; code = nextPart(t, move)) answer(t, code);
    },
    look({ legal, ...wanted }: Look, at: string): Difference | null {
      const difference = compareLook(t, wanted, at);
      if (difference || !legal) return difference;
      return findNotLegal(table, legal, `${at}.legal`);
    },
  });
  return table;
}
