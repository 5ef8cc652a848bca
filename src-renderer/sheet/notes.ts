import { turnsPaper, type SheetLayout } from '@shared/geometry/sheets/model';
import type { PrintPageTranslator } from '@shared/i18n/print-page-translator';
import { cutStages, foldsFirst, type Cut } from '@shared/print/cut-order';
import type { JobFacts } from './job-facts';
import { decimal, paperWords } from './measures';

/** What is said on the first page: only what this job needs, in the order in which it is done. */

export const printNotes = (t: PrintPageTranslator, layout: SheetLayout): readonly string[] => [
  t('printPage.print.scale', { paper: paperWords(t, layout.paper) }),
  t(`printPage.print.backs.${layout.backs}`),
  t(layout.backs === 'fold-over' ? 'printPage.print.stock.thin' : 'printPage.print.stock.firm'),
  t(turnsPaper(layout.backs) ? 'printPage.print.trialLight' : 'printPage.print.trial'),
];

/** Nobody asks why backs are off that are not printed through the paper. */
export function offNotes(
  t: PrintPageTranslator,
  { offset, backs }: SheetLayout,
  { calibrationPage }: JobFacts,
): readonly string[] {
  if (!turnsPaper(backs)) return [];
  const taken = offset.x !== 0 || offset.y !== 0;
  return [
    calibrationPage === null
      ? t('printPage.off.elsewhere')
      : t('printPage.off.here', { page: calibrationPage }),
    ...(taken
      ? [t('printPage.off.taken', { x: decimal(t.language, offset.x), y: decimal(t.language, offset.y) })]
      : []),
  ];
}

/** `1–4`, or `5` where there is only one. */
function range(steps: readonly number[]): string {
  const [from, to] = [Math.min(...steps), Math.max(...steps)];
  return from === to ? `${from}` : `${from}–${to}`;
}

export function cutNotes(
  t: PrintPageTranslator,
  { marks, bleed, backs }: SheetLayout,
  { sample }: JobFacts,
  cuts: readonly Cut[],
): readonly string[] {
  if (!sample) return [];
  const waste = t('printPage.cut.waste', { bleed: decimal(t.language, bleed) });
  const noMarks =
    bleed > 0
      ? t('printPage.cut.marks.bleed', { bleed: decimal(t.language, bleed) })
      : t('printPage.cut.marks.none');
  const folds = backs === 'fold-over';
  const first = folds && foldsFirst(sample.page);
  return [
    ...(first ? [t('printPage.cut.foldFirst')] : []),
    marks === 'none' ? noMarks : t(`printPage.cut.marks.${marks}`),
    ...cutStages.flatMap((stage) => {
      const steps = cuts.filter((cut) => cut.stage === stage).map(({ step }) => step);
      return steps.length === 0 ? [] : [t(`printPage.cut.${stage}`, { steps: range(steps) })];
    }),
    ...(bleed > 0 && marks !== 'none' ? [waste] : []),
    ...(folds && !first ? [t('printPage.cut.foldAfter')] : []),
  ];
}

export function joinNotes(
  t: PrintPageTranslator,
  { backs }: SheetLayout,
  { languages, tokens, mats }: JobFacts,
): readonly string[] {
  const count = mats.count;
  return [
    turnsPaper(backs) ? t('printPage.join.backs.turned') : t(`printPage.join.backs.${backs}`),
    ...(tokens ? [t('printPage.join.tokens')] : []),
    ...(count > 0 ? [t(mats.glued ? 'printPage.join.matGlue' : 'printPage.join.mat', { count })] : []),
    ...(languages.length > 1 ? [t('printPage.join.languages')] : []),
    t('printPage.join.revision'),
  ];
}
