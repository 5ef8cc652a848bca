import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { WebContents, WebPreferences } from 'electron';
import type { ElectronApplication } from '@playwright/test';
import { expect, inMain, test } from './desktop';
import { root } from './find-electron';
import { inPrintWindow, openPrintWindow } from './print-window';

/** Electron's security checklist in the real program: docs/security.md says which test shows which point. */
interface RunningPage {
  readonly url: string;
  readonly process: number;
  readonly preferences: WebPreferences;
}

/** Electron's types leave this question out: what a page really runs with, defaults included. */
type Asked = WebContents & { getLastWebPreferences(): WebPreferences };

const runningPages = (app: ElectronApplication): Promise<RunningPage[]> =>
  inMain({ app }, ({ webContents }) =>
    webContents.getAllWebContents().map((contents) => ({
      url: contents.getURL(),
      process: contents.getOSProcessId(),
      preferences: (contents as Asked).getLastWebPreferences(),
    })),
  );

test('every page runs with the safe preferences', async ({ shared }) => {
  await openPrintWindow(shared);
  const pages = await runningPages(shared.app);
  expect(pages.map(({ url }) => new URL(url).protocol).sort()).toEqual(['app:', 'https:']);
  for (const { preferences } of pages) {
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      enableBlinkFeatures: '',
      webviewTag: false,
    });
    expect(preferences.nodeIntegrationInWorker ?? false).toBe(false);
  }
});

test('every page runs in Chromium’s sandbox', async ({ shared }) => {
  test.skip(process.platform !== 'linux', 'Linux tells it in /proc');
  await openPrintWindow(shared);
  for (const { process: pid } of await runningPages(shared.app)) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // System calls are filtered, there is nothing to gain by starting a program, and nothing that root could do.
    expect(status).toMatch(/^Seccomp:\s+2$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    // Users, processes and the network are not the machine's.
    for (const name of ['user', 'pid', 'net'])
      expect(readlinkSync(`/proc/${pid}/ns/${name}`)).not.toBe(readlinkSync(`/proc/self/ns/${name}`));
  }
  const unsafe = await inMain(shared, ({ app }) =>
    [
      'no-sandbox',
      'disable-web-security',
      'enable-blink-features',
      'enable-experimental-web-platform-features',
    ] //
      .filter((name) => app.commandLine.hasSwitch(name)),
  );
  expect(unsafe).toEqual([]);
});

/** The world of the preload, as Electron numbers it. */
const preloadWorld = 999;

test('what the page changes does not reach the preload, which has no Node to lose', async ({
  shared: { app, page },
}) => {
  await page.evaluate(() => {
    Object.assign(Array.prototype, { poisoned: true });
    Object.assign(window, { planted: true });
  });
  const seen: unknown = await inMain(
    { app },
    ({ BrowserWindow }, world) => {
      const shown = BrowserWindow.getAllWindows().find((one) => one.isVisible());
      const code = `({
      poisoned: 'poisoned' in Array.prototype,
      found: ['planted', 'process', 'require', 'Buffer', 'ipcRenderer', 'module'].filter((name) => name in globalThis),
    })`;
      return shown?.webContents.executeJavaScriptInIsolatedWorld(world, [{ code }]);
    },
    preloadWorld,
  );
  await page.evaluate(() => {
    Reflect.deleteProperty(Array.prototype, 'poisoned');
    Reflect.deleteProperty(window, 'planted');
  });
  expect(seen).toEqual({ poisoned: false, found: [] });
});

test('there is no remote module', async ({ shared: { app } }) => {
  const found = await inMain({ app }, (electron) => 'remote' in electron);
  expect(found).toBe(false);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@electron/'))).toEqual([]);
});

