import { z } from 'zod';
import { formsOf } from '@shared/language/effects/forms';
import { ruleForm } from '@shared/language/effects/grammar';
import { change } from './ranges';
import { standingThingsSchema } from './selectors';
import { actors, acts, changeableStats, costs, ruleWords, type RuleWord } from './words';

const all = standingThingsSchema;
const act = z.enum(acts);

/** What each rule is written with. */
export const ruleForms = {
  add: [ruleForm('add', { stat: z.enum(changeableStats), n: change, all })],
  cost: [ruleForm('cost', { of: z.enum(costs), n: change, who: z.enum(actors) })],
  cannot: [ruleForm('cannot', { act, all })],
  must: [ruleForm('must', { act, all })],
} as const satisfies Readonly<Record<RuleWord, readonly z.ZodObject[]>>;

/** What holds as long as the object is in play. */
export const ruleSchema = z.union(formsOf(ruleForms, ruleWords));
export type Rule = z.infer<typeof ruleSchema>;
