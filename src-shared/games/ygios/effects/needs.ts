import { z } from 'zod';
import { count } from './ranges';
import { cardsSchema } from './selectors';
import { needMoments } from './words';

const on = z.enum(needMoments).optional();

/** What must be true before a requirement can be paid. */
export const needSchema = z.union([
  z.strictObject({ count: cardsSchema, min: count, on }),
  z.strictObject({ pile: z.literal(true), min: count, on }),
]);
export type Need = z.infer<typeof needSchema>;
