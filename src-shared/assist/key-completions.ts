import { keyKinds, type JsonSchema } from '@shared/language/json-schema/index';
import { joined, translatorFor } from './choice';
import type { Stops } from './fitting';
import { fitting, rangeOf } from './fitting';
import type { Entry, ObjectPart } from './half-written';
import type { Way } from './naming';
import type { Asked } from './request';
import { requiredOf, wordsOf } from '@shared/language/json-schema/read';
import { narrowed, type Slot } from './shapes';
import { short } from './short';

/** A key that may be written, with a value that fits. */
export interface KeyChoice {
  readonly key: string;
  readonly needed: boolean;
  readonly detail: string;
  readonly says: string;
  value(stops: Stops): string;
}

export interface KnownKey {
  readonly key: string;
  readonly needed: boolean;
  readonly slot: Slot;
}

/** The keys of an object that is written in one of these ways; needed are those that every way needs. */
export function keysOf(asked: Asked, forms: readonly JsonSchema[]): KnownKey[] {
  const keys = [
    ...new Set(forms.flatMap((form) => [...Object.keys(form.properties ?? {}), ...idKeys(asked, form)])),
  ];
  const hasBothNames = keys.includes('name') && keys.includes('names');
  return keys.map((key) => ({
    key,
    needed: (hasBothNames && key === 'names') || forms.every((form) => requiredOf(form).includes(key)),
    slot: asked.shapes.at(forms, key),
  }));
}

/** A record by ids of the pack, such as what each Zone bears. */
const idKeys = ({ request }: Asked, form: JsonSchema): string[] =>
  form[keyKinds] === undefined
    ? []
    : request.pack.ids.flatMap(({ id, kind }) => (kind === form[keyKinds] ? [id] : []));

/** What can be said of a place: what it means, and what may stand there. */
export function placeSays(asked: Asked, slot: Slot): string[] {
  const t = translatorFor(asked.request.language);
  const ranges = slot.forms.flatMap((form) => {
    const range = rangeOf(form);
    return range
      ? [t(range.whole ? 'assist.whole' : 'assist.number', { min: range.min, max: range.max })]
      : [];
  });
  return [slot.says, ...new Set(ranges)].filter(Boolean);
}

/** The words of a place in a line; null where it has none, or only one. */
export function placeWords(asked: Asked, slot: Slot): string | null {
  const words = new Set(slot.forms.flatMap((form) => wordsOf(form) ?? []).map(String));
  if (words.size < 2) return null;
  return translatorFor(asked.request.language)('assist.words', { words: [...words] });
}

/** The keys that may be added to an object. */
export function keyChoices(
  asked: Asked,
  slot: Slot,
  object: ObjectPart,
  way: Way,
  except: Entry | null,
): KeyChoice[] {
  const t = translatorFor(asked.request.language);
  const there = new Set(object.entries.filter((entry) => entry !== except).map(({ key }) => key));
  const isThere = (key: string): boolean =>
    there.has(key) || (key === 'name' && there.has('names')) || (key === 'names' && there.has('name'));
  return keysOf(asked, narrowed(slot.forms, object, except))
    .filter(({ key, slot: inside }) => !isThere(key) && inside.forms.length > 0)
    .map(({ key, needed, slot: inside }) => ({
      key,
      needed,
      detail: short(inside.says),
      says: joined([...placeSays(asked, inside), ...(needed ? [t('assist.needed')] : [])], t.language),
      value: (stops: Stops) => fitting(asked, inside, [...way, key], stops),
    }));
}
