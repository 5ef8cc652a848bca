import { z } from 'zod';
import { formsOf } from './forms';
import { change, count, value } from './ranges';
import { cardsSchema, zonesSchema } from './selectors';
import { vocabularies } from './vocabularies';
import { acts, type RuleWord } from './words';

const cards = cardsSchema;
const flag = z.literal(true).optional();

/** What each rule is written with. */
export const ruleForms = {
  full: [z.strictObject({ rule: z.literal('full'), cards })],
  fixed: [z.strictObject({ rule: z.literal('fixed'), cards, n: value, final: flag })],
  base: [z.strictObject({ rule: z.literal('base'), cards, n: value })],
  add: [z.strictObject({ rule: z.literal('add'), cards, n: change })],
  protected: [z.strictObject({ rule: z.literal('protected'), cards })],
  forbid: [z.strictObject({ rule: z.literal('forbid'), act: z.enum(acts), in: zonesSchema })],
  margin: [z.strictObject({ rule: z.literal('margin'), n: count, in: zonesSchema })],
} as const satisfies Readonly<Record<RuleWord, readonly z.ZodObject[]>>;

/** What holds as long as the card is active, or the bonus lies there. */
export const standingRuleSchema = z.union(formsOf(ruleForms, vocabularies.ygios.rules));
export type StandingRule = z.infer<typeof standingRuleSchema>;
