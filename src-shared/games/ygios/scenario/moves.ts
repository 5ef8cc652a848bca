import { z } from 'zod';
import { idSchema } from '@shared/language/pack-format';
import { codeNeedsRefused, stepExtras } from '@shared/language/scenario/frame';
import { face, ids, seat } from './position';
import { lookSchema } from './look';
import { entrySchema } from './entries';
import { refusalCodes } from './words';

const yes = z.literal(true);
export const extras = stepExtras(entrySchema, refusalCodes);

const move = <K extends z.ZodRawShape>(keys: K) =>
  z.strictObject({ by: seat, ...keys, ...extras }).superRefine(codeNeedsRefused);

/** A long list of answers is shown in parts: only matches store that one of them was left. */
export const partSchema = z.strictObject({ by: seat, further: yes });

/** One step of a scenario: a look, or a move with what must be offered at that moment. */
export const stepSchema = z.union([
  move({ play: idSchema, face, zone: idSchema }),
  move({ backOff: yes }),
  move({ pass: yes }),
  move({ pick: idSchema }),
  move({ zone: idSchema }),
  move({ may: z.boolean() }),
  move({ place: idSchema }),
  move({ putUnder: ids }),
  move({ discard: ids }),
  move({ sculpt: ids }),
  z.strictObject({ expect: lookSchema }),
]);
export type ScenarioStep = z.infer<typeof stepSchema>;
export type ScenarioMove = Exclude<ScenarioStep, { expect: unknown }>;
