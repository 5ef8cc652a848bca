import { z } from 'zod';
import type { OptionValue } from '@shared/language/options';
import { withMovedKeys } from '@shared/language/shape/moved-keys';

/** Options that concern single cards; once they stood among those of the whole game. */
const nowRulings = [
  'nowhereIsLock',
  'lookAtMeEmptyMeans',
  'lookAtMeFlip',
  'lookAtMeUnflippable',
  'firstImpressionsFaceDown',
  'firstImpressionsOrder',
  'firstImpressionsOnFlip',
  'ourSpotAdders',
  'cantIgnoreMeLook',
];

const no = z.boolean().default(false);

/**
 * Answers to questions that a rule book leaves open and that concern the whole game; the first word is the
 * default. Questions about single cards are rulings: patches of those cards' data.
 */
export const optionsSchema = withMovedKeys(
  z.strictObject({
    firstPlayer: z.enum(['random', 'A', 'B']).default('random'),
    revealBeforeSculpt: no,
    backOffInPlayout: no,
    playoutEndsRound: no,
    lockOverlap: z.enum(['sharedExpiry', 'longest']).default('sharedExpiry'),
    locksBindOffTurn: no,
    requirementsVsProtection: z.enum(['blocked', 'ignore']).default('blocked'),
    persistentModel: z.enum(['fired', 'continuous']).default('fired'),
    sweepOrder: z.enum(['penaltyFirst', 'bonusFirst']).default('penaltyFirst'),
    discardsVisible: no,
  }),
  new Map(nowRulings.map((key) => [key, 'rulings'])),
);
export type Options = z.infer<typeof optionsSchema>;
export type OptionName = keyof Options;

export const optionNames = Object.keys(optionsSchema.shape) as readonly OptionName[];

export function optionValues(name: OptionName): readonly OptionValue[] {
  const schema = optionsSchema.shape[name].unwrap();
  return schema instanceof z.ZodEnum ? schema.options : [false, true];
}
