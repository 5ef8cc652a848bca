import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { _electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test';
import type { Answer, CallName, Params } from '../../src-shared/api/calls';
import { defaultSettings } from '../../src-shared/api/default-settings';
import type { AnyEvent } from '../../src-shared/api/events';
import { electronPath, missing, root } from './find-electron';

export interface RunningDesktop {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly dataDir: string;
}

export interface StartOptions {
  readonly files?: readonly string[];
  /** Variables of its environment. */
  readonly around?: Readonly<Record<string, string>>;
}

/** The environment of a start: a library of its own, English, and Electron as Electron. */
export function environment(
  dataDir: string,
  around: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && !name.startsWith('ELECTRON_')) env[name] = value;
  return { ...env, LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en', HEARTDECK_DATA: dataDir, ...around };
}

const holdStart = join(import.meta.dirname, 'hold-start.mjs');

/** Starts the built application as `npm start` does, and waits until its page is drawn. */
export async function startDesktop(
  dataDir: string,
  { files = [], around = {} }: StartOptions = {},
): Promise<RunningDesktop> {
  const app = await unlessCollected(() =>
    _electron.launch({
      executablePath: electronPath,
      args: ['-r', holdStart, root, ...files],
      env: environment(dataDir, { HEARTDECK_HOLD_START: '1', ...around }),
      chromiumSandbox: true,
      // The system's theme, not one that Playwright makes up.
      colorScheme: null,
    }),
  );
  const page = await app.firstWindow();
  await page.getByRole('main').waitFor();
  return { app, page, dataDir };
}

type Act<R, A> = (electron: typeof Electron, argument: A) => R | Promise<R>;

/**
 * Runs a function once in the main process, in a turn of its own. Playwright's own `evaluate` runs it by Node's debugger
 * between any two lines of the program, as in the middle of a transaction, where no menu and no signal can come.
 */
export const onceInMain = <R, A>(
  { app }: Pick<RunningDesktop, 'app'>,
  act: Act<R, A>,
  argument?: A,
): Promise<R> =>
  // eslint-disable-next-line no-restricted-properties -- this is the one way that is safe
  app.evaluate(
    async (electron, [code, given]) => {
      await new Promise((turn) => setImmediate(turn));
      // eslint-disable-next-line no-eval -- functions reach another process as text
      return await (eval(`(${code})`) as Act<R, A>)(electron, given as A);
    },
    [String(act), argument] as const,
  );

/** The same for a function that may run twice. */
export const inMain = <R, A>(
  desktop: Pick<RunningDesktop, 'app'>,
  act: Act<R, A>,
  argument?: A,
): Promise<R> => unlessCollected(() => onceInMain(desktop, act, argument));

/** Playwright loses an answer now and then, when the main process tidies its memory before the answer is fetched. */
async function unlessCollected<R>(ask: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('garbage collected')) throw error;
    }
  }
}

/** Resolves when the process is gone, with its exit status, or the signal that ended it. */
export const endOf = ({ app }: RunningDesktop): Promise<number | NodeJS.Signals | null> => {
  const child = app.process();
  const ended = (): number | NodeJS.Signals | null => child.exitCode ?? child.signalCode;
  return ended() !== null ? Promise.resolve(ended()) : once(child, 'exit').then(ended);
};

/** An orderly end, as the Quit command makes it. Playwright's own `close` waits for ever after a page has crashed. */
export async function quitDesktop(desktop: RunningDesktop): Promise<void> {
  const ended = endOf(desktop);
  if (desktop.app.process().exitCode === null)
    // The answer may be cut off by the end it asks for.
    await inMain(desktop, ({ app: electron }) => electron.quit()).catch(() => null);
  expect(await ended).toBe(0);
}

/** A call of the contract, as the page makes it; its value. */
export async function call<N extends CallName>(page: Page, name: N, params: Params<N>): Promise<Answer<N>> {
  const answer = await page.evaluate(
    ([asked, given]) => {
      // One of them is meant, and the compiler can't tell which.
      const calls = window.heartdeck?.calls as
        Record<string, (params: unknown) => Promise<unknown>> | undefined;
      return calls?.[asked]?.(given);
    },
    [name, params] as const,
  );
  const { ok, value, error } = answer as { ok: boolean; value: Answer<N>; error?: unknown };
  if (!ok) throw new Error(`${name} was refused: ${JSON.stringify(error)}`);
  return value;
}

/** Without the page before a match, which has its own tests; it lies on the table then. */
export async function openMatch(page: Page, wanted: Params<'matches.begin'>): Promise<void> {
  await call(page, 'settings.set', { play: { ...defaultSettings.play, hints: false } });
  const { match } = await call(page, 'matches.begin', wanted);
  await page.evaluate((id) => (location.hash = `#play/${id}`), match);
  await expect(page.locator(`[data-match="${match}"], [data-hand-over]`).first()).toBeVisible();
}

/** The system’s own dialog can’t be answered by a test: this is its answer from here on. */
export const saveAs = (desktop: Pick<RunningDesktop, 'app'>, file: string | null): Promise<void> =>
  inMain(
    desktop,
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = async (...args: unknown[]) => {
        const { defaultPath = '' } = args.at(-1) as { defaultPath?: string };
        Object.assign(globalThis, { proposedFile: defaultPath });
        return { canceled: filePath === null, filePath: filePath ?? '' };
      };
    },
    file,
  );

/** What the dialog proposed the last time it was open; an empty text before the first time. */
export const proposedFile = (desktop: Pick<RunningDesktop, 'app'>): Promise<string> =>
  inMain(desktop, () => (globalThis as { proposedFile?: string }).proposedFile ?? '');

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

export interface DesktopFixtures {
  /** Skips the test where there is no Electron, and says why. */
  readonly needsElectron: undefined;
  /** A folder of this test, empty at first and gone afterwards. */
  readonly dataDir: string;
  /** A window of this test alone. */
  readonly desktop: RunningDesktop;
  /** The window that the tests of a file share: for those that leave it as they found it. */
  readonly shared: RunningDesktop;
}

const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'heartdeck-electron-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

interface SharedWindow {
  of(file: string): Promise<RunningDesktop>;
}

export const test = base.extend<DesktopFixtures, { readonly sharedWindow: SharedWindow }>({
  // Not at the top of this file: a worker that runs several spec files loads it for the first of them only.
  needsElectron: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
    async ({}, use, testInfo) => {
      testInfo.skip(missing !== '', missing);
      await use(undefined);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  dataDir: async ({}, use) => {
    const dataDir = freshFolder();
    await use(dataDir);
    remove(dataDir);
  },
  desktop: async ({ dataDir }, use) => {
    const desktop = await startDesktop(dataDir);
    await use(desktop);
    await quitDesktop(desktop);
  },
  sharedWindow: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      let current: { file: string; desktop: RunningDesktop } | null = null;
      const end = async (): Promise<void> => {
        if (!current) return;
        await quitDesktop(current.desktop);
        remove(current.desktop.dataDir);
      };
      await use({
        async of(file) {
          if (current?.file !== file) {
            await end();
            current = { file, desktop: await startDesktop(freshFolder()) };
          }
          return current.desktop;
        },
      });
      await end();
    },
    { scope: 'worker' },
  ],
  shared: async ({ sharedWindow }, use, testInfo) => {
    await use(await sharedWindow.of(testInfo.file));
  },
});

export { expect };
