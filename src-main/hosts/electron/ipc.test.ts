import { describe, expect, test, vi } from 'vitest';
import type { AnyEvent } from '@shared/api/events';
import { ok } from '@shared/util/result';
import { callChannel, eventChannel } from './channels';
import { connectIpc, isOurs, type Sender } from './ipc';
import { ownPages } from './own-pages';

const pages = ownPages(null);
const from = (url: string, { id = 1, parent = null }: { id?: number; parent?: unknown } = {}): Sender => ({
  sender: { id },
  senderFrame: { url, parent },
});

const senders: [who: string, sender: Sender, ours: boolean][] = [
  ['our page', from('app://heartdeck/'), true],
  ['our page, elsewhere in it', from('app://heartdeck/index.html?x#y'), true],
  ['a frame inside our page', from('app://heartdeck/', { parent: {} }), false],
  ['another window', from('app://heartdeck/', { id: 2 }), false],
  ['a frame that is gone', { sender: { id: 1 }, senderFrame: null }, false],
  ['another host', from('app://evil.example/'), false],
  ['a name that begins like ours', from('app://heartdeck.evil.example/'), false],
  ['a web page', from('https://heartdeck/'), false],
  ['the development server in a packaged application', from('http://localhost:5173/'), false],
  ['a file', from('file:///app://heartdeck/'), false],
  ['an empty page', from('about:blank'), false],
  ['no address', from(''), false],
  ['an error page', from('chrome-error://chromewebdata/'), false],
];

test.each(senders)('%s', (_who, sender, ours) => expect(isOurs(pages, 1, sender)).toBe(ours));
test('nobody is ours without a window', () =>
  expect(isOurs(pages, null, from('app://heartdeck/'))).toBe(false));

type Handler = (event: Sender, name: unknown, params: unknown) => Promise<unknown>;

function connected(shown = 'app://heartdeck/', isDestroyed = false) {
  const handlers = new Map<string, Handler>();
  const listeners = new Set<(event: AnyEvent) => void>();
  const call = vi.fn(async () => ok({ done: true }));
  const send = vi.fn();
  const end = connectIpc({
    ipcMain: {
      handle: (channel: string, handler: unknown) => void handlers.set(channel, handler as Handler),
      removeHandler: (channel: string) => void handlers.delete(channel),
    },
    pages,
    workbench: {
      call,
      onEvent: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    contents: () => ({ id: 1, send, isDestroyed: () => isDestroyed, getURL: () => shown }),
  });
  const emit = (event: AnyEvent): void => listeners.forEach((listener) => listener(event));
  return { handlers, listeners, call, send, emit, end };
}

describe('calls', () => {
  test('are passed on with their answer', async () => {
    const { handlers, call } = connected();
    expect(await handlers.get(callChannel)?.(from('app://heartdeck/'), 'app.info', {})).toEqual(
      ok({ done: true }),
    );
    expect(call.mock.calls).toEqual([['app.info', {}]]);
  });

  test('from elsewhere never reach the workbench', async () => {
    const { handlers, call } = connected();
    for (const [, sender, ours] of senders) {
      if (ours) continue;
      expect(await handlers.get(callChannel)?.(sender, 'app.info', {})).toEqual({
        ok: false,
        error: { code: 'not-allowed', data: {} },
      });
    }
    expect(call).not.toHaveBeenCalled();
  });

  test.each([[undefined], [null], [7], [{}], [['app.info']], [Symbol('x')]])(
    'named %s are unknown',
    async (name) => {
      const { handlers, call } = connected();
      expect(await handlers.get(callChannel)?.(from('app://heartdeck/'), name, {})).toMatchObject({
        error: { code: 'unknown-call' },
      });
      expect(call).not.toHaveBeenCalled();
    },
  );
});

const event: AnyEvent = { name: 'host.command', data: { id: 'go.library' } };
const windows: [shown: string, isDestroyed: boolean, told: boolean][] = [
  ['app://heartdeck/', false, true],
  ['app://heartdeck/', true, false],
  ['https://evil.example/', false, false],
  ['chrome-error://chromewebdata/', false, false],
];
test.each(windows)('events to a window on %s (destroyed %s) → %s', (shown, isDestroyed, told) => {
  const { emit, send } = connected(shown, isDestroyed);
  emit(event);
  expect(send.mock.calls).toEqual(told ? [[eventChannel, event]] : []);
});

test('the end ends both', () => {
  const { handlers, listeners, end } = connected();
  end();
  expect(handlers.size).toBe(0);
  expect(listeners.size).toBe(0);
});
