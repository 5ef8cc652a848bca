import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Kind } from '@shared/language/kinds';
import type { Naming, Way } from '@shared/language/naming';
import { namedAs, type NamedDefinition } from '@shared/language/references';
import { zoneWordDocs } from './docs/zone-word-docs';
import { listKeys } from './effects/walk';
import { besideWords, zoneWords, type ZoneWord } from './effects/words';
import { zoneReferences } from './effects/zone-references';

const zone = namedAs('zone');

export function referencesOf(definition: ValidDefinition<'ygios'>): NamedDefinition[] {
  switch (definition.kind) {
    case 'card':
    case 'bonus': {
      const inEffects = zoneReferences(definition).map(({ id, at, words }) => zone(id, at, words));
      return definition.kind === 'card' ? [zone(definition.value.home, ['home']), ...inEffects] : inEffects;
    }
    case 'rules':
      return definition.value.row.map((id, index) => zone(id, ['row', index]));
    case 'zone':
    case 'template':
      return [];
  }
}

const orWords = (words: readonly ZoneWord[]): Naming => ({
  kind: 'zone',
  words: words.map((word) => ({ word, says: zoneWordDocs[word] })),
  usual: 'here',
});
const onlyZone: Naming = { kind: 'zone', words: [] };
const inEffects: Readonly<Record<string, Naming>> = {
  to: orWords(zoneWords),
  zones: orWords(zoneWords),
  in: orWords(zoneWords),
  beside: orWords(besideWords),
  home: onlyZone,
};

export function namingAt(kind: Kind, way: Way): Naming | null {
  const [first] = way;
  const key = way.at(-1);
  if (kind === 'rules') {
    if (first === 'row' && way.length === 2) return onlyZone;
    if (first !== 'rulings' || way.at(-3) !== 'patches') return null;
    return key === 'card' || key === 'bonus' ? { kind: key, words: [] } : null;
  }
  if (kind === 'card' && way.length === 1) return key === 'home' ? onlyZone : null;
  const isEffect = (kind === 'card' || kind === 'bonus') && listKeys.some((list) => list === first);
  return isEffect && typeof key === 'string' && Object.hasOwn(inEffects, key)
    ? (inEffects[key] ?? null)
    : null;
}
