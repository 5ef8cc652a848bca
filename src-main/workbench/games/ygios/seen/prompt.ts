import type { ViewQuestion } from '../../../../engine/games/ygios/view';
import { byWords } from '../../../../engine/games/ygios/words/speech';
import type { Telling } from './told/telling';

/** What is asked, in words. */
export const promptOf = ({ words, speech }: Telling, asks: ViewQuestion): string =>
  words.say(`match.ygios.ask.${asks.for}`, {
    seat: speech.names.seat(asks.by),
    verb: asks.verb ?? '',
    by: byWords(speech, asks.source),
  });
