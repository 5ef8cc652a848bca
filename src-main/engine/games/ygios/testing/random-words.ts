import { z } from 'zod';
import { besideWords, zoneWords } from '@shared/games/ygios/effects/words';
import type { Chance } from '../../../kernel/chance';

/**
 * Values made at random from the very schemas that check packs: a word that is added to the language is tried from
 * that day on, without a line here.
 */
export interface Draw {
  readonly chance: Chance;
  /** What an id of a zone may be. */
  readonly zones: readonly string[];
  /** Out of a hundred numbers, how many lie at the very ends of what is allowed. */
  readonly extremes: number;
}

export function oneOf<T>(chance: Chance, items: readonly T[]): T {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

export const oneIn = (chance: Chance, n: number): boolean => chance.below(n) === 0;

/** Mostly small, as on cards; now and then the first or the last number there is. */
export function randomNumber({ chance, extremes }: Draw, min: number, max: number): number {
  if (chance.below(100) < extremes) return oneIn(chance, 2) ? min : max;
  const reach = oneIn(chance, 4) ? 8 : 3;
  const low = Math.max(min, min < 0 ? -reach : min);
  return low + chance.below(Math.min(max, low + 2 * reach) - low + 1);
}

/** Every text in an effect is the id of a zone or a word that stands for zones; which, says the key. */
function randomZone({ chance, zones }: Draw, key: string): string {
  if (key === 'home') return oneOf(chance, zones);
  return oneOf(chance, [...(key === 'beside' ? besideWords : zoneWords), ...zones]);
}

export function randomValue(schema: z.core.$ZodType, draw: Draw, key = ''): unknown {
  const { chance } = draw;
  if (schema instanceof z.ZodObject) return randomObject(schema, draw);
  if (schema instanceof z.ZodUnion) return randomValue(oneOf(chance, schema.options), draw, key);
  if (schema instanceof z.ZodOptional) return randomValue(schema.unwrap(), draw, key);
  if (schema instanceof z.ZodEnum) return oneOf(chance, schema.options);
  if (schema instanceof z.ZodLiteral) return oneOf(chance, [...schema.values]);
  if (schema instanceof z.ZodNumber)
    return randomNumber(draw, schema.minValue ?? -1000, schema.maxValue ?? 1000);
  if (schema instanceof z.ZodArray)
    return Array.from({ length: 1 + chance.below(oneIn(chance, 8) ? 5 : 2) }, () =>
      randomValue(schema.element, draw, key),
    );
  if (schema instanceof z.ZodString) return randomZone(draw, key);
  throw new Error(`A kind of schema that random packs do not know yet: ${schema._zod.def.type}`);
}

/** Keys that need not be there are there one time in three: cards that say everything match nothing. */
function randomObject(schema: z.ZodObject, draw: Draw): Record<string, unknown> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const entries = Object.entries(shape).flatMap(([key, value]): [string, unknown][] =>
    value instanceof z.ZodOptional && !oneIn(draw.chance, 3) ? [] : [[key, randomValue(value, draw, key)]],
  );
  return Object.fromEntries(entries);
}
