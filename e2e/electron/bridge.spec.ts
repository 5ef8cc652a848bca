import { join } from 'node:path';
import { callNames } from '../../src-shared/api/call-names';
import { eventsOf, expect, inMain, keepEvents, test } from './desktop';
import { root } from './find-electron';

test('the page has the calls of the contract and nothing of Node', async ({ shared: { page } }) => {
  const seen = await page.evaluate(() => ({
    bridge: Object.keys(window.heartdeck ?? {}).sort(),
    calls: Object.keys(window.heartdeck?.calls ?? {}).sort(),
    node: ['require', 'process', 'Buffer', 'module', 'global', 'ipcRenderer', 'electron'].filter(
      (name) => name in window,
    ),
  }));
  expect(seen).toEqual({ bridge: ['calls', 'onEvent'], calls: [...callNames].sort(), node: [] });
});

test('calls go to the workbench and back, bytes included', async ({ shared: { page, dataDir } }) => {
  const info = await page.evaluate(() => window.heartdeck?.calls['app.info']({}));
  expect(info).toMatchObject({
    ok: true,
    value: { host: 'electron', dataDir, canChooseFolder: true, trouble: null },
  });
  const exported = await page.evaluate(async () => {
    const calls = window.heartdeck?.calls;
    const packs = await calls?.['packs.list']({});
    const pack = packs?.ok ? packs.value[0]?.id : undefined;
    const file = pack ? await calls?.['packs.export']({ pack }) : undefined;
    return file?.ok ? [...file.value.bytes.subarray(0, 2)] : null;
  });
  expect(exported).toEqual([0x50, 0x4b]);
});

test('a wrong parameter is refused by name', async ({ shared: { page } }) => {
  const answer = await page.evaluate(() => {
    const call = window.heartdeck?.calls['packs.fork'] as ((params: unknown) => Promise<unknown>) | undefined;
    return call?.({ pack: 7 });
  });
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'bad-params', data: { call: 'packs.fork', at: 'pack' } },
  });
});

test('events reach the page', async ({ shared: { page } }) => {
  await keepEvents(page);
  await page.evaluate(() => window.heartdeck?.calls['settings.set']({ theme: 'dark' }));
  await expect.poll(() => eventsOf(page, 'settings.changed')).toHaveLength(1);
});

test('another window with the same preload is not believed', async ({ shared: { app } }) => {
  const answer = await inMain(
    { app },
    async ({ BrowserWindow }, preload) => {
      const webPreferences = { preload, sandbox: true, contextIsolation: true };
      const other = new BrowserWindow({ show: false, webPreferences });
      await other.loadURL('app://heartdeck/');
      const result: unknown = await other.webContents.executeJavaScript(
        `window.heartdeck.calls['app.info']({})`,
      );
      other.destroy();
      return result;
    },
    join(root, 'out', 'preload', 'preload.cjs'),
  );
  expect(answer).toEqual({ ok: false, error: { code: 'not-allowed', data: {} } });
});
