import { z } from 'zod';
import { idSchema } from '../pack-format';
import { largestDevotion } from './card';
import { listOf, whole } from './parts';

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

/** Answers to questions the rule book leaves open. The first word of each is the default. */
const optionSchemas = {
  firstPlayer: z.enum(['random', 'A', 'B']).default('random'),
  revealBeforeSculpt: z.boolean().default(false),
  backOffInPlayout: z.boolean().default(false),
  playoutEndsRound: z.boolean().default(false),
  lockOverlap: z.enum(['sharedExpiry', 'longest']).default('sharedExpiry'),
  locksBindOffTurn: z.boolean().default(false),
  nowhereIsLock: z.boolean().default(true),
  lookAtMeEmptyMeans: z.enum(['zone', 'ownSide']).default('zone'),
  lookAtMeFlip: z.enum(['needsCompany', 'free']).default('needsCompany'),
  lookAtMeUnflippable: z.enum(['skip', 'unpayable']).default('skip'),
  requirementsVsProtection: z.enum(['blocked', 'ignore']).default('blocked'),
  firstImpressionsFaceDown: z.enum(['keeps', 'suspended']).default('keeps'),
  firstImpressionsOrder: z.enum(['afterHalving', 'beforeHalving']).default('afterHalving'),
  firstImpressionsOnFlip: z.boolean().default(false),
  ourSpotAdders: z.boolean().default(true),
  persistentModel: z.enum(['fired', 'continuous']).default('fired'),
  sweepOrder: z.enum(['penaltyFirst', 'bonusFirst']).default('penaltyFirst'),
  cantIgnoreMeLook: z.enum(['decideFirst', 'lookFirst']).default('decideFirst'),
  discardsVisible: z.boolean().default(false),
} as const;

/** The numbers of a game that are no card's: set-up, scoring, and the open questions decided. */
export const rulesSchema = z.strictObject({
  id: idSchema,
  /** The zones from left to right, where the row is not shuffled. */
  row: listOf(idSchema, 20),
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
    backOff: listOf(z.strictObject({ hand: cards, points }), 50),
  }),
  bonusPool: z.strictObject({
    /** Bonuses laid on each zone at the start of a round. */
    perZone: whole(0, 1),
    /** When the bonuses used so far come back into the pool. */
    refill: z.enum(['whenEmpty', 'everyRound']),
  }),
  options: z.strictObject(optionSchemas),
});
export type Rules = z.infer<typeof rulesSchema>;
