import { z } from 'zod';
import { listOf, named, needsOneName, whole } from '@shared/language/definitions/parts';
import { printed } from '@shared/language/definitions/printed';
import { amount, longestList } from '../effects/ranges';
import { ruleSchema } from '../effects/rules-of-standing';
import { objectSkillSchema, playedSchema } from '../effects/skills';

const mostCopies = 99;

/** What a card costs; X is chosen when it is played. */
const ap = z.union([amount, z.literal('X')]);
const copies = whole(0, mostCopies).optional();

/** What everything that lies in play may have. */
export const lasting = {
  while: listOf(ruleSchema, longestList).optional(),
  skills: listOf(objectSkillSchema, longestList).optional(),
} as const;

/** What a Furre has besides. */
export const furreKeys = {
  sp: amount,
  pe: amount,
  /** What it enters with. */
  counters: z.strictObject({ encore: amount }).optional(),
} as const;

/** An Action is over when it has happened: it has no rules that stand and nothing that sets it off later. */
const actionKeys = {
  quick: z.literal(true).optional(),
  skills: listOf(playedSchema, 1).optional(),
} as const;

/** Each type with the keys that mean something for it. */
const forms = [
  z.strictObject({ ...named, type: z.literal('furre'), ap, copies, ...furreKeys, ...lasting, ...printed }),
  z.strictObject({ ...named, type: z.literal('treat'), ap, copies, ...lasting, ...printed }),
  z.strictObject({ ...named, type: z.literal('alteration'), ap, copies, ...lasting, ...printed }),
  z.strictObject({ ...named, type: z.literal('haven'), ap, copies, ...lasting, ...printed }),
  z.strictObject({ ...named, type: z.literal('action'), ap, copies, ...actionKeys, ...printed }),
] as const;

export const cardSchema = z.union(forms).superRefine(needsOneName);
/** A card that exists in one scenario only has its id and needs no name. */
export const scenarioCardSchema = z.union(forms);
export type Card = z.infer<typeof cardSchema>;
