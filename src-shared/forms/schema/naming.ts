import { listKeys } from '@shared/language/effects/walk';
import { besideWords, zoneWords, type ZoneWord } from '@shared/language/effects/words';
import { definedAs, kinds, type Game, type Kind } from '@shared/language/kinds';
import type { Way } from '../types';
import type { DocumentKind } from './shapes';

/** A place where another definition is named, and the words that may stand there instead. */
export interface Naming {
  readonly kind: Kind;
  readonly words: readonly ZoneWord[];
}

const zone: Naming = { kind: 'zone', words: [] };
const inEffects: Readonly<Record<string, Naming>> = {
  to: { kind: 'zone', words: zoneWords },
  zones: { kind: 'zone', words: zoneWords },
  in: { kind: 'zone', words: zoneWords },
  beside: { kind: 'zone', words: besideWords },
  home: zone,
};

/** Of a place that takes an id: whose it is; null where it is no definition’s. */
export function namingAt(game: Game, kind: DocumentKind, way: Way): Naming | null {
  const [first, second] = way;
  const key = way.at(-1);
  if (kind === 'manifest') {
    const listed = first === 'order' ? kinds.find((known) => known === second) : undefined;
    return listed ? { kind: listed, words: [] } : null;
  }
  if (definedAs(game) === 'governing') return key === 'token' ? { kind: 'token', words: [] } : null;
  if (kind === 'rules') {
    if (first === 'row') return zone;
    return way.at(-3) === 'patches' && (key === 'card' || key === 'bonus') ? { kind: key, words: [] } : null;
  }
  if (kind === 'card' && way.length === 1) return key === 'home' ? zone : null;
  const isEffect = (kind === 'card' || kind === 'bonus') && listKeys.some((list) => list === first);
  return isEffect && typeof key === 'string' && Object.hasOwn(inEffects, key)
    ? (inEffects[key] ?? null)
    : null;
}
