import { join } from 'node:path';
import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { SeenMatch } from '@shared/api/matches';
import { err, ok, type Result } from '@shared/util/result';
import { BotsAtWork } from '../bots/bots-at-work';
import { hintFor } from '../bots/hint';
import type { Thinker } from '../bots/thinker';
import type { EventHub } from '../event-hub';
import type { Games } from '../games/index';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { playersOf, recorded } from '../match-record';
import { findStart } from '../match-start';
import { MatchSight, noSuchSeat, type Looking } from '../match-sight';
import { createMatches } from '../matches';
import type { OpenMatch } from '../open-match';
import type { Tasks } from '../tasks';

/** Matches on screens. Quick bots answer within the call that gives them something to answer: see bots-at-work.ts. */
export function matchHandlers(
  games: Games,
  door: LibraryDoor,
  events: EventHub,
  resourcesDir: string,
  tasks: Tasks,
  thinker: Thinker,
): HandlersOf<'matches'> {
  const matches = createMatches(() => door.library, games);
  const sight = new MatchSight(games);
  const bots = new BotsAtWork(matches, thinker, events);
  let unnamed = 0;

  /** Tells the others, lets the bots answer and shows what has become of it. `known`: answers that were told of. */
  const shown = (
    done: Result<OpenMatch, Failure>,
    looking: Looking,
    known: number | null,
  ): Result<SeenMatch, Failure> => {
    if (!done.ok) return done;
    const now = bots.run(done.value.id);
    if (!now.ok) return now;
    if (now.value.answers !== known) events.emit({ name: 'match.changed', data: { match: now.value.id } });
    return sight.of(now.value, looking, bots.isThinking(now.value.id));
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
    'matches.leave': ({ match }) => {
      // Somebody else may look on: he is asked to look again.
      const wasThinking = bots.isThinking(match);
      bots.stop(match);
      if (wasThinking) events.emit({ name: 'match.changed', data: { match } });
      return ok({});
    },
    // One that its caller has no name for gets one: closing the workbench must end it too.
    'matches.hint': ({ match, seat, number, iterations, task = `matches.hint ${++unnamed}` }) =>
      tasks.run(task, async ({ signal }) => {
        const open = matches.open(match);
        if (!open.ok) return open;
        const expected = open.value.answers;
        if (expected !== number)
          return err(failure('choice-out-of-order', { match, index: number, expected }));
        return hintFor(thinker, open.value, seat, iterations, signal);
      }),
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
          return [{ match, game, pack, revision, mode, players: seated, begunAt, answers, over }];
        }),
      );
    },
  };
}
