import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportWanted } from '../../src-shared/api/print';
import { usualSettings } from '../../src-shared/print/presets';
import { EditPage } from '../pages/edit';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import {
  call,
  endOf,
  expect,
  onceInMain,
  openMatch,
  quitDesktop,
  saveAs,
  startDesktop,
  test,
  type RunningDesktop,
} from './desktop';

const human = { is: 'human' } as const;
const thinker = { is: 'bot', bot: { bot: 'ismcts', iterations: 100_000 } } as const;
const dealt = { pack: 'ygios', start: { is: 'dealt', seed: 7 }, language: 'en' } as const;

/** Every way the application is told to end: each lets it close its library first. */
const ends: readonly (readonly [how: string, end: (desktop: RunningDesktop) => Promise<unknown>])[] = [
  [
    'the last window is closed',
    (desktop) => onceInMain(desktop, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  ],
  ['it is told to quit', (desktop) => onceInMain(desktop, ({ app: electron }) => electron.quit())],
  [
    'it is told to quit twice',
    (desktop) =>
      onceInMain(desktop, ({ app: electron }) => {
        electron.quit();
        electron.quit();
      }),
  ],
  [
    'the system shuts down',
    (desktop) =>
      onceInMain(desktop, ({ powerMonitor }) =>
        powerMonitor.emit('shutdown', { preventDefault: () => undefined }),
      ),
  ],
  ['SIGTERM', async ({ app }) => app.process().kill('SIGTERM')],
  ['SIGINT', async ({ app }) => app.process().kill('SIGINT')],
];
for (const [how, end] of ends) {
  test(`the process ends with its library closed: ${how}`, async ({ dataDir }) => {
    const desktop = await startDesktop(dataDir);
    const ended = endOf(desktop);
    // The answer may be cut off by the end it asks for.
    await end(desktop).catch(() => null);
    expect(await ended).toBe(0);
    // Closed in order, SQLite leaves nothing beside its file.
    expect(readdirSync(dataDir).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
    // A lock that stays would keep it from starting once the machine has another name.
    expect(holderOf(dataDir)).toBe(null);
  });
}

test('a restart, as after an update, opens the window again on the same library', async ({ dataDir }) => {
  const desktop = await startDesktop(dataDir);
  const ended = endOf(desktop);
  await onceInMain(desktop, ({ app: electron }) => {
    electron.relaunch();
    electron.quit();
  }).catch(() => null);
  expect(await ended).toBe(0);
  // Not Playwright's child: found by the lock on its folder.
  await expect.poll(() => holderOf(dataDir)).not.toBe(null);
  const restarted = holderOf(dataDir)!;
  await expect.poll(() => existsSync(join(dataDir, 'library.sqlite-wal'))).toBe(true);
  process.kill(restarted, 'SIGTERM');
  await expect.poll(() => existsSync(join('/proc', String(restarted)))).toBe(false);
  expect(holderOf(dataDir)).toBe(null);
});

/** The process that holds this folder, by Chromium's lock for a single one: a link to the machine's name and its number. */
function holderOf(dataDir: string): number | null {
  try {
    return Number(
      readlinkSync(join(dataDir, 'window', 'SingletonLock'))
        .split('-')
        .at(-1),
    );
  } catch {
    return null;
  }
}

test('quit during an export: no file, not even a part of one', async ({ dataDir }) => {
  const desktop = await startDesktop(dataDir);
  const file = join(dataDir, 'cards.pdf');
  await saveAs(desktop, file);
  const job: ExportWanted['job'] = {
    pack: 'ygios',
    languages: ['en', 'ja', 'uk'],
    only: null,
    copies: {},
    settings: usualSettings,
  };
  await desktop.page.evaluate((wanted) => {
    window.heartdeck?.onEvent(
      ({ name }) => name === 'task.progress' && Object.assign(window, { draws: true }),
    );
    void window.heartdeck?.calls['print.export']({ what: 'pdf', job: wanted, anyway: true, task: 'print' });
  }, job);
  await desktop.page.waitForFunction(() => 'draws' in window);
  await quitDesktop(desktop);
  expect(readdirSync(dataDir).filter((name) => name.includes('cards'))).toEqual([]);
});

test('quit while thousands of games are played', async ({ dataDir }) => {
  const desktop = await startDesktop(dataDir);
  await desktop.page.evaluate(() => {
    window.heartdeck?.onEvent(
      ({ name }) => name === 'task.progress' && Object.assign(window, { plays: true }),
    );
    void window.heartdeck?.calls['lab.simulate']({
      game: 'ygios',
      bots: [
        { bot: 'random', backOff: null },
        { bot: 'random', backOff: null },
      ],
      games: 1_000_000,
      seed: 1,
      task: 'lab',
    });
  });
  await desktop.page.waitForFunction(() => 'plays' in window);
  await quitDesktop(desktop);
});

test('quit while a bot thinks: the match goes on at the next start', async ({ dataDir }) => {
  const first = await startDesktop(dataDir);
  await openMatch(first.page, { ...dealt, players: [thinker, human] });
  await expect(first.page.getByText(/thinking/i).first()).toBeVisible();
  const address = new URL(first.page.url()).hash;
  await quitDesktop(first);
  const second = await startDesktop(dataDir);
  await second.page.evaluate((hash) => (location.hash = hash), address);
  await expect(second.page.locator('[data-match]')).toBeVisible();
  await expect(second.page.getByText(/thinking/i).first()).toBeVisible();
  await quitDesktop(second);
});

test('text that was typed in the last moment is there after closing', async ({ dataDir }) => {
  const first = await startDesktop(dataDir);
  const edit = new EditPage(new Shell(first.page));
  await edit.openCopy();
  const address = new URL(first.page.url()).hash;
  const ended = endOf(first);
  await edit.replace('Going Through Your Phone', 'Typed Before Closing');
  await onceInMain(first, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => null);
  expect(await ended).toBe(0);
  const second = await startDesktop(dataDir);
  await second.page.evaluate((hash) => (location.hash = hash), address);
  await expect(new EditPage(new Shell(second.page)).code).toContainText('Typed Before Closing');
  await quitDesktop(second);
});

test('text that can’t be kept is not lost without a question', async ({ dataDir }) => {
  const desktop = await startDesktop(dataDir);
  const { page } = desktop;
  // A page with text that lies nowhere else refuses, for as long as it likes.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  // Without a press or a key Chromium does not ask a page at all.
  await page.keyboard.press('Shift');
  const asked = (answer: number): Promise<string[]> =>
    onceInMain(
      desktop,
      ({ app: electron, dialog }, given) =>
        new Promise<string[]>((resolve) => {
          dialog.showMessageBoxSync = (...args: unknown[]) => {
            const { buttons = [] } = args.at(-1) as { buttons?: string[] };
            // The answer must reach the test before the window that carries it is gone.
            resolve(buttons);
            return given;
          };
          electron.quit();
        }),
      answer,
    );
  expect(await asked(0)).toEqual(['Keep open', 'Close anyway']);
  expect((await call(page, 'app.info', {})).host).toBe('electron');
  const ended = endOf(desktop);
  await asked(1).catch(() => null);
  expect(await ended).toBe(0);
});

test('after kill -9 a draft and a running match are there', async ({ dataDir }) => {
  const first = await startDesktop(dataDir);
  const edit = new EditPage(new Shell(first.page));
  await edit.openCopy();
  const desk = new URL(first.page.url()).hash;
  await edit.replace('Going Through Your Phone', 'Kept Through a Power Cut');
  await expect(edit.state).toHaveAttribute('data-state', 'kept');
  await openMatch(first.page, { ...dealt, players: [human, human] });
  const play = new PlayPage(new Shell(first.page));
  await play.takeOver();
  await play.answerByPointer();
  const match = await first.page.evaluate(() => location.hash);
  const ended = endOf(first);
  first.app.process().kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');

  const second = await startDesktop(dataDir);
  await second.page.evaluate((hash) => (location.hash = hash), desk);
  const again = new EditPage(new Shell(second.page));
  await expect(again.code).toContainText('Kept Through a Power Cut');
  await expect(again.state).toHaveAttribute('data-state', 'kept');
  await second.page.evaluate((hash) => (location.hash = hash), match);
  const table = new PlayPage(new Shell(second.page));
  await expect(table.table.or(table.handOver)).toBeVisible();
  await table.takeOver();
  expect(await table.answers()).toBeGreaterThan(0);
  await quitDesktop(second);
});

test('a data folder of somebody else’s is told, and left alone', async () => {
  // Root's: nobody else may write there.
  const desktop = await startDesktop('/usr/lib');
  await expect(desktop.page.getByText('Writing to /usr/lib/library.sqlite is not allowed')).toBeVisible();
  await quitDesktop(desktop);
});

test('a damaged library is told in the window, and left as it is', async ({ dataDir }) => {
  const file = join(dataDir, 'library.sqlite');
  const damaged = Buffer.alloc(8192, 0x5a);
  writeFileSync(file, damaged);
  const desktop = await startDesktop(dataDir);
  await expect(desktop.page.getByRole('heading', { level: 1 })).toHaveText('The library could not be opened');
  expect(readFileSync(file).equals(damaged)).toBe(true);
  await quitDesktop(desktop);
});
