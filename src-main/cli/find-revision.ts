import { failure, type Failure } from '@shared/api/failures';
import type { RevisionSummary } from '@shared/api/models';
import type { Translator } from '@shared/i18n/translator';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Context, type Misuse } from './command';

/** Revisions are 64 letters long; the first few are enough where only one begins with them. */
export function findRevision(
  history: readonly RevisionSummary[],
  given: string,
  t: Translator,
): Result<RevisionSummary, Failure | Misuse> {
  const matching = history.filter(({ id }) => given.length >= 4 && id.startsWith(given.toLowerCase()));
  const [only, second] = matching;
  if (second) return err(misuse(t('cli.error.ambiguous-revision', { revision: given })));
  return only ? ok(only) : err(failure('no-such-revision', { revision: given }));
}

/** The whole id of a pack's revision of which the first letters were given. */
export async function revisionOf(
  { call, t }: Pick<Context, 'call' | 't'>,
  pack: string,
  given: string,
): Promise<Result<string, Failure | Misuse>> {
  const history = await call('packs.history', { pack });
  if (!history.ok) return history;
  const found = findRevision(history.value, given, t);
  return found.ok ? ok(found.value.id) : found;
}

/** Short enough to read, long enough to be one of a kind. */
export const shortRevision = (id: string): string => id.slice(0, 10);
