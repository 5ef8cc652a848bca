import type { Cards, Face } from '../effects/index';

/**
 * Rules about a base value are about one face only. Where the cards do not say which, the text does; where they say
 * the other one, the rule never holds, and a text that kept silent about it would promise something.
 */
export interface RuleFace {
  readonly cards: Cards;
  /** The text has to add that it holds only while the card lies so. */
  readonly contrary: boolean;
}

export function ruleFace(cards: Cards, face: Face): RuleFace {
  const lies = cards.face ?? (cards.home === undefined ? undefined : 'up');
  if (lies !== undefined) return { cards, contrary: lies !== face };
  // A card that speaks is face-up anyway.
  if (cards.is !== undefined) return { cards, contrary: face === 'down' };
  return { cards: { ...cards, face }, contrary: false };
}
