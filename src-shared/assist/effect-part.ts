import { languageOf } from '@shared/games/languages';
import { entryOf, plainValue, type ObjectPart, type Part } from './half-written';
import type { Way } from './naming';
import { printsOf } from '@shared/ruletext/effect-text';
import type { Asked } from './request';
import { definedKind } from '@shared/language/json-schema/document-schemas';

const isList = ({ request }: Asked, key: string | number | undefined): key is string =>
  typeof key === 'string' && languageOf(request.pack.game).effectLists.includes(key);

/** The smallest step, rule, need or skill around a place, or the whole list where the place is its key. */
export interface EffectPart {
  /** The way to it. */
  readonly way: Way;
  readonly list: string;
  readonly parts: readonly Part[];
  /** What the skill around it names. */
  readonly target: Part | null;
}

/** Finds it along the way to a key or a value; null where nothing on the way is an effect. */
export function effectAround(asked: Asked, way: Way): EffectPart | null {
  let found: EffectPart | null = null;
  let part: Part | null = asked.half.root;
  let skill: ObjectPart | null = null;
  for (const [index, step] of way.entries()) {
    part = childOf(part, step);
    if (!part) return found;
    const before = way[index - 1];
    const here = way.slice(0, index + 1);
    const target = skill ? (entryOf(skill, 'target')?.value ?? null) : null;
    if (typeof step === 'number' && isList(asked, before) && part.is === 'object') {
      if (before === 'skills') skill = part;
      found = { way: here, list: before, parts: [part], target: before === 'skills' ? null : target };
    } else if (index === way.length - 1 && index === 0 && isList(asked, step) && part.is === 'list') {
      found = { way: here, list: step, parts: part.items, target: null };
    }
  }
  return found;
}

function childOf(part: Part | null, step: string | number): Part | null {
  if (part?.is === 'list') return typeof step === 'number' ? (part.items[step] ?? null) : null;
  return part?.is === 'object' ? (entryOf(part, String(step))?.value ?? null) : null;
}

/** The rule text of an effect; null where something of it is missing. */
export function effectText(asked: Asked, { list, parts, target }: EffectPart): string | null {
  const { request } = asked;
  const kind = definedKind(asked.kind);
  if (!kind) return null;
  const values = parts.map(plainValue);
  if (values.length === 0 || values.includes(undefined)) return null;
  const { game } = request.pack;
  // A target that the step does not speak of would be told before it.
  const named = target && speaksOf(values, 'target') ? { target: plainValue(target) } : {};
  const place = { game, kind, list, ...named };
  return printsOf(place, values, request.language, request.pack.around);
}

const speaksOf = (value: unknown, word: string): boolean =>
  value === word ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => speaksOf(part, word)));
