import type { PlainValue } from '@shared/language/fixes';
import { printsOf } from '@shared/ruletext/effect-text';
import type { Asked } from '../schema/asked';
import { isEntries } from '../schema/read';
import type { Field, Way } from '../types';
import { aroundOf } from './around';

/** What tells one entry from the others, in a line: the rule text that it makes, or a name in it. */
export function summaryOf(
  asked: Asked,
  document: PlainValue,
  way: Way,
  value: PlainValue,
  field: Field,
): string {
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
