/** Which things a text speaks of. */
import type { Ref, Selector } from '@shared/games/governing/effects';
import type { Seat } from './printed';
import { isHost, isPlaying, type Effect, type State, type Thing } from './state';

/** `me` is who controls the skill, or who chooses; `self` is the object whose skill it is. */
export function matches(selector: Selector, thing: Thing, me: Seat, self: Thing | null): boolean {
  const { type, of, is, not } = selector;
  const kind = thing.card.type === 'alteration' ? 'treat' : thing.card.type;
  if (isHost(thing) ? type !== 'host' : type !== undefined && type !== kind) return false;
  if (of !== undefined && (of === 'me') !== (thing.controller === me)) return false;
  return (is === undefined || thing === self) && (not === undefined || thing !== self);
}

export const select = (state: State, selector: Selector, me: Seat, self: Thing | null): Thing[] =>
  [...state.hosts.filter((host) => isPlaying(state, host.owner)), ...state.objects].filter((thing) =>
    matches(selector, thing, me, self),
  );

/** What a word stands for; it may have left. */
export function meant(effect: Effect, ref: Ref, it: Thing | null): readonly Thing[] {
  const one = (thing: Thing | null): Thing[] => (thing ? [thing] : []);
  switch (ref) {
    case 'this':
      return one(effect.self);
    case 'wearer':
      return one(effect.self?.wearer ?? null);
    case 'target':
      return effect.targets;
    case 'picked':
      return effect.picked;
    case 'event':
      return one(effect.event);
    case 'it':
      return one(it);
  }
}
