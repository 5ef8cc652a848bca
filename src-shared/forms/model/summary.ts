import { schemaFor, type ValidDefinition } from '@shared/language/definitions/index';
import type { PlainValue } from '@shared/language/fixes';
import { definedAs, type Kind } from '@shared/language/kinds';
import { plainText } from '@shared/ruletext/base/plain';
import { signNames } from '@shared/ruletext/base/sign-names';
import { ruleTextOf } from '@shared/ruletext/index';
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

const named = { id: 'a', name: 'A' } as const;

/** The rule text of one entry of a list of effects; null where it is none, or is not right yet. */
function ruleTextAt(
  { request, kind }: Asked,
  document: PlainValue,
  way: Way,
  value: PlainValue,
): string | null {
  const list = way.at(-2);
  if (typeof list !== 'string' || (kind !== 'card' && kind !== 'bonus' && kind !== 'token')) return null;
  const bearer =
    definedAs(request.game) === 'ygios'
      ? girlCard(kind, list, value)
      : duelCard(kind, list, value, skillAround(document, way));
  const parsed = bearer && schemaFor(request.game, bearer.kind)?.safeParse(bearer.value);
  if (!parsed?.success) return null;
  const definition = {
    game: definedAs(request.game),
    kind: bearer?.kind,
    id: named.id,
    path: '',
    value: parsed.data,
  } as ValidDefinition;
  const { language } = request;
  const text = plainText(ruleTextOf(definition, language, aroundOf(request)), language, signNames[language]);
  return text === '' ? null : text.replaceAll('\n', ' ');
}

interface Bearer {
  readonly kind: Kind;
  readonly value: object;
}

/** A definition that has this effect and nothing else. */
const girlCard = (kind: Kind, list: string, value: PlainValue): Bearer =>
  kind === 'bonus'
    ? { kind, value: { ...named, [list]: [value] } }
    : { kind, value: { ...named, home: 'a', devotion: 0, [list]: [value] } };

function duelCard(kind: Kind, list: string, value: PlainValue, skill: PlainValue): Bearer | null {
  const paid = kind === 'token' ? {} : { ap: 0 };
  if (list === 'do' || list === 'steps') {
    const target = isEntries(skill) && skill['target'] !== undefined ? { target: skill['target'] } : {};
    const played = { on: 'play', ...target, do: [value] };
    // A step of a token would speak of a card: only what its skill says as a whole is right.
    return kind === 'token' ? null : { kind, value: { ...named, type: 'action', ...paid, skills: [played] } };
  }
  const isPlayed = list === 'skills' && isEntries(value) && value['on'] === 'play';
  return { kind, value: { ...named, type: isPlayed ? 'action' : 'treat', ...paid, [list]: [value] } };
}

/** The skill that a step belongs to: its steps speak of the skill’s target. */
function skillAround(document: PlainValue, way: Way): PlainValue {
  const [list, index] = way;
  const skills = isEntries(document) && list === 'skills' ? document['skills'] : undefined;
  return Array.isArray(skills) && typeof index === 'number' ? (skills[index] ?? null) : null;
}
