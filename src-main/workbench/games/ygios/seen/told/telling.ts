import type { SourceRef } from '../../../../../engine/games/ygios/refs';
import type { Speech } from '../../../../../engine/games/ygios/words';
import type { PackWords } from '../../../pack-words';
import { ygiosSpeech } from '../../speech';

/** Who tells, in one language. */
export interface Telling {
  readonly words: PackWords;
  readonly speech: Speech;
}

export const tellingIn = (words: PackWords): Telling => ({
  words,
  speech: ygiosSpeech(words, (letter) => words.say('match.seat', { seat: letter })),
});

/** Where a source lies in the pack; null: it is not seen. */
export function sourcePath(words: PackWords, source: SourceRef | null): string | null {
  if (source === null) return null;
  if ('bonus' in source) return words.path('bonus', source.bonus);
  return 'id' in source ? words.path('card', source.id) : null;
}
