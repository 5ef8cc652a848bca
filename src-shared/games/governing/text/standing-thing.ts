import type { Selector } from '../effects/index';
import type { StandingRef } from '../effects/words';
import { foldedSelector, isJustThis } from './folded';
import type { Self, Thing } from './said';

/** What a standing rule is about. */
export function standingThing(all: StandingRef | Selector, self: Self): Thing {
  if (all === 'wearer') return { is: 'wearer' };
  if (all === 'this' || isJustThis(all)) return { is: 'this', self };
  return { is: 'all', sel: foldedSelector(all), view: 'you', self };
}
