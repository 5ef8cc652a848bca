import type { GameCards } from '../game-cards';
import { ygiosFace } from './face';
import { bonusText, cardText } from './text/index';

export const ygiosCards: GameCards<'ygios'> = {
  text(definition, language, around) {
    if (definition.kind === 'card') return cardText(definition.value, language, around);
    return definition.kind === 'bonus' ? bonusText(definition.value, language, around) : [];
  },
  face: ygiosFace,
  // Its guide explains its cards; the rules of the kernel were written for the other games.
  rulesFor: () => [],
};
