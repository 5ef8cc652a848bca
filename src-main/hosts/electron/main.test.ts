import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeElectron, FakeWindow } from './test-electron';

/** The entry itself, run as Electron would run it, against a fake Electron and a fake Desktop. */
let fake: ReturnType<typeof fakeElectron>;
let folder = '';
const desktop = {
  start: vi.fn(async () => undefined),
  close: vi.fn(async () => undefined),
  openFiles: vi.fn(),
  showWindow: vi.fn(),
  reportFault: vi.fn(),
};
const faultListeners = process.listeners('uncaughtException');
/** What the entry does with a fault, without handing the fault to the test runner too. */
const breakDown = (error: Error): void =>
  process
    .listeners('uncaughtException')
    .filter((listener) => !faultListeners.includes(listener))
    .forEach((listener) => listener(error, 'uncaughtException'));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  FakeWindow.made = [];
  fake = fakeElectron();
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-main-'));
  vi.stubEnv('HEARTDECK_DATA', join(folder, 'data'));
  vi.doMock('electron', () => fake);
  vi.doMock('../app-files', () => ({
    appFiles: () => ({ version: '1.2.3', resourcesDir: '/r', rendererDir: '/o' }),
  }));
  vi.doMock('./desktop', async (original) => ({
    ...(await original<typeof import('./desktop')>()),
    Desktop: vi.fn(function () {
      return desktop;
    }),
  }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const listener of process.listeners('uncaughtException'))
    if (!faultListeners.includes(listener)) process.off('uncaughtException', listener);
  rmSync(folder, { recursive: true });
});

test('what must be before Chromium is ready, is', async () => {
  fake.app.whenReady.mockImplementation(async () => {
    expect(fake.app.enableSandbox).toHaveBeenCalledOnce();
    expect(fake.protocol.registerSchemesAsPrivileged).toHaveBeenCalledOnce();
    expect(fake.app.setPath).toHaveBeenCalledWith('userData', join(folder, 'data', 'window'));
    return undefined;
  });
  await import('./main');
  await vi.waitFor(() => expect(desktop.start).toHaveBeenCalledOnce());
  expect(fake.dialog.showErrorBox).not.toHaveBeenCalled();
});

test('a second start ends without opening the library', async () => {
  fake.app.requestSingleInstanceLock.mockReturnValue(false);
  await import('./main');
  expect(fake.app.quit).toHaveBeenCalledOnce();
  expect(fake.app.whenReady).not.toHaveBeenCalled();
});

test('the first is brought up by the second, with its files', async () => {
  await import('./main');
  fake.app.emit('second-instance', {}, [], '/', { files: ['/b.heartdeck'] });
  expect(desktop.openFiles).toHaveBeenLastCalledWith(['/b.heartdeck']);
  expect(desktop.showWindow).toHaveBeenCalledOnce();
});

test('a file from Finder is taken', async () => {
  await import('./main');
  const event = { preventDefault: vi.fn() };
  fake.app.emit('open-file', event, '/c.heartdeck');
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(desktop.openFiles).toHaveBeenLastCalledWith(['/c.heartdeck']);
});

test('the process ends after the library, and not while the event is told', async () => {
  await import('./main');
  const event = { preventDefault: vi.fn() };
  fake.app.emit('will-quit', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(desktop.close).toHaveBeenCalledOnce();
  // Everything that a promise can do happens before Electron has finished telling of the event.
  await Promise.resolve().then(() => Promise.resolve());
  expect(fake.app.exit).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(fake.app.exit).toHaveBeenCalledOnce());
});

test('a system that shuts down waits for the library', async () => {
  await import('./main');
  await vi.waitFor(() => expect(desktop.start).toHaveBeenCalledOnce());
  const event = { preventDefault: vi.fn() };
  fake.powerMonitor.emit('shutdown', event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(fake.app.quit).toHaveBeenCalledOnce();
});

test('a start that fails says why in the user’s language', async () => {
  desktop.start.mockRejectedValueOnce(new Error('no room'));
  await import('./main');
  await vi.waitFor(() => expect(fake.app.exit).toHaveBeenCalledWith(1));
  const [title, text] = fake.dialog.showErrorBox.mock.calls[0] as [string, string];
  expect(title).toBe('Не вдалося запустити Heartdeck');
  expect(text).toContain('no room');
});

test('a fault that nothing caught is reported; before Chromium is ready it ends the start', async () => {
  await import('./main');
  const fault = new Error('no such card');
  breakDown(fault);
  expect(desktop.reportFault).toHaveBeenCalledWith(fault);
  expect(fake.app.exit).not.toHaveBeenCalled();
  fake.app.isReady.mockReturnValue(false);
  breakDown(fault);
  expect(desktop.reportFault).toHaveBeenCalledOnce();
  expect(fake.dialog.showErrorBox).toHaveBeenCalledOnce();
  expect(fake.app.exit).toHaveBeenCalledWith(1);
});

test('a data folder that can’t be made does not stop the start', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'data'), 'a file, not a folder');
  await import('./main');
  await vi.waitFor(() => expect(desktop.start).toHaveBeenCalledOnce());
  expect(fake.app.setPath).not.toHaveBeenCalled();
});
