import type { z } from 'zod';

const moved = new WeakMap<z.core.$ZodType, ReadonlyMap<string, string>>();

/** Keys that an object had in packs of an earlier Heartdeck, and under which key their matter stands now. */
export function withMovedKeys<S extends z.core.$ZodType>(schema: S, keys: ReadonlyMap<string, string>): S {
  moved.set(schema, keys);
  return schema;
}

export const movedKey = (schema: z.core.$ZodType, key: string): string | undefined =>
  moved.get(schema)?.get(key);
