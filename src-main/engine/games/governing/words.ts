import type { RefusalCode } from '@shared/games/governing/scenario/words';
import type { Loop } from '../../kernel/loops';
import { asSentence, loopWords, signed } from '../../kernel/speech';
import type { Explanation } from './explain';
import type { ActExplained } from './explain/acts';
import type { RefusalFacts } from './explain/refused';
import type { SeenTerm } from './explain/terms';
import { entryParams, type LogEntry } from './log';
import { thingName, thingsWords, thingWords, type Speech } from './words/speech';

export type { Speech, WordKey } from './words/speech';

/** One entry of the log as a sentence. */
export function sayEntry(speech: Speech, entry: LogEntry): string {
  if (entry.is === 'loop') return sayLoop(speech, entry);
  const key =
    entry.is === 'skipped'
      ? (`governing.skipped.${entry.why}` as const)
      : (`governing.log.${entry.is}` as const);
  return asSentence(speech, speech.say(key, entryParams(speech, entry)));
}

/** A duel that never ends, and the cards that were at it. */
export const sayLoop = (speech: Speech, { budget, cards }: Loop): string =>
  loopWords(
    speech,
    speech.say('governing.loop', { budget }),
    cards.map((id) => speech.names.card(id)),
  );

/** An explanation as lines to read. */
export function sayExplanation(speech: Speech, explanation: Explanation): string[] {
  switch (explanation.is) {
    case 'pe':
    case 'maxSp': {
      const card = thingWords(speech, explanation.thing, 'subject');
      const stat = speech.say(`governing.stat.${explanation.is}`, {});
      const terms = sayTerms(speech, explanation.terms);
      return [asSentence(speech, speech.say('governing.number', { card, stat, n: explanation.n, terms }))];
    }
    case 'drawCost':
    case 'refreshCost': {
      const { seat, n } = explanation;
      const terms = sayTerms(speech, explanation.terms);
      return [speech.say(`governing.cost.${explanation.is}`, { seat: speech.names.seat(seat), n, terms })];
    }
    case 'act':
      return sayAct(speech, explanation);
    case 'refusal':
      return [sayRefusal(speech, explanation.code, explanation.facts)];
  }
}

/** Why a move can't be made, as a sentence. */
export function sayRefusal(speech: Speech, code: RefusalCode, facts: RefusalFacts | null = null): string {
  switch (facts?.is) {
    case undefined:
      return speech.say(`governing.refusal.${code}`, {});
    case 'over':
      return speech.say('governing.refused.over', {});
    case 'ap':
      return speech.say('governing.refused.ap', { have: facts.have, need: facts.need });
    case 'owes': {
      const cards = thingsWords(speech, facts.things, 'subject');
      const several = facts.things.length > 1 ? 'yes' : 'no';
      return asSentence(speech, speech.say('governing.refused.owes', { cards, several }));
    }
    case 'forbidden': {
      const card = thingWords(speech, facts.thing, 'subject');
      const sources = thingsWords(speech, facts.sources, 'by');
      return asSentence(speech, speech.say('governing.refused.forbidden', { card, sources }));
    }
  }
}

/** “2 printed; +3 of what it wears: 5” */
export const sayTerms = (speech: Speech, terms: readonly SeenTerm[]): string =>
  terms.map((term) => sayTerm(speech, term)).join(speech.language === 'ja' ? '、' : '; ');

const sayTerm = (speech: Speech, term: SeenTerm): string =>
  speech.say(`governing.term.${term.is}`, {
    n: term.n,
    total: term.total,
    signed: signed(term.n),
    source: term.is === 'rule' ? thingName(speech, term.source) : '',
  });

/** Whether it may, then a line for each reason. */
const sayAct = (speech: Speech, { act, thing, verdict, reasons }: ActExplained): string[] => [
  asSentence(
    speech,
    speech.say(`governing.act.${act}`, { verdict, card: thingWords(speech, thing, 'subject') }),
  ),
  ...reasons.map((reason) =>
    speech.say(`governing.reason.${reason.is}`, {
      says: 'says' in reason ? reason.says : '',
      source: reason.is === 'rule' ? thingName(speech, reason.source) : '',
    }),
  ),
];
