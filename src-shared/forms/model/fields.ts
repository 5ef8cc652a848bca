import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import { languages } from '@shared/util/languages';
import type { Asked, Read } from '../schema/asked';
import { isComplete } from '../schema/entry-start';
import { numberOf, propertiesOf, propertyOf, requiredOf, typeOf } from '@shared/language/json-schema/read';
import { isEntries, type Entries } from '../schema/read';
import { wayOf, waysOf, type Written } from '../schema/ways';
import type { Addable, Entry, Field, GroupField, ListField, Place, Way, WordChoice } from '../types';
import { addableAt } from './addable';
import { isWords } from './is-words';
import { entryChoices, labelOf, wordChoice } from './labels';
import { plainField } from './plain-fields';
import { printsOf } from '@shared/ruletext/effect-text';
import { aroundOf } from './around';

/** What tells one entry from the others, in a line: the rule text that it makes, or a name in it. */
function summaryOf(asked: Asked, document: PlainValue, way: Way, value: PlainValue, field: Field): string {
  return ruleTextAt(asked, document, way, value) ?? nameIn(value, field, asked) ?? '';
}

const namingKeys = ['name', 'field', 'icon', 'shape', 'id', 'at', 'value'];

/** What is chosen is called what the list of choices calls it. */
function spoken(field: Field, key: string): string | null {
  const part = field.is === 'group' ? field.fields.find(({ path }) => path.at(-1) === key) : undefined;
  if (part?.is !== 'choice' && part?.is !== 'id') return null;
  return part.choices.find((one) => one.value === part.value)?.label ?? null;
}

function nameIn(value: PlainValue, field: Field, { request }: Asked): string | null {
  if (!isEntries(value)) return null;
  const names = value['names'] ?? value['words'];
  const own = isEntries(names ?? null) ? (names as Record<string, PlainValue>)[request.language] : undefined;
  if (typeof own === 'string') return own;
  const key = namingKeys.find((one) => value[one] !== undefined && !isEntries(value[one]));
  const found = key === undefined ? undefined : value[key];
  if (key !== undefined && found !== null && !Array.isArray(found))
    return spoken(field, key) ?? String(found);
  return Object.values(value).every((part) => typeof part === 'number')
    ? Object.values(value).join(' → ')
    : null;
}

/** The rule text of one entry of a list of effects; null where it is none, or is not right yet. */
function ruleTextAt(asked: Asked, document: PlainValue, way: Way, value: PlainValue): string | null {
  const { request, kind } = asked;
  const list = way.at(-2);
  if (typeof list !== 'string' || kind === 'manifest') return null;
  const skill = skillAround(document, way);
  const target = isEntries(skill) ? skill['target'] : undefined;
  const place = { game: request.game, kind, list, ...(target === undefined ? {} : { target }) };
  return printsOf(place, [value], request.language, aroundOf(request))?.replaceAll('\n', ' ') ?? null;
}

/** The skill that a step belongs to: its steps speak of the skill’s target. */
function skillAround(document: PlainValue, way: Way): PlainValue {
  const [list, index] = way;
  const skills = isEntries(document) && list === 'skills' ? document['skills'] : undefined;
  return Array.isArray(skills) && typeof index === 'number' ? (skills[index] ?? null) : null;
}

/** The field for a value. Whatever the value is, there is one: what does not fit is shown as it is. */
export function fieldOf(asked: Read, schema: JsonSchema, value: PlainValue, place: Place): Field {
  const ways = waysOf(asked.shapes.of(schema));
  const isOnly = ways.length === 1;
  const way = isOnly ? (ways[0] ?? null) : wayOf(ways, value);
  const words = ways.map((one) => wordChoice(one, place.path, asked.request.game, asked.request.language));
  const field = way && fieldOfWay(asked, way, value, place, isOnly ? [] : words);
  if (!field) return { ...place, is: 'raw', value, json: JSON.stringify(value), words };
  if (isOnly || (field.is === 'group' && ways.every(({ form }) => form.properties))) return field;
  return { ...place, is: 'either', word: way.word, words, field };
}

function fieldOfWay(
  asked: Read,
  { form, word }: Written,
  value: PlainValue,
  place: Place,
  words: readonly WordChoice[],
): Field | null {
  if (form.properties) {
    if (!isEntries(value)) return null;
    if (isWords(form)) return wordsField(form, value, place);
    const group = groupField(asked, form, value, place);
    return { ...group, word: words.length > 0 ? word : null, words };
  }
  if (typeOf(form) === 'array') return Array.isArray(value) ? listField(asked, form, value, place) : null;
  if (typeOf(form) === 'undefined') return null;
  return plainField(asked, form, value, place);
}

