import { failure, type Failure } from '@shared/api/failures';
import type { ExportWanted } from '@shared/api/print';
import { err, ok, type Result } from '@shared/util/result';
import { zipLimits } from '../../library/transfer/zip-format';
import { ZipWriter } from '../../library/transfer/zip-write';
import type { Progress } from '../../print/draw-job';
import { drawDecks, drawEachCard, lookAtFaces, type Picture } from '../../print/draw-pictures';
import type { DrawingEngine, DrawingPage } from '../../print/engine/drawing-engine';
import { isDecked } from '../../print/tabletop';
import { printName } from './export-name';
import { failureOf, refusal, tellTurn } from './export-pdf';
import type { Exported } from './exported';
import type { Planned } from './print-plan';
import type { Printer } from './printer';
import type { TaskContext } from '../tasks';

/** The archive is put together in memory, and a browser takes half a gibibyte at once and no more. */
const mostBytes = 480 * 2 ** 20;

/** There is no use in drawing what has no room any more. */
class ArchiveFull extends Error {}

type PicturesWanted = Exclude<ExportWanted, { readonly what: 'pdf' }>;

/** Pictures in an archive, with a list that other programs can read. */
export async function exportPictures(
  printer: Pick<Printer, 'use'>,
  engine: DrawingEngine,
  planned: Planned,
  wanted: PicturesWanted,
  { signal, onProgress }: TaskContext,
  limit = mostBytes,
): Promise<Result<Exported, Failure>> {
  const { job, plan, names } = planned;
  const items = wanted.what === 'tabletop' ? plan.items.filter(isDecked) : plan.items;
  if (items.length === 0) return err(failure('print-impossible', { problem: { code: 'nothing-to-print' } }));
  const zip = new ZipWriter({ ...zipLimits, bytes: limit });
  let pictures = 0;
  const add = (path: string, bytes: Uint8Array, compress: boolean): void => {
    if (!zip.add(path, bytes, { compress })) throw new ArchiveFull();
  };
  const keep = ({ path, png }: Picture): void => {
    // A PNG is packed already.
    add(path, png, false);
    pictures++;
  };
  const draw = async (page: DrawingPage): Promise<Result<Exported, Failure>> => {
    const found = await lookAtFaces(page, planned, items, signal);
    const refused = refusal(found, wanted.anyway);
    if (refused) return err(refused);
    const progress: Progress = { signal, onFaces: (done, total) => onProgress('drawing', done, total) };
    const told =
      wanted.what === 'png'
        ? await drawEachCard(page, planned, wanted, keep, progress)
        : await drawDecks(page, planned, keep, progress);
    const about = { format: 1, for: wanted.what, pack: job.pack, revision: job.revision, names };
    const manifest = JSON.stringify({ ...about, ...(told as object) }, null, 2);
    add('manifest.json', new TextEncoder().encode(`${manifest}\n`), true);
    return ok({
      fileName: printName(names, job.languages, wanted.what),
      bytes: zip.finish(),
      pages: pictures,
      cards: items.reduce((sum, { copies }) => sum + copies, 0),
      misfits: [...found.misfits],
      troubles: [...found.pictures],
    });
  };
  try {
    return await printer.use(engine, signal, tellTurn(onProgress, plan.faces.size), draw);
  } catch (error) {
    if (error instanceof ArchiveFull) return err(failure('too-many-pictures', { most: pictures }));
    return err(failureOf(error, signal));
  }
}
