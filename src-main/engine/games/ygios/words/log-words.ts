import type { Budget } from '../../../kernel/budgets';
import { asSentence, loopWords } from '../../../kernel/speech';
import { entryParams, type LogEntry } from '../log';
import type { Speech } from './speech';

/** One entry of the log as a sentence. */
export function sayEntry(speech: Speech, entry: LogEntry): string {
  if (entry.is === 'loop') return sayLoop(speech, entry.budget, entry.cards);
  const key =
    entry.is === 'skipped' ? (`game.skipped.${entry.part}` as const) : (`game.log.${entry.is}` as const);
  return asSentence(speech, speech.say(key, entryParams(speech, entry)));
}

/** A match that never ends, and the cards that were at it. */
export function sayLoop(speech: Speech, budget: Budget, cards: readonly string[]): string {
  const names = cards.map((id) => sourceNameOf(speech, id));
  return loopWords(speech, speech.say('game.loop', { budget }), names);
}

/** A trail names cards and bonuses alike by their ids. */
function sourceNameOf({ names }: Speech, id: string): string {
  const card = names.card(id);
  return card === '' ? names.bonus(id) : card;
}
