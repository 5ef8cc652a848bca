import { seatBit } from './asking';

/**
 * Who won, one bit a seat. Several may share a win; it is then split evenly. Parts are counted in sixtieths: two to
 * six seats can share one without a remainder, and sums of whole numbers are the same in any order.
 */
export const wholeWin = 60;

export const hasWon = (winners: number, seat: number): boolean => (winners & seatBit(seat)) !== 0;

/** A seat's part of a win: a shared one counts 1 / the number of winners. */
export const winPart = (winners: number, seat: number): number =>
  hasWon(winners, seat) ? wholeWin / countSeats(winners) : 0;

function countSeats(bits: number): number {
  let seats = 0;
  for (let left = bits; left !== 0; left &= left - 1) seats++;
  return seats;
}
