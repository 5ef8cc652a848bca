import type { Game } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import { labelOf } from '../model/labels';
import type { Way } from '../types';

/** The way to a place in words: “Rulings 1 › Answers 2 › Name”. */
export function placeLabel(way: Way, game: Game, language: Language): string {
  const parts: string[] = [];
  way.forEach((step, index) => {
    if (typeof step === 'string') parts.push(labelOf(way.slice(0, index + 1), game, language));
    else parts.push(`${parts.pop() ?? ''} ${step + 1}`);
  });
  return parts.join(' › ');
}
