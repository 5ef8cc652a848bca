import type { Loop } from '../../../kernel/loops';
import { asSentence, loopWords } from '../../../kernel/speech';
import { entryParams, type LogEntry } from '../log';
import type { Speech } from './speech';

/** One entry of the log as a sentence. */
export function sayEntry(speech: Speech, entry: LogEntry): string {
  if (entry.is === 'loop') return sayLoop(speech, entry);
  const key =
    entry.is === 'skipped' ? (`duel.skipped.${entry.why}` as const) : (`duel.log.${entry.is}` as const);
  return asSentence(speech, speech.say(key, entryParams(speech, entry)));
}

/** A duel that never ends, and the cards that were at it. */
export const sayLoop = (speech: Speech, { budget, cards }: Loop): string =>
  loopWords(
    speech,
    speech.say('duel.loop', { budget }),
    cards.map((id) => speech.names.card(id)),
  );
