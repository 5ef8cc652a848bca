import { z } from 'zod';
import { whole } from '@shared/language/definitions/parts';
import { idSchema } from '@shared/language/pack-format';
import { amount, largest } from '../effects/ranges';

/** A cost that cards may change: what it is by itself, and between which ends it stays. */
const costSchema = z.strictObject({ base: amount, min: amount, max: amount });

/** Answers to questions that the rules leave open and that concern the whole game. */
export const optionsSchema = z.strictObject({
  /** How many turns ago something may have left for its last values to be known. */
  lkiTurns: z.literal([0, 1], 'out-of-range 0 1').default(1),
});
export type Options = z.infer<typeof optionsSchema>;

/** The numbers of the duel that are no card's. */
export const rulesSchema = z.strictObject({
  id: idSchema,
  hostSp: whole(1, largest),
  openingHand: amount,
  mulliganHand: amount,
  handLimit: amount,
  ap: amount,
  /** On the first player's first turn. */
  firstTurnAp: amount,
  /** How many objects in play one player may own. */
  ownedMax: whole(1, 1000),
  /** After so many turns in a row in which nothing happened nobody wins. */
  quietTurns: whole(1, largest),
  drawCost: costSchema,
  refreshCost: costSchema,
  options: optionsSchema.default({ lkiTurns: 1 }),
});
export type Rules = z.infer<typeof rulesSchema>;
