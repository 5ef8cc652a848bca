import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import type { LabJob } from './job';
import { runRanges, type JobSurroundings } from './run-ranges';
import { addTally, emptyTally, type Tally } from './tally';

export type { JobSurroundings } from './run-ranges';

/** Plays a job. The counts are added up in whatever order they come, which changes nothing: see tally.ts. */
export async function runJob(job: LabJob, surroundings: JobSurroundings): Promise<Result<Tally, Failure>> {
  const total = emptyTally();
  const ran = await runRanges<Tally>({ is: 'tally', job }, job.deals, surroundings, ({ part }) =>
    addTally(total, part),
  );
  return ran.ok ? ok(total) : ran;
}