/** Each makes code from text its own way, and is a promise that fails when that is refused. */
const madeFromText: readonly (readonly [how: string, code: string])[] = [
  ['eval', `(0, eval)('1')`],
  ['Function', `new Function('return 1')()`],
  [
    'a timer',
    `new Promise((done, fail) => { setTimeout('window.ran = 1', 0); setTimeout(() => window.ran ? done() : fail(), 0); })`,
  ],
  ['WebAssembly', `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`],
  ['a module in its address', `import('data:text/javascript,export default 1')`],
  [
    'a worker in its address',
    `new Promise((done, fail) => { const worker = new Worker('data:text/javascript,postMessage(1)'); worker.onmessage = done; worker.onerror = fail; })`,
  ],
  [
    'a worker of its own making',
    `new Promise((done, fail) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = done; worker.onerror = fail; })`,
  ],
  [
    'an inline handler',
    `new Promise((done, fail) => { document.body.setAttribute('onclick', 'window.ran = 1'); document.body.click(); document.body.removeAttribute('onclick'); window.ran ? done() : fail(); })`,
  ],
];
for (const [how, code] of madeFromText) {
  test(`no code comes from text: ${how}`, async ({ shared }) => {
    await openPrintWindow(shared);
    // Later, not now: DevTools lifts the policy while it evaluates.
    const tried = `new Promise((answer) => setTimeout(async () => {
      try { await ${code}; answer('ran'); } catch { answer('refused'); }
    }, 0))`;
    expect(await shared.page.evaluate(tried)).toBe('refused');
    expect(await inPrintWindow(shared, tried)).toBe('refused');
  });
}

test('a webview is an unknown element, and none is attached', async ({ shared: { app, page } }) => {
  const pagesBefore = await inMain({ app }, ({ webContents }) => webContents.getAllWebContents().length);
  const isWebview = await page.evaluate(() => {
    const view = document.createElement('webview');
    for (const [name, value] of [
      ['src', 'app://heartdeck/'],
      ['allowpopups', ''],
      ['nodeintegration', ''],
    ] as const)
      view.setAttribute(name, value);
    document.body.append(view);
    const found = 'getWebContentsId' in view;
    view.remove();
    return found;
  });
  expect(isWebview).toBe(false);
  const { pages, prevented } = await inMain({ app }, ({ BrowserWindow, webContents }) => {
    let refusals = 0;
    const shown = BrowserWindow.getAllWindows().find((one) => one.isVisible());
    // As Electron would ask if the tag were switched on by mistake.
    shown?.webContents.emit('will-attach-webview', { preventDefault: () => (refusals += 1) }, {}, {});
    return { pages: webContents.getAllWebContents().length, prevented: refusals };
  });
  expect(pages).toBe(pagesBefore);
  expect(prevented).toBe(1);
});

const frames: readonly (readonly [name: string, value: string])[] = [
  ['src', 'about:blank'],
  ['src', 'app://heartdeck/'],
  ['src', 'https://example.com/'],
  ['src', 'data:text/html,<p>x</p>'],
  ['srcdoc', '<p>x</p>'],
];
for (const [name, value] of frames) {
  test(`a frame has no bridge: ${name} ${value}`, async ({ shared: { app, page } }) => {
    await page.evaluate(
      ([attribute, of]) => {
        const frame = document.createElement('iframe');
        frame.setAttribute(attribute, of);
        document.body.append(frame);
      },
      [name, value] as const,
    );
    const found = await inMain({ app }, async ({ BrowserWindow }) => {
      const shown = BrowserWindow.getAllWindows().find((one) => one.isVisible());
      const inside = shown?.webContents.mainFrame.frames ?? [];
      const asked = inside.map((frame) => frame.executeJavaScript(`['heartdeck' in window, location.href]`));
      return (await Promise.all(asked)) as [hasBridge: boolean, address: string][];
    });
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    expect(found).toHaveLength(1);
    for (const [hasBridge, address] of found) {
      expect(hasBridge).toBe(false);
      // Nor does it show anything that came from elsewhere.
      expect(address).toMatch(/^(about:blank|about:srcdoc|chrome-error:.*)$/);
    }
  });
}

test('everything that was loaded is our own', async ({ shared: { page } }) => {
  const loaded = await page.evaluate(() =>
    [...document.querySelectorAll('script, link, img')].map(
      (one) => (one as HTMLImageElement).src || (one as HTMLLinkElement).href,
    ),
  );
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((url) => !/^(app:\/\/heartdeck\/|data:)/.test(url))).toEqual([]);
});

test('users get no older Electron than the one under test', async ({ shared: { app } }) => {
  const [running] = await inMain({ app }, () => (process.versions['electron'] ?? '').split('.').map(Number));
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: { electron: string };
  };
  expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Number(devDependencies.electron.split('.')[0])).toBeGreaterThanOrEqual(running ?? Infinity);
});
