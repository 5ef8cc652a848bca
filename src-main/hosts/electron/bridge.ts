import type { Bridge } from '@shared/api/bridge';
import { callNames } from '@shared/api/call-names';
import type { AnyEvent } from '@shared/api/events';
import { callChannel, eventChannel } from './channels';

/** The two things the bridge needs of Electron's ipcRenderer; the page gets neither. */
export interface RendererIpc {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  on(channel: string, listener: (event: unknown, ...args: unknown[]) => void): unknown;
}

/** One function per call of the contract, and the events. Electron's own event object never reaches the page. */
export function createBridge(ipc: RendererIpc): Bridge {
  const listeners = new Set<(event: AnyEvent) => void>();
  ipc.on(eventChannel, (_event, told) => {
    for (const listener of listeners) listener(told as AnyEvent);
  });
  const calls = callNames.map((name) => [
    name,
    (params: unknown): Promise<unknown> => ipc.invoke(callChannel, name, params),
  ]);
  return {
    // Made from the very list the type is made of.
    calls: Object.fromEntries(calls) as Bridge['calls'],
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
