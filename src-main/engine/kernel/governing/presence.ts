/**
 * Governing rules N6 and N9: what being in play, or not, does to a number.
 */

/** N6: what is not in play any more gives nothing, even where its last PE is known (N5). */
export const grooveFrom = (inPlay: boolean, pe: number): number => (inPlay && pe > 0 ? pe : 0);

/**
 * N9, A12, A13: is there room for one more? Asked for each object by itself, so that of several as many come in as
 * fit; `owned` counts what lies in play, whoever controls it.
 */
export const hasRoom = (owned: number, most: number): boolean => owned < most;
