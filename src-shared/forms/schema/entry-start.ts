import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import { languageOf } from '@shared/games/languages';
import type { Way } from '../types';
import type { Asked } from './asked';
import { namingAt } from '@shared/language/json-schema/naming';
import { isEntries, type Entries } from './read';
import { startOfForm } from './starts';

/**
 * What one more entry of a list begins with, beside the ones that are there; undefined where the pack has nothing
 * left to name.
 */
export function entryStart(
  asked: Asked,
  items: JsonSchema,
  form: JsonSchema,
  list: Way,
  siblings: readonly PlainValue[],
): PlainValue | undefined {
  const start = startOfForm(asked, form, [...list, siblings.length], items);
  if (typeof start === 'string' && namingOf(asked, list)) return freeIds(asked, list, siblings)[0];
  if (!isEntries(start)) return start;
  if (list.at(-1) === 'backOff') return { ...start, hand: largestHand(siblings) + 1 };
  return suited(asked, list, unlike(start, siblings));
}

/** Lines of this table get easier to reach: one for more cards comes first. */
export const entryPlace = (list: Way, length: number): number => (list.at(-1) === 'backOff' ? 0 : length);

const largestHand = (lines: readonly PlainValue[]): number =>
  Math.max(
    -1,
    ...lines.map((line) => (isEntries(line) && typeof line['hand'] === 'number' ? line['hand'] : -1)),
  );

const namingOf = ({ request, kind }: Asked, list: Way) => namingAt(request.game, kind, [...list, 0]);

/** A list of ids names each once. */
function freeIds(asked: Asked, list: Way, siblings: readonly PlainValue[]): string[] {
  const naming = namingOf(asked, list);
  const ids = asked.request.ids.filter((known) => known.kind === naming?.kind).map(({ id }) => id);
  return ids.filter((id) => !siblings.includes(id));
}

/** Does a list of ids name everything there is? */
export const isComplete = (asked: Asked, list: Way, siblings: readonly PlainValue[]): boolean =>
  namingOf(asked, list) !== null && freeIds(asked, list, siblings).length === 0;

/** Two rulings, or two answers, of one name would be a mistake. */
function unlike(start: Entries, siblings: readonly PlainValue[]): Entries {
  const key = ['id', 'value'].find((one) => typeof start[one] === 'string');
  if (key === undefined) return start;
  const taken = siblings.map((one) => (isEntries(one) ? one[key] : null));
  const first = String(start[key]);
  let name = first;
  for (let number = 2; taken.includes(name); number++) name = `${first}${number}`;
  return { ...start, [key]: name };
}

/** Rules of the books speak of what not everything that has rules can mean. */
const suited = ({ request, kind }: Asked, list: Way, start: Entries): Entries =>
  list[0] === 'while' && kind !== 'manifest' ? languageOf(request.game).suitedRule(kind, start) : start;
