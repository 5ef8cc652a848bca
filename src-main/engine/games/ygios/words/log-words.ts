import type { Budget } from '../../../kernel/budgets';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import type { LogEntry } from '../log';
import {
  asSentence,
  cardsWords,
  cardWords,
  inRow,
  loopWords,
  signed,
  type Params,
} from '../../../kernel/speech';
import { byWords, sourceWords, type Speech } from './speech';

/** One entry of the log as a sentence. */
export function sayEntry(speech: Speech, entry: LogEntry): string {
  if (entry.is === 'loop') return sayLoop(speech, entry.budget, entry.cards);
  const key =
    entry.is === 'skipped' ? (`game.skipped.${entry.part}` as const) : (`game.log.${entry.is}` as const);
  return asSentence(speech, speech.say(key, paramsOf(speech, entry)));
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

function paramsOf(speech: Speech, entry: Exclude<LogEntry, { is: 'loop' }>): Params {
  const { seat, zone, bonus } = speech.names;
  switch (entry.is) {
    case 'roundBegins':
      return { round: entry.round, first: seat(entry.first) };
    case 'sculpted':
    case 'putUnder':
    case 'discarded':
      return { seat: seat(entry.seat), cards: cardsWords(speech, entry.cards) };
    case 'laidOut':
      return {
        zones: inRow(
          speech,
          entry.row.map((laid) => zoneWithBonus(speech, laid)),
        ),
      };
    case 'turnBegins':
      return { seat: seat(entry.seat), playout: entry.playout ? 'yes' : 'no' };
    case 'passed':
      return { seat: seat(entry.seat), why: entry.why };
    case 'backedOff':
      return { seat: seat(entry.seat), held: entry.held, points: entry.points };
    case 'played':
      return {
        seat: seat(entry.seat),
        card: cardWords(speech, entry.card, 'object'),
        zone: zone(entry.zone),
        face: entry.face,
        by: byWords(speech, entry.by),
      };
    case 'fired':
    case 'paid':
    case 'unpaid':
      return { card: cardWords(speech, entry.card, 'of') };
    case 'notFired':
      return {
        card: cardWords(speech, entry.card, 'of'),
        why: entry.why,
        rules: speech.list(entry.rules.map(({ source }) => sourceWords(speech, source, 'because'))),
      };
    case 'drew':
      return {
        seat: seat(entry.seat),
        cards: cardsWords(speech, entry.cards),
        to: entry.to,
        by: byWords(speech, entry.by),
      };
    case 'removed':
    case 'flipped':
      return {
        card: cardWords(speech, entry.card, 'subject'),
        zone: zone(entry.zone),
        by: byWords(speech, entry.by),
        ...(entry.is === 'flipped' ? { face: entry.face } : {}),
      };
    case 'returned':
      return {
        seat: seat(entry.seat),
        card: cardWords(speech, entry.card, 'subject'),
        by: byWords(speech, entry.by),
      };
    case 'moved':
      return {
        card: cardWords(speech, entry.card, 'subject'),
        from: zone(entry.from),
        to: zone(entry.to),
        by: byWords(speech, entry.by),
      };
    case 'locked':
    case 'lockVoid':
    case 'unlocked':
      return {
        side: seat(entry.side),
        zone: zone(entry.zone),
        by: byWords(speech, entry.by),
        ...(entry.is === 'locked' ? { turns: entry.turns } : {}),
        ...(entry.is === 'unlocked' ? { why: entry.why } : {}),
      };
    case 'gained':
      return {
        card: cardWords(speech, entry.card, 'subject'),
        signed: signed(entry.n),
        by: byWords(speech, entry.by),
      };
    case 'declined':
      return { seat: seat(entry.seat), by: byWords(speech, entry.by) };
    case 'skipped':
      return {
        why: entry.why,
        card: cardWords(speech, entry.card ?? { hidden: true }, 'subject'),
        by: byWords(speech, entry.by),
      };
    case 'bonusScored':
      return {
        seat: seat(entry.seat),
        signed: signed(entry.n),
        bonus: bonus(entry.bonus),
        zone: zone(entry.zone),
      };
    case 'roundEnds':
      return {
        end: entry.end,
        winner: seat(entry.winner),
        held: entry.held,
        points: inRow(
          speech,
          seatLetters.map((one) =>
            speech.say('game.points', { seat: seat(one), signed: signed(entry.points[one]) }),
          ),
        ),
      };
    case 'timelineEnds':
      return { winner: seat(entry.winner) };
  }
}

function zoneWithBonus(
  speech: Speech,
  laid: { readonly zone: string; readonly bonus: string | null },
): string {
  const zone = speech.names.zone(laid.zone);
  return laid.bonus === null
    ? zone
    : speech.say('game.zone.bonus', { zone, bonus: speech.names.bonus(laid.bonus) });
}
