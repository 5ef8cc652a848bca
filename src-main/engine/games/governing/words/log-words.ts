import { asSentence, cardWords, loopWords, quoted, signed, type Params } from '../../../kernel/speech';
import type { Loop } from '../../../kernel/loops';
import type { LogEntry } from '../log';
import { byWords, ownWords, thingsWords, thingWords, type Speech } from './speech';

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
        card: ownWords(speech, entry.thing, entry.is === 'play' ? 'object' : 'of'),
        aimed: yesNo(entry.targets.length > 0),
        targets: thingsWords(speech, entry.targets, 'object'),
        paid: paidWords(speech, entry.ap),
      };
    case 'enter':
      return { card: ownWords(speech, entry.thing, 'subject'), seat, encore: yesNo(entry.encore) };
    case 'leave':
    case 'bowOut':
      return { card, by, to: entry.to };
    case 'exhaust':
    case 'refresh':
      return { card: thingWords(speech, entry.thing, 'object'), by };
    case 'control':
      return { card: ownWords(speech, entry.thing, 'object'), seat, by };
    case 'swing':
      return { card, target: thingWords(speech, entry.target, 'of') };
    case 'groove':
      return { card, target: thingWords(speech, entry.target, 'to'), n: entry.n, by };
    case 'sp':
      return { card, by, n: Math.abs(entry.n), how: spChange(entry), now: entry.now, max: entry.max };
    case 'spStays':
      return { card, by, why: entry.why, now: entry.now, max: entry.max };
    case 'stat': {
      const stat = speech.say(`duel.statOf.${entry.stat}`, {});
      const how = entry.n === 0 ? 'same' : entry.lasts === 'turn' ? 'turn' : 'other';
      const of = thingWords(speech, entry.thing, 'of');
      return { card, of, by, stat, signed: signed(entry.n), now: entry.now, how };
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
      const form = speech.language === 'uk' ? 'of' : 'subject';
      const event = entry.event ? thingWords(speech, entry.event, form) : '';
      const card = thingWords(speech, entry.thing, 'of');
      return { card, event, on: entry.on, itself: yesNo(entry.itself) };
    }
    case 'resolve':
      return { card: thingWords(speech, entry.thing, 'of'), swing: yesNo(entry.swing) };
    case 'nothing':
      return { card: thingWords(speech, entry.thing, 'of') };
    case 'skipped':
      return {
        seat,
        by,
        part: entry.part,
        card: skippedCard(speech, entry),
        // Only a choice that somebody was to make says whose it was.
        sought: entry.seat && entry.why === 'nothing-there' ? (entry.sought ?? 'thing') : 'no',
      };
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
      return { seat, card: ownWords(speech, entry.thing, 'subject') };
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
  why === 'lose' || why === 'regain' ? why : n > 0 ? 'rise' : 'fall';

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
