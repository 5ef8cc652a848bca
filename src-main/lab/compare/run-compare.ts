import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import { runRanges, type JobSurroundings } from '../run-ranges';
import { dealWords } from './deal-words';
import type { ComparedDeals, CompareJob } from './compare-deals';

/** Every deal of both versions, in the order of seeds however many workers played them. */
export async function runCompare(
  job: CompareJob,
  deals: number,
  surroundings: JobSurroundings,
): Promise<Result<ComparedDeals, Failure>> {
  const all = { before: new Int32Array(deals * dealWords), after: new Int32Array(deals * dealWords) };
  const ran = await runRanges<ComparedDeals>(
    { is: 'compare', job },
    deals,
    surroundings,
    ({ range, part }) => {
      all.before.set(part.before, range.first * dealWords);
      all.after.set(part.after, range.first * dealWords);
    },
  );
  return ran.ok ? ok(all) : ran;
}
