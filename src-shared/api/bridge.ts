import type { Result } from '@shared/util/result';
import type { Answer, CallName, Params } from './calls';
import type { AnyEvent } from './events';
import type { Failure } from './failures';

export type CallResult<N extends CallName> = Result<Answer<N>, Failure>;

/** What a host gives its renderer: one function per call, and the stream of events. */
export interface Bridge {
  readonly calls: { readonly [N in CallName]: (params: Params<N>) => Promise<CallResult<N>> };
  /** Returns the function that ends the subscription. */
  onEvent(listener: (event: AnyEvent) => void): () => void;
}

declare global {
  interface Window {
    /** Set by Electron's preload; absent in a browser, where the web bridge is used. */
    readonly heartdeck?: Bridge;
  }
}
