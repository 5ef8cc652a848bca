import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '@shared/api/events';
import type { WorkbenchOptions } from '../../workbench/workbench';
import { callChannel, eventChannel } from './channels';
import { ownPages } from './own-pages';
import { fakeElectron, FakeWindow } from './test-electron';

/** The real workbench behind a fake Electron: what passes between the two is what is tested. */
let fake: ReturnType<typeof fakeElectron>;
let folder = '';

/** What the workbench is given of this host: no call of the contract leads to all of it. */
const workbenches: WorkbenchOptions[] = [];
const hostGiven = (): WorkbenchOptions['host'] => workbenches.at(-1)!.host;

beforeEach(() => {
  vi.resetModules();
  workbenches.length = 0;
  vi.doMock('../../workbench/workbench', async (original) => {
    const real = await original<typeof import('../../workbench/workbench')>();
    return {
      ...real,
      createWorkbench: (options: WorkbenchOptions) => {
        workbenches.push(options);
        return real.createWorkbench(options);
      },
    };
  });
  FakeWindow.made = [];
  fake = fakeElectron();
  vi.doMock('electron', () => fake);
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-desktop-'));
  mkdirSync(join(folder, 'resources', 'packs'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function started() {
  const { Desktop } = await import('./desktop');
  const desktop = new Desktop({
    pages: ownPages(null),
    dataDir: join(folder, 'data'),
    resourcesDir: join(folder, 'resources'),
    rendererDir: join(folder, 'renderer'),
    preload: '/app/preload.cjs',
    version: '1.2.3',
  });
  await desktop.start();
  return desktop;
}
const window = (): FakeWindow => FakeWindow.made.at(-1)!;
const call = (name: string, params: unknown): Promise<unknown> | undefined =>
  fake.handlers.get(callChannel)?.(
    { sender: { id: 1 }, senderFrame: { url: 'app://heartdeck/', parent: null } },
    name,
    params,
  );
const told = (name: string): AnyEvent['data'][] =>
  window().webContents.send.mock.calls.flatMap(([channel, event]) =>
    channel === eventChannel && (event as AnyEvent).name === name ? [(event as AnyEvent).data] : [],
  );
const menuLabels = (): unknown[] =>
  (fake.Menu.setApplicationMenu.mock.lastCall?.[0] as { label: string }[]).map(({ label }) => label);

test('the page asks the workbench through the one channel', async () => {
  const desktop = await started();
  expect(window().loadURL.mock.calls).toEqual([['app://heartdeck/']]);
  expect(await call('app.info', {})).toMatchObject({
    ok: true,
    value: { version: '1.2.3', host: 'electron', canChooseFolder: true, trouble: null },
  });
  expect(await call('host.chooseFolder', {})).toEqual({ ok: true, value: { folder: '/home/aya/out' } });
  expect(await call('no.such', {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } });
  await desktop.close();
});

test('the menu follows the page and the language, and sends commands back', async () => {
  const desktop = await started();
  expect(menuLabels()).toEqual(['&Файл', '&Редагування', '&Вигляд', 'В&ікно', '&Довідка']);
  const items = [{ id: 'go.library', label: 'Library', accelerator: 'Mod+1', enabled: true }];
  await call('host.setMenu', { menu: { go: [items] } });
  await call('settings.set', { language: 'ja', theme: 'dark' });
  expect(menuLabels()).toEqual([
    'ファイル(&F)',
    '編集(&E)',
    '表示(&V)',
    '移動(&G)',
    'ウィンドウ(&W)',
    'ヘルプ(&H)',
  ]);
  expect(fake.nativeTheme.themeSource).toBe('dark');
  const template = fake.Menu.setApplicationMenu.mock.lastCall?.[0] as {
    label: string;
    submenu: { click: () => void }[];
  }[];
  template.find(({ label }) => label === '移動(&G)')?.submenu[0]?.click();
  expect(told('host.command')).toEqual([{ id: 'go.library' }]);
  await desktop.close();
});

test('the About panel names the version', async () => {
  const desktop = await started();
  expect(fake.app.setAboutPanelOptions.mock.calls).toEqual([
    [
      {
        applicationName: 'Heartdeck',
        applicationVersion: '1.2.3',
        iconPath: join(folder, 'resources', 'icons', '256x256.png'),
      },
    ],
  ]);
  await desktop.close();
});

test('a file waits until the page has sent its menu', async () => {
  const desktop = await started();
  const file = join(folder, 'a.heartdeck');
  writeFileSync(file, 'pack');
  desktop.openFiles([file, join(folder, 'missing.heartdeck')]);
  expect(told('host.openFile')).toEqual([]);
  await call('host.setMenu', { menu: {} });
  await vi.waitFor(() => expect(told('host.openFile')).toHaveLength(1));
  expect(told('host.openFile')).toEqual([
    { fileName: 'a.heartdeck', bytes: new TextEncoder().encode('pack') },
  ]);
  await vi.waitFor(() => expect(fake.dialog.showErrorBox).toHaveBeenCalledOnce());
  expect(fake.dialog.showErrorBox.mock.calls[0]?.[0]).toBe('Файл не відкрито');
  await desktop.close();
});

test('the window comes back where it was', async () => {
  const first = await started();
  window().bounds = { x: 40, y: 50, width: 1000, height: 700 };
  window().maximized = true;
  window().close();
  await first.close();
  const second = await started();
  expect(window().options).toMatchObject({ x: 40, y: 50, width: 1000, height: 700 });
  expect(window().maximize).toHaveBeenCalledOnce();
  await second.close();
});

test('a second start brings up the window, or opens one', async () => {
  const desktop = await started();
  desktop.showWindow();
  expect(FakeWindow.made).toHaveLength(1);
  expect(window().focus).toHaveBeenCalledOnce();
  window().close();
  desktop.showWindow();
  expect(FakeWindow.made).toHaveLength(2);
  await desktop.close();
});

const endings: [reason: string, response: number, reloads: number, quits: number, asked: number][] = [
  ['crashed', 0, 1, 0, 1],
  ['oom', 1, 0, 1, 1],
  ['clean-exit', 0, 0, 0, 0],
];
test.each(endings)('a page that ended: %s, answer %i', async (reason, response, reloads, quits, asked) => {
  const desktop = await started();
  fake.dialog.showMessageBox.mockResolvedValue({ response });
  window().webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
  await vi.waitFor(() => expect(fake.dialog.showMessageBox).toHaveBeenCalledTimes(asked));
  await vi.waitFor(() => expect(window().webContents.reload).toHaveBeenCalledTimes(reloads));
  await vi.waitFor(() => expect(fake.app.quit).toHaveBeenCalledTimes(quits));
  // The workbench was not touched by it.
  expect(await call('app.info', {})).toMatchObject({ ok: true });
  await desktop.close();
});

test.each([
  [0, 1],
  [1, 0],
])('a fault of the program is told once at a time: answer %i', async (response, restarts) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const desktop = await started();
  fake.dialog.showMessageBox.mockResolvedValue({ response });
  const first = desktop.reportFault(new Error('no such card'));
  await desktop.reportFault(new Error('nor that one'));
  await first;
  expect(fake.dialog.showMessageBox.mock.calls).toMatchObject([
    [{ message: 'У Heartdeck сталася помилка', detail: expect.stringContaining('no such card') as string }],
  ]);
  expect(fake.app.relaunch).toHaveBeenCalledTimes(restarts);
  expect(fake.app.quit).toHaveBeenCalledTimes(restarts);
  await desktop.reportFault('later');
  expect(fake.dialog.showMessageBox).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledTimes(3);
  await desktop.close();
});

test('a file is saved where the user says, or nowhere', async () => {
  const desktop = await started();
  const { chooseFile } = hostGiven();
  expect(await chooseFile?.('cards-en.pdf')).toBe('/home/aya/cards.pdf');
  expect(fake.dialog.showSaveDialog.mock.calls).toEqual([
    [window(), { defaultPath: join('/home/aya/documents', 'cards-en.pdf') }],
  ]);
  fake.dialog.showSaveDialog.mockResolvedValue({ canceled: true, filePath: '' });
  expect(await chooseFile?.('cards-en.pdf')).toBeNull();
  window().close();
  expect(await chooseFile?.('cards-en.pdf')).toBeNull();
  // Without a window of its own the dialog stands alone.
  expect(fake.dialog.showSaveDialog.mock.lastCall).toHaveLength(1);
  await desktop.close();
});

test('the window that draws for print does not outlive the one that is seen', async () => {
  const desktop = await started();
  const seen = window();
  const page = await hostGiven().drawing?.open(async () => ({
    status: 404,
    type: 'text/plain',
    body: new Uint8Array(),
  }));
  const hidden = window();
  expect(hidden).not.toBe(seen);
  expect(page?.isGone).toBe(false);
  seen.close();
  expect(hidden.destroyed).toBe(true);
  await desktop.close();
});
