import { z } from 'zod';
import { bots } from './lab';
import { gameId, modeId, packId, packPath, revisionId, taskId } from './models';

/** The same seeds with two versions of a pack: what a change has changed. */

export const mostComparedGames = 100_000;

/** A revision, or the newest one with every draft that can be read in place. */
export const packVersion = z.union([revisionId, z.literal('drafts')]);
export type PackVersion = z.infer<typeof packVersion>;

const seed = z
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER - mostComparedGames);

export const compareRequest = z.strictObject({
  pack: packId,
  before: packVersion,
  after: packVersion,
  /** The definition whose players are watched; of one that is no card nothing is said. */
  card: packPath.optional(),
  mode: modeId.optional(),
  bots,
  /** With each version. Each seed is played once for each rotation of the bots: a multiple of their number. */
  games: z.int().min(1).max(mostComparedGames),
  seed,
  workers: z.int().min(1).max(64).optional(),
  task: taskId.optional(),
});

/** A figure, and where the true one lies with 95 % certainty. */
const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.infer<typeof estimate>;

/** null: there was nothing to tell it from, such as a card that nobody played. */
const compared = z.object({
  before: estimate.nullable(),
  after: estimate.nullable(),
  /** After less before. Its own interval: narrower than the two, because both played the same seeds. */
  difference: estimate.nullable(),
});
export type Compared = z.infer<typeof compared>;

const whole = z.int().min(0);
const counted = z.object({
  finished: whole,
  unfinished: whole,
  loops: whole,
  /** Players who played the card, face-up where there is a face. */
  played: whole,
});

export const compareReport = z.object({
  pack: packId,
  game: gameId,
  /** The newest revision, which drafts lie on. */
  head: revisionId,
  versions: z.object({ before: packVersion, after: packVersion }),
  card: z.string().nullable(),
  bots,
  games: whole,
  seeds: z.object({ first: whole, last: whole }),
  counts: z.object({ before: counted, after: counted }),
  /** Of players who played the card, how many won. */
  cardWins: compared,
  /** Won by whoever began. */
  firstWins: compared,
  length: compared,
  lengthIn: z.enum(['rounds', 'turns']),
});
export type CompareReport = z.infer<typeof compareReport>;
