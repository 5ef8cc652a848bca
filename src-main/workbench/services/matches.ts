import { join } from 'node:path';
import type { Answer } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { SeenMatch } from '@shared/api/matches';
import { gameFactsOf } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';
import { BotsAtWork } from '../matches/bots/bots-at-work';
import { hintFor } from '../matches/bots/hint';
import type { Thinker } from '../matches/bots/thinker';
import type { EventHub } from '../event-hub';
import type { Games } from '../games/index';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { playersOf, recorded } from '../matches/match-record';
import { closed, isFree, throughDoor } from '../matches/match-door';
import { optionsFor } from '../matches/match-options';
import { namedAs } from '../matches/match-seats';
import { findStart } from '../matches/match-start';
import { MatchSight, noSuchSeat, type Looking } from '../matches/match-sight';
import { createMatches } from '../matches/running-matches';
import type { OpenMatch } from '../matches/open-match';
import type { Tasks } from '../tasks';
import { matchFileHandlers } from './match-files';

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
  const look = (match: OpenMatch, looking: Looking, at?: number): Result<SeenMatch, Failure> =>
    sight.of(match, looking, {
      at,
      canRedo: matches.canRedo(match, looking.seat),
      thinking: bots.isThinking(match.id),
    });
  /** Whoever wants to see everything, or to answer for everybody, has to be let in before anything is done. */
  const entered = (match: string, { seat }: Pick<Looking, 'seat'>): Result<OpenMatch, Failure> => {
    const open = matches.open(match);
    return open.ok ? throughDoor(open.value, seat === null) : open;
  };

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
    return look(now.value, looking);
  };

  return {
    'matches.begin': async ({ pack, revision, mode, options, start, designer, seat, language, ...more }) => {
      if (!door.library.ok) return door.library;
      const library = door.library.value;
      const found = library.packs.get(pack);
      if (!found.ok) return found;
      // Before anything is stored: nobody could look at that match.
      if (seat !== null && seat >= more.players.length) return err(noSuchSeat);
      const { game } = found.value;
      const places = { games, library, matches, folder: join(resourcesDir, 'scenarios') };
      const wanted = { pack, revision, mode, options, seats: more.players.length };
      const begins = await findStart(places, game, wanted, start);
      if (!begins.ok) return begins;
      const { chosen = wanted, players: before = [], ...from } = begins.value;
      const players = more.players.map((one, nth) => namedAs(one, before[nth]));
      const isPosition = from.scenario !== undefined;
      if (seat === null && !isFree({ designer, isPosition, players })) return err(closed(''));
      return shown(matches.begin({ ...chosen, ...from, game, players, designer }), { seat, language }, null);
    },
    'matches.see': ({ match, at, ...looking }) => {
      const open = entered(match, looking);
      if (open.ok && at !== undefined) return look(open.value, looking, at);
      return shown(open, looking, open.ok ? open.value.answers : null);
    },
    'matches.answer': ({ match, number, answer, ...looking }) => {
      const open = entered(match, looking);
      return open.ok ? shown(matches.answerNth(match, number, looking.seat, answer), looking, null) : open;
    },
    'matches.undo': ({ match, number, consent, ...looking }) => {
      const open = entered(match, looking);
      return open.ok ? shown(matches.undo(match, looking.seat, number, consent), looking, null) : open;
    },
    'matches.redo': ({ match, number, ...looking }) => {
      const open = entered(match, looking);
      return open.ok ? shown(matches.redo(match, number, looking.seat), looking, null) : open;
    },
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
        const open = entered(match, { seat });
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
          const { id: match, game, pack, revision, startedAt: begunAt, answers, asked } = one;
          const { mode = null, over = false, designer = false, players } = settings.data;
          const seated = [...playersOf(players, gameFactsOf(game).seats[0])];
          const about = { match, game, pack, revision, mode, players: seated, designer };
          return [{ ...about, begunAt, answers, over, asked }];
        }),
      );
    },
    'matches.options': (wanted) => {
      if (!door.library.ok) return door.library;
      const found = door.library.value.packs.get(wanted.pack);
      return found.ok ? optionsFor(games, found.value.game, wanted) : found;
    },
    'matches.explain': ({ match, at, ask, ...looking }) => {
      const open = matches.open(match);
      return open.ok ? sight.explain(open.value, looking, ask, at) : open;
    },
    'matches.whyNot': ({ match, card, place, on, ...looking }) => {
      const open = matches.open(match);
      return open.ok ? sight.whyNot(open.value, looking, { card, place, on }) : open;
    },
    ...matchFileHandlers(games, door, events, matches),
  };
}
