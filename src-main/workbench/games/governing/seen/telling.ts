import type { ThingRef } from '../../../../engine/games/governing/things';
import type { ViewQuestion, View } from '../../../../engine/games/governing/view';
import type { Speech } from '../../../../engine/games/governing/words';
import { byWords } from '../../../../engine/games/governing/words/speech';
import type { PackWords } from '../../pack-words';
import { governingSpeech, kindIn } from '../speech';

/** Who tells, in one language. */
export interface Telling {
  readonly words: PackWords;
  readonly speech: Speech;
}

export const tellingIn = (words: PackWords): Telling => ({
  words,
  speech: governingSpeech(words, (letter) => words.seat(letter)),
});

/** Where a card lies in the pack; null: it is a Host, or none of the pack's. */
export const thingPath = (words: PackWords, thing: ThingRef | null): string | null =>
  thing && 'id' in thing ? words.path(kindIn(words, thing.id), thing.id) : null;

/** What is asked, in words. */
export function promptOf({ words, speech }: Telling, seen: View, asks: ViewQuestion): string {
  const payer = seen.players.find(({ seat }) => seat === asks.by);
  return words.say(`match.governing.ask.${asks.aim ? 'aim' : asks.for}`, {
    seat: speech.names.seat(asks.by),
    verb: asks.verb ?? '',
    by: byWords(speech, asks.source),
    n: payer?.refreshCost ?? 0,
    several: asks.aim && asks.aim.of > 1 ? 'yes' : 'no',
    nth: asks.aim?.nth ?? 1,
    of: asks.aim?.of ?? 1,
  });
}
