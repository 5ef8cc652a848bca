import type { CallResult } from '@shared/api/bridge';
import type { CallName, Params } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import { createClient, type Client } from './client';

type Answers = { [N in CallName]?: (params: Params<N>) => CallResult<N> | Promise<CallResult<N>> };

export interface FakeClient extends Client {
  readonly asked: { name: string; params: unknown }[];
  emit(event: AnyEvent): void;
  connect(connected: boolean): void;
}

/** A client for tests of state classes: answers by table, refuses what the table does not know. */
export function fakeClient(answers: Answers): FakeClient {
  const asked: FakeClient['asked'] = [];
  const listeners = new Set<(event: AnyEvent) => void>();
  const watchers = new Set<(connected: boolean) => void>();
  const client = createClient(() => ({
    calls: new Proxy({} as never, {
      get: (_calls, name: CallName) => async (params: never) => {
        asked.push({ name, params });
        const answer = answers[name];
        if (!answer) throw new Error(`the test has no answer to ${name}`);
        return await answer(params);
      },
    }),
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onConnection(listener) {
      watchers.add(listener);
      listener(true);
      return () => watchers.delete(listener);
    },
  }));
  return {
    ...client,
    asked,
    emit: (event) => listeners.forEach((listener) => listener(event)),
    connect: (connected) => watchers.forEach((watcher) => watcher(connected)),
  };
}
