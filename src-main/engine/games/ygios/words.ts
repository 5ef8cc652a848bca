import { unreachable } from '@shared/util/exhaustive';
import type { Explanation } from './explain';
import type { MoveRefusal } from './refusals';
import { sayControl, sayDevotion, sayRound, sayValue } from './words/reason-words';
import { byNames, type Params } from '../../kernel/speech';
import type { Speech } from './words/speech';

export { sayEntry, sayLoop } from './words/log-words';
export { sayRule, sayScoreTerm, sayTerms } from './words/reason-words';
export type { Speech, WordKey } from './words/speech';

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
