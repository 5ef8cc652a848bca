import type { Bridge, CallResult } from '@shared/api/bridge';
import type { CallName, Params } from '@shared/api/calls';
import type { EventData, EventName } from '@shared/api/events';
import { createWebBridge } from './web-bridge';

/** The one way from the screen to the workbench. State classes take it, so that a test can give its own. */
export interface Client {
  call<N extends CallName>(name: N, params: Params<N>): Promise<CallResult<N>>;
  /** Returns the function that ends the subscription. */
  on<N extends EventName>(name: N, listener: (data: EventData<N>) => void): () => void;
  /** Tells at once and at every change whether the workbench can be reached. */
  onConnection(listener: (connected: boolean) => void): () => void;
}

interface ClientBridge extends Bridge {
  /** Absent where the connection can't be lost: Electron's renderer dies with its main process. */
  onConnection?(listener: (connected: boolean) => void): () => void;
}

export function createClient(connect: () => ClientBridge): Client {
  let made: ClientBridge | undefined;
  const bridge = (): ClientBridge => (made ??= connect());
  return {
    async call(name, params) {
      try {
        return await bridge().calls[name](params);
      } catch (error) {
        // A bridge that rejects is a bug of ours; the screen says so and goes on instead of waiting forever.
        return { ok: false, error: { code: 'internal', data: { detail: String(error) } } };
      }
    },
    on<N extends EventName>(name: N, listener: (data: EventData<N>) => void) {
      return bridge().onEvent((event) => {
        // The compiler can't follow that equal names mean equal data.
        if (event.name === name) listener(event.data as EventData<N>);
      });
    },
    onConnection(listener) {
      const watch = bridge().onConnection;
      if (watch) return watch(listener);
      listener(true);
      return () => undefined;
    },
  };
}

const webAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

export const client: Client = createClient(
  () => window.heartdeck ?? createWebBridge({ address: webAddress() }),
);

/** What most state classes need of the workbench: a test gives a small one of its own. */
export type Calls = Pick<Client, 'call'>;
