import { join } from 'node:path';
import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { SeenMatch } from '@shared/api/matches';
import { err, ok, type Result } from '@shared/util/result';
import type { EventHub } from '../event-hub';
import type { Games } from '../games/index';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { playersOf, recorded } from '../match-record';
import { findStart } from '../match-start';
import { MatchSight, noSuchSeat, type Looking } from '../match-sight';
import type { MatchTable } from '../match-table';
import { createMatches } from '../matches';
import type { OpenMatch } from '../open-match';

/** Matches on screens. Bots answer within the call that gives them something to answer. */
export function matchHandlers(
  games: Games,
  door: LibraryDoor,
  events: EventHub,
  resourcesDir: string,
): HandlersOf<'matches'> {
  const matches = createMatches(() => door.library, games);
  const sight = new MatchSight(games);

  /** Tells the others, lets the bots answer and shows what has become of it. `known`: answers that were told of. */
  const shown = (
    done: Result<OpenMatch, Failure>,
    looking: Looking,
    known: number | null,
  ): Result<SeenMatch, Failure> => {
    if (!done.ok) return done;
    const now = matches.runBots(done.value.id);
    if (!now.ok) return now;
    if (now.value.answers !== known) events.emit({ name: 'match.changed', data: { match: now.value.id } });
    return sight.of(now.value, looking);
  };

  return {
    'matches.begin': async ({ pack, revision, mode, options, start, players, seat, language }) => {
      if (!door.library.ok) return door.library;
      const library = door.library.value;
      const found = library.packs.get(pack);
      if (!found.ok) return found;
      // Before anything is stored: nobody could look at that match.
      if (seat !== null && seat >= players.length) return err(noSuchSeat);
      const { game } = found.value;
      const places = { games, library, folder: join(resourcesDir, 'scenarios') };
      const chosen = { pack, revision, mode, options };
      const begins = await findStart(places, game, chosen, start);
      if (!begins.ok) return begins;
      return shown(matches.begin({ ...chosen, game, players, ...begins.value }), { seat, language }, null);
    },
    'matches.see': ({ match, ...looking }) => {
      const open = matches.open(match);
      return shown(open, looking, open.ok ? open.value.answers : null);
    },
    'matches.answer': ({ match, number, answer, ...looking }) =>
      shown(matches.answerNth(match, number, looking.seat, answer), looking, null),
    'matches.undo': ({ match, number, ...looking }) =>
      shown(matches.undo(match, looking.seat, number), looking, null),
    'matches.list': () => {
      if (!door.library.ok) return door.library;
      const listed = door.library.value.matches.listed();
      if (!listed.ok) return listed;
      return ok(
        listed.value.flatMap((one): Answer<'matches.list'> => {
          const settings = recorded.safeParse(one.options);
          if (!settings.success) return [];
          const { id: match, game, pack, revision, startedAt: begunAt, answers } = one;
          const { mode = null, over = false, players } = settings.data;
          const seated = [...playersOf(players, 2)];
          const designer = false;
          return [{ match, game, pack, revision, mode, players: seated, designer, begunAt, answers, over }];
        }),
      );
    },
    // Built on the branches of this issue.
    'matches.redo': ({ match }) => notBuilt(match),
    'matches.options': () => ok([]),
    'matches.explain': ({ match, at, ask, ...looking }) => {
      const open = matches.open(match);
      if (!open.ok) return open;
      const table = tableFor(open.value, at);
      return table ? sight.explain(open.value, table, looking, ask) : ok(null);
    },
    'matches.whyNot': ({ match, card, place, ...looking }) => {
      const open = matches.open(match);
      return open.ok ? sight.whyNot(open.value, looking, card, place) : open;
    },
    'matches.export': ({ match }) => notBuilt(match),
    'matches.import': () => notBuilt(''),
    'matches.scenario': ({ match }) => notBuilt(match),
    'matches.keepScenario': ({ match }) => notBuilt(match),
  };
}

/** The table after so many answers; null: it is not at hand. */
const tableFor = ({ answers, table }: OpenMatch, at: number | undefined): MatchTable | null =>
  at === undefined || at === answers ? table : null;

const notBuilt = (match: string) => err(failure('no-such-match', { match }));
