import { randomInt } from 'node:crypto';
import { failure, type Failure } from '@shared/api/failures';
import type { Player } from '@shared/api/match-start';
import { isDefined, type Game } from '@shared/games/index';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { Library, MatchRecord, Outcome } from '../../library/library';
import type { Games } from '../games/index';
import { answeredWith, answersOfBots, type Answered } from './match-bots';
import { playersOf, recorded, type Recorded, type ScenarioStart } from './match-record';
import { seatName } from './match-seats';
import type { MatchMove, MatchTable } from './match-table';
import { answeredAgain, playedOut } from './played-out';
import { progress, type OpenMatch } from './open-match';
import type { Chosen } from '../games/programs';
import { Recent } from '../recent';
import { TakenBacks, type TakenBack } from './taken-back';
import { undoOf } from './undo';

export interface MatchRequest extends Chosen {
  readonly game: Game;
  /** Left out: one that nobody can guess. */
  readonly seed?: number | undefined;
  /** Left out: humans. */
  readonly players?: readonly Player[] | undefined;
  /** Left out: the match is dealt. */
  readonly scenario?: ScenarioStart | undefined;
  readonly designer?: boolean | undefined;
  /** Answers that are given at once: the match is a branch of another, or comes out of a file. */
  readonly choices?: readonly unknown[] | undefined;
}

export interface Matches {
  begin(request: MatchRequest): Result<OpenMatch, Failure>;
  /** The table that such a match would begin at; nothing is stored. */
  first(request: MatchRequest): Result<MatchTable, Failure>;
  open(id: string): Result<OpenMatch, Failure>;
  /** `number`: how many answers the caller has seen, so that two windows can't both answer one question. */
  answer(id: string, number: number, move: MatchMove): Result<OpenMatch, Failure>;
  /** By the place of the answer, given by a seat (null: by a designer, for whoever is asked); quick bots go on. */
  answerNth(id: string, number: number, seat: number | null, index: number): Result<OpenMatch, Failure>;
  /** The answer of a bot that was asked elsewhere; quick bots go on. */
  answerForBot(id: string, number: number, seat: number, index: number): Result<OpenMatch, Failure>;
  /** Lets quick bots answer, and takes single answers, until a human has to decide; at most so many at once. */
  runBots(id: string): Result<OpenMatch, Failure>;
  /**
   * Back to the last question that a human of the seat (null: any) answered, with at most `keep` answers left.
   * `consent`: the others have agreed.
   */
  undo(id: string, seat: number | null, keep: number, consent: boolean): Result<OpenMatch, Failure>;
  /** What was taken back last is given again, with everything that came of it. */
  redo(id: string, number: number, seat: number | null): Result<OpenMatch, Failure>;
  canRedo(match: OpenMatch, seat: number | null): boolean;
}

/** The largest seed that a random one may be; given ones may be any whole number. */
const seeds = 2 ** 47;
/** So many matches are kept open, every table of them; who comes back to another waits until it is played again. */
const mostOpen = 4;
/** So many answers of bots are worked out before a screen is told: a match of bots must not hold up every call. */
export const mostAtOnce = 60;

/**
 * Matches of the library. A match is the revision, mode, options and seed it was begun with and the answers since;
 * a later edit of the pack, or its deletion, changes nothing about it. Every answer is on disk before it counts.
 */
