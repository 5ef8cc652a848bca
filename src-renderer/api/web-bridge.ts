import type { Bridge } from '@shared/api/bridge';
import type { AnyEvent } from '@shared/api/events';
import type { Failure } from '@shared/api/failures';
import type { Reply, Request } from '@shared/api/protocol';
import { decodeMessage, encodeMessage } from '@shared/api/wire';
import type { Result } from '@shared/util/result';

const first = 250;
const longest = 8000;

/** Milliseconds before the next try after `failures` failed ones in a row. */
const backoff = (failures: number): number => Math.min(first * 2 ** failures, longest);

type Answer = Result<unknown, Failure>;

export interface WebBridgeOptions {
  readonly address: string;
  /** Runs the next try to connect; a test takes the place of the clock. */
  readonly later?: (milliseconds: number, connect: () => void) => void;
}

export interface WebBridge extends Bridge {
  onConnection(listener: (connected: boolean) => void): () => void;
  close(): void;
}

const disconnected: Answer = { ok: false, error: { code: 'disconnected', data: {} } };

/** Calls and events over the web host's socket, which is opened again whenever it is lost. */
export function createWebBridge({ address, later = defaultLater }: WebBridgeOptions): WebBridge {
  const waiting = new Map<number, (answer: Answer) => void>();
  const eventListeners = new Set<(event: AnyEvent) => void>();
  const connectionListeners = new Set<(connected: boolean) => void>();
  let socket: WebSocket;
  let unsent: Uint8Array<ArrayBuffer>[] | null = [];
  let nextId = 0;
  let failures = 0;
  let connected = true;
  let closed = false;

  function setConnected(now: boolean): void {
    if (connected === now) return;
    connected = now;
    for (const listener of connectionListeners) listener(now);
  }

  function receive(reply: Reply): void {
    if ('event' in reply) {
      for (const listener of eventListeners) listener(reply.event);
      return;
    }
    waiting.get(reply.id)?.(reply.result);
    waiting.delete(reply.id);
  }

  function lost(): void {
    // A call whose answer is lost may have been carried out: the caller is told instead of it being repeated.
    for (const answer of waiting.values()) answer(disconnected);
    waiting.clear();
    unsent = null;
    setConnected(false);
    if (!closed) later(backoff(failures++), connect);
  }

  function connect(): void {
    if (closed) return;
    socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => {
      failures = 0;
      for (const message of unsent ?? []) socket.send(message);
      unsent = null;
      setConnected(true);
    });
    socket.addEventListener('message', (message) => {
      receive(decodeMessage(new Uint8Array(message.data as ArrayBuffer)) as Reply);
    });
    socket.addEventListener('close', lost, { once: true });
  }

  function send(call: string, params: unknown): Promise<Answer> {
    const request: Request = { id: nextId++, call, params };
    const message = encodeMessage(request);
    if (socket.readyState === WebSocket.OPEN) socket.send(message);
    // Only what is asked before the very first connection waits for it.
    else if (unsent) unsent.push(message);
    else return Promise.resolve(disconnected);
    return new Promise((resolve) => waiting.set(request.id, resolve));
  }

  connect();
  return {
    // One function per call without the list of calls, whose schemas would bring zod into the page.
    calls: new Proxy({} as Bridge['calls'], {
      get: (_calls, name) => (params: unknown) => send(String(name), params),
    }),
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    onConnection(listener) {
      connectionListeners.add(listener);
      listener(connected);
      return () => connectionListeners.delete(listener);
    },
    close() {
      closed = true;
      socket.close();
    },
  };
}

/** Waits, but tries at once when the user comes back to the window: nobody should watch a back-off. */
function defaultLater(milliseconds: number, connect: () => void): void {
  const go = (): void => {
    clearTimeout(timer);
    window.removeEventListener('focus', go);
    window.removeEventListener('online', go);
    connect();
  };
  const timer = setTimeout(go, milliseconds);
  window.addEventListener('focus', go);
  window.addEventListener('online', go);
}
