import type { DefinitionSummary } from '@shared/api/models';
import type { PlainValue } from '@shared/language/fixes';
import type { Game } from '@shared/games/index';
import type { Subject } from '../../state/subject';

/** What a scenario about a definition begins as: a position, one step and a look, to be written on. */
export type NewScenario = Record<string, PlainValue> & { id: string };
type Parts = Record<'given' | 'when' | 'then', PlainValue>;

export interface ScenarioAbout {
  readonly game: Game;
  readonly subject: Subject;
  readonly title: string;
  readonly rows: readonly DefinitionSummary[];
  /** Ids that scenarios of the file have. */
  readonly taken: ReadonlySet<string>;
}

export function newScenario({ game, subject, title, rows, taken }: ScenarioAbout): NewScenario {
  const head = { id: freeName(subject.id, taken), title };
  return game === 'governing'
    ? { ...head, ...duelAbout(subject, rows) }
    : { ...head, ...roundAbout(subject, rows) };
}

/** Called after what it is about; the second one has a number. */
function freeName(wish: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wish : `${wish} ${number}`;
    if (!taken.has(name)) return name;
  }
}

function roundAbout({ is, id }: Subject, rows: readonly DefinitionSummary[]): Parts {
  const own = rows.find((row) => row.kind === is && row.id === id);
  const zone = (is === 'card' ? own?.group : null) ?? rows.find(({ kind }) => kind === 'zone')?.id ?? '';
  // A card whose text asks nothing: what is looked at is the bonus.
  const played = is === 'card' ? id : (rows.find(({ kind }) => kind === 'card')?.id ?? '');
  return {
    given: {
      first: 'A',
      turn: 'A',
      ...(is === 'bonus' ? { bonuses: { [zone]: id } } : {}),
      hand: { A: [played], B: [] },
    },
    when: [{ by: 'A', play: played, face: is === 'card' ? 'up' : 'down', zone }],
    then: { hand: { A: [] } },
  };
}

function duelAbout({ is, id }: Subject, rows: readonly DefinitionSummary[]): Parts {
  if (is === 'token')
    return {
      given: { objects: { one: { card: id, owner: 'A' } } },
      when: [{ by: 'A', end: true }],
      then: { active: 'B' },
    };
  const played = is === 'card' ? id : (rows.find(({ kind }) => kind === 'card')?.id ?? '');
  return {
    given: { ap: { A: 10 }, hand: { A: [played] } },
    when: [{ by: 'A', play: played }],
    then: { hand: { A: [] } },
  };
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
