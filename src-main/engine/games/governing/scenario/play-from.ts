import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { checkGoverningScenarios } from '@shared/games/governing/scenario/check-scenarios';
import { surroundingsOf } from '@shared/games/governing/scenario/surroundings';
import type { ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import { faulty, type Difference } from '../../../kernel/scenario/difference';
import { playOnFrom } from '../../../kernel/scenario/scenario-table';
import type { SourceProblem } from '../source';
import { governing } from '../rules';
import type { Table } from '../table';
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
  const open = (heard: (t: Table) => void) => openScenario(program.value, given, scenario.dice, heard);
  const { invalid: _invalid, ...then } = scenario.then ?? {};
  const t = playOnFrom(governing, program.value, open, { ...scenario, then }, seed, attend);
  return ok({ is: 'table', t });
}
