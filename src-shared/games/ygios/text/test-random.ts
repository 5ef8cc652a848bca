import { z } from 'zod';
import { bonusSchema } from '../definitions/bonus';
import { cardSchema } from '../definitions/card';
import { listKeys, type CardOrBonus } from '../effects/walk';
import * as words from '../effects/words';

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
type Random = ReturnType<typeof randomFrom>;

function oneOf<T>(random: Random, list: readonly T[]): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}

const zones = ['home', 'town', 'school', 'park'];

/** Effects made from the very schemas that check packs: a new word is tried from the day it is added. */
function randomValue(schema: z.core.$ZodType, random: Random, key: string): unknown {
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    return Object.fromEntries(
      Object.entries(shape).flatMap(([inner, value]) =>
        value instanceof z.ZodOptional && random(3) > 0 ? [] : [[inner, randomValue(value, random, inner)]],
      ),
    );
  }
  if (schema instanceof z.ZodUnion) return randomValue(oneOf(random, schema.options), random, key);
  if (schema instanceof z.ZodOptional) return randomValue(schema.unwrap(), random, key);
  if (schema instanceof z.ZodEnum) return oneOf(random, schema.options);
  if (schema instanceof z.ZodLiteral) return oneOf(random, [...schema.values]);
  if (schema instanceof z.ZodNumber) {
    const low = Math.max(schema.minValue ?? -3, -3);
    return random(10) === 0 ? (schema.maxValue ?? 99) : low + random(6);
  }
  if (schema instanceof z.ZodArray)
    return Array.from({ length: 1 + random(3) }, () => randomValue(schema.element, random, key));
  if (schema instanceof z.ZodString) {
    const own = key === 'home' ? [] : key === 'beside' ? words.besideWords : words.zoneWords;
    return oneOf(random, [...own, ...zones]);
  }
  throw new Error(`A kind of schema that random effects do not know yet: ${schema._zod.def.type}`);
}

const frames = {
  card: { schema: cardSchema, base: { id: 'a', name: 'A', home: 'home', devotion: 3 } },
  bonus: { schema: bonusSchema, base: { id: 'a', name: 'A' } },
} as const;

function checked(kind: 'card' | 'bonus', value: unknown): CardOrBonus | null {
  if (kind === 'card') {
    const parsed = cardSchema.safeParse(value);
    return parsed.success ? { kind, value: parsed.data } : null;
  }
  const parsed = bonusSchema.safeParse(value);
  return parsed.success ? { kind, value: parsed.data } : null;
}

/** Mostly one list: in a text of many sentences, one that forgets a key hides behind the others. */
export function randomDefinition(random: Random): CardOrBonus {
  const kind = oneOf(random, ['card', 'card', 'bonus'] as const);
  const { schema, base } = frames[kind];
  const lists = Object.entries<z.core.$ZodType>(schema.shape).filter(
    ([key]) => key === 'limit' || listKeys.some((list) => list === key),
  );
  const first = oneOf(
    random,
    lists.filter(([key]) => key !== 'limit'),
  );
  const chosen = [first, ...lists.filter(() => random(6) === 0)];
  const value = {
    ...base,
    ...Object.fromEntries(chosen.map(([key, part]) => [key, randomValue(part, random, key)])),
  };
  const definition = checked(kind, value);
  if (!definition) throw new Error(`Made against its own schema: ${JSON.stringify(value)}`);
  return definition;
}

type Node = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown): Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];

/** Every word and key of the language, and a few numbers. */
const leaves: readonly unknown[] = [
  ...new Set<unknown>([
    ...Object.values(words).flat(),
    ...zones,
    ...[-2, -1, 0, 1, 2, 5, 21, true, false],
    'drawn',
    { beside: 'here' },
    { beside: 'there' },
    { beside: 'town' },
    {},
  ]),
];
const keys = [
  ...['who', 'may', 'to', 'n', 'link', 'every', 'bound', 'face', 'before', 'of', 'home', 'in', 'is', 'not'],
  ...['on', 'min', 'final', 'act', 'if', 'limit', 'orFlip', 'per', 'count', 'turns', 'zones', 'from'],
];

/** The same with one key taken away, changed or added; null if no such change was found. */
export function mutated({ kind, value }: CardOrBonus, random: Random): CardOrBonus | null {
  for (let attempt = 0; attempt < 40; attempt++) {
    const copy: unknown = structuredClone(value);
    if (!isNode(copy)) return null;
    const lists = nodesOf(copy).slice(1);
    const node = lists.length === 0 ? copy : oneOf(random, lists);
    if (Array.isArray(node)) {
      if (node.length > 1) node.splice(random(node.length), 1);
    } else {
      const own = Object.keys(node);
      const key = random(3) === 0 || own.length === 0 ? oneOf(random, keys) : oneOf(random, own);
      if (random(4) === 0) Reflect.deleteProperty(node, key);
      else node[key] = structuredClone(oneOf(random, leaves));
    }
    const definition = checked(kind, copy);
    if (definition && JSON.stringify(definition.value) !== JSON.stringify(value)) return definition;
  }
  return null;
}
