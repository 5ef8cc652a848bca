import { gameFactsOf, type Game } from '@shared/games/index';
import type { GameFacts } from '@shared/games/game-facts';
import type { Kind } from '@shared/language/kinds';
import { i18n } from '../../../state/i18n.svelte';

/** What the list of a game's definitions calls its parts. */
export const listWords = (game: Game): GameFacts['list'] => gameFactsOf(game).list;

/** Groups in the order of the game, where it has one; everything else as it came. */
export function groupsInOrder(game: Game, groups: Iterable<string>): string[] {
  const { groups: order } = listWords(game);
  return [...groups].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** “Cards”, for a group of them. */
export const kindMany = (kind: Kind): string => i18n.t(`kind.${kind}`);
/** “Card”, for one. */
export const kindOne = (kind: Kind): string => i18n.t(`kindOne.${kind}`);
export const gameName = (game: Game): string => i18n.t(`game.${game}`);
