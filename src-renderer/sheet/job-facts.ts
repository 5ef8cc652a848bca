import { turnsPaper, type Page } from '@shared/geometry/sheets/model';
import type { PlannedItem, PlannedPage, PrintPlan, PrintSettings } from '@shared/print/model';
import type { Language } from '@shared/util/languages';

/** What the first page tells of a job. */
export interface JobFacts {
  readonly cards: number;
  /** Of paper, without those that only tell or measure. */
  readonly sheets: number;
  readonly languages: readonly Language[];
  /** The sheet that stands for all in the guide to cutting; null: none has cards. */
  readonly sample: PlannedPage | null;
  readonly calibrationPage: number | null;
  readonly tokens: boolean;
  /** Sheets of one mat, and whether they overlap. */
  readonly mats: { readonly count: number; readonly glued: boolean };
}

const isMat = (page: Page): boolean => page.cards.some(({ window }) => window !== undefined);

/** Of the mat with the most: every language and every copy has sheets of its own, and is put together by itself. */
const sheetsOfOne = (items: readonly PlannedItem[], mats: readonly PlannedPage[]): number =>
  Math.max(
    0,
    ...items
      .filter(({ group }) => group === 'mats')
      .map(({ front, copies }) => {
        const sheets = mats.filter(({ page }) => page.cards.some(({ face }) => face === front));
        return sheets.length / copies;
      }),
  );

export function jobFacts({ pages, items, cards }: PrintPlan, { layout }: PrintSettings): JobFacts {
  const sheets = pages.filter(({ is }) => is === 'cards');
  const fronts = sheets.filter(({ page }) => page.side === 'front');
  const mats = fronts.filter(({ page }) => isMat(page));
  return {
    cards,
    sheets: (turnsPaper(layout.backs) ? fronts : sheets).length,
    languages: [...new Set(sheets.map(({ language }) => language))],
    sample: fronts.find(({ page }) => !isMat(page)) ?? fronts[0] ?? null,
    calibrationPage: pages.find(({ is }) => is === 'calibration')?.number ?? null,
    tokens: items.some(({ group }) => group === 'tokens'),
    mats: { count: sheetsOfOne(items, mats), glued: mats.some(({ page }) => page.folds.length > 0) },
  };
}
