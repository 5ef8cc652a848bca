import type { SeenCard, SeenPlace } from '@shared/api/matches';
import type { Choosing } from './choosing.svelte';
import type { Held, Target } from './drag.svelte';
import { isCard, placeOf, thingsOf, type Thing } from './things';

/**
 * `back`: it was put where it came from. `target`: what it was dropped on is part of an answer. `itself`: where it is
 * dropped makes no difference, it is played. `refused`: it can't go there.
 */
export type Drop = 'back' | 'target' | 'itself' | 'refused';

/** What a drop means, while the card is held. */
export function dropOf(choosing: Choosing, { card, from }: Held, over: Target | null): Drop {
  if (!over || over.thing === card || (!isCard(over.thing) && over.thing.id === from)) return 'back';
  if (choosing.offered(over.thing).length > 0) return 'target';
  const others = goesWith(choosing, card);
  const home = isCard(over.thing) ? placeOf(choosing.asked.places, over.thing) : null;
  // A neighbour is no target: in a hand never, on the table if nothing is aimed at cards.
  if (home?.id === from && (home.is === 'hand' || !others.some(isCard))) return 'back';
  return card.answers.length > 0 && others.length === 0 ? 'itself' : 'refused';
}

/**
 * What is meant by somebody who puts a card on another one, or presses them one after the other: that card, if answers
 * are about cards. Otherwise it is a part of the place where it lies.
 */
export function meantBy(choosing: Choosing, card: SeenCard, place: SeenPlace | null): Thing {
  if (!place || choosing.offered(card).length > 0) return card;
  const [held] = choosing.picked.filter(isCard);
  const aims = held !== undefined && goesWith(choosing, held).some(isCard);
  return aims || choosing.offered(place).length === 0 ? card : place;
}

/** Everything that the answers with this card are about, besides itself. */
function goesWith(choosing: Choosing, card: SeenCard): readonly Thing[] {
  return thingsOf(choosing.asked).filter(
    (thing) => thing !== card && choosing.offered(thing).length > 0 && !isTwin(card, thing),
  );
}

/** The same card once more in a hand: an answer about one is about each. */
const isTwin = (card: SeenCard, thing: Thing): boolean =>
  isCard(thing) && thing.path === card.path && String(thing.answers) === String(card.answers);
