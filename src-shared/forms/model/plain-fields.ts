import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import type { Asked } from '../schema/asked';
import { namingAt } from '@shared/language/json-schema/naming';
import type { Naming } from '@shared/language/naming';
import { numberOf, patternOf, typeOf, wordsOf, isId } from '@shared/language/json-schema/read';
import type { Choice, Field, IdChoice, Place } from '../types';
import { short } from './labels';

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The field of a value that holds no others; null where the form asks for another kind of value. */
export function plainField(asked: Asked, form: JsonSchema, value: PlainValue, place: Place): Field | null {
  const words = wordsOf(form);
  if (words) return wordField(form, words, value, place);
  const type = typeOf(form);
  if (type === 'boolean' && typeof value === 'boolean')
    return { ...place, is: 'switch', value, on: true, off: false };
  if ((type === 'integer' || type === 'number') && typeof value === 'number') {
    const [min, max] = [numberOf(form, 'minimum'), numberOf(form, 'maximum')];
    return { ...place, is: 'number', value, min, max, whole: type === 'integer' };
  }
  return type === 'string' && typeof value === 'string' ? textField(asked, form, value, place) : null;
}

function wordField(
  form: JsonSchema,
  words: readonly unknown[],
  value: PlainValue,
  place: Place,
): Field | null {
  if (!isPlain(value)) return null;
  const [only] = words;
  if (words.length === 1 && typeof only === 'boolean')
    return value === only ? { ...place, is: 'switch', value: true, on: only, off: null } : null;
  if (form.const !== undefined) return value === only ? { ...place, is: 'fixed', value } : null;
  const choices = words.filter(isPlain).map((word, index): Choice => {
    const help = form.enumDescriptions?.[index] ?? '';
    return { value: word, label: short(help) || String(word), help };
  });
  return { ...place, is: 'choice', value, choices };
}

/** Marks of effects are set by a fix; nobody types them. */
const isMark = (form: JsonSchema): boolean => patternOf(form)?.includes('[0-9a-f]{12}') === true;
const isImage = (form: JsonSchema): boolean => patternOf(form)?.startsWith('^art/') === true;
/** Names of icons look like ids, but may be longer. */
const longestIcon = 80;

function textField(asked: Asked, form: JsonSchema, value: string, place: Place): Field {
  const { request, kind } = asked;
  const longest = numberOf(form, 'maxLength');
  if (isMark(form)) return { ...place, is: 'fixed', value };
  if (isImage(form)) return { ...place, is: 'image', value };
  if (isId(form)) {
    if (longest === longestIcon) return { ...place, is: 'icon', value };
    if (place.path.length === 1 && place.path[0] === 'id') return { ...place, is: 'fixed', value };
    const naming = namingAt(request.game, kind, place.path);
    if (naming) return { ...place, is: 'id', value, kind: naming.kind, choices: idChoices(asked, naming) };
  }
  const examples = (form.examples ?? []).filter((one) => typeof one === 'string');
  return { ...place, is: 'text', value, longest, examples };
}

function idChoices({ request }: Asked, { kind, words }: Naming): IdChoice[] {
  const said = words.map(({ word, says }): IdChoice => {
    const help = says[request.language];
    return { value: word, label: short(help), help };
  });
  const ids = request.ids
    .filter((known) => known.kind === kind)
    .map(({ id, names }): IdChoice => ({ value: id, label: names?.[request.language] ?? id, help: '' }));
  return [...said, ...ids];
}
