import type { SeatLetter } from '@shared/games/governing/scenario/words';
import type { Speech } from '../../../engine/games/governing/words';
import type { LogSentences, SkippedSentences } from '../../../engine/games/governing/words/speech';
import type { PackWords } from '../pack-words';
import { saying } from '../speech';

/** What the duel says with the names of a pack. */
export const governingSpeech = (words: PackWords, seat: (letter: SeatLetter) => string): Speech => ({
  language: words.language,
  say: saying<LogSentences, SkippedSentences>(words),
  list: (items) => words.list(items),
  names: { seat, card: (id) => words.name(kindIn(words, id), id) },
});

/** Tokens are told from cards by where the pack keeps them. */
export const kindIn = (words: PackWords, id: string): 'card' | 'token' =>
  words.has('token', id) && !words.has('card', id) ? 'token' : 'card';
