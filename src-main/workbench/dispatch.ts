import { calls, type CallName } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import { err, type Result } from '@shared/util/result';
import { LibraryTrouble } from '../library/session';
import type { Handlers } from './handlers';

export type Dispatch = (name: string, params: unknown) => Promise<Result<unknown, Failure>>;

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/**
 * The one door between a renderer and the workbench. Whatever comes in, a Result goes out: a host never has
 * to catch, and a bug in one call does not take the others down.
 */
export function createDispatch(handlers: Handlers, report: (error: unknown) => void): Dispatch {
  return async (name, params) => {
    if (!isCallName(name)) return err(failure('unknown-call', { call: name.slice(0, 80) }));
    const parsed = calls[name].params.safeParse(params);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const at = issue?.path.join('.') ?? '';
      // The code, not the parser's English sentence: this is told in the user's language.
      return err(failure('bad-params', { call: name, at, problem: issue?.code ?? '' }));
    }
    try {
      // The parameters were parsed by this very entry's schema; the compiler can't follow that over the union.
      const handler = handlers[name] as (params: unknown) => ReturnType<Dispatch>;
      return await handler(parsed.data);
    } catch (error) {
      // A disk that fails under a call which has no failure of its own to return.
      if (error instanceof LibraryTrouble) return err(error.failure);
      report(error);
      return err(failure('internal', { detail: error instanceof Error ? error.message : String(error) }));
    }
  };
}
