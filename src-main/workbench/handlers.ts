import type { Answer, CallName, ParsedParams } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import type { Result } from '@shared/util/result';

type Awaitable<T> = T | Promise<T>;

/** One handler per entry of the contract: a call without one does not compile. */
export type Handlers = {
  readonly [N in CallName]: (params: ParsedParams<N>) => Awaitable<Result<Answer<N>, Failure>>;
};

/** The handlers whose names begin with the given word, such as `packs`. */
export type HandlersOf<Prefix extends string> = {
  readonly [N in CallName as N extends `${Prefix}.${string}` ? N : never]: Handlers[N];
};
