import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import { valueAt } from '@shared/language/form-choice';
import { ask, type Asked } from './schema/asked';
import { entryPlace, entryStart } from './schema/entry-start';
import { fits } from './schema/fits';
import { namingAt } from '@shared/language/json-schema/naming';
import { numberOf, propertiesOf, propertyOf, requiredOf } from '@shared/language/json-schema/read';
import { isEntries } from './schema/read';
import { schemaAt } from './schema/schema-at';
import { startOfForm } from './schema/starts';
import { waysOf } from './schema/ways';
import { withMovedPart } from './text/move-part';
import { nodeAt, treeOf, withoutPart, withValue } from './text/set-value';
import type { Addable, FormRequest, Way } from './types';

/**
 * Edits of a document: text in, text out. Everything that is not meant keeps its letters, its order and its
 * comments. What can't be done changes nothing.
 */

/** `order` is that of the field: a key that was not there comes to its place among the others. */
export const setField = (text: string, path: Way, value: PlainValue, order: readonly string[] = []): string =>
  withValue(text, path, value, order);

export const removeField = (text: string, path: Way): string =>
  path.length === 0 ? text : withoutPart(text, path);

export function addField(text: string, { path, starts, order, instead }: Addable): string {
  const added = withValue(text, path, starts, order);
  return instead === null ? added : withoutPart(added, [...path.slice(0, -1), instead]);
}

/** One more entry of a list, begun with this word. Without `at` it comes last; the list need not be there yet. */
export function addEntry(request: FormRequest, list: Way, word: string, at?: number): string {
  const asked = ask(request);
  const { text } = request;
  const document = parseTolerantly(text) as PlainValue;
  const found = asked && schemaAt(asked.shapes, document, list);
  if (!found) return text;
  const form = asked.shapes.of(found.schema).find(({ items }) => items);
  const there = valueAt(document, list);
  if (!form?.items || (there !== undefined && !Array.isArray(there))) return text;
  const siblings = (there ?? []) as PlainValue[];
  if (siblings.length >= (numberOf(form, 'maxItems') ?? Infinity)) return text;
  const written = waysOf(asked.shapes.of(form.items)).find((one) => one.word === word);
  const value = written && entryStart(asked, form.items, written.form, list, siblings);
  if (value === undefined) return text;
  if (there === undefined) return withValue(text, list, [value], found.order);
  const added = withValue(text, [...list, siblings.length], value);
  return moveEntry(added, list, siblings.length, at ?? entryPlace(list, siblings.length));
}

/** An entry at another place of its list; its comments go along. */
export function moveEntry(text: string, list: Way, from: number, to: number): string {
  const node = nodeAt(treeOf(text), list);
  return node?.type === 'array' ? withMovedPart(text, node, from, to) : text;
}

export const removeEntry = (text: string, list: Way, index: number): string =>
  removeField(text, [...list, index]);

/**
 * Another word for a step, a rule, a card or a number: what both words know stays, the rest begins anew. Keys keep
 * their places and comments.
 */
export function changeWord(request: FormRequest, path: Way, word: string): string {
  const asked = ask(request);
  const { text } = request;
  const document = parseTolerantly(text) as PlainValue;
  const found = asked && schemaAt(asked.shapes, document, path);
  const old = valueAt(document, path) as PlainValue | undefined;
  if (!found || old === undefined) return text;
  const form = waysOf(asked.shapes.of(found.schema)).find((one) => one.word === word)?.form;
  const starts = form && startOfForm(asked, form, path, found.schema);
  if (!form || starts === undefined) return text;
  return withValue(
    text,
    path,
    isEntries(old) && isEntries(starts) ? kept(asked, form, path, old, starts) : starts,
  );
}

/** `down` could be the id of a Zone by its letters: where a definition is named, it has to be there. */
function isUnknownName({ request, kind }: Asked, way: Way, value: PlainValue): boolean {
  const naming = typeof value === 'string' ? namingAt(request.game, kind, way) : null;
  if (!naming || naming.words.some(({ word }) => word === value)) return false;
  return !request.ids.some((known) => known.kind === naming.kind && known.id === value);
}

function kept(
  asked: Asked,
  form: JsonSchema,
  path: Way,
  old: { [key: string]: PlainValue },
  starts: { [key: string]: PlainValue },
): PlainValue {
  const isKept = (key: string): boolean => {
    const [schema, value] = [propertyOf(form, key), old[key]];
    if (schema === undefined || value === undefined || !fits(asked.shapes, schema, value)) return false;
    return !isUnknownName(asked, [...path, key], value);
  };
  const keys = Object.keys(propertiesOf(form)).filter(
    (key) =>
      isKept(key) ||
      requiredOf(form).includes(key) ||
      (key === 'names' && !isKept('name') && 'names' in starts),
  );
  return Object.fromEntries(
    keys.map((key) => [key, (isKept(key) ? old[key] : starts[key]) ?? null] as const),
  );
}
