import { z } from 'zod';
import { nameText, namesSchema } from '../names';
import { idSchema } from '../pack-format';

/**
 * Parts that several kinds of definition share. The messages given to zod are diagnostic codes with their
 * numbers: shape-diagnostics.ts turns them into diagnostics.
 */

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number) {
  const message = `out-of-range ${min} ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

export const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).max(max, `too-long ${max}`);

/** A name in each language, or one name for all of them, as the rules' own card lists write it. */
export const named = { id: idSchema, name: nameText.optional(), names: namesSchema.optional() } as const;

interface Named {
  readonly name?: string | undefined;
  readonly names?: unknown;
}

/** For `.superRefine`: exactly one of the two ways to give a name. */
export function needsOneName(value: Named, context: z.core.$RefinementCtx): void {
  if (value.name === undefined && value.names === undefined) {
    context.addIssue({ code: 'custom', message: 'missing names' });
  } else if (value.name !== undefined && value.names !== undefined) {
    context.addIssue({ code: 'custom', message: 'two-names', path: ['name'] });
  }
}
