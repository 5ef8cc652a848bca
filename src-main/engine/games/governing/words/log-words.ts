import { asSentence, cardWords, loopWords, quoted, signed, type Params } from '../../../kernel/speech';
import type { Loop } from '../../../kernel/loops';
import type { LogEntry } from '../log';
import { byWords, thingsWords, thingWords, type Speech } from './speech';

/** One entry of the log as a sentence. */
export function sayEntry(speech: Speech, entry: LogEntry): string {
  if (entry.is === 'loop') return sayLoop(speech, entry);
  const key =
    entry.is === 'skipped' ? (`duel.skipped.${entry.why}` as const) : (`duel.log.${entry.is}` as const);
  return asSentence(speech, speech.say(key, paramsOf(speech, entry)));
}

/** A duel that never ends, and the cards that were at it. */
export const sayLoop = (speech: Speech, { budget, cards }: Loop): string =>
  loopWords(
    speech,
    speech.say('duel.loop', { budget }),
    cards.map((id) => speech.names.card(id)),
  );

type Said = Exclude<LogEntry, { is: 'loop' }>;

const yesNo = (flag: boolean): 'yes' | 'no' => (flag ? 'yes' : 'no');

function paramsOf(speech: Speech, entry: Said): Params {
  const seat = 'seat' in entry && entry.seat !== null ? speech.names.seat(entry.seat) : '';
  const spoken = 'thing' in entry ? entry.thing : null;
  const by = 'by' in entry ? byWords(speech, entry.by, spoken) : '';
  const card = spoken ? thingWords(speech, spoken, 'subject') : '';
  switch (entry.is) {
    case 'turnBegins':
      return { seat, turn: entry.turn, ap: entry.ap };
    case 'step':
      return { seat, step: entry.step };
    case 'mulligan':
      return { seat, taken: yesNo(entry.taken) };
    case 'play':
    case 'activate':
      return {
        seat,
        card: thingWords(speech, entry.thing, entry.is === 'play' ? 'object' : 'of'),
        aimed: yesNo(entry.targets.length > 0),
        targets: thingsWords(speech, entry.targets, 'object'),
        paid: paidWords(speech, entry.ap),
      };
    case 'enter':
      return { card, seat, encore: yesNo(entry.encore) };
    case 'leave':
    case 'bowOut':
      return { card, by, to: entry.to };
    case 'exhaust':
    case 'refresh':
      return { card: thingWords(speech, entry.thing, 'object'), by };
    case 'control':
      return { card: thingWords(speech, entry.thing, 'object'), seat, by };
    case 'swing':
      return { card, target: thingWords(speech, entry.target, 'of') };
    case 'groove':
      return { card, target: thingWords(speech, entry.target, 'to'), n: entry.n, by };
    case 'sp':
      return { card, by, n: Math.abs(entry.n), how: spChange(entry) };
    case 'stat': {
      const stat = speech.say(`duel.statOf.${entry.stat}`, {});
      return { card, by, stat, signed: signed(entry.n), now: entry.now, turn: yesNo(entry.turn) };
    }
    case 'rule': {
      const how = `${entry.must ? 'must' : 'cannot'}${entry.act === 'swing' ? 'Swing' : 'Return'}`;
      return { card, by, how, turn: yesNo(entry.turn) };
    }
    case 'draw':
    case 'discard':
      return { seat, card: cardWords(speech, entry.card, 'object'), by };
    case 'pick':
      return { seat, by, things: thingsWords(speech, entry.things, 'object') };
    case 'goes': {
      const event = entry.event ? thingWords(speech, entry.event, 'subject') : '';
      return { card: thingWords(speech, entry.thing, 'of'), event, caused: yesNo(entry.event !== null) };
    }
    case 'resolve':
      return { card: thingWords(speech, entry.thing, 'of'), swing: yesNo(entry.swing) };
    case 'nothing':
      return { card: thingWords(speech, entry.thing, 'of') };
    case 'skipped':
      return { seat, by, part: entry.part, card: skippedCard(speech, entry) };
    case 'over': {
      const how = entry.winner ? 'won' : entry.quiet ? 'quiet' : 'drawn';
      return { how, winner: entry.winner ? speech.names.seat(entry.winner) : '' };
    }
    case 'paidDraw':
    case 'paidRefresh':
    case 'ap':
      return { seat, by, n: entry.n };
    case 'counter':
      return { card, by, n: entry.n };
    case 'stepIn':
    case 'decline':
    case 'pass':
    case 'out':
    case 'turnEffectsEnd':
      return { seat, card, by };
  }
}

function paidWords(speech: Speech, ap: number): string {
  if (ap === 0) return '';
  const said = speech.say('duel.paid', { ap });
  return speech.language === 'ja' ? said : ` ${said}`;
}

const spChange = ({ why, n }: Extract<LogEntry, { is: 'sp' }>): 'lose' | 'regain' | 'rise' | 'fall' =>
  why === 'max' ? (n > 0 ? 'rise' : 'fall') : why;

function skippedCard(
  speech: Speech,
  { thing, card, part, why }: Extract<LogEntry, { is: 'skipped' }>,
): string {
  if (thing) return thingWords(speech, thing, why === 'already-so' ? 'object' : 'subject');
  if (!card) return '';
  // A token is spoken of by its name alone: it is no card.
  return part === 'token'
    ? quoted(speech, speech.names.card(card.id))
    : thingWords(speech, { ...card, handle: 0 }, 'subject');
}
