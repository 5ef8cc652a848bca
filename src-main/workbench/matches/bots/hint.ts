import { failure, type Failure } from '@shared/api/failures';
import type { Hint } from '@shared/api/matches';
import { err, ok, type Result } from '@shared/util/result';
import type { OpenMatch } from '../open-match';
import { questionFor } from './question-for';
import type { Thinker } from './thinker';

/** What a bot would do in place of the human who is asked, knowing what he knows. `seat` null: the first who is asked. */
export async function hintFor(
  thinker: Thinker,
  match: OpenMatch,
  seat: number | null,
  iterations: number,
  signal: AbortSignal,
): Promise<Result<Hint, Failure>> {
  const { asked } = match.table;
  const by = seat ?? asked[0];
  if (by === undefined || !asked.includes(by) || match.players[by]?.is !== 'human')
    return err(failure('not-asked', { match: match.id }));
  const verdicts = await thinker.think(questionFor(match, by, iterations), signal);
  if (!verdicts.ok) return verdicts;
  const all = verdicts.value.reduce((sum, { visits }) => sum + visits, 0);
  const answers = verdicts.value.map(({ visits, worth }, answer) => ({
    answer,
    share: all === 0 ? 0 : visits / all,
    worth,
  }));
  answers.sort((a, b) => b.share - a.share || (b.worth ?? -1) - (a.worth ?? -1));
  return ok({ answers, iterations: all });
}
