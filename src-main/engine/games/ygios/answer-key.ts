import { askedSeat } from '../../kernel/asking';
import { mixKey, scatter } from '../../kernel/answer-keys';
import { choiceAt } from '../../kernel/combinations';
import * as cards from '../../kernel/cards';
import * as frames from '../../kernel/frames';
import { askKindAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { ask, playedCard } from './questions';
import { count, definition, hand, handSize } from './reading';
import { sees } from './sight';
import { orderedAside } from './steps/aside';
import { discardLeft, portion } from './steps/hand';
import type { Table } from './table';

/** An answer to the open question as whoever is asked knows it, the same in every world: see `Arena`. */
export function answerKey(t: Table, code: number): number {
  const kind = at(t.s, askKindAt);
  const seat = askedSeat(t.s);
  // Passing, backing off and declining are below 0, and no card.
  if (code < 0) return mixKey(kind, code);
  switch (kind) {
    case ask.turn:
    case ask.play:
      return mixKey(kind, (definition(t, playedCard(code)) << 6) | (code & 63));
    case ask.pick:
    case ask.place:
      return mixKey(kind, faceOrHandle(t, code, seat));
    case ask.sculpt:
      return mixKey(kind, chosen(t, seat, t.p.numbers.sculpt - count(t, t.l.sculpted + seat), code));
    case ask.discard:
      return mixKey(kind, chosen(t, seat, discardLeft(t, frames.topFrame(t.s), seat), code));
    case ask.putUnder:
      return orderedAside(t, code).reduce((key, c) => mixKey(key, definition(t, c)), kind);
    default:
      return mixKey(kind, code);
  }
}

/** A card that the player can't see is told by its handle: what it would be in this world he does not know. */
const faceOrHandle = (t: Table, c: number, seat: number): number =>
  sees(t, c, seat) ? definition(t, c) : -1 - cards.handleOf(t.s, c);

const positions: number[] = [];

/** Which cards of a hand, in any order: hands that hold the same cards may hold them in another. */
function chosen(t: Table, seat: number, left: number, rank: number): number {
  const held = handSize(t, seat);
  const size = portion(held, Math.min(left, held));
  choiceAt(held, size, rank, positions);
  let sum = 0;
  let found = 0;
  let c = cards.firstIn(t.l, t.s, hand(t, seat));
  for (let position = 0; found < size && c !== cards.none; position++, c = cards.nextOf(t.s, c)) {
    if (positions[found] !== position) continue;
    sum = (sum + scatter(definition(t, c))) | 0;
    found++;
  }
  return sum;
}
