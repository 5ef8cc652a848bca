import { z } from 'zod';
import { listOf } from '@shared/language/definitions/parts';
import { amount, change, longestSum } from './ranges';
import { refSchema } from './selectors';
import { roundings, stats, type Ref, type Rounding, type Stat } from './words';

/** A number, or how to find it when the step is carried out. */
export type Num =
  number | 'X' | { stat: Stat; of: Ref } | { half: Num; round: Rounding } | { minus: Num } | { sum: Num[] };

/** What was paid for a card whose cost is chosen. */
const x = z.literal('X');
const stat = z.strictObject({ stat: z.enum(stats), of: refSchema });
// Getters: these schemas contain the number that they are part of.
const half = z.strictObject({
  get half(): z.ZodType<Num> {
    return anyNum;
  },
  round: z.enum(roundings, 'needs-round'),
});
const minus = z.strictObject({
  get minus(): z.ZodType<Num> {
    return anyNum;
  },
});
const sum = z.strictObject({
  get sum(): z.ZodType<Num[]> {
    return listOf(anyNum, longestSum);
  },
});

/** A number that may be below 0: something is added. */
export const anyNum = z.union([change, x, stat, half, minus, sum]);
/** A number of things done or given. What is found below 0 counts as 0; written so, it is a mistake. */
export const countNum = z.union([amount, x, stat, half, minus, sum]);
