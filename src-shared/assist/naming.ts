import { listKeys } from '@shared/language/effects/walk';
import { besideWords, zoneWords } from '@shared/language/effects/words';
import type { JsonSchema } from '@shared/language/json-schema/index';
import { zoneWordDocs } from '@shared/language/json-schema/zone-word-docs';
import { definedAs, kinds, type Game } from '@shared/language/kinds';
import { idPattern } from '@shared/language/pack-format';
import { scenarioNaming } from './scenario-naming';
import type { DocumentKind } from './schemas';
import type { Slot } from './shapes';
import type { Naming, Way } from './way';

export type { Naming, Way } from './way';

const described = (words: readonly (keyof typeof zoneWordDocs)[]): Naming['words'] =>
  words.map((word) => ({ word, says: zoneWordDocs[word] }));

const zone: Naming = { kind: 'zone', words: [] };
const byKey: Readonly<Record<string, Naming>> = {
  to: { kind: 'zone', words: described(zoneWords) },
  zones: { kind: 'zone', words: described(zoneWords) },
  in: { kind: 'zone', words: described(zoneWords) },
  beside: { kind: 'zone', words: described(besideWords) },
  home: zone,
};

/** Is this the form of an id? The schema knows no more than that; whose id it is, the place says. */
export const isId = (form: JsonSchema): boolean =>
  form['type'] === 'string' && form['pattern'] === idPattern.source && !form.enum && form.const === undefined;

/** Which definitions may be named at this place; null where none is. */
export function namingAt(game: Game, kind: DocumentKind, way: Way, slot: Slot): Naming | null {
  const key = way.at(-1);
  const [first] = way;
  if (typeof first !== 'string' || !slot.forms.some(isId)) return null;
  if (kind === 'manifest') {
    const ordered =
      first === 'order' && way.length === 3 ? kinds.find((known) => known === way[1]) : undefined;
    return ordered ? { kind: ordered, words: [] } : null;
  }
  if (kind === 'scenarios') return scenarioNaming(game, way);
  if (definedAs(game) === 'governing')
    return (kind === 'card' || kind === 'token') && key === 'token' ? { kind: 'token', words: [] } : null;
  if (kind === 'rules') {
    if (first === 'row' && way.length === 2) return zone;
    if (first !== 'rulings' || way.at(-3) !== 'patches') return null;
    return key === 'card' || key === 'bonus' ? { kind: key, words: [] } : null;
  }
  if (kind === 'card' && way.length === 1) return key === 'home' ? zone : null;
  const inEffects = listKeys.some((list) => list === first) && (kind === 'card' || kind === 'bonus');
  return inEffects && typeof key === 'string' && Object.hasOwn(byKey, key) ? (byKey[key] ?? null) : null;
}
