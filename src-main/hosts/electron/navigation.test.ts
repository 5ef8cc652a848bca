import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { guardNavigation } from './navigation';
import { ownPages } from './own-pages';
import { pretend } from './test-pretend';

class FakeContents extends EventEmitter {
  opener: ((details: { url: string }) => { action: string }) | undefined;
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.opener = handler;
  }
}

function guarded() {
  const contents = new FakeContents();
  const openExternal = vi.fn();
  guardNavigation(pretend<WebContents>(contents), ownPages(null), openExternal);
  return { contents, openExternal };
}

const table: [url: string, isMainFrame: boolean, allowed: boolean][] = [
  ['app://heartdeck/', true, true],
  ['app://heartdeck/index.html#x', true, true],
  ['app://heartdeck/', false, false],
  ['app://other/', true, false],
  ['https://creativecommons.org/', true, false],
  ['https://evil.example/', true, false],
  ['file:///home/aya/card.html', true, false],
  ['data:text/html,x', true, false],
  ['javascript:alert(1)', true, false],
  ['blob:app://heartdeck/1', true, false],
  ['about:blank', false, false],
];

describe.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s', (name) => {
  test.each(table)('%s (main frame %s) → %s', (url, isMainFrame, allowed) => {
    const { contents } = guarded();
    const preventDefault = vi.fn();
    contents.emit(name, { url, isMainFrame, preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(allowed ? 0 : 1);
  });
});

const windows: [url: string, external: boolean][] = [
  ['https://creativecommons.org/licenses/by/3.0/', true],
  ['https://evil.example/', false],
  ['app://heartdeck/', false],
  ['file:///etc/passwd', false],
  ['about:blank', false],
];
test.each(windows)('a new window for %s is denied (to the browser: %s)', (url, external) => {
  const { contents, openExternal } = guarded();
  expect(contents.opener?.({ url })).toEqual({ action: 'deny' });
  expect(openExternal.mock.calls).toEqual(external ? [[url]] : []);
});

test('no webview is attached, no Bluetooth device chosen', () => {
  const { contents } = guarded();
  const event = { preventDefault: vi.fn() };
  contents.emit('will-attach-webview', event, {}, {});
  const choose = vi.fn();
  contents.emit('select-bluetooth-device', event, [{ deviceId: '1' }], choose);
  expect(event.preventDefault).toHaveBeenCalledTimes(2);
  expect(choose.mock.calls).toEqual([['']]);
});
