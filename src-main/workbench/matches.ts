import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { failure, type Failure } from '@shared/api/failures';
import type { Game } from '@shared/language/kinds';
import { modes, type Mode } from '@shared/language/modes';
import type { OptionValues } from '@shared/language/rulings/index';
import { err, ok, type Result } from '@shared/util/result';
import type { Library, MatchRecord, Outcome } from '../library/library';
import type { Games } from './games/index';
import type { MatchMove, MatchTable } from './match-table';
import { isBuilt } from './played-packs';
import type { Chosen } from './programs';
import { Recent } from './recent';

export interface MatchRequest extends Omit<Chosen, 'revision'> {
  readonly game: Game;
  /** Left out: one that nobody can guess. */
  readonly seed?: number | undefined;
}

/** A match where it stands: what it was begun with, how often it was answered, and the table. */
export interface OpenMatch {
  readonly id: string;
  readonly game: Game;
  readonly pack: string;
  readonly revision: string;
  /** null: the game is played in one way only. */
  readonly mode: Mode | null;
  /** Every option with its value, not only those that were chosen: defaults may change in a later revision. */
  readonly options: OptionValues;
  readonly seed: number;
  readonly answers: number;
  readonly table: MatchTable;
}

export interface Matches {
  begin(request: MatchRequest): Result<OpenMatch, Failure>;
  open(id: string): Result<OpenMatch, Failure>;
  /** `number`: how many answers the caller has seen, so that two windows can't both answer one question. */
  answer(id: string, number: number, move: MatchMove): Result<OpenMatch, Failure>;
}

const recorded = z.strictObject({
  mode: z.enum(modes).optional(),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** The largest seed that a random one may be; given ones may be any whole number. */
const seeds = 2 ** 47;

/**
 * Matches of the library. A match is the revision, mode, options and seed it was begun with and the answers since;
 * a later edit of the pack, or its deletion, changes nothing about it. Every answer is on disk before it counts.
 */
export function createMatches(library: () => Outcome<Library>, games: Games): Matches {
  const open = new Recent<OpenMatch>(32);

  const play = (record: MatchRecord): Result<OpenMatch, Failure> => {
    const { id, game, pack, revision } = record;
    const settings = recorded.safeParse(record.options);
    const seed = Number(record.seed);
    if (!settings.success || !Number.isSafeInteger(seed)) return err(failure('match-damaged', { match: id }));
    if (!isBuilt(game)) return err(failure('game-not-built', { game }));
    const playable = games.built(game).match({ pack, revision, ...settings.data });
    if (!playable.ok) return playable;
    const { mode, options } = playable.value;
    let table = playable.value.begin(seed);
    for (const choice of record.choices) {
      // Whatever is stored there: it is compared with the answers, never trusted.
      const next = table.after(choice);
      if ('refusal' in next) return err(failure('match-damaged', { match: id }));
      table = next.table;
    }
    return ok({ id, game, pack, revision, mode, options, seed, answers: record.choices.length, table });
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

  return {
    begin({ game, pack, mode: asked, options: given, seed = randomInt(seeds) }) {
      const opened = library();
      if (!opened.ok) return opened;
      const found = games.find(game, pack);
      if (!found.ok) return found;
      const playable = found.value.built.match({ pack: found.value.pack, mode: asked, options: given });
      if (!playable.ok) return playable;
      const { pack: id, revision, mode, options } = playable.value;
      const settings = mode === null ? { options } : { mode, options };
      const begun = { pack: id, revision, game, options: settings, seed: String(seed) };
      const record = opened.value.matches.create(begun);
      if (!record.ok) return record;
      const match = play(record.value);
      return match.ok ? ok(open.keep(match.value.id, match.value)) : match;
    },
    open: openMatch,
    answer(id, number, move) {
      const match = openMatch(id);
      if (!match.ok) return match;
      const { table, answers } = match.value;
      if (number !== answers)
        return err(failure('choice-out-of-order', { match: id, index: number, expected: answers }));
      const next = table.after(move);
      if ('refusal' in next) return err(failure('move-refused', { match: id, refusal: next.refusal }));
      const opened = library();
      if (!opened.ok) return opened;
      const stored = opened.value.matches.appendChoice(id, number, move);
      if (!stored.ok) {
        // Another window was faster: what is kept here is behind.
        open.drop(id);
        return stored;
      }
      return ok(open.keep(id, { ...match.value, answers: answers + 1, table: next.table }));
    },
  };
}
