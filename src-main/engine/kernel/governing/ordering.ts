/**
 * Governing rules C1, C2 and C4 (with A4): whose turn it is among several players.
 *
 * | rule | here |
 * |---|---|
 * | C1 several choose: active player first, then turn order; nothing happens before all have chosen | `nextToChoose` |
 * | C2 several do the same: in the same order, one after another | `inTurn` |
 * | C4 skills that triggered together: backwards from the previous player, the active player's last | `nthToGoOff` |
 *
 * Seats are numbered from 0 in turn order, and those who take part are bits of a word: a seat that has left the
 * game is the caller's to leave out. What one player has triggered at the same moment he orders himself: C3 is in
 * own-order.ts.
 */
export const nthToChoose = (active: number, seats: number, n: number): number => (active + n) % seats;

/** The one order is the other read backwards: two formulas could come to disagree. */
export const nthToGoOff = (active: number, seats: number, n: number): number =>
  nthToChoose(active, seats, seats - 1 - n);

const takesPart = (players: number, seat: number): boolean => (players & (1 << seat)) !== 0;

/**
 * C1: the place in the order of the first of `players`, from place `from` on, who is still to choose; `seats` when
 * all have chosen. Only then may the results happen, all at one moment.
 */
export function nextToChoose(active: number, seats: number, players: number, from: number): number {
  let n = from;
  while (n < seats && !takesPart(players, nthToChoose(active, seats, n))) n++;
  return n;
}

/** C2: each of `players` acts by himself, and the next one finds what he has left. */
export function inTurn(active: number, seats: number, players: number, act: (seat: number) => void): void {
  for (
    let n = nextToChoose(active, seats, players, 0);
    n < seats;
    n = nextToChoose(active, seats, players, n + 1)
  )
    act(nthToChoose(active, seats, n));
}
