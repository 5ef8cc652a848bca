import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import type { AnyEvent } from '../../src-shared/api/events';
import { electronPath, root } from './find-electron';

export interface RunningDesktop {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** The environment of a start: a library of its own, and Electron as Electron. */
export function environment(dataDir: string): Record<string, string> {
  const env: Record<string, string> = { HEARTDECK_DATA: dataDir };
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && !name.startsWith('ELECTRON_') && name !== 'HEARTDECK_DATA') env[name] = value;
  return env;
}

/** Starts the built application as `npm start` does, and waits until its page has sent its menu. */
export async function startDesktop(dataDir: string, files: readonly string[] = []): Promise<RunningDesktop> {
  const app = await _electron.launch({
    executablePath: electronPath,
    args: [root, ...files],
    env: environment(dataDir),
    chromiumSandbox: true,
  });
  const page = await app.firstWindow();
  await page.getByRole('main').waitFor();
  return { app, page };
}

/** An orderly end, as the Quit command makes it. */
export async function quitDesktop({ app }: RunningDesktop): Promise<void> {
  const closed = app.waitForEvent('close');
  await app.evaluate(({ app: electron }) => electron.quit());
  await closed;
}

/** From now on the page keeps the events it is told, for `eventsOf` to read. */
export const keepEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept: AnyEvent[] = [];
    window.heartdeck?.onEvent((event) => kept.push(event));
    Object.assign(window, { keptEvents: kept });
  });

export const eventsOf = (page: Page, name: AnyEvent['name']): Promise<AnyEvent['data'][]> =>
  page.evaluate((wanted) => {
    const { keptEvents } = window as Window & { keptEvents?: AnyEvent[] };
    return (keptEvents ?? []).filter((event) => event.name === wanted).map((event) => event.data);
  }, name);

/** A data folder and a desktop on it for each test; whatever the test starts itself it also ends. */
export const test = base.extend<{ dataDir: string; desktop: RunningDesktop }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
  dataDir: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-electron-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  desktop: async ({ dataDir }, use) => {
    const desktop = await startDesktop(dataDir);
    await use(desktop);
    await desktop.app.close();
  },
});

export { expect } from '@playwright/test';
