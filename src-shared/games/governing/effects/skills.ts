import { z } from 'zod';
import { amount } from './ranges';
import { selectorSchema, targetSchema } from './selectors';
import { stepList } from './steps';
import { actors, objectEvents, turnEvents } from './words';

const body = { target: targetSchema.optional(), do: stepList } as const;

/** What an Action does, once. */
export const playedSchema = z.strictObject({ on: z.literal('play'), ...body });

/** Exhausting is a cost only where it says so, so `true` is all that can stand there. */
const costSchema = z.strictObject({ ap: amount.optional(), exhaust: z.literal(true).optional() });
const activatedSchema = z.strictObject({ cost: costSchema, ...body });

/** Set off by what happens to an object: this one, unless `for` says otherwise. */
const watchingSchema = z.strictObject({
  on: z.literal(objectEvents),
  for: selectorSchema.optional(),
  ...body,
});
/** Set off by a step of a turn: of its controller's, unless `turn` says otherwise. */
const timedSchema = z.strictObject({ on: z.literal(turnEvents), turn: z.enum(actors).optional(), ...body });

export const objectSkillSchema = z.union([activatedSchema, watchingSchema, timedSchema]);

export type PlayedSkill = z.infer<typeof playedSchema>;
export type ActivatedSkill = z.infer<typeof activatedSchema>;
export type TriggeredSkill = z.infer<typeof watchingSchema> | z.infer<typeof timedSchema>;
export type Skill = PlayedSkill | ActivatedSkill | TriggeredSkill;
