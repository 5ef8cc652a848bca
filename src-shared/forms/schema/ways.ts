import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import {
  isId,
  propertiesOf,
  propertyOf,
  requiredOf,
  typeOf,
  wordsOf,
} from '@shared/language/json-schema/read';
import { isEntries } from './read';

/** One way to write a value, called by a word: `draw`, `discard.pick`, `number`, `beside`. */
export interface Written {
  readonly word: string;
  readonly form: JsonSchema;
  /** The key whose word it is, such as `do`; null where the ways differ otherwise. */
  readonly key: string | null;
}

function plainWord(form: JsonSchema): string {
  const words = wordsOf(form);
  if (words) return words.length === 1 ? String(words[0]) : 'choice';
  const type = typeOf(form);
  if (type === 'string') return isId(form) ? 'id' : 'text';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'array' ? 'list' : type === 'boolean' ? 'boolean' : 'any';
}

const isObjectForm = (form: JsonSchema): boolean => form.properties !== undefined;

const made = new WeakMap<readonly JsonSchema[], readonly Written[]>();

/** The ways that these forms are, in their order. Found once: a template asks for the same ones hundreds of times. */
export function waysOf(forms: readonly JsonSchema[]): readonly Written[] {
  let ways = made.get(forms);
  if (!ways) {
    ways = findWays(forms);
    made.set(forms, ways);
  }
  return ways;
}

function findWays(forms: readonly JsonSchema[]): readonly Written[] {
  const [only] = forms;
  if (only && forms.length === 1 && isObjectForm(only)) return [onlyWay(only)];
  const objects = told(forms.filter(isObjectForm));
  return forms.map(
    (form) => objects.find((way) => way.form === form) ?? { word: plainWord(form), form, key: null },
  );
}

/** Where there is one way only, it is called by its word, if it has one. */
function onlyWay(form: JsonSchema): Written {
  const key = requiredOf(form).find((known) => typeof propertyOf(form, known)?.const === 'string') ?? null;
  return { word: key === null ? 'entry' : String(propertyOf(form, key)?.const), form, key };
}

/** Objects, told apart by a word that each has at the same key, or by a key that the others lack. */
function told(
  forms: readonly JsonSchema[],
  before: readonly string[] = [],
  known: string | null = null,
): Written[] {
  const [only] = forms;
  if (!only) return [];
  if (forms.length === 1) {
    const word = before.join('.') || (requiredOf(only)[0] ?? 'match');
    return [{ word, form: only, key: known }];
  }
  const key = tellingKey(forms);
  const groups = new Map<string, JsonSchema[]>();
  for (const form of forms) {
    const word = key === null ? ownKey(form, forms) : String(wordsAt(form, key)?.[0]);
    groups.set(word, [...(groups.get(word) ?? []), form]);
  }
  // Forms that nothing tells apart: the first one stands for all of them.
  if (groups.size === 1) return told(forms.slice(0, 1), before, known);
  return [...groups].flatMap(([word, group]) => told(group, [...before, word], known ?? key));
}

const wordsAt = (form: JsonSchema, key: string): readonly unknown[] | null => {
  const property = propertyOf(form, key);
  return property && requiredOf(form).includes(key) ? wordsOf(property) : null;
};

function tellingKey(forms: readonly JsonSchema[]): string | null {
  const keys = Object.keys(forms[0] ? propertiesOf(forms[0]) : {});
  const isTelling = (key: string): boolean => {
    const words = forms.map((form) => wordsAt(form, key));
    return words.every((list) => list !== null) && new Set(words.map((list) => list?.join())).size > 1;
  };
  return keys.find(isTelling) ?? null;
}

function ownKey(form: JsonSchema, forms: readonly JsonSchema[]): string {
  const lacking = (keysOf: (one: JsonSchema) => readonly string[]) =>
    keysOf(form).find((key) => !forms.every((other) => keysOf(other).includes(key)));
  const key = lacking(requiredOf) ?? lacking((one) => Object.keys(propertiesOf(one))) ?? '';
  const word = propertyOf(form, key)?.const;
  return typeof word === 'string' ? word : key;
}

const wrongWord = 1000;
const strangeKey = 10;

/** How far a value is from a form: wrong words first, then keys that it does not know, then missing ones. */
function distance(form: JsonSchema, value: { readonly [key: string]: PlainValue }): number {
  const missing = requiredOf(form).filter((key) => !Object.hasOwn(value, key));
  let sum = missing.length;
  for (const key of missing) if (propertyOf(form, key)?.const !== undefined) sum += wrongWord;
  for (const [key, part] of Object.entries(value)) {
    const property = propertyOf(form, key);
    const words = property && requiredOf(form).includes(key) ? wordsOf(property) : null;
    if (!property) sum += strangeKey;
    else if (words && !words.includes(part)) sum += wrongWord;
  }
  return sum;
}

/** The way in which a value is written; null where it is none of them, such as a verb that nobody knows. */
export function wayOf(ways: readonly Written[], value: PlainValue): Written | null {
  if (!isEntries(value)) return ways.find(({ form }) => !form.properties && isOfType(form, value)) ?? null;
  const measured = ways
    .filter(({ form }) => form.properties)
    .map((way) => ({ way, far: distance(way.form, value) }));
  const nearest = measured.reduce<(typeof measured)[number] | null>(
    (best, one) => (best === null || one.far < best.far ? one : best),
    null,
  );
  if (!nearest) return ways.find(({ word }) => word === 'any') ?? null;
  return nearest.far < wrongWord || measured.length === 1 ? nearest.way : null;
}

function isOfType(form: JsonSchema, value: PlainValue): boolean {
  const words = wordsOf(form);
  if (words) return words.includes(value);
  const type = typeOf(form);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'array') return Array.isArray(value);
  return type === 'undefined' || typeof value === type;
}
