import type { ValidDefinition } from '@shared/language/definitions/index';
import { definitionsOf } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import {
  checkGoverningScenarios,
  type CheckedScenario,
} from '@shared/language/scenario/governing/check-scenarios';
import { surroundingsOf } from '@shared/language/scenario/governing/surroundings';
import type { ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import { shownValue, type Difference } from '../../../kernel/scenario/difference';
import { runScenario } from '../../../kernel/scenario/run-scenario';
import { compileProgram } from '../compile';
import { cardsIn } from '../position';
import { prepare, type SourceProblem } from '../source';
import { openScenario } from './scenario-table';

export interface ScenarioReport {
  readonly id: string;
  readonly title: string;
  readonly difference: Difference | null;
}

/** A file is refused whole, or the pack it is played with is no game. */
export type FileRefusal =
  | { readonly is: 'diagnostics'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly is: 'pack'; readonly problem: SourceProblem };

export function runScenarioFile(
  read: ScenarioDocument,
  definitions: readonly ValidDefinition[],
): Result<ScenarioReport[], FileRefusal> {
  const around = surroundingsOf(definitionsOf('governing', definitions));
  if (!around) return err({ is: 'pack', problem: { code: 'no-rules' } });
  const checked = checkGoverningScenarios(read, around);
  if (!checked.ok) return err({ is: 'diagnostics', diagnostics: checked.error });
  const reports: ScenarioReport[] = [];
  for (const one of checked.value) {
    const difference = runOne(one, definitions);
    if (!difference.ok) return err({ is: 'pack', problem: difference.error });
    reports.push({ id: one.scenario.id, title: one.scenario.title ?? '', difference: difference.value });
  }
  return ok(reports);
}

/** What a scenario's own cards add is compiled for it alone. */
function runOne(
  checked: CheckedScenario,
  definitions: readonly ValidDefinition[],
): Result<Difference | null, SourceProblem> {
  const { scenario } = checked;
  if (checked.is === 'refused') return ok(compareFaults(checked));
  const { invalid, ...then } = scenario.then ?? {};
  if (invalid) return ok({ is: 'value', at: 'then.invalid', expected: shownValue(invalid), found: '' });
  const { given, cards } = checked;
  const prepared = prepare(definitions, scenario.options, cards);
  if (!prepared.ok) return prepared;
  const program = compileProgram({
    ...prepared.value.source,
    seats: given.players ?? 2,
    records: cardsIn(given),
  });
  return ok(runScenario(openScenario(program, given, scenario.dice), { ...scenario, then }));
}

function compareFaults({ scenario, faults }: Extract<CheckedScenario, { is: 'refused' }>): Difference | null {
  const wanted = scenario.then?.invalid;
  if (!wanted || faults.some(({ at, code }) => at === wanted.at && code === wanted.code)) return null;
  return { is: 'value', at: 'then.invalid', expected: shownValue(wanted), found: shownValue(faults) };
}
