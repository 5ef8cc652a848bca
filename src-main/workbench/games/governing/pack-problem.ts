import type { SourceProblem } from '../../../engine/games/governing/source';

/** Why a pack can't be played. Options are looked at before a pack is prepared: a wrong one here is a bug. */
export function plainProblem(problem: SourceProblem): Exclude<SourceProblem, { code: 'options' }> {
  if (problem.code === 'options') throw new Error('a pack was prepared with options that nobody looked at');
  return problem;
}
