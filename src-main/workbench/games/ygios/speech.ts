import type { SeatLetter } from '../../../engine/games/ygios/format';
import type { Speech } from '../../../engine/games/ygios/words';
import type { LogSentences, SkippedSentences } from '../../../engine/games/ygios/words/speech';
import type { PackWords } from '../pack-words';
import { saying } from '../speech';

/** What this game says with the names of a pack. */
export const ygiosSpeech = (words: PackWords, seat: (letter: SeatLetter) => string): Speech => ({
  language: words.language,
  say: saying<LogSentences, SkippedSentences>(words),
  list: (items) => words.list(items),
  names: {
    seat,
    // A loop names cards and bonuses alike by their ids; what is no card is looked for among the bonuses.
    card: (id) => (words.has('bonus', id) && !words.has('card', id) ? '' : words.name('card', id)),
    bonus: (id) => words.name('bonus', id),
    zone: (id) => words.name('zone', id),
  },
});
