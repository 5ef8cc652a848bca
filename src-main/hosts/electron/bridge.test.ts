import { expect, test, vi } from 'vitest';
import { callNames } from '@shared/api/call-names';
import { calls } from '@shared/api/calls';
import { ok } from '@shared/util/result';
import { createBridge } from './bridge';
import { callChannel, eventChannel } from './channels';

function bridged() {
  const invoke = vi.fn(async () => ok({ folder: null }) as unknown);
  const on = vi.fn();
  const bridge = createBridge({ invoke, on });
  const [channel, tell] = on.mock.calls[0] as [string, (event: unknown, told: unknown) => void];
  return { bridge, invoke, on, channel, tell };
}

test('has exactly the calls of the contract', () => {
  const { bridge } = bridged();
  expect(Object.keys(bridge.calls).sort()).toEqual(Object.keys(calls).sort());
  expect(Object.keys(bridge).sort()).toEqual(['calls', 'onEvent']);
  expect(callNames).toEqual(Object.keys(calls));
});

test.each(callNames)('%s goes out under its name', async (name) => {
  const { bridge, invoke } = bridged();
  const call = bridge.calls[name] as (params: unknown) => Promise<unknown>;
  expect(await call({ some: 'thing' })).toEqual(ok({ folder: null }));
  expect(invoke.mock.calls).toEqual([[callChannel, name, { some: 'thing' }]]);
});

test('events come without Electron’s event object, until the subscription ends', () => {
  const { bridge, on, channel, tell } = bridged();
  const first = vi.fn();
  const second = vi.fn();
  const end = bridge.onEvent(first);
  bridge.onEvent(second);
  const event = { name: 'host.command', data: { id: 'x' } };
  tell({ sender: 'ipcRenderer' }, event);
  end();
  tell({ sender: 'ipcRenderer' }, event);
  expect(channel).toBe(eventChannel);
  expect(on).toHaveBeenCalledOnce();
  expect(first.mock.calls).toEqual([[event]]);
  expect(second.mock.calls).toEqual([[event], [event]]);
});

test('the preload exposes the bridge and nothing else', async () => {
  const exposed = vi.fn();
  const ipcRenderer = { invoke: vi.fn(), on: vi.fn(), send: vi.fn() };
  vi.doMock('electron', () => ({ contextBridge: { exposeInMainWorld: exposed }, ipcRenderer }));
  await import('./preload');
  expect(exposed).toHaveBeenCalledOnce();
  const [name, value] = exposed.mock.calls[0] as [string, object];
  expect(name).toBe('heartdeck');
  expect(Object.keys(value).sort()).toEqual(['calls', 'onEvent']);
});
