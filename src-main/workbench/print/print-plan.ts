import { failure, type Failure } from '@shared/api/failures';
import type { FacesFound } from '@shared/api/faces';
import { packFaces } from '@shared/face/index';
import type { Names } from '@shared/language/names';
import { changedBetween, type Drawable } from '@shared/print/changed';
import type { PrintJob, PrintPlan } from '@shared/print/model';
import { planPrint } from '@shared/print/plan';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';

/** Reads the cards of a pack: `faces.get`. */
export type ReadFaces = (pack: string, revision: string | undefined) => Promise<Result<FacesFound, Failure>>;

export interface Planned {
  /** With the revision that it was planned on: the page must draw the same one. */
  readonly job: PrintJob;
  readonly changed: readonly string[] | null;
  readonly plan: PrintPlan;
  readonly names: Names;
}

export type ChangeAsked = Pick<PrintJob, 'pack' | 'revision' | 'languages'> & {
  readonly since: string;
  readonly style: PrintJob['settings']['style'];
};

/** Keys of what looks otherwise than at that revision. */
export async function findChanged(
  library: Library,
  read: ReadFaces,
  { pack, revision, since, languages, style }: ChangeAsked,
): Promise<Result<readonly string[], Failure>> {
  const before = await drawable(library, read, pack, since);
  if (!before.ok) return before;
  const now = await drawable(library, read, pack, revision);
  return now.ok ? ok(changedBetween(before.value, now.value, languages, style)) : now;
}

export async function planJob(
  library: Library,
  read: ReadFaces,
  asked: PrintJob,
): Promise<Result<Planned, Failure>> {
  const found = await read(asked.pack, asked.revision);
  if (!found.ok) return found;
  const job: PrintJob = { ...asked, revision: found.value.revision };
  const { since, settings } = job;
  const changed =
    since === undefined
      ? ok(null)
      : await findChanged(library, read, { ...job, since, style: settings.style });
  if (!changed.ok) return changed;
  const faces = packFaces({ pack: job.pack, ...found.value });
  const plan = planPrint(faces, job, changed.value && new Set(changed.value));
  if (!plan.ok) return err(failure('print-impossible', { problem: plan.error }));
  return ok({ job, changed: changed.value, plan: plan.value, names: found.value.names });
}

async function drawable(
  library: Library,
  read: ReadFaces,
  pack: string,
  revision: string | undefined,
): Promise<Result<Drawable, Failure>> {
  const found = await read(pack, revision);
  if (!found.ok) return found;
  const listing = library.packs.listing(pack, revision);
  if (!listing.ok) return listing;
  return ok({
    faces: packFaces({ pack, ...found.value }),
    pictureHash: (path) => listing.value.get(path),
  });
}
