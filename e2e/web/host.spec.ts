import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, openApp, test } from '../support/app';
import { freshDataDir, removeDataDir, runNode, startWebHost } from '../support/web-host';

test('the application opens through its address and nowhere else', async ({ app, host, browser }) => {
  expect(new URL(app.url()).pathname).toBe('/');
  expect(app.url()).not.toContain('token');
  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(`${host.origin}/`);
  expect(answer?.status()).toBe(401);
  await expect(stranger.locator('section')).toHaveCount(3);
  await stranger.context().close();
});

test('a page of another port can neither read, run nor call anything, with the cookie in its browser', async ({
  app,
  host,
}) => {
  const foreign = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>foreign</title>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const script = (await app.locator('script[src]').first().getAttribute('src')) ?? '';
  const page = await app.context().newPage();
  // The same site to a browser, which therefore sends our cookie along.
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  const tried = await page.evaluate(
    async ({ origin, scriptUrl }) => {
      const settled = (act: (done: (what: string) => void) => void): Promise<string> => new Promise(act);
      return {
        socket: await settled((done) => {
          const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`);
          socket.onopen = () => done('open');
          socket.onerror = () => done('refused');
        }),
        fetch: await fetch(`${origin}/`, { credentials: 'include' }).then(
          () => 'read',
          () => 'refused',
        ),
        script: await settled((done) => {
          const script = document.createElement('script');
          script.src = scriptUrl;
          script.onload = () => done('ran');
          script.onerror = () => done('refused');
          document.head.append(script);
        }),
        frame: await settled((done) => {
          const frame = document.createElement('iframe');
          frame.src = `${origin}/`;
          frame.onload = () => done('loaded something');
          document.body.append(frame);
        }),
      };
    },
    { origin: host.origin, scriptUrl: new URL(script, host.origin).href },
  );
  expect(tried).toMatchObject({ socket: 'refused', fetch: 'refused', script: 'refused' });
  // What it loaded is Chromium's own page about a frame that the server forbids.
  expect(page.frames().filter((frame) => frame.url().startsWith(host.origin))).toEqual([]);
  await page.close();
  await new Promise((resolve) => foreign.close(resolve));
});

test('a second start leads to the first and ends', async ({ host }) => {
  const second = await runNode('web', ['--no-open', '--data-dir', host.dataDir]);
  expect(second.status).toBe(0);
  expect(second.output).toContain(host.url);
});

test('two starts at once leave one running', async () => {
  const dataDir = freshDataDir();
  const both = await Promise.all([startWebHost(dataDir), startWebHost(dataDir)]);
  expect(both[0].url).toBe(both[1].url);
  await Promise.all(both.map((host) => host.stop()));
  removeDataDir(dataDir);
});

test('told to stop, it ends in order and leaves no trace of itself', async ({ hosts }) => {
  const host = await hosts.start();
  expect(await host.stop()).toMatchObject({ status: 0 });
  expect(readdirSync(host.dataDir).filter((name) => name.startsWith('instance'))).toEqual([]);
});

test('after a crash it starts again on the same library', async ({ hosts, page }) => {
  const first = await hosts.start();
  await first.kill();
  const second = await hosts.start(first.dataDir);
  expect(second.url).not.toBe(first.url);
  await openApp(page, second);
});

test('the command line works on its own', async () => {
  const dataDir = freshDataDir();
  const listed = await runNode('cli', ['pack', 'list', '--json', '--data-dir', dataDir]);
  expect(listed.status).toBe(0);
  expect(Array.isArray(JSON.parse(listed.output))).toBe(true);
  expect((await runNode('cli', ['pakc', 'list'])).status).toBe(2);
  removeDataDir(dataDir);
});
