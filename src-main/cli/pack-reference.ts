import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import type { Context, Misuse, OptionSpec } from './command';
import { revisionOf } from './find-revision';

export const packOption: OptionSpec = { about: 'cli.option.pack', value: 'PACK[@R]' };

/** What `--pack ID@REVISION` names; nothing where it was not given. */
export async function findPack(
  context: Pick<Context, 'call' | 't'>,
  given: string | undefined,
): Promise<Result<{ pack?: string; revision?: string }, Failure | Misuse>> {
  if (given === undefined) return ok({});
  const at = given.lastIndexOf('@');
  if (at < 0) return ok({ pack: given });
  const pack = given.slice(0, at);
  const revision = await revisionOf(context, pack, given.slice(at + 1));
  return revision.ok ? ok({ pack, revision: revision.value }) : revision;
}
