/**
 * Governing rules I1 and I2: what can't be done is skipped, the rest happens, and the log says so.
 *
 * A part that did nothing without a word looks to a designer like a part that does not work. The reasons are codes;
 * their sentences are found later, in the reader's language. Only the log makes these events: with the log off
 * nothing is allocated for a part that is skipped.
 */
export const skipReasons = [
  /** I1: nothing there to do it with or to: no candidate, no target, an empty pile. */
  'nothing-there',
  /** I2: it had targets, and all of them are gone. */
  'targets-gone',
  /** E3: it is so already, and becoming it again is no event. */
  'already-so',
  /** N6: it has left, and what is not in play gives nothing. */
  'not-in-play',
  /** X1: something says that it cannot. */
  'forbidden',
  /** N9: there is no room for it. */
  'no-room',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** `Part` is how the log of a game points at a part of an effect, such as its path in the card's definition. */
export interface Skipped<Part, Why extends SkipReason = SkipReason> {
  readonly is: 'skipped';
  readonly part: Part;
  readonly why: Why;
}

/** I1: how every game tells that a part could not be done; whatever else it knows of it, it adds. */
export const skipped = <Part, Why extends SkipReason>(part: Part, why: Why): Skipped<Part, Why> => ({
  is: 'skipped',
  part,
  why,
});

/**
 * I2: why a part with targets is skipped, or null if it goes ahead with those that are left. Never having had a
 * target is I1, and the rest goes on; having lost them all ends the whole effect, so the two must not be mixed up.
 */
export function skipForTargets(chosen: number, left: number): SkipReason | null {
  if (left > 0) return null;
  return chosen > 0 ? 'targets-gone' : 'nothing-there';
}
