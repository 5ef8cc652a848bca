import type { GameCards } from '../game-cards';
import { governingFace } from './face';
import { rulesForCard } from './help/rules-for-card';
import { governingText } from './text/index';

export const governingCards: GameCards<'governing'> = {
  text: (definition, language, around) =>
    definition.kind === 'card' || definition.kind === 'token'
      ? governingText(definition.value, definition.kind, language, around)
      : [],
  face: governingFace,
  rulesFor: rulesForCard,
};
