import { z } from 'zod';

/** What an option may be set to: yes or no, or one of a few words. */
export type OptionValue = boolean | string;

const no = z.boolean().default(false);

/**
 * Answers to questions that a rule book leaves open and that concern the whole game; the first word is the
 * default. Questions about single cards are rulings: patches of those cards' data.
 */
export const optionsSchema = z.strictObject({
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
});
export type Options = z.infer<typeof optionsSchema>;
export type OptionName = keyof Options;

export const optionNames = Object.keys(optionsSchema.shape) as readonly OptionName[];

export function optionValues(name: OptionName): readonly OptionValue[] {
  const schema = optionsSchema.shape[name].unwrap();
  return schema instanceof z.ZodEnum ? schema.options : [false, true];
}
