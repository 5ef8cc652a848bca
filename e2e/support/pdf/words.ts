import type { Box, Point } from './matrix';

/** A run of letters on a page, in millimetres from the upper left corner. */
export interface Run {
  readonly text: string;
  /** Where its first letter stands on its line. */
  readonly at: Point;
  /** Which way is up for who reads it: one long, y downwards. */
  readonly up: Point;
}

/** Letters, digits and signs of numbers: line breaks, chips and the form of an apostrophe are the template's affair. */
export const plain = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}+−×]+/gu, '');

const isIn = ({ x, y, w, h }: Box, { at }: Run): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

export const runsIn = (runs: readonly Run[], box: Box): readonly Run[] =>
  runs.filter((run) => isIn(box, run));

/** All words that stand in a box, in the order they were written. */
export const wordsIn = (runs: readonly Run[], box: Box): string =>
  plain(
    runsIn(runs, box)
      .map(({ text }) => text)
      .join(' '),
  );
