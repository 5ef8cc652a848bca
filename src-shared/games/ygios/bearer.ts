import type { EffectPlace } from '../game-language';
import type { Kind } from '@shared/language/kinds';

const named = { id: 'a', name: 'A' } as const;

/** A definition that has these effects and nothing else. */
export function bearer({ kind, list }: EffectPlace, effects: readonly unknown[]): [Kind, object] | null {
  if (kind === 'bonus') return ['bonus', { ...named, [list]: effects }];
  return kind === 'card' ? ['card', { ...named, home: 'a', devotion: 0, [list]: effects }] : null;
}
