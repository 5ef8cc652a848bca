import { failure, type Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import { drawJob, facesOn, type Troubles } from '../../print/draw-job';
import type { DrawingEngine } from '../../print/engine/drawing-engine';
import type { Turn } from '../../print/engine/engine-keeper';
import { Composer } from '../../print/pdf/compose';
import { printName } from './export-name';
import type { Exported } from './exported';
import type { Planned } from './print-plan';
import type { Printer } from './printer';
import type { TaskContext } from '../tasks';

/** Words that are cut off and pictures that are not there are printed only if somebody wants them so. */
export const isFine = ({ misfits, pictures }: Troubles): boolean =>
  misfits.length === 0 && pictures.length === 0;

/** A letter that can't be drawn makes the whole file worthless; nobody can want that. */
export function refusal({ misfits, pictures, fonts }: Troubles, anyway: boolean): Failure | null {
  if (fonts.length > 0) return failure('missing-font', { fonts: [...fonts] });
  if (anyway || isFine({ misfits, pictures, fonts })) return null;
  return failure('print-misfits', {
    boxes: [...misfits],
    troubles: [...pictures],
    count: misfits.length + pictures.length,
  });
}

export async function exportPdf(
  printer: Printer,
  engine: DrawingEngine,
  planned: Planned,
  anyway: boolean,
  { signal, onProgress }: TaskContext,
): Promise<Result<Exported, Failure>> {
  const { job, plan, names } = planned;
  const { pages, cards } = plan;
  const [language = 'en'] = job.languages;
  try {
    const composer = await Composer.begin();
    const drawn = await printer.use(engine, signal, tellTurn(onProgress, facesOn(plan).length), (page) =>
      drawJob(
        page,
        planned,
        (batch) => composer.add(batch),
        (troubles) => refusal(troubles, anyway) === null,
        { signal, onFaces: (done, total) => onProgress('drawing', done, total) },
      ),
    );
    const refused = refusal(drawn, anyway);
    if (refused) return err(refused);
    const bytes = await composer.finish(
      plan,
      job.settings,
      { title: names[language], language, version: printer.version, now: new Date() },
      (done) => {
        signal.throwIfAborted();
        onProgress('pages', done, pages.length);
      },
    );
    // Called off while it was written out: who did so must not find a file.
    signal.throwIfAborted();
    return ok({
      fileName: printName(names, job.languages, 'pdf'),
      bytes,
      pages: pages.length,
      cards,
      misfits: [...drawn.misfits],
      troubles: [...drawn.pictures],
    });
  } catch (error) {
    return err(failureOf(error, signal));
  }
}

/** Others may be before it; and before the first of its cards are drawn a browser may have to come up. */
export const tellTurn =
  (onProgress: TaskContext['onProgress'], faces: number) =>
  (turn: Turn): void =>
    turn === 'waits' ? onProgress('waiting', 0, 0) : onProgress('drawing', 0, faces);

/** A browser that died, or a page that could not draw: told, and the next try gets a new one. */
export const failureOf = (error: unknown, signal: AbortSignal): Failure =>
  signal.aborted
    ? failure('cancelled', {})
    : failure('print-failed', { detail: error instanceof Error ? error.message : String(error) });
