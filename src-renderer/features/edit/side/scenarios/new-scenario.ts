import type { DefinitionSummary } from '@shared/api/models';
import type { PlainValue } from '@shared/language/fixes';
import type { ScenarioLanguage } from '@shared/language/scenario/scenario-language';
import type { Subject } from '../../state/subject';

/** What a scenario about a definition begins as: a position, one step and a look, to be written on. */
export type NewScenario = Record<string, PlainValue> & { id: string };

export interface ScenarioAbout {
  /** Of the pack's game. */
  readonly begin: ScenarioLanguage['begin'];
  readonly subject: Subject;
  readonly title: string;
  readonly rows: readonly DefinitionSummary[];
  /** Ids that scenarios of the file have. */
  readonly taken: ReadonlySet<string>;
}

export function newScenario({ begin, subject, title, rows, taken }: ScenarioAbout): NewScenario {
  const head = { id: freeName(subject.id, taken), title };
  return { ...head, ...begin(subject, rows) };
}

/** Called after what it is about; the second one has a number. */
function freeName(wish: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wish : `${wish} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** One part a line, as the scenarios that ship are written: the formatter keeps lines as it finds them. */
export function linesOf(scenario: NewScenario): string {
  const parts = Object.entries(scenario).map(
    ([key, value]) => `${JSON.stringify(key)}: ${partText(key, value)}`,
  );
  return `\n{\n${parts.join(',\n')}\n}\n`;
}

function partText(key: string, value: PlainValue): string {
  if (key === 'when' && Array.isArray(value))
    return `[\n${value.map((step) => JSON.stringify(step)).join(',\n')}\n]`;
  if (key !== 'given' || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}
