import { z } from 'zod';
import { err, ok, type Result } from '@shared/util/result';
import { DiagnosticList, isError, type Diagnostic } from '../../diagnostics';
import type { Finding } from '../../finding';
import type { Card } from '../../governing/card';
import { optionFindings } from '../../governing/options';
import { documentPart, underPath } from '../../document-part';
import type { SourceDocument } from '../../parse-document';
import { placeFindings } from '../../place-findings';
import { checkShape } from '../../shape-diagnostics';
import { idFindings, type ScenarioDocument } from '../read-scenarios';
import { ownCardFindings } from './check-cards';
import { eventFindings } from './check-events';
import { namedFindings } from './check-named';
import { positionFindings } from './check-position';
import { governingScenarios, ownCards, type GoverningScenario } from './file';
import { faultsOf, type Fault } from './invalid';
import { positionSchema, type GoverningGiven } from './position';
import { withCards, type Surroundings } from './surroundings';

/** A scenario whose cards and position can be played, or one that is about their being refused. */
export type CheckedScenario =
  | {
      readonly is: 'playable';
      readonly scenario: GoverningScenario;
      readonly given: GoverningGiven;
      readonly cards: readonly Card[];
    }
  | { readonly is: 'refused'; readonly scenario: GoverningScenario; readonly faults: readonly Fault[] };

/** Read together, so that their places are those that `invalid` names. */
const cardsAndPosition = z.object({ cards: ownCards.optional(), given: positionSchema });

/**
 * The scenarios of a file. It is refused whole: with a wrong position in it, nobody knows what the others were
 * meant to show, unless the scenario says itself that it is wrong.
 */
export function checkGoverningScenarios(
  { file, document }: ScenarioDocument,
  around: Surroundings,
): Result<CheckedScenario[], Diagnostic[]> {
  const shape = checkShape(file, document, governingScenarios);
  if (!shape.ok) return shape;
  const { scenarios } = shape.value;
  const problems = new DiagnosticList();
  const tell = (findings: readonly Finding[]): void =>
    problems.add(...placeFindings(file, document, findings));
  tell(idFindings(scenarios));
  const checked: CheckedScenario[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    if (problems.full) break;
    const path = ['scenarios', index];
    const part = documentPart(document, path);
    const tellInside = (findings: readonly Finding[]): void =>
      problems.add(...underPath(placeFindings(file, part, findings), path));
    const wrongEvents = eventFindings(scenario);
    tellInside([...optionFindings(scenario.options ?? {}), ...wrongEvents]);
    const read = readPlayed(file, part, around);
    if (read.ok) {
      const { given, cards } = read.value;
      // Of an event that is written wrongly nobody knows which word of it was to be a name.
      if (wrongEvents.length === 0) tellInside(namedFindings(scenario, given, withCards(around, cards)));
      checked.push({ is: 'playable', scenario, given, cards });
    } else if (scenario.then?.invalid)
      checked.push({ is: 'refused', scenario, faults: faultsOf(read.error) });
    else problems.add(...underPath(read.error, path));
  }
  return problems.empty ? ok(checked) : err(problems.items);
}

function readPlayed(
  file: string,
  part: SourceDocument,
  around: Surroundings,
): Result<{ given: GoverningGiven; cards: Card[] }, Diagnostic[]> {
  const shape = checkShape(file, part, cardsAndPosition);
  if (!shape.ok) return shape;
  const { given, cards = [] } = shape.value;
  const own = ownCardFindings(cards, around);
  const findings = own.length > 0 ? own : positionFindings(given, withCards(around, cards));
  const errors = placeFindings(file, part, findings).filter(isError);
  return errors.length > 0 ? err(errors) : ok({ given, cards });
}
