import { turnsPaper, type Page } from '@shared/geometry/sheets/model';
import type { PlannedPage, PrintPlan, PrintSettings } from '@shared/print/model';
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
  /** Sheets of mats, and whether they overlap. */
  readonly mats: { readonly count: number; readonly glued: boolean };
}

const isMat = (page: Page): boolean => page.cards.some(({ window }) => window !== undefined);

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
    mats: { count: mats.length, glued: mats.some(({ page }) => page.folds.length > 0) },
  };
}
