import { z } from 'zod';
import { formsOf } from '@shared/language/effects/forms';
import { ruleForm } from '@shared/language/effects/grammar';
import { change, count, value } from './ranges';
import { cardsSchema, zonesSchema } from './selectors';
import { vocabularies } from './vocabularies';
import { acts, type RuleWord } from './words';

const cards = cardsSchema;
const flag = z.literal(true).optional();

/** What each rule is written with. */
export const ruleForms = {
  full: [ruleForm('full', { cards })],
  fixed: [ruleForm('fixed', { cards, n: value, final: flag })],
  base: [ruleForm('base', { cards, n: value })],
  add: [ruleForm('add', { cards, n: change })],
  protected: [ruleForm('protected', { cards })],
  forbid: [ruleForm('forbid', { act: z.enum(acts), in: zonesSchema })],
  margin: [ruleForm('margin', { n: count, in: zonesSchema })],
} as const satisfies Readonly<Record<RuleWord, readonly z.ZodObject[]>>;

/** What holds as long as the card is active, or the bonus lies there. */
export const standingRuleSchema = z.union(formsOf(ruleForms, vocabularies.ygios.rules));
export type StandingRule = z.infer<typeof standingRuleSchema>;
