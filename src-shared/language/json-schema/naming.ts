import { listKeys } from '@shared/games/ygios/effects/walk';
import { besideWords, zoneWords, type ZoneWord } from '@shared/games/ygios/effects/words';
import { definedAs, type Game } from '@shared/games/index';
import { kinds, type Kind } from '../kinds';

type Way = readonly (string | number)[];

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
export function namingAt(game: Game, kind: Kind | 'manifest', way: Way): Naming | null {
  const [first] = way;
  const key = way.at(-1);
  if (kind === 'manifest') {
    const ordered =
      first === 'order' && way.length === 3 ? kinds.find((known) => known === way[1]) : undefined;
    return ordered ? { kind: ordered, words: [] } : null;
  }
  if (definedAs(game) === 'governing')
    return (kind === 'card' || kind === 'token') && key === 'token' ? { kind: 'token', words: [] } : null;
  if (kind === 'rules') {
    if (first === 'row' && way.length === 2) return zone;
    if (first !== 'rulings' || way.at(-3) !== 'patches') return null;
    return key === 'card' || key === 'bonus' ? { kind: key, words: [] } : null;
  }
  if (kind === 'card' && way.length === 1) return key === 'home' ? zone : null;
  const isEffect = (kind === 'card' || kind === 'bonus') && listKeys.some((list) => list === first);
  return isEffect && typeof key === 'string' && Object.hasOwn(inEffects, key)
    ? (inEffects[key] ?? null)
    : null;
}
