/**
 * Governing rules E1 to E4: objects that are turned sideways to do something.
 *
 * | rule | here |
 * |---|---|
 * | E1 the symbol in a cost exhausts the object itself, A20 one that is exhausted can't pay | `mayPayExhaust` |
 * | E2 a Furre must have been its player's since his latest turn began | `isReady` |
 * | E3 becoming what it is already is no event | `wouldTurn` |
 * | E4 exhausted is one yes or no, shown by turning the card | `quarterTurns` |
 */
export type Bar = 'exhausted' | 'unsettled';

/** Why it can neither pay with itself nor swing now; null if it can. `waits`: E2 is about Furres only. */
export function barOf(exhausted: boolean, settled: boolean, waits: boolean): Bar | null {
  if (exhausted) return 'exhausted';
  return waits && !settled ? 'unsettled' : null;
}

/** The same without a word for the reason: asked for every object at every decision. */
export const isReady = (exhausted: boolean, settled: boolean, waits: boolean): boolean =>
  !exhausted && (settled || !waits);

export const mayPayExhaust = isReady;

/** E4: how the card lies. */
export const quarterTurns = (exhausted: boolean): 0 | 1 => (exhausted ? 1 : 0);

/** E3: is there anything to turn? Otherwise nothing happens and no skill is set off. */
export const wouldTurn = (exhausted: boolean, toExhausted: boolean): boolean => exhausted !== toExhausted;
