import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { failure, type Failure } from '@shared/api/failures';
import type { OptionValues } from '@shared/language/rulings/index';
import { err, ok, type Result } from '@shared/util/result';
import { findAnswer } from '../engine/games/ygios/answers';
import { modes, type Mode } from '@shared/language/modes';
import type { Move } from '../engine/games/ygios/format';
import { answerMatch, beginMatch } from '../engine/games/ygios/game';
import { refuse } from '../engine/games/ygios/refusals';
import { Table } from '../engine/games/ygios/table';
import { listAgain } from '../engine/games/ygios/turn';
import { copyState } from '../engine/kernel/state';
import type { Library, MatchRecord, Outcome } from '../library/library';
import type { Programs } from './programs';
import { Recent } from './recent';

export interface MatchRequest {
  readonly pack?: string | undefined;
  readonly mode: Mode;
  /** Options that differ from what the pack's rules say. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** Left out: one that nobody can guess. */
  readonly seed?: number | undefined;
}

/** A match where it stands: what it was begun with, how often it was answered, and the table. */
export interface OpenMatch {
  readonly id: string;
  readonly pack: string;
  readonly revision: string;
  readonly mode: Mode;
  /** Every option with its value, not only those that were chosen: defaults may change in a later revision. */
  readonly options: OptionValues;
  readonly seed: number;
  readonly answers: number;
  readonly table: Table;
}

export interface Matches {
  begin(request: MatchRequest): Result<OpenMatch, Failure>;
  open(id: string): Result<OpenMatch, Failure>;
  /** `number`: how many answers the caller has seen, so that two windows can't both answer one question. */
  answer(id: string, number: number, move: Move): Result<OpenMatch, Failure>;
}

const recorded = z.strictObject({
  mode: z.enum(modes),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** The largest seed that a random one may be; given ones may be any whole number. */
const seeds = 2 ** 47;

/**
 * Matches of the library. A match is the revision, mode, options and seed it was begun with and the answers since;
 * a later edit of the pack, or its deletion, changes nothing about it. Every answer is on disk before it counts.
 */
export function createMatches(library: () => Outcome<Library>, programs: Programs): Matches {
  const open = new Recent<OpenMatch>(32);

  const play = (record: MatchRecord): Result<OpenMatch, Failure> => {
    const { id, pack, revision } = record;
    const settings = recorded.safeParse(record.options);
    const seed = Number(record.seed);
    if (!settings.success || !Number.isSafeInteger(seed)) return err(failure('match-damaged', { match: id }));
    const { mode, options } = settings.data;
    const playable = programs.programFor({ pack, revision, mode, options });
    if (!playable.ok) return playable;
    const table = beginMatch(playable.value.program, seed);
    for (const choice of record.choices) {
      // Whatever is stored there: it is compared with the answers, never trusted.
      const code = typeof choice === 'object' && choice ? findAnswer(table, choice as Move) : null;
      if (code === null) return err(failure('match-damaged', { match: id }));
      answerMatch(table, code);
    }
    return ok({ id, pack, revision, mode, options, seed, answers: record.choices.length, table });
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
    begin({ pack, mode, options, seed = randomInt(seeds) }) {
      const opened = library();
      if (!opened.ok) return opened;
      const playable = programs.programFor({ pack, mode, options });
      if (!playable.ok) return playable;
      const { pack: id, revision } = playable.value;
      const settings = { mode, options: playable.value.options };
      const begun = { pack: id, revision, game: 'ygios', options: settings, seed: String(seed) } as const;
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
      const refusal = refuse(table, move);
      if (refusal) return err(failure('move-refused', { match: id, refusal: refusal.code }));
      const opened = library();
      if (!opened.ok) return opened;
      const next = new Table(table.p, copyState(table.s));
      listAgain(next);
      const code = findAnswer(next, move);
      if (code === null) return err(failure('move-refused', { match: id, refusal: 'not-offered' }));
      answerMatch(next, code);
      const stored = opened.value.matches.appendChoice(id, number, move);
      if (!stored.ok) {
        // Another window was faster: what is kept here is behind.
        open.drop(id);
        return stored;
      }
      return ok(open.keep(id, { ...match.value, answers: answers + 1, table: next }));
    },
  };
}
