import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import type { Context, Misuse, OptionSpec } from './command';
import { findRevision } from './find-revision';

export const packOption: OptionSpec = { about: 'cli.option.pack', value: 'PACK[@R]' };

/** What `--pack ID@REVISION` names; nothing where it was not given. */
export async function findPack(
  { call, t }: Pick<Context, 'call' | 't'>,
  given: string | undefined,
): Promise<Result<{ pack?: string; revision?: string }, Failure | Misuse>> {
  if (given === undefined) return ok({});
  const at = given.lastIndexOf('@');
  if (at < 0) return ok({ pack: given });
  const pack = given.slice(0, at);
  const history = await call('packs.history', { pack });
  if (!history.ok) return history;
  const found = findRevision(history.value, given.slice(at + 1), t);
  return found.ok ? ok({ pack, revision: found.value.id }) : found;
}
