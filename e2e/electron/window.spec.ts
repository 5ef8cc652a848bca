import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import {
  call,
  endOf,
  expect,
  inMain,
  onceInMain,
  openMatch,
  quitDesktop,
  startDesktop,
  test,
  type RunningDesktop,
} from './desktop';

test('the native menu holds the commands in the user’s language', async ({ desktop: { app, page } }) => {
  const labels = () =>
    inMain({ app }, ({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? []);
  await page.evaluate(() => window.heartdeck?.calls['settings.set']({ language: 'ja' }));
  const bar = ['ファイル', '編集', '表示', '移動', 'ウィンドウ', 'ヘルプ'];
  const withKeys = bar.map((label, at) => `${label}(&${'FEVGWH'[at]})`);
  await expect.poll(labels).toEqual(process.platform === 'darwin' ? ['Heartdeck', ...bar] : withKeys);
  const go = await inMain(
    { app },
    ({ Menu }) =>
      Menu.getApplicationMenu()?.items.find(({ label }) => label.startsWith('移動'))?.submenu?.items[0]
        ?.label,
  );
  expect(go).toBe('ライブラリへ移動');
});

test('the page prints', async ({ desktop: { app } }) => {
  const start = await inMain({ app }, async ({ BrowserWindow }) => {
    const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({ pageSize: 'A4' });
    return { head: pdf?.subarray(0, 5).toString('latin1'), bytes: pdf?.length ?? 0 };
  });
  expect(start.head).toBe('%PDF-');
  expect(start.bytes).toBeGreaterThan(1000);
});

/** Ends the page as a fault in Chromium would, and waits until it was loaded again. The dialog is answered with Reload. */
const crash = (desktop: RunningDesktop): Promise<void> =>
  onceInMain(
    desktop,
    ({ BrowserWindow, dialog }) =>
      new Promise<void>((resolve) => {
        dialog.showMessageBox = async () => ({ response: 0, checkboxChecked: false });
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.once('did-finish-load', () => resolve());
        contents?.forcefullyCrashRenderer();
      }),
  );
/** Playwright has lost the page that crashed: this one is asked by way of the main process. */
const inPage = (desktop: RunningDesktop, code: string): Promise<unknown> =>
  inMain(
    desktop,
    ({ BrowserWindow }, asked) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(asked) as Promise<unknown>,
    code,
  );
/** Asked to quit by Playwright, a window whose page has crashed once waits for Playwright for ever. */
async function kill(desktop: RunningDesktop): Promise<void> {
  const ended = endOf(desktop);
  desktop.app.process().kill('SIGKILL');
  await ended;
}

test('a crashed page comes back with everything saved', async ({ dataDir }) => {
  const desktop = await startDesktop(dataDir);
  await call(desktop.page, 'settings.set', { textSize: 115 });
  await crash(desktop);
  await expect.poll(() => inPage(desktop, `document.documentElement.dataset.textSize`)).toBe('115');
  await kill(desktop);
});

test('a page that crashes during a match comes back to the table, with every answer', async ({ dataDir }) => {
  const desktop = await startDesktop(dataDir);
  const human = { is: 'human' } as const;
  await openMatch(desktop.page, {
    pack: 'ygios',
    start: { is: 'dealt', seed: 7 },
    players: [human, { is: 'bot', bot: { bot: 'greedy' } }],
    language: 'en',
  });
  const play = new PlayPage(new Shell(desktop.page));
  await play.answerByPointer();
  await play.atRest();
  const answers = await play.answers();
  expect(answers).toBeGreaterThan(0);
  await crash(desktop);
  await expect
    .poll(() => inPage(desktop, `document.querySelector('[data-match]')?.dataset.answers`))
    .toBe(String(answers));
  await kill(desktop);
});

test('a fault of the main process is told in the user’s language, and the window goes on', async ({
  desktop,
}) => {
  await call(desktop.page, 'settings.set', { language: 'uk' });
  const [message, ...buttons] = await onceInMain(
    desktop,
    ({ dialog }) =>
      new Promise<string[]>((resolve) => {
        dialog.showMessageBox = async (...args: unknown[]) => {
          const asked = args.at(-1) as Electron.MessageBoxOptions;
          resolve([asked.message, ...(asked.buttons ?? [])]);
          return { response: 1, checkboxChecked: false };
        };
        setImmediate(() => {
          throw new Error('a bug');
        });
      }),
  );
  expect(message).toBe('У Heartdeck сталася помилка');
  expect(buttons).toEqual(['Перезапустити', 'Продовжити']);
  await call(desktop.page, 'settings.set', { language: 'en' });
  await new Shell(desktop.page).goTo('help');
});

test('the first start, with an empty folder, shows the shipped packs and writes nothing elsewhere', async ({
  dataDir,
}) => {
  const home = join(dataDir, 'home');
  const data = join(dataDir, 'data');
  mkdirSync(home);
  const desktop = await startDesktop(data, { around: { HOME: home, XDG_CONFIG_HOME: home } });
  await expect(desktop.page.getByRole('img', { name: /Going Through Your Phone/ }).first()).toBeVisible();
  expect(await desktop.page.title()).toContain('Heartdeck');
  await quitDesktop(desktop);
  expect(readdirSync(data).toSorted()).toEqual(['backups', 'library.sqlite', 'window']);
  expect(readdirSync(home).filter((name) => /heartdeck|electron/i.test(name))).toEqual([]);
});

test('the folder can be named on the command line', async ({ dataDir }) => {
  const elsewhere = join(dataDir, 'elsewhere');
  const desktop = await startDesktop(join(dataDir, 'not-this'), { files: ['--data-dir', elsewhere] });
  expect((await call(desktop.page, 'app.info', {})).dataDir).toBe(elsewhere);
  await quitDesktop(desktop);
  expect([existsSync(join(elsewhere, 'library.sqlite')), existsSync(join(dataDir, 'not-this'))]).toEqual([
    true,
    false,
  ]);
});

test('text grows and shrinks by its keys, is kept, and the window can’t be zoomed past it', async ({
  dataDir,
}) => {
  const first = await startDesktop(dataDir);
  const html = first.page.locator('html');
  const zoom = (desktop: RunningDesktop): Promise<number | undefined> =>
    inMain(desktop, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor());
  const sizes: (string | null)[] = [];
  for (const keys of [
    'ControlOrMeta+=',
    'ControlOrMeta+=',
    'ControlOrMeta+0',
    'ControlOrMeta+-',
    'ControlOrMeta+=',
    'ControlOrMeta+=',
  ]) {
    const before = await html.getAttribute('data-text-size');
    await first.page.keyboard.press(keys);
    await expect(html).not.toHaveAttribute('data-text-size', before ?? '');
    sizes.push(await html.getAttribute('data-text-size'));
  }
  expect(sizes).toEqual(['115', '130', '100', '90', '100', '115']);
  expect(await zoom(first)).toBe(1);
  await expect.poll(async () => (await call(first.page, 'settings.get', {})).textSize).toBe(115);
  await quitDesktop(first);
  const second = await startDesktop(dataDir);
  await expect(second.page.locator('html')).toHaveAttribute('data-text-size', '115');
  await quitDesktop(second);
});

test('a listed link is handed to the system’s browser, and the window stays where it is', async ({
  dataDir,
}) => {
  // What a desktop calls to open an address: here it writes the address down.
  const bin = join(dataDir, 'bin');
  const opened = join(dataDir, 'opened');
  mkdirSync(bin);
  writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" >> ${opened}\n`, { mode: 0o755 });
  const desktop = await startDesktop(join(dataDir, 'data'), {
    around: { PATH: `${bin}:${process.env['PATH'] ?? ''}` },
  });
  await new Shell(desktop.page).goTo('settings');
  await desktop.page.locator('a[href^="https://game-icons.net"]').first().click();
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
    .toMatch(/^https:\/\/game-icons\.net\/?\n$/);
  expect(desktop.page.url()).toMatch(/^app:\/\/heartdeck\//);
  expect(desktop.app.windows()).toHaveLength(1);
  await quitDesktop(desktop);
});
