import { turnsPaper, type Page, type Size } from '@shared/geometry/sheets/model';
import type { Language } from '@shared/util/languages';
import type { PlannedPage, PrintJob } from './model';

/** Without cards: a page of words or rulers. */
const plain = (size: Size, side: Page['side']): Page => ({
  size,
  side,
  cards: [],
  marks: [],
  folds: [],
  trim: { x: 0, y: 0, ...size },
  title: null,
});

/**
 * What comes before the cards: how to put the game together, upright whichever way the cards lie, and the rulers, which
 * lie as the first cards do: what they measure is the offset of such pages. Not among pages for a shop, where
 * everything that is sent is printed.
 */
export function extraPages({ settings, languages }: PrintJob, first: Page | null): PlannedPage[] {
  const { layout, notes, calibration } = settings;
  if (layout.is !== 'sheets') return [];
  // The printer puts two pages on a sheet of paper: what comes first must not shift the cards to the other side.
  const sides: readonly Page['side'][] = turnsPaper(layout.backs) ? ['front', 'back'] : ['front'];
  const both = (is: 'notes' | 'calibration', language: Language): PlannedPage[] => {
    const size = is === 'calibration' && first ? first.size : layout.paper;
    return sides.map((side) => ({ is, language, page: plain(size, side), number: 0 }));
  };
  return [
    ...(notes ? languages.flatMap((language) => both('notes', language)) : []),
    // Rulers are the same in every language.
    ...(calibration ? languages.slice(0, 1).flatMap((language) => both('calibration', language)) : []),
  ];
}
