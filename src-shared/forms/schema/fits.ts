import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import {
  numberOf,
  patternOf,
  propertyOf,
  requiredOf,
  typeOf,
  wordsOf,
} from '@shared/language/json-schema/read';
import { isEntries } from './read';
import type { SchemaForms } from '@shared/language/json-schema/schema-forms';

/** Is the value right by the schema? Asked before a value is carried over from one word to another. */
export function fits(shapes: SchemaForms, schema: JsonSchema, value: PlainValue): boolean {
  return shapes.of(schema).some((form) => fitsForm(shapes, form, value));
}

function fitsForm(shapes: SchemaForms, form: JsonSchema, value: PlainValue): boolean {
  const words = wordsOf(form);
  if (words) return words.includes(value);
  switch (typeOf(form)) {
    case 'integer':
      return Number.isInteger(value) && isInRange(form, Number(value));
    case 'number':
      return typeof value === 'number' && isInRange(form, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string' && fitsText(form, value);
    case 'array':
      return Array.isArray(value) && fitsList(shapes, form, value);
    case 'object':
      return isEntries(value) && fitsObject(shapes, form, value);
    default:
      return true;
  }
}

const isInRange = (form: JsonSchema, value: number): boolean =>
  value >= (numberOf(form, 'minimum') ?? -Infinity) && value <= (numberOf(form, 'maximum') ?? Infinity);

function fitsText(form: JsonSchema, value: string): boolean {
  const all = Array.isArray(form['allOf']) ? (form['allOf'] as JsonSchema[]) : [];
  const patterns = [form, ...all].flatMap((part) => patternOf(part) ?? []);
  return (
    value.length >= (numberOf(form, 'minLength') ?? 0) &&
    value.length <= (numberOf(form, 'maxLength') ?? Infinity) &&
    patterns.every((pattern) => new RegExp(pattern, 'u').test(value))
  );
}

function fitsList(shapes: SchemaForms, form: JsonSchema, value: readonly PlainValue[]): boolean {
  const { items } = form;
  return (
    value.length >= (numberOf(form, 'minItems') ?? 0) &&
    value.length <= (numberOf(form, 'maxItems') ?? Infinity) &&
    (!items || value.every((part) => fits(shapes, items, part)))
  );
}

function fitsObject(shapes: SchemaForms, form: JsonSchema, value: { [key: string]: PlainValue }): boolean {
  return (
    requiredOf(form).every((key) => Object.hasOwn(value, key)) &&
    Object.keys(value).length >= (numberOf(form, 'minProperties') ?? 0) &&
    Object.entries(value).every(([key, part]) => {
      const property = propertyOf(form, key);
      return property !== undefined && fits(shapes, property, part);
    })
  );
}
