import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { ChromiumPage } from './chromium-page';
import { DevtoolsPipe, type Params } from './devtools-pipe';
import { siteOrigin, sitePage, type Site } from './drawing-engine';

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: Params;
}
/** An answer, or null for none at all. */
type Answer = (method: string, params: Params) => Params | null;

/** A browser of one page that answers as a test says. */
function browser(answer: Answer = () => ({})) {
  const [out, from] = [new PassThrough(), new PassThrough()];
  const pipe = new DevtoolsPipe(out, from);
  const asked: Asked[] = [];
  const usual: Readonly<Record<string, Params>> = {
    'Target.createTarget': { targetId: 'target' },
    'Target.attachToTarget': { sessionId: 'session' },
  };
  const say = (message: unknown): void => void from.write(`${JSON.stringify(message)}\0`);
  out.on('data', (chunk: Buffer) => {
    for (const text of chunk.toString('utf8').split('\0').slice(0, -1)) {
      const question = JSON.parse(text) as Asked;
      asked.push(question);
      const result = usual[question.method] ?? answer(question.method, question.params);
      if (result) say({ id: question.id, result });
    }
  });
  const happens = (method: string, params: Params): void => say({ method, params, sessionId: 'session' });
  const askedFor = (method: string): Params[] =>
    asked.filter((one) => one.method === method).map(({ params }) => params);
  return { pipe, happens, askedFor };
}
const empty: Site = async () => ({ status: 200, type: 'text/plain', body: Uint8Array.of(104, 105) });
const wants = (url: string, postData?: string): Params => ({ requestId: '1', request: { url, postData } });

describe('what the page asks for', () => {
  it('comes from the site', async () => {
    const { pipe, happens, askedFor } = browser();
    const site = vi.fn(empty);
    await ChromiumPage.open(pipe, site);
    expect(askedFor('Page.navigate')).toEqual([{ url: sitePage }]);
    happens('Fetch.requestPaused', wants(`${siteOrigin}/call?x#y`, '{"name":"ї"}'));
    await vi.waitFor(() => expect(askedFor('Fetch.fulfillRequest')).toHaveLength(1));
    expect(site.mock.calls).toEqual([['/call', Buffer.from('{"name":"ї"}')]]);
    expect(askedFor('Fetch.fulfillRequest')).toEqual([
      {
        requestId: '1',
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/plain' }],
        body: 'aGk=',
      },
    ]);
  });

  it.each([
    'https://example.com/print.html',
    'http://print.heartdeck.invalid/print.html',
    'file:///etc/hosts',
  ])('and nothing from %s', async (url) => {
    const { pipe, happens, askedFor } = browser();
    const site = vi.fn(empty);
    await ChromiumPage.open(pipe, site);
    happens('Fetch.requestPaused', wants(url));
    await vi.waitFor(() => expect(askedFor('Fetch.failRequest')).toHaveLength(1));
    expect(askedFor('Fetch.failRequest')).toEqual([{ requestId: '1', errorReason: 'AccessDenied' }]);
    expect(site).not.toHaveBeenCalled();
  });

  it('is refused where the site fails, and never left without an answer', async () => {
    const { pipe, happens, askedFor } = browser();
    await ChromiumPage.open(pipe, async () => {
      throw new Error('EIO');
    });
    happens('Fetch.requestPaused', wants(sitePage));
    await vi.waitFor(() => expect(askedFor('Fetch.failRequest')).toHaveLength(1));
    expect(askedFor('Fetch.failRequest')).toEqual([{ requestId: '1', errorReason: 'Failed' }]);
  });
});

describe('the page', () => {
  it('is not taken for loaded where it is not', async () => {
    const { pipe } = browser((method) =>
      method === 'Page.navigate' ? { errorText: 'net::ERR_FAILED' } : {},
    );
    await expect(ChromiumPage.open(pipe, empty)).rejects.toThrow('net::ERR_FAILED');
  });

  it('answers calls, and says why it could not', async () => {
    const { pipe, askedFor } = browser((method, { expression }) =>
      method === 'Runtime.evaluate' && String(expression).includes('"wrong"')
        ? { exceptionDetails: { text: 'Uncaught', exception: { description: 'Error: no job is open' } } }
        : { result: { value: 7 } },
    );
    const page = await ChromiumPage.open(pipe, empty);
    expect(await page.call('draw', { faces: ['"a'] })).toBe(7);
    expect(askedFor('Runtime.evaluate').at(-1)).toMatchObject({
      expression: 'heartdeckPrint["draw"]({"faces":["\\"a"]})',
      awaitPromise: true,
      returnByValue: true,
    });
    await expect(page.call('wrong', undefined)).rejects.toThrow('no job is open');
  });

  it('prints in pieces', async () => {
    const pieces = [
      { data: Buffer.from('%PDF').toString('base64'), base64Encoded: true, eof: false },
      { data: '-1.7', eof: false },
      { data: '', eof: true },
    ];
    const { pipe, askedFor } = browser((method) => {
      if (method === 'Page.printToPDF') return { stream: 's' };
      return method === 'IO.read' ? (pieces.shift() ?? {}) : {};
    });
    const page = await ChromiumPage.open(pipe, empty);
    expect(Buffer.from(await page.pdf()).toString()).toBe('%PDF-1.7');
    expect(askedFor('Page.printToPDF')).toMatchObject([{ preferCSSPageSize: true, printBackground: true }]);
    expect(askedFor('IO.close')).toEqual([{ handle: 's' }]);
  });

  it('takes pictures of exactly so many pixels', async () => {
    const { pipe, askedFor } = browser((method) =>
      method === 'Page.captureScreenshot' ? { data: 'AQI=' } : {},
    );
    const page = await ChromiumPage.open(pipe, empty);
    expect([...(await page.picture(744, 1039))]).toEqual([1, 2]);
    expect(askedFor('Emulation.setDeviceMetricsOverride')).toMatchObject([
      { width: 744, height: 1039, deviceScaleFactor: 1 },
    ]);
    expect(askedFor('Page.captureScreenshot')).toMatchObject([
      { clip: { x: 0, y: 0, width: 744, height: 1039 } },
    ]);
  });
});

describe('a page that is gone', () => {
  /** A page that is asked for a PDF and never answers. */
  async function waiting() {
    const made = browser((method) => (method === 'Page.printToPDF' ? null : {}));
    const page = await ChromiumPage.open(made.pipe, empty);
    expect(page.isGone).toBe(false);
    return { ...made, page, pdf: page.pdf() };
  }

  it('because it crashed, says so to whoever waits', async () => {
    const { happens, page, pdf } = await waiting();
    happens('Inspector.targetCrashed', {});
    await expect(pdf).rejects.toThrow('crashed');
    expect(page.isGone).toBe(true);
  });

  it('because it was closed', async () => {
    const { page, pdf, askedFor } = await waiting();
    await page.close();
    await expect(pdf).rejects.toThrow('closed');
    expect(page.isGone).toBe(true);
    expect(askedFor('Target.closeTarget')).toEqual([{ targetId: 'target' }]);
  });

  it('because its browser ended', async () => {
    const { pipe, page, pdf } = await waiting();
    pipe.end(new Error('exit SIGKILL'));
    await expect(pdf).rejects.toThrow('exit SIGKILL');
    expect(page.isGone).toBe(true);
    await page.close();
  });
});
