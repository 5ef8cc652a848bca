import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Finding } from '@shared/language/finding';
import { placeFindings } from '@shared/language/place-findings';
import { resolveOptions } from '@shared/games/ygios/rulings/index';
import { faultsOf } from '@shared/language/scenario/faults';
import {
  scenarioParts,
  type ScenarioDocument,
  type ScenarioPart,
} from '@shared/language/scenario/read-scenarios';
import { readSteps } from '@shared/language/scenario/read-steps';
import { scenarioFindings } from '@shared/games/ygios/scenario/check-scenario';
import { givenPosition, ygiosFrame, type YgiosScenario } from '@shared/games/ygios/scenario/file';
import { stepReader } from '@shared/games/ygios/scenario/refused-moves';
import { checkShape } from '@shared/language/shape-diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import { faulty, type Difference } from '../../../kernel/scenario/difference';
import { runScenario } from '../../../kernel/scenario/run-scenario';
import type { Source } from '../compile';
import type { Mode } from '@shared/games/index';
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

/** The pack that a file is played with is no game. */
export interface FileRefusal<E> {
  readonly is: 'pack';
  readonly problem: E;
}

export function runScenarioFile<E>(
  read: ScenarioDocument,
  pack: PlayedPack<E>,
): Result<ScenarioReport[], FileRefusal<E>> {
  const reports: ScenarioReport[] = [];
  for (const part of scenarioParts(read)) {
    const difference = runOne(read.file, part, pack);
    if (!difference.ok) return err({ is: 'pack', problem: difference.error });
    reports.push({ id: part.id, title: part.title, difference: difference.value });
  }
  return ok(reports);
}

function runOne<E>(file: string, part: ScenarioPart, pack: PlayedPack<E>): Result<Difference | null, E> {
  const ready = readOne(file, part, pack);
  if (!ready.ok) return ready;
  if (ready.value.is === 'faulty') return ok(ready.value.difference);
  const { program, scenario } = ready.value;
  return ok(runScenario(openScenario(program, scenario.given, scenario.dice), scenario));
}

/** A scenario that can be played, or the first thing that is wrong with it. */
type ReadScenario =
  | { readonly is: 'faulty'; readonly difference: Difference }
  | {
      readonly is: 'ready';
      readonly scenario: YgiosScenario;
      readonly program: Program;
      readonly mode: Mode;
    };

/** Each is looked at by itself: a faulty one says nothing about the others. */
export function readOne<E>(
  file: string,
  { part, path, findings }: ScenarioPart,
  pack: PlayedPack<E>,
): Result<ReadScenario, E> {
  const place = (found: readonly Finding[]): Diagnostic[] => placeFindings(file, part, found);
  const firstOf = (problems: readonly Diagnostic[]): Difference | null => {
    const [first] = faultsOf(problems, path);
    return first ? faulty(first) : null;
  };
  const wrongly = (problems: readonly Diagnostic[]): Result<ReadScenario, E> => {
    const difference = firstOf(problems);
    if (!difference) throw new Error('a scenario that can’t be read has no fault');
    return ok({ is: 'faulty', difference });
  };
  const frame = checkShape(file, part, ygiosFrame);
  const position = checkShape(file, part, givenPosition);
  const { steps, wrong } = readSteps(file, part, stepReader);
  const problems = [
    ...place(findings),
    ...(frame.ok ? [] : frame.error),
    ...(position.ok ? [] : position.error),
    ...wrong,
  ];
  if (!frame.ok || !position.ok || problems.length > 0) return wrongly(problems);
  const scenario: YgiosScenario = { ...frame.value, given: position.value.given, when: steps };
  const played = playedAs(scenario, pack);
  if (!played.ok) {
    if (played.error.is === 'pack') return err(played.error.problem);
    return wrongly(place([optionFinding(played.error.problem, ['options'])]));
  }
  const { source, program } = played.value;
  const difference = firstOf(place(scenarioFindings(scenario, surroundingsOf(source))));
  return ok(
    difference ? { is: 'faulty', difference } : { is: 'ready', scenario, program, mode: source.mode },
  );
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
