import { unreachable } from '@shared/util/exhaustive';
import type { Budget } from '../../kernel/budgets';
import { asSentence, byNames, loopWords, type Params } from '../../kernel/speech';
import type { Explanation } from './explain';
import { entryParams, type LogEntry } from './log';
import type { MoveRefusal } from './refusals';
import { sayControl, sayDevotion, sayRound, sayValue } from './words/reason-words';
import type { Speech } from './words/speech';

export { sayRule, sayScoreTerm, sayTerms } from './words/reason-words';
export type { Speech, WordKey } from './words/speech';

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

/** An explanation as lines to read. */
export function sayExplanation(speech: Speech, explanation: Explanation): string[] {
  switch (explanation.is) {
    case 'value':
      return [sayValue(speech, explanation)];
    case 'devotion':
      return sayDevotion(speech, explanation);
    case 'control':
      return sayControl(speech, explanation);
    case 'round':
      return sayRound(speech, explanation);
    case 'refusal':
      return [sayRefusal(speech, explanation.refusal)];
    default:
      return unreachable(explanation);
  }
}

/** Why a move can't be made, as a sentence. */
export const sayRefusal = (speech: Speech, refusal: MoveRefusal): string =>
  speech.say(`game.refusal.${refusal.code}`, refusalParams(speech, refusal));

function refusalParams(speech: Speech, refusal: MoveRefusal): Params {
  const { seat, zone, card, bonus } = speech.names;
  const by = (sources: readonly string[]): string =>
    byNames(
      speech,
      sources.filter((id) => id !== '').map((id) => card(id) || bonus(id)),
    );
  switch (refusal.code) {
    case 'not-your-decision':
      return { by: seat(refusal.data.by) };
    case 'not-in-hand':
      return { card: card(refusal.data.card) };
    case 'zone-locked':
      return {
        zone: zone(refusal.data.zone),
        turns: refusal.data.turns,
        by: by(refusal.data.sources),
      };
    case 'face-up-only':
      return { zone: zone(refusal.data.zone), by: by(refusal.data.sources) };
    case 'requirement-unmet': {
      const { data } = refusal;
      return { card: card(data.card), zone: zone(data.zone), part: 'need' in data ? 'need' : 'step' };
    }
    default:
      return {};
  }
}
