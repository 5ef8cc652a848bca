import type { Choosing } from './choosing.svelte';
import type { Held, Target } from './drag.svelte';
import { isCard } from './things';

/**
 * `back`: it was put where it came from. `target`: what it was dropped on is part of an answer. `itself`: where it is
 * dropped makes no difference, it is played. `refused`: it can't go there.
 */
export type Drop = 'back' | 'target' | 'itself' | 'refused';

/** What a drop means, while the card is held. */
export function dropOf(choosing: Choosing, { card, from }: Held, over: Target | null): Drop {
  if (!over || over.thing === card || (!isCard(over.thing) && over.thing.id === from)) return 'back';
  if (choosing.offered(over.thing).length > 0) return 'target';
  if (card.answers.length > 0 && choosing.loose.length === choosing.left.length) return 'itself';
  return 'refused';
}
