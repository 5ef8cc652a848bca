import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '@shared/util/languages';
import { securityHeaders } from '../csp';
import { newTicket, proveToken } from './secrets';
import {
  echoWorkbench,
  logIn,
  sendRaw,
  startStage,
  statusOf,
  useAsGoodClient,
  type Stage,
} from './test-support';

let stage: Stage;
let cookie: string;
let base: string;

beforeAll(async () => {
  stage = await startStage(echoWorkbench().door);
  cookie = await logIn(stage.server);
  base = `http://127.0.0.1:${stage.server.port}`;
});
afterAll(() => stage.close());

it('serves a well-behaved window, at both names of this machine', async () => {
  await useAsGoodClient(stage.server);
  const answer = await sendRaw(
    stage.server.port,
    `GET / HTTP/1.1\r\nHost: localhost:${stage.server.port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(200);
});

it('exchanges the token for a cookie that no script and no other site can use', async () => {
  const answer = await fetch(stage.server.url, { redirect: 'manual' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('http-equiv="refresh" content="0;url=/"');
  const name = `heartdeck-${stage.server.port}`;
  expect(answer.headers.get('set-cookie')).toMatch(
    new RegExp(`^${name}=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Strict$`),
  );
});

it('takes a ticket once, and only one that the token signed', async () => {
  const statusWith = async (ticket: string) => (await fetch(`${base}/open?ticket=${ticket}`)).status;
  const ticket = newTicket(stage.server.token);
  expect([await statusWith(ticket), await statusWith(ticket)]).toEqual([200, 401]);
  const forged = [
    newTicket('another token'),
    ticket.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
    '',
    '.',
    ticket + '.',
  ];
  for (const wrong of forged) expect(await statusWith(wrong)).toBe(401);
});

it('leaves no file open for visitors who went away before their turn', async () => {
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  const request = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${stage.server.port}\r\nCookie: ${cookie}\r\n\r\n`;
  for (let visitor = 0; visitor < 5; visitor += 1) {
    const socket = connect(stage.server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request.repeat(500));
    await once(socket, 'data');
    socket.destroy();
  }
  await useAsGoodClient(stage.server);
  await vi.waitUntil(() => openFiles() < before + 40, { timeout: 60_000 });
});

it('has a token of 256 bits, another one each time', async () => {
  const other = await startStage(echoWorkbench().door);
  expect(Buffer.from(stage.server.token, 'base64url')).toHaveLength(32);
  expect(other.server.token).not.toBe(stage.server.token);
  await other.close();
});

it('listens on the loopback address only', async () => {
  const elsewhere = await fetch(`http://127.0.0.2:${stage.server.port}/`).then(
    () => 'answered',
    (error: Error) => String(error.cause),
  );
  expect(elsewhere).toContain('ECONNREFUSED');
});

it('proves that it knows the token without saying it', async () => {
  const nonce = 'ab'.repeat(16);
  const proof = await (await fetch(`${base}/alive?nonce=${nonce}`)).text();
  expect(proof).toBe(proveToken(stage.server.token, nonce));
  expect(proof).not.toContain(stage.server.token);
});

describe('headers', () => {
  const rows: readonly (readonly [path: string, good: boolean, status: number, cache: string])[] = [
    ['/', true, 200, 'no-store'],
    ['/index.html', true, 200, 'no-store'],
    ['/assets/index-DiwrgTda.js', true, 200, 'private, max-age=31536000, immutable'],
    ['/missing.js', true, 404, 'no-store'],
    ['/', false, 401, 'no-store'],
    [`/alive?nonce=${'0'.repeat(32)}`, false, 200, 'no-store'],
  ];
  it.each(rows)('%s, cookie %s: %i', async (path, good, status, cache) => {
    const answer = await fetch(base + path, { headers: good ? { cookie } : {} });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe(cache);
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name)).toBe(value);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('HEAD gives the headers without the page', async () => {
    const answer = await fetch(`${base}/`, { method: 'HEAD', headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });
});

it('says in three languages how to open it', async () => {
  const page = await (await fetch(`${base}/`)).text();
  for (const language of languages) expect(page).toContain(`<section lang="${language}">`);
  expect(page).toContain('npm start');
});

it('lets a link from elsewhere show the page, but no more', async () => {
  const visit = (mode: string): Promise<string> =>
    sendRaw(
      stage.server.port,
      `GET / HTTP/1.1\r\nHost: 127.0.0.1:${stage.server.port}\r\nCookie: ${cookie}\r\n` +
        `Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: ${mode}\r\nConnection: close\r\n\r\n`,
    );
  expect(statusOf(await visit('navigate'))).toBe(200);
  expect(statusOf(await visit('no-cors'))).toBe(403);
});

it('refuses a port that is taken, and says so', async () => {
  const { startWebServer } = await import('./server');
  const page = { serve: async () => undefined };
  const second = startWebServer({
    port: stage.server.port,
    page,
    workbench: Promise.resolve(echoWorkbench().door),
  });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await useAsGoodClient(stage.server);
});