export function createMatches(library: () => Outcome<Library>, games: Games): Matches {
  const open = new Recent<OpenMatch>(mostOpen);
  const takenBack = new TakenBacks();

  const play = (record: MatchRecord): Result<OpenMatch, Failure> => {
    const { id, game, pack, revision } = record;
    const damaged = err(failure('match-damaged', { match: id }));
    const settings = recorded.safeParse(record.options);
    const seed = Number(record.seed);
    if (!settings.success || !Number.isSafeInteger(seed)) return damaged;
    const seats = settings.data.players?.length;
    const begun = firstTable(games, game, { pack, revision, ...settings.data, seats }, settings.data, seed);
    if (!begun.ok) return begun;
    // Whatever is stored there: it is compared with the answers, never trusted.
    const { tables, refused } = playedOut(begun.value.table, record.choices);
    if (refused) return damaged;
    const { mode, options, ruled } = begun.value;
    const { designer = false, scenario } = settings.data;
    const players = playersOf(settings.data.players, begun.value.table.seats);
    const isPosition = scenario !== undefined;
    const start = { id, game, pack, revision, mode, options, ruled, seed, isPosition, designer, players };
    return ok({ ...start, ...progress(tables) });
  };

  const openMatch = (id: string): Result<OpenMatch, Failure> => {
    const known = open.get(id);
    if (known) return ok(known);
    const opened = library();
    if (!opened.ok) return opened;
    const record = opened.value.matches.get(id);
    if (!record.ok) return record;
    const match = play(record.value);
    return match.ok ? ok(open.keep(id, match.value)) : match;
  };

  /** On disk, all of them or none, before they count. */
  const write = (match: OpenMatch, given: readonly Answered[]): Result<OpenMatch, Failure> => {
    const table = given.at(-1)?.table;
    if (!table) return ok(match);
    const opened = library();
    if (!opened.ok) return opened;
    const { id, answers } = match;
    const moves = given.map(({ move }) => move);
    const stands = { over: table.outcome !== null, asked: table.asked[0] ?? null };
    const stored = opened.value.matches.appendChoices(id, answers, moves, stands);
    if (!stored.ok) {
      // Another window was faster: what is kept here is behind.
      open.drop(id);
      return stored;
    }
    takenBack.forget(id);
    const tables = [...match.tables, ...given.map((one) => one.table)];
    return ok(open.keep(id, { ...match, ...progress(tables) }));
  };

  /** With what quick bots say to it: both are on disk at once, and the disk is waited for once. */
  const answerAt = (match: OpenMatch, seat: number, index: number): Result<OpenMatch, Failure> => {
    const answered = answeredWith(match.table, seat, index);
    if (!answered) return err(failure('no-such-answer', { match: match.id, answer: index }));
    const then = { ...match, table: answered.table, answers: match.answers + 1 };
    return write(match, [answered, ...answersOfBots(then, mostAtOnce - 1)]);
  };

  const openAt = (id: string, number: number): Result<OpenMatch, Failure> => {
    const match = openMatch(id);
    if (!match.ok || match.value.answers === number) return match;
    const expected = match.value.answers;
    return err(failure('choice-out-of-order', { match: id, index: number, expected }));
  };

  /** Whoever took it back gives it again; with open cards anybody does. */
  const redoable = (match: OpenMatch, seat: number | null): TakenBack | null => {
    const taken = takenBack.next(match.id, match.answers);
    return taken && (seat === null || seat === taken.seat) ? taken : null;
  };

  /** A match before its first answer, with everything checked that it is begun with. */
  const beginning = ({ game, players, scenario, seed = 0, ...request }: MatchRequest) => {
    const found = games.find(game, request.pack);
    if (!found.ok) return found;
    const chosen = { ...request, pack: found.value.pack, seats: players?.length };
    const first = firstTable(games, game, chosen, { scenario }, seed);
    if (!first.ok) return first;
    const { seats } = first.value.table;
    // A scenario says itself how many sit there.
    if (players && players.length !== seats)
      return err(failure('wrong-players', { found: players.length, wanted: seats }));
    for (const one of players ?? []) {
      const refused = one.is === 'bot' ? found.value.built.refuseBot(one.bot) : null;
      if (refused) return err(refused);
    }
    return first;
  };

  return {
    first(request) {
      const begun = beginning(request);
      return begun.ok ? ok(begun.value.table) : begun;
    },
    begin(request) {
      const opened = library();
      if (!opened.ok) return opened;
      const { game, players, scenario, designer = false, choices = [], seed = randomInt(seeds) } = request;
      const begun = beginning({ ...request, seed });
      if (!begun.ok) return begun;
      const { mode, options, ruled, pack, revision, table } = begun.value;
      const { tables, refused } = playedOut(table, choices);
      if (refused) throw new Error('a match was begun with choices that nobody looked at');
      const settings: Recorded = {
        ...(mode === null ? {} : { mode }),
        options,
        ...(players ? { players: [...players] } : {}),
        ...(scenario ? { scenario } : {}),
        ...(designer ? { designer } : {}),
        ...(tables.at(-1)?.outcome ? { over: true } : {}),
      };
      const stored = { pack, revision, game, options: settings, seed: String(seed) };
      const record = opened.value.matches.create(stored, choices, tables.at(-1)?.asked[0] ?? null);
      if (!record.ok) return record;
      const { id } = record.value;
      const seated = playersOf(players, table.seats);
      const isPosition = scenario !== undefined;
      const about = { id, game, pack, revision, mode, options, ruled, seed };
      const start = { ...about, isPosition, designer, players: seated };
      return ok(open.keep(id, { ...start, ...progress(tables) }));
    },
    open: openMatch,
    answer(id, number, move) {
      const match = openAt(id, number);
      if (!match.ok) return match;
      const { table: before } = match.value;
      const next = before.after(move);
      if ('refusal' in next) return err(failure('move-refused', { match: id, refusal: next.refusal }));
      return write(match.value, [{ move, before, table: next.table }]);
    },
    answerNth(id, number, seat, index) {
      const match = openAt(id, number);
      if (!match.ok) return match;
      const { table, players } = match.value;
      const by = seat ?? table.asked[0];
      if (by === undefined || !table.asked.includes(by) || players[by]?.is !== 'human')
        return err(failure('not-asked', { match: id }));
      return answerAt(match.value, by, index);
    },
    answerForBot(id, number, seat, index) {
      const match = openAt(id, number);
      return match.ok ? answerAt(match.value, seat, index) : match;
    },
    runBots(id) {
      const match = openMatch(id);
      return match.ok ? write(match.value, answersOfBots(match.value, mostAtOnce)) : match;
    },
    undo(id, seat, keep, consent) {
      const match = openMatch(id);
      if (!match.ok) return match;
      const undo = undoOf(match.value, seat, keep);
      if (undo === null) return err(failure('nothing-to-undo', { match: id }));
      const { players, tables, turns } = match.value;
      if (undo.asks.length > 0 && !consent) {
        const names = undo.asks.map((asked) => seatName(players, asked));
        return err(failure('needs-consent', { match: id, names }));
      }
      const opened = library();
      if (!opened.ok) return opened;
      const { to } = undo;
      const record = opened.value.matches.get(id);
      if (!record.ok) return record;
      const kept = opened.value.matches.keepChoices(id, to, tables[to]?.asked[0] ?? null);
      if (!kept.ok) {
        open.drop(id);
        return kept;
      }
      const moves = record.value.choices.slice(to) as MatchMove[];
      takenBack.add(id, { at: to, seat: turns[to]?.seat ?? 0, moves });
      return ok(open.keep(id, { ...match.value, ...progress(tables.slice(0, to + 1)) }));
    },
    redo(id, number, seat) {
      const match = openAt(id, number);
      if (!match.ok) return match;
      const taken = redoable(match.value, seat);
      if (!taken) return err(failure('nothing-to-redo', { match: id }));
      const given = answeredAgain(match.value.table, taken.moves);
      const before = takenBack.rest(id);
      const done = write(match.value, given);
      if (done.ok) takenBack.putBack(id, before);
      return done;
    },
    canRedo: (match, seat) => redoable(match, seat) !== null,
  };
}

/** The table at the first question, and everything that is recorded about it. */
function firstTable(
  games: Games,
  game: Game,
  chosen: Chosen,
  { scenario }: Pick<Recorded, 'scenario'>,
  seed: number,
) {
  if (!isDefined(game)) return err(failure('game-not-built', { game }));
  const built = games.built(game);
  if (!scenario) {
    const playable = built.match(chosen);
    if (!playable.ok) return playable;
    const { mode, options, pack, revision, begin } = playable.value;
    return ok({ mode, options, ruled: options, pack, revision, table: begin(seed) });
  }
  const { file, text } = scenario;
  const read = readScenarioDocument(file, new TextEncoder().encode(text));
  if (!read.ok) return err(failure('scenario-refused', { file, diagnostics: read.error }));
  const around = games.definitionsFor(game, { pack: chosen.pack, revision: chosen.revision });
  if (!around.ok) return around;
  const from = built.matchFrom(read.value, around.value, seed);
  if (!from.ok) return from;
  const { pack, revision } = around.value;
  // Its options are in the scenario itself.
  return ok({ ...from.value, ruled: from.value.options, options: {}, pack, revision });
}
