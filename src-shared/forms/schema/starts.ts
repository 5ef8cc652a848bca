import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import { languages } from '@shared/util/languages';
import type { Way } from '../types';
import type { Asked } from './asked';
import { fits } from './fits';
import { namingAt } from '@shared/language/json-schema/naming';
import {
  numberOf,
  propertiesOf,
  propertyOf,
  requiredOf,
  typeOf,
  wordsOf,
  isId,
} from '@shared/language/json-schema/read';
import { isEntries } from './read';
import { wayOf, waysOf } from './ways';

/** Words to begin with where only the designer knows better. The first that fits is taken. */
const plainTexts = ['…', 'rose', 'art/picture.png', 'newOption', 'names', 'new'];

/** A value to begin with. What comes out is right by the schema. */
export function startOf(asked: Asked, schema: JsonSchema, way: Way): PlainValue {
  const given = schema['default'];
  if (given !== undefined) return given as PlainValue;
  const [form] = asked.shapes.of(schema);
  return form ? startOfForm(asked, form, way, schema) : null;
}

/** The same for one way to write it. `schema` is what the form is a form of: it may bring examples. */
export function startOfForm(asked: Asked, form: JsonSchema, way: Way, schema: JsonSchema = form): PlainValue {
  const example = exampleOf(asked, form, schema);
  if (example !== null) return withKnownIds(asked, example, way);
  const words = wordsOf(form);
  if (words) return words[0] as PlainValue;
  switch (typeOf(form)) {
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, numberOf(form, 'minimum') ?? 1), numberOf(form, 'maximum') ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return textFor(asked, form, way);
    case 'array':
      return listFor(asked, form, way);
    case 'object':
      return objectFor(asked, form, way);
    default:
      return true;
  }
}

/** The books write every kind of entry out. */
function exampleOf({ shapes }: Asked, form: JsonSchema, schema: JsonSchema): PlainValue | null {
  if (!form.properties) return null;
  const ways = waysOf(shapes.of(schema));
  const written = schema.defaultSnippets?.map(({ body }) => structuredClone(body) as PlainValue) ?? [];
  return written.find((body) => wayOf(ways, body)?.form === form && fits(shapes, form, body)) ?? null;
}

const knownIdAt = ({ request, kind }: Asked, way: Way): string | null => {
  const naming = namingAt(request.game, kind, way);
  if (!naming) return null;
  const first = request.ids.find((known) => known.kind === naming.kind)?.id;
  return naming.usual ?? first ?? null;
};

/** Ids of an example that the pack does not have give way to ones that it has. */
function withKnownIds(asked: Asked, value: PlainValue, way: Way): PlainValue {
  if (Array.isArray(value)) return value.map((part, index) => withKnownIds(asked, part, [...way, index]));
  if (isEntries(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withKnownIds(asked, part, [...way, key])]),
    );
  const { request, kind } = asked;
  const naming = typeof value === 'string' ? namingAt(request.game, kind, way) : null;
  // Where words may stand, the examples have words; and `to` of a flip is a side, not a Zone.
  if (!naming || naming.words.length > 0) return value;
  const isKnown = request.ids.some((known) => known.kind === naming.kind && known.id === value);
  return isKnown ? value : (knownIdAt(asked, way) ?? value);
}

function textFor(asked: Asked, form: JsonSchema, way: Way): string {
  const known = isId(form) ? knownIdAt(asked, way) : null;
  const examples = (form.examples ?? []).filter((one) => typeof one === 'string');
  const found = [...(known === null ? [] : [known]), ...examples, ...plainTexts].find((text) =>
    fits(asked.shapes, form, text),
  );
  return found ?? '';
}

function listFor(asked: Asked, form: JsonSchema, way: Way): PlainValue[] {
  const { items } = form;
  if (!items) return [];
  const isPlain = asked.shapes.of(items).every(({ properties }) => !properties);
  const least = Math.max(numberOf(form, 'minItems') ?? 0, isPlain ? 1 : 0);
  return Array.from({ length: least }, (_, index) => startOf(asked, items, [...way, index]));
}

function objectFor(asked: Asked, form: JsonSchema, way: Way): PlainValue {
  if (propertyOf(form, 'choices') && propertyOf(form, 'default')) return rulingFor(asked, form, way);
  return Object.fromEntries(
    keysToWrite(asked, form).map((key) => {
      const property = propertyOf(form, key);
      return [key, property ? startOf(asked, property, [...way, key]) : null];
    }),
  );
}

/** Answers have to differ, and the usual one is among them. */
function rulingFor(asked: Asked, form: JsonSchema, way: Way): PlainValue {
  const names = propertyOf(form, 'names');
  return {
    id: 'newRuling',
    names: names ? startOf(asked, names, [...way, 'names']) : null,
    default: false,
    choices: [{ value: false }, { value: true }],
  };
}

function keysToWrite({ request }: Asked, form: JsonSchema): readonly string[] {
  const required = requiredOf(form);
  const known = propertiesOf(form);
  if (known['name'] && known['names'] && !required.includes('names')) return [...required, 'names'];
  if (required.length > 0 || form['minProperties'] === undefined) return required;
  // Something in one language at least: plain words in all of them, the rest in the designer’s own.
  const isWords = languages.every((language) => known[language]?.['type'] === 'string');
  return isWords ? languages : [request.language];
}
