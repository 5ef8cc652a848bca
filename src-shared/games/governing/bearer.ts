import type { Kind } from '@shared/language/kinds';
import type { EffectPlace } from '../game-language';

const named = { id: 'a', name: 'A' } as const;

/** A definition that has these effects and nothing else. */
export function bearer(
  { kind, list, target }: EffectPlace,
  effects: readonly unknown[],
): [Kind, object] | null {
  const isToken = kind === 'token';
  if (!isToken && kind !== 'card') return null;
  const paid = isToken ? {} : { ap: 0 };
  if (list === 'do' || list === 'steps') {
    const skill = { on: 'play', ...(target === undefined ? {} : { target }), do: effects };
    // A step of a token would speak of a card: only what the token says as a whole is right.
    return isToken ? null : ['card', { ...named, type: 'action', ...paid, skills: [skill] }];
  }
  const isPlayed =
    list === 'skills' && effects.some((one) => isObject(one) && 'on' in one && one.on === 'play');
  if (isPlayed) return ['card', { ...named, type: 'action', ...paid, skills: effects }];
  return [kind, { ...named, type: 'treat', ...paid, [list]: effects }];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
