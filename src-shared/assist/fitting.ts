import type { JsonSchema } from '@shared/language/json-schema/index';
import { definitionIdOf } from './schemas';
import { namingAt, type Way } from './naming';
import type { Asked } from './request';
import { propertyOf, requiredOf, wordsOf } from '@shared/language/json-schema/read';
import { type Slot } from './shapes';
import { languages } from '@shared/util/languages';

/** Numbers the places where the cursor stops, one text long. */
export class Stops {
  #last = 0;

  /** A place to type, with what stands there until then. */
  at(text = ''): string {
    this.#last++;
    return text === '' ? `\${${this.#last}}` : `\${${this.#last}:${text.replace(/[\\$}]/gu, '\\$&')}}`;
  }
}

/** What a snippet leaves as it is. */
export const plainly = (text: string): string => text.replace(/[\\$]/gu, '\\$&');

export const stopsIn = (insert: string): number => insert.match(/(?<!\\)\$\{\d/gu)?.length ?? 0;

/** The text that it becomes if nobody types into it. */
export const untyped = (insert: string): string =>
  insert.replace(
    /\$\{\d+(?::((?:[^\\}]|\\.)*))?\}|\\([\\$}])/gu,
    (_, given: string | undefined, escaped: string | undefined) =>
      escaped ?? (given ?? '').replace(/\\([\\$}])/gu, '$1'),
  );

/** Deeper in a document than this, an object begins empty: schemas that hold themselves would never end. */
const deepest = 8;

/** A value that fits a place, with stops where a designer will want another. */
export function fitting(asked: Asked, slot: Slot, way: Way, stops: Stops): string {
  const named = namedText(asked, slot, way);
  if (named !== null) return `"${stops.at(named)}"`;
  const [form] = slot.forms;
  const [word, ...others] = new Set(slot.forms.flatMap((one) => wordsOf(one) ?? [null]));
  // Each way to write a step has one verb only; together they leave the choice.
  if (typeof word === 'string' && others.length > 0 && !others.includes(null)) return `"${stops.at(word)}"`;
  return form ? formText(asked, form, way, stops) : stops.at();
}

function namedText({ request, kind }: Asked, slot: Slot, way: Way): string | null {
  if (way.length === 1 && way[0] === 'id') return definitionIdOf(request.path);
  const naming = namingAt(request.pack.game, kind, way, slot);
  if (!naming) return null;
  const word = naming.words.find((known) => known.word === 'here')?.word;
  return word ?? request.pack.ids.find((known) => known.kind === naming.kind)?.id ?? '';
}

export function formText(asked: Asked, form: JsonSchema, way: Way, stops: Stops): string {
  const words = wordsOf(form);
  if (words) {
    const [first] = words;
    if (words.length === 1) return JSON.stringify(first);
    return typeof first === 'string' ? `"${stops.at(first)}"` : stops.at(JSON.stringify(first));
  }
  if (form.properties) return objectText(asked, form, way, stops);
  switch (form['type']) {
    case 'integer':
    case 'number':
      return stops.at(String(fittingNumber(form)));
    case 'boolean':
      return stops.at(String(form['default'] ?? true));
    case 'string':
      return `"${stops.at()}"`;
    case 'array':
      return listText(asked, form, way, stops);
    default:
      // Anything may stand there, but not nothing: the text has to stay one that can be read.
      return stops.at('1');
  }
}

/** The object with everything that it needs. */
export function objectText(asked: Asked, form: JsonSchema, way: Way, stops: Stops): string {
  const keys = way.length > deepest ? [] : keysToWrite(asked, form);
  if (keys.length === 0) return `{ ${stops.at()} }`;
  const entries = keys.map(
    (key) => `"${key}": ${fitting(asked, asked.shapes.at([form], key), [...way, key], stops)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function keysToWrite({ request }: Asked, form: JsonSchema): readonly string[] {
  const required = requiredOf(form);
  const hasBothNames = propertyOf(form, 'name') && propertyOf(form, 'names');
  if (hasBothNames) return [...required, 'names'];
  if (required.length > 0 || form['minProperties'] === undefined) return required;
  // Something in one language at least: plain words in all of them, the rest in the designer's own.
  const isPlain = languages.every((language) => propertyOf(form, language)?.['type'] === 'string');
  return isPlain ? languages : [request.language];
}

function listText(asked: Asked, form: JsonSchema, way: Way, stops: Stops): string {
  const items = asked.shapes.items([form], '');
  const least = typeof form['minItems'] === 'number' ? form['minItems'] : 0;
  const isPlain = items.forms.every(({ properties }) => !properties);
  const count = Math.max(least, isPlain ? 1 : 0);
  if (count === 0) return `[${stops.at()}]`;
  const texts = Array.from({ length: count }, (_, index) => fitting(asked, items, [...way, index], stops));
  return `[${texts.join(', ')}]`;
}

const boundOf = (form: JsonSchema, key: 'minimum' | 'maximum'): number | null => {
  const bound = form[key];
  // Where nothing is said, the maker of the schema puts the end of the whole numbers.
  return typeof bound === 'number' && Number.isSafeInteger(Math.trunc(bound)) && Math.abs(bound) < 1e12
    ? bound
    : null;
};
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** The ends of a number; null where it is none, or has none. */
export function rangeOf(form: JsonSchema): Range | null {
  if (form['type'] !== 'integer' && form['type'] !== 'number') return null;
  const [min, max] = [boundOf(form, 'minimum'), boundOf(form, 'maximum')];
  return min === null || max === null ? null : { min, max, whole: form['type'] === 'integer' };
}

export function fittingNumber(form: JsonSchema): number {
  if (typeof form['default'] === 'number') return form['default'];
  const range = rangeOf(form);
  return range ? Math.min(Math.max(1, range.min), range.max) : 1;
}
