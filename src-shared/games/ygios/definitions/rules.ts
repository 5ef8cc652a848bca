import { z } from 'zod';
import { idSchema } from '@shared/language/pack-format';
import { largestDevotion } from './card';
import { optionsSchema } from './options';
import { listOf, whole } from '@shared/language/definitions/parts';
import { rulingLimits, rulingSchema } from './ruling';

const points = whole(-1000, 1000);
const cards = whole(0, 1000);

/** How a round of this mode is set up. */
const modeSchema = z.strictObject({
  /** Only cards of these numbers take part. */
  devotion: z.strictObject({ min: whole(0, largestDevotion), max: whole(0, largestDevotion) }),
  /** Cards dealt to each player; the rest are the pile. */
  deal: cards,
  /** Cards each player takes out of the dealt hand in secret. */
  sculpt: cards,
  shuffleRow: z.boolean(),
  bonuses: z.boolean(),
});

/** The numbers of a game that are no card's: set-up, scoring, and the open questions decided. */
export const rulesSchema = z.strictObject({
  id: idSchema,
  /** The zones from left to right, where the row is not shuffled. */
  row: listOf(idSchema, 20).min(1, 'too-short 1'),
  modes: z.strictObject({ simple: modeSchema, advanced: modeSchema }),
  /** What a card is worth face-down, and by what its number is divided beside its own zone. */
  devotion: z.strictObject({ faceDown: points, besideDivisor: whole(1, 100) }),
  scoring: z.strictObject({
    pointsToWin: whole(1, 1000),
    wonRound: points,
    /** For holding every zone: usually a loss, never below `lowest`. */
    zealous: points,
    lowest: points,
    /** What the other player gets, by the cards still held: the first line whose `hand` is reached counts. */
    backOff: listOf(z.strictObject({ hand: cards, points }), 50).min(1, 'too-short 1'),
  }),
  bonusPool: z.strictObject({
    /** Bonuses laid on each zone at the start of a round. */
    perZone: whole(0, 1),
    /** When the bonuses used so far come back into the pool. */
    refill: z.enum(['whenEmpty', 'everyRound']),
  }),
  options: optionsSchema,
  rulings: listOf(rulingSchema, rulingLimits.rulings).default([]),
  /** Where a simulation stops: points can be lost, so a match need not end by itself. */
  simulation: z.strictObject({ rounds: whole(1, 10_000) }).default({ rounds: 100 }),
});
export type Rules = z.infer<typeof rulesSchema>;
