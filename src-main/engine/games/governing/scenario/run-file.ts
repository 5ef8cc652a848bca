import type { ValidDefinition } from '@shared/language/definitions/index';
import { definitionsOf } from '@shared/language/definitions/index';
import {
  checkGoverningScenarios,
  type CheckedScenario,
} from '@shared/games/governing/scenario/check-scenarios';
import type { Fault } from '@shared/language/scenario/faults';
import { surroundingsOf } from '@shared/games/governing/scenario/surroundings';
import type { ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import { faulty, shownValue, type Difference } from '../../../kernel/scenario/difference';
import { runScenario } from '../../../kernel/scenario/run-scenario';
import { compileProgram } from '../compile';
import { cardsIn } from '../position';
import { prepare, type SourceProblem } from '../source';
import type { Program } from '../table';
import { openScenario } from './scenario-table';

export interface ScenarioReport {
  readonly id: string;
  readonly title: string;
  readonly difference: Difference | null;
}

/** The pack that a file is played with is no game. */
export interface FileRefusal {
  readonly is: 'pack';
  readonly problem: SourceProblem;
}

export function runScenarioFile(
  read: ScenarioDocument,
  definitions: readonly ValidDefinition[],
): Result<ScenarioReport[], FileRefusal> {
  const around = surroundingsOf(definitionsOf('governing', definitions));
  if (!around) return err({ is: 'pack', problem: { code: 'no-rules' } });
  const reports: ScenarioReport[] = [];
  for (const one of checkGoverningScenarios(read, around)) {
    const difference = runOne(one, definitions);
    if (!difference.ok) return err({ is: 'pack', problem: difference.error });
    reports.push({ id: one.id, title: one.title, difference: difference.value });
  }
  return ok(reports);
}

/** What a scenario's own cards add is compiled for it alone. */
function runOne(
  checked: CheckedScenario,
  definitions: readonly ValidDefinition[],
): Result<Difference | null, SourceProblem> {
  if (checked.is === 'faulty') return ok(compareFaults(checked));
  const { scenario, given } = checked;
  const { invalid, ...then } = scenario.then ?? {};
  if (invalid) return ok({ is: 'value', at: 'then.invalid', expected: shownValue(invalid), found: '' });
  const program = programOf(checked, definitions);
  if (!program.ok) return program;
  return ok(runScenario(openScenario(program.value, given, scenario.dice), { ...scenario, then }));
}

/** The pack with the scenario's own cards, for as many players and cards as its position has. */
export function programOf(
  { scenario, given, cards }: Extract<CheckedScenario, { is: 'playable' }>,
  definitions: readonly ValidDefinition[],
): Result<Program, SourceProblem> {
  const prepared = prepare(definitions, scenario.options, cards);
  if (!prepared.ok) return prepared;
  const { source } = prepared.value;
  return ok(compileProgram({ ...source, seats: given.players ?? 2, records: cardsIn(given) }));
}

/** What must be true at the end can't itself be what is refused. */
const isRefusable = ({ at }: Fault): boolean => at !== 'id' && at !== 'then' && !at.startsWith('then.');

function compareFaults({ faults, invalid }: Extract<CheckedScenario, { is: 'faulty' }>): Difference | null {
  const [first] = faults.filter((fault) => !isRefusable(fault));
  if (first || !invalid) return faulty(first ?? faults[0]);
  if (faults.some(({ at, code }) => at === invalid.at && code === invalid.code)) return null;
  const found = faults.map(({ at, code }) => ({ at, code }));
  return { is: 'value', at: 'then.invalid', expected: shownValue(invalid), found: shownValue(found) };
}
