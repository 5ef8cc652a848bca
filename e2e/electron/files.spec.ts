import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  call,
  environment,
  eventsOf,
  expect,
  inMain,
  keepEvents,
  quitDesktop,
  startDesktop,
  test,
  type RunningDesktop,
} from './desktop';
import { electronPath, root } from './find-electron';

/** A copy of a shipped pack under a name that nothing else has, as a file; the copy itself is gone again. */
async function packFile(
  page: Page,
  folder: string,
): Promise<{ readonly file: string; readonly name: string }> {
  const name = 'Cards From a Friend';
  const copy = await call(page, 'packs.fork', { pack: 'governing', names: { en: name, ja: name, uk: name } });
  const exported = await page.evaluate(async (pack) => {
    const answer = await window.heartdeck?.calls['packs.export']({ pack });
    return answer?.ok ? [...answer.value.bytes] : [];
  }, copy.id);
  await call(page, 'packs.delete', { pack: copy.id });
  const file = join(folder, 'friend.heartdeck');
  writeFileSync(file, Uint8Array.from(exported));
  return { file, name };
}
const packNamed = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your packs' }).getByRole('button', { name });

test('a second start brings up the first and hands over its file', async ({
  desktop: { app, page },
  dataDir,
}) => {
  const file = join(dataDir, 'second.heartdeck');
  writeFileSync(file, 'not a pack');
  await keepEvents(page);
  await inMain({ app }, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = spawn(electronPath, [root, file], { env: environment(dataDir), stdio: 'ignore' });
  const [status] = (await once(second, 'exit')) as [number | null];
  expect(status).toBe(0);
  await expect.poll(() => eventsOf(page, 'host.openFile')).toHaveLength(1);
  expect(app.windows()).toHaveLength(1);
  const minimized = await inMain({ app }, ({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.isMinimized(),
  );
  expect(minimized).toBe(false);
});

test('a file named at the start is offered to the library', async ({ dataDir }) => {
  const file = join(dataDir, 'broken.heartdeck');
  writeFileSync(file, 'not a pack');
  const desktop = await startDesktop(dataDir, { files: [file] });
  await expect(desktop.page.getByText('broken.heartdeck').first()).toBeVisible();
  await quitDesktop(desktop);
});

test('a file opened by the system arrives with its bytes', async ({ desktop: { app, page }, dataDir }) => {
  const file = join(dataDir, 'dropped.heartdeck');
  writeFileSync(file, 'abc');
  await keepEvents(page);
  await inMain(
    { app },
    ({ app: electron }, path) => {
      electron.emit('open-file', { preventDefault: () => undefined }, path);
    },
    file,
  );
  await expect.poll(() => eventsOf(page, 'host.openFile')).toHaveLength(1);
  const bytes = (await eventsOf(page, 'host.openFile'))[0] as { fileName: string };
  expect(bytes.fileName).toBe('dropped.heartdeck');
});

test('a pack named at the start is imported', async ({ desktop, dataDir }) => {
  const { file, name } = await packFile(desktop.page, dataDir);
  const other = await startDesktop(join(dataDir, 'other'), { files: [file] });
  await expect(packNamed(other.page, name)).toBeVisible();
  await quitDesktop(other);
});

/** Files held over the window and let go, as Chromium hears of it from the system. */
async function drop({ app, page }: RunningDesktop, file: string): Promise<void> {
  const devtools = await app.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await devtools.send('Input.dispatchDragEvent', { type: type as 'drop', x: 640, y: 400, data });
  await devtools.detach();
}

test('a pack that is dropped on the window is imported', async ({ desktop, dataDir }) => {
  const { file, name } = await packFile(desktop.page, dataDir);
  await expect(packNamed(desktop.page, name)).toHaveCount(0);
  await drop(desktop, file);
  await expect(packNamed(desktop.page, name)).toBeVisible();
});

test('a match that is dropped on the window lies on the table', async ({ desktop, dataDir }) => {
  const { page } = desktop;
  const bot = { is: 'bot', bot: { bot: 'greedy' } } as const;
  const { match } = await call(page, 'matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 7 },
    players: [bot, bot],
    language: 'en',
  });
  const exported = await call(page, 'matches.export', { match });
  const file = join(dataDir, exported.fileName);
  writeFileSync(file, exported.text);
  await drop(desktop, file);
  await expect(page.locator('[data-match]')).toBeVisible();
  expect(await page.locator('[data-match]').getAttribute('data-match')).not.toBe(match);
});
