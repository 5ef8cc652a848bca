import WebSocket from 'ws';
import type { Answer, CallName, Params } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import type { Failure } from '@shared/api/failures';
import { decodeMessage, encodeMessage } from '@shared/api/wire';
import type { Result } from '@shared/util/result';
import type { WebHost } from './web-host';

type Received =
  { readonly id: number; readonly result: Result<unknown, Failure> } | { readonly event: AnyEvent };

/** The host's contract without a window: files of some megabytes come here as bytes and not through a page. */
export interface Contract {
  /** With its failure, for tests about failures. */
  ask<N extends CallName>(call: N, params: Params<N>): Promise<Result<Answer<N>, Failure>>;
  /** Its value; a refusal fails the test. */
  call<N extends CallName>(call: N, params: Params<N>): Promise<Answer<N>>;
  /** Resolves with the first event that is wanted, of those that come from now on. */
  event(isWanted: (event: AnyEvent) => boolean): Promise<AnyEvent>;
  close(): void;
}

export async function openContract(host: WebHost): Promise<Contract> {
  const door = await fetch(host.url, { redirect: 'manual' });
  const cookie = (door.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const socket = new WebSocket(`${host.origin.replace('http', 'ws')}/socket`, {
    headers: { cookie, origin: host.origin },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  const waiting = new Map<number, (result: Result<unknown, Failure>) => void>();
  const listeners = new Set<(event: AnyEvent) => void>();
  socket.on('message', (data: Buffer) => {
    const received = decodeMessage(new Uint8Array(data)) as Received;
    if ('event' in received) return listeners.forEach((listener) => listener(received.event));
    waiting.get(received.id)?.(received.result);
    waiting.delete(received.id);
  });

  let last = 0;
  const ask: Contract['ask'] = <N extends CallName>(call: N, params: Params<N>) =>
    new Promise<Result<Answer<N>, Failure>>((resolve) => {
      const id = ++last;
      waiting.set(id, (result) => resolve(result as Result<Answer<N>, Failure>));
      socket.send(encodeMessage({ id, call, params }));
    });
  return {
    ask,
    async call(call, params) {
      const result = await ask(call, params);
      if (!result.ok) throw new Error(`${call} was refused: ${JSON.stringify(result.error).slice(0, 2000)}`);
      return result.value;
    },
    event: (isWanted) =>
      new Promise((resolve) => {
        const listener = (event: AnyEvent): void => {
          if (!isWanted(event)) return;
          listeners.delete(listener);
          resolve(event);
        };
        listeners.add(listener);
      }),
    close: () => socket.terminate(),
  };
}
