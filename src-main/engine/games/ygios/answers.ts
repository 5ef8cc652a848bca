import { askedSeat } from '../../kernel/asking';
import { askKindAt } from '../../kernel/head';
import * as frames from '../../kernel/frames';
import { at } from '../../kernel/state';
import { letter, type Answer, type Move, type SeatLetter } from './format';
import {
  ask,
  backOff,
  decline,
  pass,
  playedCard,
  playedUp,
  playedZone,
  questionWord,
  yes,
  type QuestionWord,
} from './questions';
import { count, definition, hand, handSize } from './reading';
import { orderedAside } from './steps/aside';
import { chosenFrom, discardLeft, portion } from './steps/hand';
import type { Table } from './table';

/** Who is asked what; null when nobody is. */
export interface Asked {
  readonly by: SeatLetter;
  readonly for: QuestionWord;
}

export function asked(t: Table): Asked | null {
  const kind = at(t.s, askKindAt);
  return kind === 0 ? null : { by: letter(askedSeat(t.s)), for: questionWord(kind) };
}

const cardId = (t: Table, c: number): string => t.p.cardIds[definition(t, c)] ?? '';
const zoneId = (t: Table, z: number): string => t.p.zoneIds[z] ?? '';

/** The cards that an answer about several names. */
export function namedCards(t: Table, code: number): number[] {
  const seat = askedSeat(t.s);
  const held = handSize(t, seat);
  switch (at(t.s, askKindAt)) {
    case ask.putUnder:
      return orderedAside(t, code);
    case ask.sculpt: {
      const left = t.p.numbers.sculpt - count(t, t.l.sculpted + seat);
      return chosenFrom(t, hand(t, seat), portion(held, Math.min(left, held)), code);
    }
    default: {
      const left = discardLeft(t, frames.topFrame(t.s), seat);
      return chosenFrom(t, hand(t, seat), portion(held, left), code);
    }
  }
}

/** What an answer means, in the words of scenarios and traces. Only while its question is open. */
export function answerOf(t: Table, code: number): Answer {
  const ids = (cards: readonly number[]): string[] => cards.map((c) => cardId(t, c));
  switch (at(t.s, askKindAt)) {
    case ask.turn:
    case ask.play:
      if (code === pass) return { pass: true };
      if (code === backOff) return { backOff: true };
      return {
        play: cardId(t, playedCard(code)),
        face: playedUp(code) ? 'up' : 'down',
        zone: zoneId(t, playedZone(code)),
      };
    case ask.pick:
      return code === decline ? { may: false } : { pick: cardId(t, code) };
    case ask.zone:
      return { zone: zoneId(t, code) };
    case ask.may:
      return { may: code === yes };
    case ask.place:
      return { place: cardId(t, code) };
    case ask.putUnder:
      return { putUnder: ids(namedCards(t, code)) };
    case ask.sculpt:
      return { sculpt: ids(namedCards(t, code)) };
    default:
      return { discard: ids(namedCards(t, code)) };
  }
}

export const moveOf = (t: Table, code: number): Move => ({
  by: letter(askedSeat(t.s)),
  ...answerOf(t, code),
});

/** Every legal answer as a complete move. */
export const offered = (t: Table): Move[] => t.options.list().map((code) => moveOf(t, code));

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length && a.every((id) => b.includes(id));

function sameAnswer(a: Answer, b: Answer): boolean {
  if ('play' in a) return 'play' in b && a.play === b.play && a.face === b.face && a.zone === b.zone;
  if ('play' in b) return false;
  if ('pick' in a) return 'pick' in b && a.pick === b.pick;
  if ('zone' in a) return 'zone' in b && a.zone === b.zone;
  if ('may' in a) return 'may' in b && a.may === b.may;
  if ('place' in a) return 'place' in b && a.place === b.place;
  if ('putUnder' in a) {
    return (
      'putUnder' in b &&
      a.putUnder.length === b.putUnder.length &&
      a.putUnder.every((id, i) => id === b.putUnder[i])
    );
  }
  if ('discard' in a) return 'discard' in b && sameSet(a.discard, b.discard);
  if ('sculpt' in a) return 'sculpt' in b && sameSet(a.sculpt, b.sculpt);
  return 'pass' in a ? 'pass' in b : 'backOff' in b;
}

/** The code of an answer among those offered, or null. */
export function findAnswer(t: Table, answer: Answer): number | null {
  for (let i = 0; i < t.options.count; i++) {
    const code = t.options.at(i);
    if (sameAnswer(answerOf(t, code), answer)) return code;
  }
  return null;
}
