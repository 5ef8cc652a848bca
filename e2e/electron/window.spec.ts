import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, eventsOf, expect, keepEvents, quitDesktop, startDesktop, test } from './desktop';
import { electronPath, root } from './find-electron';

test('a second start brings up the first and hands over its file', async ({
  desktop: { app, page },
  dataDir,
}) => {
  const file = join(dataDir, 'second.heartdeck');
  writeFileSync(file, 'not a pack');
  await keepEvents(page);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  const second = spawn(electronPath, [root, file], { env: environment(dataDir), stdio: 'ignore' });
  const [status] = (await once(second, 'exit')) as [number | null];
  expect(status).toBe(0);
  await expect.poll(() => eventsOf(page, 'host.openFile')).toHaveLength(1);
  expect(app.windows()).toHaveLength(1);
  const minimized = await app.evaluate(({ BrowserWindow }) =>
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
  await app.evaluate(({ app: electron }, path) => {
    electron.emit('open-file', { preventDefault: () => undefined }, path);
  }, file);
  await expect.poll(() => eventsOf(page, 'host.openFile')).toHaveLength(1);
  const bytes = (await eventsOf(page, 'host.openFile'))[0] as { fileName: string };
  expect(bytes.fileName).toBe('dropped.heartdeck');
});

test('the native menu holds the commands in the user’s language', async ({ desktop: { app, page } }) => {
  const labels = () =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? []);
  await page.evaluate(() => window.heartdeck?.calls['settings.set']({ language: 'ja' }));
  const bar = ['ファイル', '編集', '表示', '移動', 'ウィンドウ', 'ヘルプ'];
  await expect.poll(labels).toEqual(process.platform === 'darwin' ? ['Heartdeck', ...bar] : bar);
  const go = await app.evaluate(
    ({ Menu }) =>
      Menu.getApplicationMenu()?.items.find(({ label }) => label === '移動')?.submenu?.items[0]?.label,
  );
  expect(go).toBe('ライブラリへ移動');
});

test('the page prints', async ({ desktop: { app } }) => {
  const start = await app.evaluate(async ({ BrowserWindow }) => {
    const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({ pageSize: 'A4' });
    return { head: pdf?.subarray(0, 5).toString('latin1'), bytes: pdf?.length ?? 0 };
  });
  expect(start.head).toBe('%PDF-');
  expect(start.bytes).toBeGreaterThan(1000);
});

test('a crashed page comes back with everything saved', async ({ desktop: { app, page } }) => {
  await page.evaluate(() => window.heartdeck?.calls['settings.set']({ textSize: 115 }));
  await app.evaluate(({ dialog }) => {
    dialog.showMessageBox = async () => ({ response: 0, checkboxChecked: false });
  });
  const reloaded = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>((resolve) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.once('did-finish-load', () => resolve());
        contents?.forcefullyCrashRenderer();
      }),
  );
  await reloaded;
  const settings: unknown = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      `window.heartdeck.calls['settings.get']({})`,
    ),
  );
  expect(settings).toMatchObject({ ok: true, value: { textSize: 115 } });
});
