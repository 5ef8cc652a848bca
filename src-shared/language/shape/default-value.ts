import { z } from 'zod';
import type { PlainValue } from '../fixes';
import { unwrap } from '../form-choice';

/**
 * A value to begin with, for a key that is missing; undefined where only the designer knows one: ids and words on
 * cards. What comes out passes the schema.
 */
export function defaultValue(schema: z.core.$ZodType | null): PlainValue | undefined {
  const value = schema ? valueFor(unwrap(schema)) : undefined;
  return value !== undefined && schema && z.core.safeParse(schema, value).success ? value : undefined;
}

function valueFor(schema: z.core.$ZodType): PlainValue | undefined {
  if (schema instanceof z.ZodLiteral) return plainOf([...schema.values][0]);
  if (schema instanceof z.ZodEnum) return plainOf(schema.options[0]);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return numberFor(schema);
  if (schema instanceof z.ZodArray) return listFor(schema);
  if (schema instanceof z.ZodObject) return objectFor(schema);
  if (schema instanceof z.ZodUnion) return defaultValue(schema.options[0] ?? null);
  return undefined;
}

const plainOf = (value: unknown): PlainValue | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

const numberFor = ({ minValue, maxValue }: z.ZodNumber): number =>
  Math.min(Math.max(minValue ?? 0, 0), maxValue ?? Infinity);

function listFor(schema: z.ZodArray): PlainValue | undefined {
  if (schema.safeParse([]).success) return [];
  const only = defaultValue(schema.element);
  return only === undefined ? undefined : [only];
}

function objectFor({ shape }: z.ZodObject): PlainValue | undefined {
  const entries: [string, PlainValue][] = [];
  for (const [key, part] of Object.entries(shape)) {
    if (part instanceof z.ZodOptional || part instanceof z.ZodDefault) continue;
    const value = part instanceof z.ZodType ? defaultValue(part) : undefined;
    if (value === undefined) return undefined;
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}
