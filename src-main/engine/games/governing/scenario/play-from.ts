import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { checkGoverningScenarios } from '@shared/language/scenario/governing/check-scenarios';
import { surroundingsOf } from '@shared/language/scenario/governing/surroundings';
import type { ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import { seedChance } from '../../../kernel/chance';
import { chanceAt, rest, restAt } from '../../../kernel/head';
import { faulty, type Difference } from '../../../kernel/scenario/difference';
import { runScenario } from '../../../kernel/scenario/run-scenario';
import { at } from '../../../kernel/state';
import type { SourceProblem } from '../source';
import { Table } from '../table';
import { listAgain } from '../turn';
import { programOf } from './run-file';
import { openScenario } from './scenario-table';

/** Where a scenario stands, ready to be played on; or why it can't be laid out; null: the file holds no such. */
export type PlayedFrom =
  | { readonly is: 'table'; readonly t: Table }
  | { readonly is: 'faulty'; readonly difference: Difference }
  | null;

/** A scenario made up to its first difference, to be played on from there. */
export function playFrom(
  read: ScenarioDocument,
  id: string,
  definitions: readonly ValidDefinition[],
  seed: number,
  attend: (t: Table) => void,
): Result<PlayedFrom, SourceProblem> {
  const around = surroundingsOf(definitionsOf('governing', definitions));
  if (!around) return err({ code: 'no-rules' });
  const checked = checkGoverningScenarios(read, around).find((one) => one.id === id);
  if (!checked) return ok(null);
  if (checked.is === 'faulty') return ok({ is: 'faulty', difference: faulty(checked.faults[0]) });
  const program = programOf(checked, definitions);
  if (!program.ok) return program;
  const { scenario, given } = checked;
  const laid = openScenario(program.value, given, scenario.dice, (t) => {
    seedChance(t.s, chanceAt, seed, 'game');
    attend(t);
  });
  const { invalid: _invalid, ...then } = scenario.then ?? {};
  runScenario(laid, { ...scenario, then });
  const t = new Table(program.value, laid.state());
  attend(t);
  if (at(t.s, restAt) === rest.question) listAgain(t);
  return ok({ is: 'table', t });
}
