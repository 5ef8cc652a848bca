import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';

/** Small questions to a schema. */

export type Properties = Readonly<Record<string, JsonSchema>>;
export type Entries = { [key: string]: PlainValue };

export const isEntries = (value: PlainValue | undefined): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
