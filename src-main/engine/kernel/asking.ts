import { askedAt, askKindAt, rest, restAt } from './head';
import { at, type State } from './state';

/**
 * The open question. It may be put to several seats at once; each answers when it likes, and what it answered is the
 * game's secret until the last one has. So the order of answers tells nothing.
 */

export const seatBit = (seat: number): number => 1 << seat;

/** The seats whose answers are open, one bit each. */
export const askedSeats = (s: State): number => at(s, askedAt);

/** The lowest of them, or -1: the only one where a game asks one after another, and the one that bots answer for. */
export function askedSeat(s: State): number {
  const seats = at(s, askedAt);
  return 31 - Math.clz32(seats & -seats);
}

export const isAsked = (s: State, seat: number): boolean => (at(s, askedAt) & seatBit(seat)) !== 0;

/** `seats`: one bit each. */
export function openQuestion(s: State, seats: number, kind: number): void {
  s[restAt] = rest.question;
  s[askedAt] = seats;
  s[askKindAt] = kind;
}

export function closeQuestion(s: State): void {
  s[restAt] = rest.running;
  clearQuestion(s);
}

/** Nobody is asked, wherever the game stands. */
export function clearQuestion(s: State): void {
  s[askedAt] = 0;
  s[askKindAt] = 0;
}

/** One of those who are asked has answered. True: it was the last one, and the question is closed. */
export function closeFor(s: State, seat: number): boolean {
  const left = at(s, askedAt) & ~seatBit(seat);
  if (left === 0) closeQuestion(s);
  else s[askedAt] = left;
  return left === 0;
}

/** The seats of a set of bits, from the lowest. */
export function seatsIn(bits: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if (((bits >> seat) & 1) === 1) seats.push(seat);
  return seats;
}
