import { z } from 'zod';
import { err, ok, type Result } from '@shared/util/result';
import { isError, type Diagnostic } from '@shared/language/diagnostics';
import { type Finding, finding, type FindingPath } from '@shared/language/finding';
import { valueAt } from '@shared/language/form-choice';
import type { Card } from '../definitions/card';
import { optionFindings } from '../definitions/options';
import type { SourceDocument } from '@shared/language/parse-document';
import { placeFindings } from '@shared/language/place-findings';
import { checkShape } from '@shared/language/shape-diagnostics';
import { faultsOf, type Fault } from '@shared/language/scenario/faults';
import {
  scenarioParts,
  type ScenarioDocument,
  type ScenarioPart,
} from '@shared/language/scenario/read-scenarios';
import { readSteps } from '@shared/language/scenario/read-steps';
import { givenNameFindings, namedFindings } from './check-named';
import { positionFindings } from './check-position';
import { governingFrame, ownCards, type GoverningScenario } from './file';
import { endSchema, type GoverningEnd, type GoverningLook } from './look';
import { positionSchema, type GoverningGiven } from './position';
import { stepReader } from './refused-moves';
import { withCards, type Surroundings } from './surroundings';
import { replaceFix } from '@shared/language/fixes';
import { tokenReferences } from '../effects/walk';
import { nearness } from '@shared/language/nearest';
import { isObjectName } from './names';
import { eventForms, seatLetters, type EventPart } from './words';

const isSeat = (text: string): boolean => seatLetters.some((seat) => seat === text);
const isNameOrSeat = (text: string): boolean => isSeat(text) || isObjectName(text);

const isPart: Readonly<Record<EventPart, (text: string) => boolean>> = {
  name: isNameOrSeat,
  seat: isSeat,
  number: (text) => /^\d{1,7}$/.test(text),
  change: (text) => /^[+-]\d{1,7}$/.test(text),
  skill: (text) => text.split(':').length <= 2 && text.split(':').every(isNameOrSeat),
};

/** An event that is written so that it could never happen would be expected in vain, or forbidden for nothing. */
function eventFinding(text: string, at: FindingPath): Finding[] {
  const [word = '', ...parts] = text.split(' ');
  const form = Object.entries<readonly EventPart[]>(eventForms).find(([known]) => known === word)?.[1];
  if (!form) {
    const known = Object.keys(eventForms);
    const near = nearness(word, known);
    const fix = near.near === 'yes' ? replaceFix(at, [near.nearest, ...parts].join(' ')) : undefined;
    return [finding('unknown-word', at, { ...near, known }, fix)];
  }
  const fits = parts.length === form.length && form.every((part, index) => isPart[part](parts[index] ?? ''));
  return fits ? [] : [finding('bad-event', at, { found: text })];
}

const inLook = (look: GoverningLook | undefined, at: FindingPath): Finding[] =>
  (['events', 'noEvents'] as const).flatMap((key) =>
    (look?.[key] ?? []).flatMap((entry, index) =>
      typeof entry === 'string'
        ? eventFinding(entry, [...at, key, index])
        : entry.flatMap((text, inner) => eventFinding(text, [...at, key, index, inner])),
    ),
  );

const eventFindings = ({ when, then }: GoverningScenario): Finding[] => [
  ...when.flatMap((step, index) => ('expect' in step ? inLook(step.expect, ['when', index, 'expect']) : [])),
  ...inLook(then, ['then']),
];

const ownStart = 'x-';

/** What is wrong with the cards that a scenario brings, each of the right shape. */
const ownCardFindings = (own: readonly Card[], { tokens }: Surroundings): Finding[] =>
  own.flatMap((card, index): Finding[] => {
    const at = ['cards', index];
    const twice = own.findIndex(({ id }) => id === card.id) < index;
    const unknown = tokenReferences(card)
      .filter(({ id }) => !tokens.has(id))
      .map((one) => {
        const near = nearness(one.id, [...tokens.keys()]);
        const here = [...at, ...one.at];
        const fix = near.near === 'yes' ? replaceFix(here, near.nearest) : undefined;
        return finding('unknown-id', here, { kind: 'token', ...near }, fix);
      });
    return [
      // A card of the pack under the same name would be another one in this scenario only.
      ...(card.id.startsWith(ownStart)
        ? []
        : [finding('not-own-id', [...at, 'id'], { found: card.id, start: ownStart })]),
      ...(twice ? [finding('twice', [...at, 'id'], { found: card.id })] : []),
      ...unknown,
    ];
  });

/** A scenario that can be played, or what is wrong with it; it may be that it says so itself. */
export type CheckedScenario = { readonly id: string; readonly title: string } & (
  | {
      readonly is: 'playable';
      readonly scenario: GoverningScenario;
      readonly given: GoverningGiven;
      readonly cards: readonly Card[];
    }
  | {
      readonly is: 'faulty';
      readonly faults: readonly [Fault, ...Fault[]];
      readonly invalid: GoverningEnd['invalid'];
    }
);

/** Read together, so that their places are those that `invalid` names. */
const cardsAndPosition = z.object({ cards: ownCards.optional(), given: positionSchema });

/** The scenarios of a file. Each is looked at by itself: a faulty one says nothing about the others. */
export const checkGoverningScenarios = (
  document: ScenarioDocument,
  around: Surroundings,
): CheckedScenario[] => scenarioParts(document).map((one) => checkOne(document.file, one, around));

function checkOne(
  file: string,
  { id, title, part, path, findings }: ScenarioPart,
  around: Surroundings,
): CheckedScenario {
  const place = (found: readonly Finding[]): Diagnostic[] => placeFindings(file, part, found);
  const frame = checkShape(file, part, governingFrame);
  const { steps, wrong } = readSteps(file, part, stepReader);
  const played = readPlayed(file, part, around);
  const problems: Diagnostic[] = [
    ...place(findings),
    ...(frame.ok ? place(optionFindings(frame.value.options ?? {})) : frame.error),
    ...(played.ok ? [] : played.error),
    ...wrong,
  ];
  if (frame.ok && played.ok && wrong.length === 0) {
    const scenario = { ...frame.value, when: steps };
    const { given, cards } = played.value;
    const events = eventFindings(scenario);
    // Of an event that is written wrongly nobody knows which word of it was to be a name.
    const names = events.length > 0 ? [] : namedFindings(scenario, given, withCards(around, cards));
    problems.push(...place([...events, ...givenNameFindings(scenario, given, withCards(around, cards))]));
    problems.push(...place(names));
    if (problems.length === 0) return { id, title, is: 'playable', scenario, given, cards };
  }
  const [first, ...rest] = faultsOf(problems, path);
  if (!first) throw new Error('a scenario that can’t be read has no fault');
  return { id, title, is: 'faulty', faults: [first, ...rest], invalid: wantedFault(part) };
}

/** Read by itself: what else is wrong with the scenario may be what it is about. */
function wantedFault(part: SourceDocument): GoverningEnd['invalid'] {
  const wanted = endSchema.shape.invalid.safeParse(valueAt(part.value, ['then', 'invalid']));
  return wanted.success ? wanted.data : undefined;
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
