import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import type { Asked, Read } from '../schema/asked';
import { propertyOf, typeOf, wordsOf } from '@shared/language/json-schema/read';
import { isEntries, type Entries } from '../schema/read';
import { startOf } from '../schema/starts';
import type { Addable, Field, Place } from '../types';
import { isWords } from './is-words';
import { ownWordsAt } from './own-words';
import { plainField } from './plain-fields';

/** A key that is not there, as something to add; null where it would be in the way, or is no matter of a form. */
export function addableAt(
  asked: Read,
  schema: JsonSchema,
  around: Entries,
  place: Place,
  form: JsonSchema,
): Addable | null {
  const key = String(place.path.at(-1));
  const hasBoth = propertyOf(form, 'name') && propertyOf(form, 'names');
  if (hasBoth && key === 'name') return null;
  const name = around['name'];
  const isNames = hasBoth !== undefined && key === 'names';
  const starts =
    isNames && typeof name === 'string'
      ? { en: name, ja: name, uk: name }
      : (ownWordsAt(asked, place.path) ?? startOf(asked, schema, place.path));
  const field = kindOfField(asked, schema, starts, place);
  if (field === 'fixed') return null;
  const { path, label, help, order } = place;
  const needed = place.needed || (isNames && name === undefined);
  return {
    path,
    label,
    help,
    field,
    starts,
    turns: turnsOf(asked, schema, starts, place),
    order,
    needed,
    instead: isNames && name !== undefined ? 'name' : null,
  };
}

function turnsOf(asked: Asked, schema: JsonSchema, starts: PlainValue, place: Place): Addable['turns'] {
  const [form, ...others] = asked.shapes.of(schema);
  const field = form && others.length === 0 ? plainField(asked, form, starts, place) : null;
  return field?.is === 'switch' ? { on: field.on, usual: schema['default'] === field.on } : null;
}

function kindOfField(asked: Asked, schema: JsonSchema, starts: PlainValue, place: Place): Field['is'] {
  const forms = asked.shapes.of(schema);
  const [form] = forms;
  if (!form) return 'raw';
  if (form.properties && forms.length > 1 && forms.every(({ properties }) => properties)) return 'group';
  if (forms.length > 1) return 'either';
  if (form.properties) return isWords(form) && isEntries(starts) ? 'words' : 'group';
  if (typeOf(form) === 'array' && !wordsOf(form)) return 'list';
  return plainField(asked, form, starts, place)?.is ?? 'raw';
}
