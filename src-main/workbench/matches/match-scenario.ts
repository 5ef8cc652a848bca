import { isDefined } from '@shared/games/index';
import { failure, type Failure } from '@shared/api/failures';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { BuiltGame } from '../games/built-game';
import type { Games } from '../games/index';
import type { ScenarioStart } from './match-record';
import type { MatchTable } from './match-table';
import type { OpenMatch } from './open-match';
import type { PackDefinitions } from '../games/played-packs';
import { scenarioText } from '../scenarios/scenario-text';

export interface PositionWanted {
  readonly match: OpenMatch;
  /** Every choice of the match. */
  readonly choices: readonly unknown[];
  /** The scenario that the match began with: its cards and options are those of the new one. */
  readonly begun: ScenarioStart | undefined;
  readonly at: number;
  readonly id: string;
  readonly title: string;
}

/**
 * A position of a match as a scenario: the last moment that a scenario has words for, the moves since, and a few
 * facts that hold. Each try is played, and what does not lead to the same table is not handed out.
 */
export function scenarioOf(games: Games, wanted: PositionWanted): Result<object, Failure> {
  const { match, at } = wanted;
  const { game, pack, revision } = match;
  if (!isDefined(game)) return err(failure('game-not-built', { game }));
  const table = match.tables[at];
  if (!table) return err(failure('no-such-step', { step: at, total: match.answers }));
  const definitions = games.definitionsFor(game, { pack, revision });
  if (!definitions.ok) return definitions;
  const built = games.built(game);
  const besides = besidesOf(built, wanted);
  let tries = 0;
  for (let from = at; from >= 0 && tries < mostTries; from--) {
    const begins = match.tables[from]?.position();
    const moves = begins?.movesSince(wanted.choices.slice(from, at));
    if (!begins || !moves) continue;
    tries++;
    const { id, title } = wanted;
    const scenario = { id, title, ...besides, given: begins.given, ...endOf(table, moves) };
    if (leadsTo(built, definitions.value, scenarioText(game, scenario), table, match.seed))
      return ok(scenario);
  }
  return err(failure('no-scenario-here', { match: match.id }));
}
/** A turn has no more moments than this from which it is worth trying. */
const mostTries = 40;

/** Where a scenario may not end, what is known is looked at as its last step: the open question stays. */
function endOf(table: MatchTable, moves: readonly object[]): object {
  const { look, rests } = table.facts();
  if (!rests) return { when: [...moves, { expect: look }] };
  return { ...(moves.length > 0 ? { when: moves } : {}), then: look };
}

/** Options that differ from what the pack's rules say; with a scenario of its own, what that said. */
function besidesOf(built: BuiltGame, { match, begun }: PositionWanted): object {
  if (begun) {
    const read = JSON.parse(begun.text) as { scenarios?: { options?: unknown; cards?: unknown }[] };
    const { options, cards } = read.scenarios?.[0] ?? {};
    return { ...(options === undefined ? {} : { options }), ...(cards === undefined ? {} : { cards }) };
  }
  const { pack, revision, mode, options } = match;
  const usual = built.match({ pack, revision, mode: mode ?? undefined });
  const changed = Object.entries(options).filter(
    ([name, value]) => !usual.ok || usual.value.options[name] !== value,
  );
  return changed.length > 0 ? { options: Object.fromEntries(changed.map(plainOption)) } : {};
}

/** Numbers are recorded as text and written as numbers. */
const plainOption = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
];

function leadsTo(
  built: BuiltGame,
  definitions: PackDefinitions,
  text: string,
  table: MatchTable,
  seed: number,
): boolean {
  const read = readScenarioDocument('scenario.json', new TextEncoder().encode(text));
  if (!read.ok) return false;
  const ran = built.runScenarios(read.value, definitions);
  const difference = ran.ok ? ran.value[0]?.difference : undefined;
  // A question that a scenario can't end at is the only thing that may be left open.
  if (difference === undefined || (difference && difference.is !== 'open-question')) return false;
  const from = built.matchFrom(read.value, definitions, seed);
  if (!from.ok) return false;
  const { table: again } = from.value;
  return sameQuestion(again, table) && sameFacts(again, table);
}

const sameQuestion = (one: MatchTable, other: MatchTable): boolean =>
  one.asked.join() === other.asked.join() && one.asked.every((seat) => one.count(seat) === other.count(seat));

/** In whichever order cards lie in a hand. */
const sameFacts = (one: MatchTable, other: MatchTable): boolean => factsKey(one) === factsKey(other);
const factsKey = (table: MatchTable): string =>
  JSON.stringify(table.facts(), (_, value: unknown) =>
    Array.isArray(value) ? value.map(String).sort() : value,
  );
