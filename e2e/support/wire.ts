import type { Page, WebSocketRoute } from '@playwright/test';
import type { CallName } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import { decodeMessage, encodeMessage } from '@shared/api/wire';

interface Sent {
  readonly id: number;
  readonly call: CallName;
}
type Received =
  | { readonly id: number; readonly result: { readonly ok: boolean; readonly value?: unknown } }
  | { readonly event: unknown };

/** Another value instead of what a call was answered with. */
export type Change = (call: CallName, value: unknown) => unknown;

export interface Wire {
  /** The calls that the page has made, and those that were answered, in order. */
  readonly made: readonly CallName[];
  readonly answered: readonly CallName[];
  /** News, as the host would tell them. */
  tell(event: AnyEvent): void;
}

/**
 * Stands between page and host for every socket that is opened from here on, so before the page is (re)loaded: tells
 * which calls were made, and may change what they are answered with.
 */
export async function tapWire(page: Page, change: Change = (_, value) => value): Promise<Wire> {
  const made: CallName[] = [];
  const answered: CallName[] = [];
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const host = socket.connectToServer();
    const calls = new Map<number, CallName>();
    sockets.push(socket);
    socket.onMessage((message) => {
      const { id, call } = decodeMessage(bytesOf(message)) as Sent;
      calls.set(id, call);
      made.push(call);
      host.send(message);
    });
    host.onMessage((message) => {
      const received = decodeMessage(bytesOf(message)) as Received;
      const call = 'id' in received ? calls.get(received.id) : undefined;
      if (!('id' in received) || call === undefined || !received.result.ok) return socket.send(message);
      const value = change(call, received.result.value);
      socket.send(Buffer.from(encodeMessage({ id: received.id, result: { ok: true, value } })));
      answered.push(call);
    });
  });
  const tell = (event: AnyEvent): void =>
    sockets.forEach((socket) => socket.send(Buffer.from(encodeMessage({ event }))));
  return { made, answered, tell };
}

const bytesOf = (message: string | Buffer): Uint8Array =>
  typeof message === 'string' ? Buffer.from(message) : message;
