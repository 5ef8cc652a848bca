import type { Misfit } from '@shared/api/print-troubles';
import type { Diagnostic } from '@shared/language/diagnostics';
import { eachOnce } from '@shared/print/each-once';
import type { PrintJob, PrintPlan } from '@shared/print/model';
import type { DrawingPage } from './engine/drawing-engine';
import type { Batch } from './pdf/compose';

/** Faces at once. More need more memory in the browser; fewer repeat the fonts more often in the file. */
const batchSize = 150;

export interface OpenJob {
  readonly job: PrintJob;
  /** Keys of what is drawn otherwise than it was; null: everything is printed. */
  readonly changed: readonly string[] | null;
  readonly plan: PrintPlan;
}

export interface Progress {
  readonly signal: AbortSignal;
  /** How many faces are drawn by now, of all that are on a page. */
  readonly onFaces: (done: number, total: number) => void;
}

/** What is wrong with what was drawn. */
export interface Troubles {
  readonly misfits: readonly Misfit[];
  readonly pictures: readonly Diagnostic[];
  readonly fonts: readonly string[];
}

/** What the page answers when it has drawn: see src-renderer/print-page. */
export interface Outcome {
  readonly misfits: readonly Misfit[];
  readonly troubles: readonly Diagnostic[];
  readonly fonts: readonly string[];
}

export const noTroubles: Troubles = { misfits: [], pictures: [], fonts: [] };

/** Each of them once, though it shows on several faces: who mends it mends them all. */
export const withOutcome = (before: Troubles, { misfits, troubles, fonts }: Outcome): Troubles => ({
  misfits: eachOnce([...before.misfits, ...misfits]),
  pictures: eachOnce([...before.pictures, ...troubles]),
  fonts: [...new Set([...before.fonts, ...fonts])],
});

/**
 * Draws every face of the job once. All of them are looked at even when the first does not fit: a list of one, and
 * after it is mended a list of the next one, would be a tiresome conversation. Once something is wrong, nothing more is
 * given to `take`.
 */
export async function drawJob(
  page: DrawingPage,
  { job, changed, plan }: OpenJob,
  take: (batch: Batch) => Promise<void>,
  isFine: (troubles: Troubles) => boolean,
  { signal, onFaces }: Progress,
): Promise<Troubles> {
  await page.call('open', { job, changed });
  const faces = facesOn(plan);
  const papers = plan.pages.filter(hasWords(job)).map(({ number }) => number);
  let troubles = noTroubles;
  let taken: Promise<void> = Promise.resolve();
  for (let at = 0; at < Math.max(1, faces.length); at += batchSize) {
    signal.throwIfAborted();
    const keys = faces.slice(at, at + batchSize);
    // Their words need the letters of the first cards.
    const pages = at === 0 ? papers : [];
    const outcome = (await page.call('draw', { faces: keys, pages })) as Outcome;
    troubles = withOutcome(troubles, outcome);
    signal.throwIfAborted();
    if (isFine(troubles)) {
      const pdf = await page.pdf();
      await taken;
      // Taken while the page draws the next ones.
      taken = take({ pdf, keys: [...keys, ...pages.map((number) => `page ${number}`)] });
      taken.catch(() => null);
    }
    onFaces(Math.min(at + batchSize, faces.length), faces.length);
  }
  await taken;
  return troubles;
}

/** Not every back is on a page: somebody may print fronts only. */
export const facesOn = ({ pages }: PrintPlan): string[] => [
  ...new Set(pages.flatMap(({ page }) => page.cards.map(({ face }) => face))),
];

/** Whether anything stands on it besides cards and marks. */
const hasWords =
  ({ settings }: PrintJob) =>
  ({ is, page }: PrintPlan['pages'][number]): boolean =>
    is === 'calibration' ||
    (is === 'notes' && page.side === 'front') ||
    (is === 'cards' && settings.titles && page.title !== null);
