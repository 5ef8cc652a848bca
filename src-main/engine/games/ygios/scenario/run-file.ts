import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { DiagnosticList, type Diagnostic } from '@shared/language/diagnostics';
import type { Finding } from '@shared/language/finding';
import { placeFindings } from '@shared/language/place-findings';
import { resolveOptions } from '@shared/language/rulings/index';
import { idFindings, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { scenarioFindings } from '@shared/language/scenario/ygios/check-scenario';
import { ygiosScenarios, type YgiosScenario } from '@shared/language/scenario/ygios/file';
import { checkShape } from '@shared/language/shape-diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import type { Difference } from '../../../kernel/scenario/difference';
import { runScenario } from '../../../kernel/scenario/run-scenario';
import type { Source } from '../compile';
import type { Mode } from '@shared/language/modes';
import type { Program } from '../table';
import { optionFinding, surroundingsOf } from './check';
import { modeOf } from './mode';
import { openScenario } from './scenario-table';

/** The pack that scenarios are played with; compiling it may fail in ways that are the caller's. */
export interface PlayedPack<E> {
  readonly definitions: readonly ValidDefinition[];
  programFor(
    mode: Mode,
    options: Readonly<Record<string, unknown>>,
  ): Result<{ readonly program: Program; readonly source: Source }, E>;
}

export interface ScenarioReport {
  readonly id: string;
  readonly title: string;
  readonly difference: Difference | null;
}

/** A file is refused whole: with a wrong position in it, nobody knows what the others were meant to show. */
export type FileRefusal<E> =
  | { readonly is: 'diagnostics'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly is: 'pack'; readonly problem: E };

interface Checked {
  readonly scenario: YgiosScenario;
  readonly program: Program;
}

export function runScenarioFile<E>(
  read: ScenarioDocument,
  pack: PlayedPack<E>,
): Result<ScenarioReport[], FileRefusal<E>> {
  const checked = checkScenarios(read, pack);
  if (!checked.ok) return checked;
  return ok(
    checked.value.map(({ scenario, program }) => ({
      id: scenario.id,
      title: scenario.title ?? '',
      difference: runScenario(openScenario(program, scenario.given, scenario.dice), scenario),
    })),
  );
}

function checkScenarios<E>(
  { file, document }: ScenarioDocument,
  pack: PlayedPack<E>,
): Result<Checked[], FileRefusal<E>> {
  const shape = checkShape(file, document, ygiosScenarios);
  if (!shape.ok) return err({ is: 'diagnostics', diagnostics: shape.error });
  const { scenarios } = shape.value;
  const problems = new DiagnosticList();
  const tell = (findings: readonly Finding[]): void =>
    problems.add(...placeFindings(file, document, findings));
  tell(idFindings(scenarios));
  const checked: Checked[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    if (problems.full) break;
    const at = ['scenarios', index];
    const played = playedAs(scenario, pack);
    if (!played.ok) {
      if (played.error.is === 'pack') return err(played.error);
      tell([optionFinding(played.error.problem, [...at, 'options'])]);
      continue;
    }
    tell(scenarioFindings(scenario, surroundingsOf(played.value.source), at));
    checked.push({ scenario, program: played.value.program });
  }
  return problems.empty ? ok(checked) : err({ is: 'diagnostics', diagnostics: problems.items });
}

function playedAs<E>({ options = {}, given }: YgiosScenario, pack: PlayedPack<E>) {
  const definitions = definitionsOf('ygios', pack.definitions);
  const rules = definitions.find((one) => one.kind === 'rules')?.value;
  const wrong = rules ? resolveOptions(rules, options) : null;
  if (wrong && !wrong.ok) return err({ is: 'option' as const, problem: wrong.error });
  const cards = definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : []));
  const mode = rules ? modeOf(given, { cards, rules }) : 'simple';
  const played = pack.programFor(mode, options);
  return played.ok ? played : err({ is: 'pack' as const, problem: played.error });
}
