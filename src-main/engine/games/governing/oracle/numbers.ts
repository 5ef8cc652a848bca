/** Numbers that a card writes. */
import type { Num } from '@shared/games/governing/effects';
import { meant } from './select';
import type { Effect, State, Thing } from './state';
import { statOf, total } from './stats';

/** N4: what can't be determined is 0, and so is what is read from several things. */
export function numberOf(state: State, effect: Effect, num: Num, it: Thing | null): number {
  if (typeof num === 'number') return num;
  if (num === 'X') return effect.x ?? 0;
  if ('stat' in num) {
    const [thing, ...others] = meant(effect, num.of, it);
    return thing && others.length === 0 ? statOf(state, thing, num.stat) : 0;
  }
  if ('half' in num) {
    const half = numberOf(state, effect, num.half, it) / 2;
    return num.round === 'up' ? Math.ceil(half) : Math.floor(half);
  }
  if ('minus' in num) return -numberOf(state, effect, num.minus, it);
  return total(num.sum.map((part) => numberOf(state, effect, part, it)));
}

/** N2: a number of things done or given. */
export const countOf = (state: State, effect: Effect, num: Num, it: Thing | null): number =>
  Math.max(0, numberOf(state, effect, num, it));
