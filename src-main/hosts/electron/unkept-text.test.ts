import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslator } from '@shared/i18n/translator';
import { fakeElectron, FakeWindow } from './test-electron';
import { pretend } from './test-pretend';

let fake: ReturnType<typeof fakeElectron>;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fake = fakeElectron();
  vi.doMock('electron', () => fake);
});
afterEach(() => vi.useRealTimers());

async function guarded(): Promise<{ window: FakeWindow; close: ReturnType<typeof vi.fn> }> {
  const { closeWhenKept } = await import('./unkept-text');
  const window = new FakeWindow({ x: 0, y: 0, width: 1, height: 1 });
  const close = vi.fn();
  window.close = close;
  closeWhenKept(pretend<BrowserWindow>(window), () => createTranslator('en'));
  return { window, close };
}
/** The page refuses to close; true when it is closed all the same. */
const refuses = (window: FakeWindow): boolean => {
  const event = { preventDefault: vi.fn() };
  window.webContents.emit('will-prevent-unload', event);
  vi.runAllTimers();
  return event.preventDefault.mock.calls.length > 0;
};

test('a window that refused is closed again when the page had time to keep its text', async () => {
  const { window, close } = await guarded();
  expect(refuses(window)).toBe(false);
  expect(close).toHaveBeenCalledOnce();
  expect(fake.app.quit).not.toHaveBeenCalled();
  expect(fake.dialog.showMessageBoxSync).not.toHaveBeenCalled();
});

test('an application that was to quit goes on quitting', async () => {
  const { window, close } = await guarded();
  fake.app.emit('before-quit');
  refuses(window);
  expect([fake.app.quit.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  [0, false],
  [1, true],
])('a person is asked when the text can’t be kept: answer %i, closed %s', async (answer, closed) => {
  const { window } = await guarded();
  fake.dialog.showMessageBoxSync.mockReturnValue(answer);
  const outcomes = [1, 2, 3, 4, 5].map(() => refuses(window));
  expect(outcomes).toEqual([false, false, false, false, closed]);
  expect(fake.dialog.showMessageBoxSync).toHaveBeenCalledOnce();
});

test('who stays has not quit: the next try closes the window alone', async () => {
  const { window, close } = await guarded();
  fake.app.emit('before-quit');
  for (let count = 0; count < 5; count += 1) refuses(window);
  close.mockClear();
  fake.app.quit.mockClear();
  refuses(window);
  expect([fake.app.quit.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
});

test('nothing is asked of a window that is gone', async () => {
  const { window, close } = await guarded();
  window.webContents.emit('will-prevent-unload', { preventDefault: vi.fn() });
  window.destroy();
  vi.runAllTimers();
  expect(close).not.toHaveBeenCalled();
  expect(fake.app.listenerCount('before-quit')).toBe(0);
});
