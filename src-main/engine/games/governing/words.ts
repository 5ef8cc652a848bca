import type { RefusalCode } from '@shared/language/scenario/governing/words';
import { asSentence, signed } from '../../kernel/speech';
import type { Explanation } from './explain';
import type { ActExplained } from './explain/acts';
import type { SeenTerm } from './explain/terms';
import { thingName, thingWords, type Speech } from './words/speech';

export { sayEntry, sayLoop } from './words/log-words';
export type { Speech, WordKey } from './words/speech';

/** An explanation as lines to read. */
export function sayExplanation(speech: Speech, explanation: Explanation): string[] {
  switch (explanation.is) {
    case 'pe':
    case 'maxSp': {
      const card = thingWords(speech, explanation.thing, 'subject');
      const stat = speech.say(`duel.stat.${explanation.is}`, {});
      const terms = sayTerms(speech, explanation.terms);
      return [asSentence(speech, speech.say('duel.number', { card, stat, n: explanation.n, terms }))];
    }
    case 'drawCost':
    case 'refreshCost': {
      const { seat, n } = explanation;
      const terms = sayTerms(speech, explanation.terms);
      return [speech.say(`duel.cost.${explanation.is}`, { seat: speech.names.seat(seat), n, terms })];
    }
    case 'act':
      return sayAct(speech, explanation);
    case 'refusal':
      return [sayRefusal(speech, explanation.code)];
  }
}

/** Why a move can't be made, as a sentence. */
export const sayRefusal = (speech: Speech, code: RefusalCode): string =>
  speech.say(`duel.refusal.${code}`, {});

/** “2 printed; +3 of what it wears: 5” */
export const sayTerms = (speech: Speech, terms: readonly SeenTerm[]): string =>
  terms.map((term) => sayTerm(speech, term)).join(speech.language === 'ja' ? '、' : '; ');

const sayTerm = (speech: Speech, term: SeenTerm): string =>
  speech.say(`duel.term.${term.is}`, {
    n: term.n,
    total: term.total,
    signed: signed(term.n),
    source: term.is === 'rule' ? thingName(speech, term.source) : '',
  });

/** Whether it may, then a line for each reason. */
const sayAct = (speech: Speech, { act, thing, verdict, reasons }: ActExplained): string[] => [
  asSentence(speech, speech.say(`duel.act.${act}`, { verdict, card: thingWords(speech, thing, 'subject') })),
  ...reasons.map((reason) =>
    speech.say(`duel.reason.${reason.is}`, {
      says: 'says' in reason ? reason.says : '',
      source: reason.is === 'rule' ? thingName(speech, reason.source) : '',
    }),
  ),
];
