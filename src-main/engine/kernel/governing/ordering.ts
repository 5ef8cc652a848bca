/**
 * Governing rules C1, C2 and C4 (with A4): whose turn it is among several players.
 *
 * | rule | here |
 * |---|---|
 * | C1 several choose, C2 several do the same: active player first, then turn order | `nthToChoose` |
 * | C4 skills that triggered together: backwards from the previous player, the active player's last | `nthToGoOff` |
 *
 * Seats are numbered from 0 in turn order. A loop over `n` from 0 below `seats` visits every seat once without
 * making a list; a seat that has left the game is the caller's to pass over. What one player has triggered at the
 * same moment he orders himself (C3): that is a decision, not a function.
 */
export const nthToChoose = (active: number, seats: number, n: number): number => (active + n) % seats;

/** The one order is the other read backwards: two formulas could come to disagree. */
export const nthToGoOff = (active: number, seats: number, n: number): number =>
  nthToChoose(active, seats, seats - 1 - n);

/** The same as lists, for a screen or a test; they allocate. */
export const choiceOrder = (active: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, n) => nthToChoose(active, seats, n));

export const triggerOrder = (active: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, n) => nthToGoOff(active, seats, n));
