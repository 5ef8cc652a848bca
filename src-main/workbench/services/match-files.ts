import type { ParsedParams } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import type { EventHub } from '../event-hub';
import { exportMatch } from '../matches/export-match';
import type { Games } from '../games/index';
import type { HandlersOf } from '../handlers';
import { importMatch } from '../matches/import-match';
import { freePositionId, keepScenario } from '../scenarios/keep-scenario';
import type { LibraryDoor } from '../library-door';
import { throughDoor } from '../matches/match-door';
import { recorded } from '../matches/match-record';
import { scenarioOf } from '../matches/match-scenario';
import type { Matches } from '../matches/running-matches';
import { scenarioText } from '../scenarios/scenario-text';

type FileCalls = 'matches.export' | 'matches.import' | 'matches.scenario' | 'matches.keepScenario';

/** Matches and positions that leave the table: as a file, and as a scenario. */
export function matchFileHandlers(
  games: Games,
  door: LibraryDoor,
  events: EventHub,
  matches: Matches,
): Pick<HandlersOf<'matches'>, FileCalls> {
  /** Every card of a position is written down, so it takes open cards. `pack`: where its id must be free. */
  const positionOf = ({ match, at, title }: ParsedParams<'matches.scenario'>, pack?: string) => {
    if (!door.library.ok) return door.library;
    const library = door.library.value;
    const open = matches.open(match);
    if (!open.ok) return open;
    const through = throughDoor(open.value);
    if (!through.ok) return through;
    const record = library.matches.get(match);
    if (!record.ok) return record;
    const { choices } = record.value;
    const begun = recorded.parse(record.value.options).scenario;
    const id = freePositionId(library, pack ?? open.value.pack);
    const wanted = { match: open.value, choices, begun, at: at ?? open.value.answers, id, title };
    const scenario = scenarioOf(games, wanted);
    return scenario.ok ? ok({ library, game: open.value.game, id, scenario: scenario.value }) : scenario;
  };

  return {
    'matches.export': ({ match }): Result<{ fileName: string; text: string }, Failure> => {
      if (!door.library.ok) return door.library;
      const open = matches.open(match);
      return open.ok ? exportMatch(door.library.value, open.value) : open;
    },
    'matches.import': (given) => {
      if (!door.library.ok) return door.library;
      const made = importMatch(door.library.value, matches, given);
      if (!made.ok) return made;
      const { id: match, answers } = made.value;
      events.emit({ name: 'match.changed', data: { match } });
      return ok({ match, answers });
    },
    'matches.scenario': (wanted) => {
      const made = positionOf(wanted);
      if (!made.ok) return made;
      const { game, id, scenario } = made.value;
      return ok({ id, fileName: `${id}.json`, text: scenarioText(game, scenario) });
    },
    'matches.keepScenario': ({ pack, ...wanted }) => {
      const made = positionOf(wanted, pack);
      if (!made.ok) return made;
      const { library, game, id, scenario } = made.value;
      const kept = keepScenario(library, events, pack, game, scenario);
      return kept.ok ? ok({ pack, id, ...kept.value }) : kept;
    },
  };
}
