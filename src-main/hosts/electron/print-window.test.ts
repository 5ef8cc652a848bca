import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteOrigin, sitePage, type Site } from '../../print/engine/drawing-engine';
import { fakeElectron, FakeWindow } from './test-electron';

let fake: ReturnType<typeof fakeElectron>;
beforeEach(() => {
  vi.resetModules();
  FakeWindow.made = [];
  fake = fakeElectron();
  vi.doMock('electron', () => fake);
});

const site = vi.fn<Site>(async () => ({ status: 201, type: 'text/x', body: Uint8Array.of(1, 2) }));
const window = (): FakeWindow => FakeWindow.made.at(-1)!;
const contents = () => window().webContents;
const apart = () => fake.apart.get('heartdeck-print')!;
async function opened() {
  const { ElectronEngine } = await import('./print-window');
  const engine = new ElectronEngine();
  return { engine, page: await engine.open(site) };
}

describe('the window that draws', () => {
  it('is never shown, has no preload and no Node, and is not slowed down', async () => {
    await opened();
    expect(window().options).toEqual({
      show: false,
      webPreferences: {
        session: apart(),
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        offscreen: true,
        backgroundThrottling: false,
      },
    });
    expect(window().loadURL.mock.calls).toEqual([[sitePage]]);
    expect(window().show).not.toHaveBeenCalled();
  });

  it('has a session of its own, in memory, without any permission', async () => {
    await opened();
    expect(fake.session.fromPartition.mock.calls).toEqual([['heartdeck-print', { cache: false }]]);
    expect(apart().setPermissionRequestHandler).toHaveBeenCalledOnce();
    expect(apart().setPermissionCheckHandler).toHaveBeenCalledOnce();
  });

  it('is opened again with the site of that time', async () => {
    const { engine } = await opened();
    await engine.open(async () => ({ status: 202, type: 'text/x', body: new Uint8Array() }));
    const got = await apart().answers.get('https')?.(new Request(`${siteOrigin}/a.js`));
    expect(got?.status).toBe(202);
  });

  it('does not stay behind when its page can’t be loaded', async () => {
    const { ElectronEngine } = await import('./print-window');
    const engine = new ElectronEngine();
    vi.spyOn(fake, 'BrowserWindow').mockImplementationOnce(function (options) {
      const made = new FakeWindow(options);
      made.loadURL.mockRejectedValue(new Error('ERR_FAILED'));
      return made;
    });
    await expect(engine.open(site)).rejects.toThrow('ERR_FAILED');
    expect(window().destroyed).toBe(true);
  });
});

describe('what its page asks for', () => {
  const answer = async (url: string, init?: RequestInit): Promise<Response> => {
    await opened();
    const scheme = new URL(url).protocol.slice(0, -1);
    return apart().answers.get(scheme)!(new Request(url, init));
  };

  it('comes from the site', async () => {
    const got = await answer(`${siteOrigin}/assets/a.js?x=1`);
    expect(site).toHaveBeenLastCalledWith('/assets/a.js', null);
    expect([got.status, got.headers.get('Content-Type')]).toEqual([201, 'text/x']);
    expect([...new Uint8Array(await got.arrayBuffer())]).toEqual([1, 2]);
  });

  it('with what it sends along', async () => {
    await answer(`${siteOrigin}/call`, { method: 'POST', body: '{}' });
    expect(site).toHaveBeenLastCalledWith('/call', new TextEncoder().encode('{}'));
  });

  it.each([
    'https://example.com/print.html',
    'http://print.heartdeck.invalid/print.html',
    'http://127.0.0.1:5173/',
    'https://print.heartdeck.invalid:8443/print.html',
    'https://print.heartdeck.invalid.example.com/print.html',
  ])('is refused if it is %s', async (url) => {
    site.mockClear();
    const got = await answer(url);
    expect(got.status).toBe(403);
    expect(site).not.toHaveBeenCalled();
  });
});

describe('what is asked of its page', () => {
  it('is a call that can’t be more than one', async () => {
    const { page } = await opened();
    contents().executeJavaScript.mockResolvedValueOnce({ misfits: [] });
    expect(await page.call('draw', { faces: [`'); alert("`] })).toEqual({ misfits: [] });
    expect(contents().executeJavaScript.mock.calls).toEqual([
      ['heartdeckPrint["draw"]({"faces":["\'); alert(\\""]})'],
    ]);
  });

  it('is a PDF in the sizes of the page, with what is behind the letters', async () => {
    const { page } = await opened();
    expect(Buffer.from(await page.pdf()).toString()).toBe('%PDF-');
    expect(contents().printToPDF.mock.calls).toEqual([
      [
        {
          preferCSSPageSize: true,
          printBackground: true,
          generateTaggedPDF: false,
          generateDocumentOutline: false,
        },
      ],
    ]);
  });

  it('is a picture, through DevTools that are attached once', async () => {
    const { page } = await opened();
    const { debugger: devtools } = contents();
    devtools.sendCommand.mockResolvedValue({ data: 'AQI=' });
    expect([...(await page.picture(10, 20))]).toEqual([1, 2]);
    devtools.isAttached.mockReturnValue(true);
    await page.picture(10, 20);
    expect(devtools.attach).toHaveBeenCalledOnce();
    expect(devtools.sendCommand.mock.calls.map(([method]) => method)).toEqual([
      'Emulation.setDeviceMetricsOverride',
      'Page.captureScreenshot',
      'Emulation.setDeviceMetricsOverride',
      'Page.captureScreenshot',
    ]);
  });
});

describe('a window that is gone', () => {
  const pending = () => new Promise<never>(() => undefined);

  it('because it was closed, keeps nobody waiting', async () => {
    const { page } = await opened();
    contents().executeJavaScript.mockImplementation(pending);
    contents().printToPDF.mockImplementation(pending);
    const waiting = [page.call('draw', {}), page.pdf()];
    expect(page.isGone).toBe(false);
    await page.close();
    for (const one of [...waiting, page.pdf(), page.picture(1, 1)])
      await expect(one).rejects.toThrow('closed');
    expect([page.isGone, window().destroyed]).toEqual([true, true]);
    await page.close();
  });

  it('because its page crashed, too', async () => {
    const { page } = await opened();
    contents().executeJavaScript.mockImplementation(pending);
    const waiting = page.call('draw', {});
    contents().emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 });
    await expect(waiting).rejects.toThrow('oom');
    expect(page.isGone).toBe(true);
  });

  it('because the engine ended', async () => {
    const { engine, page } = await opened();
    await engine.close();
    expect([window().destroyed, page.isGone]).toEqual([true, true]);
    await engine.close();
  });
});
