import { idPattern } from '../pack-format';
import type { JsonSchema } from './book';

/** Small questions to a schema. */

export type Properties = Readonly<Record<string, JsonSchema>>;

export const propertiesOf = ({ properties }: JsonSchema): Properties => properties ?? {};
export const propertyOf = (form: JsonSchema, key: string): JsonSchema | undefined =>
  Object.hasOwn(propertiesOf(form), key) ? form.properties?.[key] : undefined;

export const requiredOf = (form: JsonSchema): readonly string[] =>
  Array.isArray(form['required']) ? form['required'].map(String) : [];

/** The words that may stand there and nothing else; null where anything else may. */
export const wordsOf = (form: JsonSchema): readonly unknown[] | null =>
  form.const === undefined ? (form.enum ?? null) : [form.const];

export const typeOf = (form: JsonSchema): string =>
  typeof form['type'] === 'string'
    ? form['type']
    : form.properties
      ? 'object'
      : typeof (wordsOf(form) ?? [])[0];

/** Where nothing is said, the maker of the schema puts the end of the whole numbers. */
const isBound = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
export const numberOf = (form: JsonSchema, key: string): number | null => {
  const value = form[key];
  return isBound(value) ? value : null;
};

export const patternOf = ({ pattern }: JsonSchema): string | null =>
  typeof pattern === 'string' ? pattern : null;

/** Is this the form of an id, or of an icon’s name? The schema knows no more; whose id it is, the place says. */
export const isId = (form: JsonSchema): boolean =>
  typeOf(form) === 'string' && patternOf(form) === idPattern.source && !wordsOf(form);