function wordsField(form: JsonSchema, value: Entries, place: Place): Field | null {
  const isWhole = Object.entries(value).every(
    ([key, part]) => languages.some((language) => language === key) && typeof part === 'string',
  );
  if (!isWhole) return null;
  const first = propertyOf(form, languages[0]);
  const cells = languages.map((language) => {
    const part = value[language];
    return {
      language,
      path: [...place.path, language],
      value: typeof part === 'string' ? part : null,
      needed: requiredOf(form).includes(language),
    };
  });
  return { ...place, is: 'words', cells, longest: first ? numberOf(first, 'maxLength') : null };
}

/** The word of a step or a rule, by its form. */
const wordOf = (form: JsonSchema): string =>
  String(propertyOf(form, 'do')?.const ?? propertyOf(form, 'rule')?.const ?? '');

export function placeOf(asked: Asked, way: Way, schema: JsonSchema, around: JsonSchema): Place {
  const key = String(way.at(-1));
  return {
    path: way,
    label: labelOf(way, asked.request.game, asked.request.language, wordOf(around)),
    help: schema.description ?? '',
    needed: requiredOf(around).includes(key),
    order: Object.keys(propertiesOf(around)),
  };
}

export function groupField(asked: Read, form: JsonSchema, value: Entries, place: Place): GroupField {
  const told: Record<string, PlainValue> = {};
  const fields: Field[] = [];
  const addable: Addable[] = [];
  for (const [key, schema] of Object.entries(propertiesOf(form))) {
    const way = [...place.path, key];
    const here = placeOf(asked, way, schema, form);
    const part = Object.hasOwn(value, key) ? value[key] : undefined;
    if (part === undefined) {
      const list = emptyList(asked, schema, here);
      const missing = list ? null : addableAt(asked, schema, value, here, form);
      if (list) fields.push(list);
      if (missing) addable.push(missing);
    } else if (here.needed && schema.const !== undefined && schema.const === part) told[key] = part;
    else
      fields.push(
        fieldOf(asked, schema, part, isOnlyName(form, value, key) ? { ...here, needed: true } : here),
      );
  }
  fields.push(...strangeFields(asked, form, value, place));
  return { ...place, is: 'group', told, word: null, words: [], fields, addable };
}

/** One of `name` and `names` has to stay, though neither is needed by itself. */
const isOnlyName = (form: JsonSchema, value: Entries, key: string): boolean => {
  const other = key === 'name' ? 'names' : key === 'names' ? 'name' : null;
  return other !== null && propertyOf(form, other) !== undefined && !Object.hasOwn(value, other);
};

/** Keys that the format does not know are not lost from sight. */
function strangeFields(asked: Asked, form: JsonSchema, value: Entries, place: Place): Field[] {
  return Object.entries(value).flatMap(([key, part]): Field[] => {
    if (propertyOf(form, key)) return [];
    const here = placeOf(asked, [...place.path, key], {}, form);
    return [{ ...here, label: key, is: 'raw', value: part, json: JSON.stringify(part), words: [] }];
  });
}

/** Lists of effects and the like are there to be filled before their key is. */
function emptyList(asked: Read, schema: JsonSchema, place: Place): ListField | null {
  const [form, ...others] = asked.shapes.of(schema);
  if (!form?.items || others.length > 0 || place.needed) return null;
  const hasObjects = asked.shapes.of(form.items).some(({ properties }) => properties);
  return hasObjects ? { ...listField(asked, form, [], place), present: false } : null;
}

function listField(asked: Read, form: JsonSchema, values: readonly PlainValue[], place: Place): ListField {
  const items = form.items ?? {};
  const { game, language } = asked.request;
  const words = entryChoices(waysOf(asked.shapes.of(items)), place.path, game, language);
  const most = numberOf(form, 'maxItems');
  const isFull = values.length >= (most ?? Infinity) || isComplete(asked, place.path, values);
  return {
    ...place,
    is: 'list',
    present: true,
    entries: values.map((value, index) => entryOf(asked, items, value, [...place.path, index], words)),
    words: isFull ? [] : words,
    least: numberOf(form, 'minItems') ?? 0,
    most,
  };
}

function entryOf(
  asked: Read,
  items: JsonSchema,
  value: PlainValue,
  path: Way,
  words: readonly WordChoice[],
): Entry {
  const label = labelOf(path, asked.request.game, asked.request.language);
  const place: Place = { path, label, help: '', needed: false, order: [] };
  const field = fieldOf(asked, items, value, place);
  const only = words.length === 1 ? words[0] : undefined;
  const word =
    'word' in field ? (field.word ?? only?.word ?? null) : field.is === 'raw' ? null : (only?.word ?? null);
  const choice = words.find((one) => one.word === word);
  return {
    path,
    word,
    title: choice?.label ?? label,
    help: choice?.help ?? '',
    summary: summaryOf(asked, asked.document, path, value, field),
    field,
  };
}
