import { askedSeat } from '../../kernel/asking';
import { listIn } from '../../kernel/cards';
import { askKindAt } from '../../kernel/head';
import * as frames from '../../kernel/frames';
import { at } from '../../kernel/state';
import { letter, type AnswerOrPart, type Move, type MoveOrPart, type SeatLetter } from './format';
import {
  ask,
  backOff,
  decline,
  further,
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
import { allCodes } from './turn';

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
  if (at(t.s, askKindAt) === ask.putUnder) return orderedAside(t, code);
  const seat = askedSeat(t.s);
  return chosenFrom(t, hand(t, seat), portion(handSize(t, seat), dueFromHand(t)), code);
}

/** How many cards of the hand are still to be cut or discarded. */
function dueFromHand(t: Table): number {
  const seat = askedSeat(t.s);
  if (at(t.s, askKindAt) !== ask.sculpt) return discardLeft(t, frames.topFrame(t.s), seat);
  return Math.min(t.p.numbers.sculpt - count(t, t.l.sculpted + seat), handSize(t, seat));
}

/** What an answer means, in the words of scenarios and traces. Only while its question is open. */
export function answerOf(t: Table, code: number): AnswerOrPart {
  const ids = (cards: readonly number[]): string[] => cards.map((c) => cardId(t, c));
  if (code === further) return { further: true };
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

export const moveOf = (t: Table, code: number): MoveOrPart => ({
  by: letter(askedSeat(t.s)),
  ...answerOf(t, code),
});

/** Every legal answer as a complete move, whichever part of a long list is shown. */
export const offered = (t: Table): Move[] =>
  allCodes(t).flatMap((code) => {
    const move = moveOf(t, code);
    return 'further' in move ? [] : [move];
  });

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length && a.every((id) => b.includes(id));

function sameAnswer(a: AnswerOrPart, b: AnswerOrPart): boolean {
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
  if ('further' in a) return 'further' in b;
  return 'pass' in a ? 'pass' in b : 'backOff' in b;
}

/** The code of an answer among those offered, or null. */
export function findAnswer(t: Table, answer: AnswerOrPart): number | null {
  if ('further' in answer) return t.options.has(further) ? further : null;
  return allCodes(t).find((code) => sameAnswer(answerOf(t, code), answer)) ?? null;
}

/**
 * Several cards of a hand are one move, in a scenario and in an older match, also where they are asked for one by one:
 * the answers that make it up, one after the other. The caller gives each of them until `nextPart` has no more.
 */
export const firstPart = (t: Table, move: AnswerOrPart): number | null =>
  findAnswer(t, move) ?? partOf(t, move, (due, all) => due === all);

export const nextPart = (t: Table, move: AnswerOrPart): number | null =>
  partOf(t, move, (due, all) => due < all);

const cardsOf = (move: AnswerOrPart): readonly string[] =>
  'discard' in move ? move.discard : 'sculpt' in move ? move.sculpt : [];

/** The next of those that are left. `fits`: may so many be left of so many? */
function partOf(t: Table, move: AnswerOrPart, fits: (due: number, all: number) => boolean): number | null {
  const kind = at(t.s, askKindAt);
  if (!('discard' in move && kind === ask.discard) && !('sculpt' in move && kind === ask.sculpt)) return null;
  const seat = askedSeat(t.s);
  const held = listIn(t.l, t.s, hand(t, seat)).map((c) => cardId(t, c));
  const cards = cardsOf(move);
  const left = cards.filter((id, nth) => held.includes(id) && cards.indexOf(id) === nth);
  const due = dueFromHand(t);
  if (due === 0 || left.length !== due || !fits(due, cards.length)) return null;
  const next = left.slice(0, portion(held.length, due));
  return findAnswer(t, 'discard' in move ? { discard: next } : { sculpt: next });
}
