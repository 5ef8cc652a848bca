/**
 * Governing rule X1: where texts contradict each other, "cannot" beats "must", and "must" beats "may".
 *
 * A "must" that finds nothing legal asks nothing (A15): whoever collects the rulings adds `cannot` for what can't
 * be done at all, such as a cost that can't be paid. Otherwise a player could be forced into a move nobody offers.
 *
 * In hot paths rulings are bits that are or-ed together in any order. A word holds the rulings on several acts,
 * three bits each, so that one word per object answers every question about it.
 */
export type Verdict = 'no' | 'forced' | 'free';

/** The greater bit wins. What nobody permits is not permitted: 0 is a "no". */
export const MAY = 1;
export const MUST = 2;
export const CANNOT = 4;
export type Ruling = typeof MAY | typeof MUST | typeof CANNOT;

const bitsPerAct = 3;
const allRulings = MAY | MUST | CANNOT;

/** An eleventh act would be shifted into the first one's bits. */
export const actsPerWord = 10;

export const isAllowed = (rulings: number): boolean => rulings !== 0 && rulings < CANNOT;
export const isForced = (rulings: number): boolean => rulings >= MUST && rulings < CANNOT;

export const verdictOf = (rulings: number): Verdict =>
  isForced(rulings) ? 'forced' : isAllowed(rulings) ? 'free' : 'no';

/** The word with one more ruling on the act with this number, from 0 below `actsPerWord`. */
export const withRuling = (word: number, act: number, ruling: Ruling): number =>
  word | (ruling << (act * bitsPerAct));

export const rulingsOn = (word: number, act: number): number => (word >> (act * bitsPerAct)) & allRulings;
