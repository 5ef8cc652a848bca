import { z } from 'zod';
import { packId, packPath, revisionId, taskId } from './models';

/** The third layer of checking: what only shows when a definition is played. */

export const mostTriedGames = 2000;

export const tryOutRequest = z.strictObject({
  pack: packId,
  path: packPath,
  /** Matches at the most; time may end it earlier. */
  games: z.int().min(2).max(mostTriedGames).default(200),
  seed: z.int().min(0).max(2_000_000_000).default(1),
  /** However the definition behaves, it is over after so long. */
  milliseconds: z.int().min(100).max(30_000).default(5000),
  task: taskId.optional(),
});

const whole = z.int().min(0);
/** The sentences are `try.<is>` in src-shared/i18n. */
export const tryFinding = z.discriminatedUnion('is', [
  /** Its text and perhaps others set each other off without end. */
  z.object({
    is: z.literal('loop'),
    count: whole,
    games: whole,
    cards: z.array(z.string()).readonly(),
    /** The first such match, to be played again. */
    seed: whole,
  }),
  /** It was held and at no question could be played. */
  z.object({ is: z.literal('never-legal'), held: whole }),
  /** A bot that looks ahead could play it so often, and never did. */
  z.object({ is: z.literal('always-declined'), offered: whole }),
  /** Nobody held it in any match: nothing can be said. */
  z.object({ is: z.literal('not-seen'), games: whole }),
]);
export type TryFinding = z.infer<typeof tryFinding>;

export const tryOutReport = z.object({
  /** The newest revision, which drafts lie on. */
  head: revisionId,
  findings: z.array(tryFinding),
  /** Matches that were played, and those that never ended for reasons of other definitions. */
  games: whole,
  otherLoops: whole,
  /** `time`: fewer matches than were asked for. */
  ended: z.enum(['games', 'time']),
});
export type TryOutReport = z.infer<typeof tryOutReport>;
