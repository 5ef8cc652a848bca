import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rectangle } from 'electron';
import { Shell } from '../pages/shell';
import { expect, inMain, quitDesktop, startDesktop, test, type RunningDesktop } from './desktop';

/** A display of 1920x1080 and, right of it, one of 1440x900 that can be pulled out (scripts/lib/desktop-tests.mjs). */
const display = process.env['HEARTDECK_TWO_SCREENS'] ?? '';
test.skip(
  display === '',
  'two displays need Xorg with its dummy driver, openbox, xsettingsd, and root to start them',
);

const start = (dataDir: string): Promise<RunningDesktop> =>
  startDesktop(dataDir, { around: { DISPLAY: display } });
const xrandr = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync('xrandr', ['-display', display, ...args]);
  if (status !== 0) throw new Error(String(stderr));
};
const plug = (...args: readonly string[]): void => {
  xrandr('--output', 'DUMMY1', ...args);
  // The driver notices what is plugged in when it is asked the next time.
  xrandr();
};
const plugIn = (): void => plug('--mode', 'second', '--pos', '1920x0');
const pullOut = (): void => plug('--off');

const boundsOf = (desktop: RunningDesktop): Promise<Rectangle> =>
  inMain(desktop, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getNormalBounds());
/** Asked again until it is there: a window that is just coming up may be put elsewhere by its manager. */
const moveTo = (desktop: RunningDesktop, bounds: Rectangle): Promise<void> =>
  expect
    .poll(async () => {
      await inMain(
        desktop,
        ({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to),
        bounds,
      );
      const { x, width } = await boundsOf(desktop);
      return Math.abs(x - bounds.x) < 24 && Math.abs(width - bounds.width) < 24;
    })
    .toBe(true);
const isMaximized = (desktop: RunningDesktop): Promise<boolean> =>
  inMain(desktop, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isMaximized());

/** The window manager moves a window a moment after it was asked to. */
async function rests(desktop: RunningDesktop, isThere: (bounds: Rectangle) => boolean): Promise<Rectangle> {
  await expect.poll(async () => isThere(await boundsOf(desktop))).toBe(true);
  return boundsOf(desktop);
}
const isOnSecond = ({ x }: Rectangle): boolean => x >= 1920;

test.beforeEach(plugIn);
test.afterAll(plugIn);

test('the first start stands in the middle of the first display', async ({ dataDir }) => {
  const desktop = await start(dataDir);
  // Chromium makes a new window a pixel smaller for a moment.
  const { x, y, width } = await rests(desktop, (now) => now.width === 1280 && now.height === 800);
  expect(x + width / 2).toBeGreaterThan(900);
  expect(x + width / 2).toBeLessThan(1020);
  expect(y).toBeGreaterThan(0);
  await quitDesktop(desktop);
});

test('size and place are kept, on the first display and on the second', async ({ dataDir }) => {
  for (const wanted of [
    { x: 60, y: 70, width: 1100, height: 720 },
    { x: 2000, y: 40, width: 1000, height: 660 },
  ]) {
    const first = await start(dataDir);
    await moveTo(first, wanted);
    const set = await boundsOf(first);
    await quitDesktop(first);
    const second = await start(dataDir);
    const kept = await boundsOf(second);
    await quitDesktop(second);
    // A window manager may count its frame in or out.
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(kept[side] - set[side]), side).toBeLessThanOrEqual(24);
  }
});

test('a window that was left on a display that is gone comes up on the other one, whole', async ({
  dataDir,
}) => {
  const first = await start(dataDir);
  await moveTo(first, { x: 2050, y: 60, width: 1100, height: 700 });
  await rests(first, isOnSecond);
  await quitDesktop(first);
  pullOut();
  const second = await start(dataDir);
  const { x, y, width, height } = await boundsOf(second);
  expect([x >= 0, y >= 0, x + width <= 1920, y + height <= 1080]).toEqual([true, true, true, true]);
  await quitDesktop(second);
});

test('a display that is pulled out while the window is on it leaves the window in reach', async ({
  dataDir,
}) => {
  const desktop = await start(dataDir);
  await moveTo(desktop, { x: 2050, y: 60, width: 1100, height: 700 });
  await rests(desktop, isOnSecond);
  pullOut();
  await rests(desktop, ({ x }) => x < 1920);
  await new Shell(desktop.page).goTo('help');
  await quitDesktop(desktop);
});

test('a maximised window comes up maximised, and goes back to the size it had', async ({ dataDir }) => {
  const first = await start(dataDir);
  const before = await boundsOf(first);
  await inMain(first, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize());
  await expect.poll(() => isMaximized(first)).toBe(true);
  await quitDesktop(first);
  const second = await start(dataDir);
  await expect.poll(() => isMaximized(second)).toBe(true);
  await inMain(second, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.unmaximize());
  await expect.poll(() => isMaximized(second)).toBe(false);
  await expect.poll(async () => (await boundsOf(second)).width).toBe(before.width);
  await quitDesktop(second);
});

test('the window follows the theme of the system, until somebody chooses one', async ({ dataDir }) => {
  const settings = join(dataDir, 'xsettings.conf');
  const setSystem = (theme: string, daemon?: ChildProcess): void => {
    writeFileSync(settings, `Net/ThemeName "${theme}"\n`);
    daemon?.kill('SIGHUP');
  };
  setSystem('Adwaita');
  const daemon = spawn('xsettingsd', ['-c', settings], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const desktop = await start(join(dataDir, 'data'));
  const { page } = desktop;
  const ink = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);
  const onLight = await ink();
  /** Whether the page is dark, and whether the system's menus and dialogs are. */
  const isDark = async (): Promise<boolean[]> => [
    (await ink()) !== onLight,
    await inMain(desktop, ({ nativeTheme }) => nativeTheme.shouldUseDarkColors),
  ];
  expect(await isDark()).toEqual([false, false]);
  setSystem('HighContrastInverse', daemon);
  await expect.poll(isDark).toEqual([true, true]);
  setSystem('Adwaita', daemon);
  await expect.poll(isDark).toEqual([false, false]);
  await new Shell(page).setTheme('dark');
  await expect.poll(isDark).toEqual([true, true]);
  // Chosen is chosen: the system's own change is heard, and nothing follows from it.
  await inMain(desktop, ({ nativeTheme }) =>
    nativeTheme.once('updated', () => Object.assign(globalThis, { heard: true })),
  );
  setSystem('HighContrastInverse', daemon);
  await expect.poll(() => inMain(desktop, () => 'heard' in globalThis)).toBe(true);
  setSystem('Adwaita', daemon);
  await new Shell(page).goTo('library');
  expect(await isDark()).toEqual([true, true]);
  await quitDesktop(desktop);
  daemon.kill();
});
