import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import { runRanges, type JobSurroundings } from '../run-ranges';
import { pairWords } from './pair-words';
import type { ComparedPairs, CompareJob } from './compare-pairs';

/** Every pair of both versions, in the order of seeds however many workers played them. */
export async function runCompare(
  job: CompareJob,
  pairs: number,
  surroundings: JobSurroundings,
): Promise<Result<ComparedPairs, Failure>> {
  const all = { before: new Int32Array(pairs * pairWords), after: new Int32Array(pairs * pairWords) };
  const ran = await runRanges<ComparedPairs>(
    { is: 'compare', job },
    pairs,
    surroundings,
    ({ range, part }) => {
      all.before.set(part.before, range.first * pairWords);
      all.after.set(part.after, range.first * pairWords);
    },
  );
  return ran.ok ? ok(all) : ran;
}
