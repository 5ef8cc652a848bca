import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import { kinds, type Kind } from '../kinds';
import type { Naming, Way } from '../naming';

/** Of a place that takes an id: whose it is; null where it is no definition’s. */
export function namingAt(game: Game, kind: Kind | 'manifest', way: Way): Naming | null {
  if (kind !== 'manifest') return languageOf(game).naming(kind, way);
  const ordered =
    way[0] === 'order' && way.length === 3 ? kinds.find((known) => known === way[1]) : undefined;
  return ordered ? { kind: ordered, words: [] } : null;
}
