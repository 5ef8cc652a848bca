import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callNames } from '@shared/api/call-names';
import { decodeMessage } from '@shared/api/wire';
import { printSite } from './print-site';

const folder = mkdtempSync(join(tmpdir(), 'heartdeck-site-'));
const rendererDir = join(folder, 'renderer');
beforeAll(() => {
  mkdirSync(join(rendererDir, 'assets', 'deep'), { recursive: true });
  const files = [
    'print.html',
    'assets/a-1.js',
    'assets/b.woff2',
    'assets/deep/c.js',
    'assets/.hidden.js',
    'key.pem',
  ];
  for (const file of files) writeFileSync(join(rendererDir, file), file);
  writeFileSync(join(folder, 'secret.js'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const call = vi.fn(async (name: string, params: unknown) => ({ ok: true, value: { name, params } }));
const site = printSite({ rendererDir, call });
const body = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('files of the page', () => {
  it.each([
    ['/print.html', 'text/html; charset=utf-8', 'print.html'],
    ['/assets/a-1.js', 'text/javascript; charset=utf-8', 'assets/a-1.js'],
    ['/assets/b.woff2', 'font/woff2', 'assets/b.woff2'],
  ])('%s', async (path, type, text) => {
    const answer = await site(path, null);
    expect({ ...answer, body: Buffer.from(answer.body).toString() }).toEqual({
      status: 200,
      type,
      body: text,
    });
  });

  it.each([
    '/',
    '/none.js',
    '/assets/',
    '/../secret.js',
    '/assets/../../secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/..\\secret.js',
    '//secret.js',
    '/assets/deep/c.js',
    '/assets/.hidden.js',
    '/key.pem',
    '/assets/a-1.js\0.html',
    'print.html',
  ])('not %j', async (path) => {
    const answer = await site(path, null);
    expect([answer.status, answer.body.length]).toEqual([404, 0]);
  });
});

describe('calls of the page', () => {
  const asked = ['faces.get', 'icons.get', 'assets.get'];

  it.each(asked)('%s is answered', async (name) => {
    const { status, body: bytes } = await site(
      '/call',
      body(JSON.stringify({ name, params: { pack: 'a' } })),
    );
    expect(status).toBe(200);
    expect(decodeMessage(bytes)).toEqual({ ok: true, value: { name, params: { pack: 'a' } } });
  });

  it('and no other one', async () => {
    call.mockClear();
    const others = [
      ...callNames.filter((name) => !asked.includes(name)),
      '',
      '__proto__',
      'toString',
      null,
      7,
    ];
    expect(others.length).toBeGreaterThan(20);
    for (const name of others)
      expect((await site('/call', body(JSON.stringify({ name, params: {} })))).status).toBe(403);
    expect(call).not.toHaveBeenCalled();
  });

  it.each(['', '{', 'null', '[]', '"faces.get"'])('one that is no call is refused: %j', async (text) => {
    expect((await site('/call', text === '' ? null : body(text))).status).toBe(403);
  });
});
