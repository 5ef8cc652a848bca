import { z } from 'zod';
import type { TypeWord } from './diagnostics';
import { nearest } from './nearest';
import type { DocumentPath } from './parse-document';

/**
 * Which of a union's forms the writer meant. zod can only say that none fits; a designer has to hear what is
 * wrong with the one that was begun.
 */
export type Choice =
  | { readonly is: 'form'; readonly schema: z.core.$ZodType }
  | { readonly is: 'missing'; readonly key: string }
  | { readonly is: 'unknown-word'; readonly key: string; readonly known: readonly string[] }
  | { readonly is: 'wrong-type'; readonly key?: string; readonly expected: TypeWord }
  | { readonly is: 'one-of'; readonly keys: readonly string[]; readonly given: readonly string[] };

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function typeWord(value: unknown): TypeWord {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

export function chooseForm(options: readonly z.core.$ZodType[], value: unknown): Choice {
  const [first] = options;
  if (!first) throw new Error('a union without forms');
  if (!isEntries(value)) {
    const fitting = options.find((option) => typeOf(option) === typeWord(value));
    return fitting ? { is: 'form', schema: fitting } : { is: 'wrong-type', expected: typeOf(first) };
  }
  let forms = options.filter((option) => option instanceof z.ZodObject);
  if (forms.length === 0) return { is: 'wrong-type', expected: typeOf(first) };
  for (;;) {
    const [only] = forms;
    if (only && forms.length === 1) return { is: 'form', schema: only };
    const key = tellingKey(forms);
    if (key === undefined) {
      const best = bestByKeys(forms, value);
      // Those begun by the same keys may still be told apart by a word: what sets a skill off.
      if (best.length === forms.length || tellingKey(best) === undefined) return choiceAmong(best, value);
      forms = best;
      continue;
    }
    const word = Object.hasOwn(value, key) ? value[key] : undefined;
    if (word === undefined) return { is: 'missing', key };
    if (typeof word !== 'string') return { is: 'wrong-type', key, expected: 'text' };
    const fitting = forms.filter((form) => wordsAt(form, key).includes(word));
    if (fitting.length === 0) {
      return { is: 'unknown-word', key, known: [...new Set(forms.flatMap((form) => wordsAt(form, key)))] };
    }
    forms = fitting;
  }
}

/** The first key at which every form has a word of its own: `do`, `rule`, `from`. */
function tellingKey(forms: readonly z.ZodObject[]): string | undefined {
  const keys = Object.keys(forms[0]?.shape ?? {});
  return keys.find((key) => {
    const words = forms.map((form) => wordsAt(form, key).join(' '));
    return words.every((word) => word !== '') && new Set(words).size > 1;
  });
}

/** The word by which a form was chosen: `draw` of `do`, `haven` of `type`. */
export function tellingWord(options: readonly z.core.$ZodType[], value: unknown): string | undefined {
  const key = tellingKey(options.filter((option) => option instanceof z.ZodObject));
  const word = key !== undefined && isEntries(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof word === 'string' ? word : undefined;
}

function wordsAt(form: z.ZodObject, key: string): string[] {
  const part: unknown = form.shape[key];
  return part instanceof z.ZodLiteral
    ? [...part.values].filter((word): word is string => typeof word === 'string')
    : [];
}

/** The keys that a form asks for and not all of the others know. */
const ownKeys = (form: z.ZodObject, among: readonly z.ZodObject[]): string[] =>
  requiredKeys(form).filter((key) => !among.every((other) => Object.hasOwn(other.shape, key)));

/**
 * Forms told apart by what they ask for: `pick` or `all`. Those that fit best. A misspelt key counts as the key
 * that it is like.
 */
function bestByKeys(forms: readonly z.ZodObject[], value: Entries): z.ZodObject[] {
  const known = [...new Set(forms.flatMap((form) => Object.keys(form.shape)))];
  const given = Object.keys(value).map((key) => (known.includes(key) ? key : (nearest(key, known) ?? key)));
  const fits = forms.map((form) => ({
    form,
    begun: ownKeys(form, forms).filter((key) => given.includes(key)),
    missing: requiredKeys(form).filter((key) => !given.includes(key)).length,
  }));
  const furthest = Math.max(...fits.map(({ begun }) => begun.length));
  const begun = fits.filter((fit) => fit.begun.length === furthest);
  const least = Math.min(...begun.map(({ missing }) => missing));
  // Begun by the very same keys, none is nearer than another only because it asks for less.
  const undecided = least > 0 && new Set(begun.map((fit) => fit.begun.join(' '))).size === 1;
  return begun.filter(({ missing }) => undecided || missing === least).map(({ form }) => form);
}

/** The only one that is left was meant; of several, what would decide between them is told. */
function choiceAmong(best: readonly z.ZodObject[], value: Entries): Choice {
  const [only] = best;
  if (only && best.length === 1) return { is: 'form', schema: only };
  const keys = [...new Set(best.flatMap((form) => ownKeys(form, best).slice(0, 1)))];
  return { is: 'one-of', keys, given: Object.keys(value).filter((key) => keys.includes(key)) };
}

const requiredKeys = (form: z.ZodObject): string[] =>
  Object.keys(form.shape).filter((key) => !(form.shape[key] instanceof z.ZodOptional));

/** The type of value a schema asks for. */
function typeOf(schema: z.core.$ZodType): TypeWord {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodLiteral) return typeWord([...plain.values][0]);
  if (plain instanceof z.ZodNumber) return 'number';
  if (plain instanceof z.ZodBoolean) return 'boolean';
  if (plain instanceof z.ZodArray) return 'list';
  return plain instanceof z.ZodObject ? 'object' : 'text';
}

export const unwrap = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;

/** The schema for the value at a path, through unions by the form that was meant. */
export function schemaAt(
  schema: z.core.$ZodType,
  value: unknown,
  path: DocumentPath,
): z.core.$ZodType | null {
  const plain = unwrap(schema);
  const [step, ...rest] = path;
  if (step === undefined) return plain;
  if (plain instanceof z.ZodUnion) {
    const choice = chooseForm(plain.options, value);
    return choice.is === 'form' ? schemaAt(choice.schema, value, path) : null;
  }
  const next = valueAt(value, [step]);
  if (plain instanceof z.ZodArray) return schemaAt(plain.element, next, rest);
  if (plain instanceof z.ZodRecord) return schemaAt(plain.valueType, next, rest);
  const part: unknown = plain instanceof z.ZodObject ? plain.shape[String(step)] : undefined;
  return part instanceof z.ZodType ? schemaAt(part, next, rest) : null;
}

export function valueAt(value: unknown, path: DocumentPath): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = Reflect.get(here, step);
  }
  return here;
}
