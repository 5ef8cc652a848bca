import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from '../csp';

const electron = vi.hoisted(() => ({ protocol: { registerSchemesAsPrivileged: vi.fn(), handle: vi.fn() } }));
vi.mock('electron', () => electron);
const { answerAppRequest, registerAppScheme, serveApp } = await import('./app-protocol');

let folder = '';
let root = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-app-'));
  root = join(folder, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Heartdeck</title>');
  writeFileSync(join(root, 'assets', 'index-DiwrgTda.js'), 'export {};');
  writeFileSync(join(folder, 'secret.js'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true }));

const table: [method: string, url: string, status: number][] = [
  ['GET', 'app://heartdeck', 200],
  ['GET', 'app://heartdeck/', 200],
  ['GET', 'app://heartdeck/index.html', 200],
  ['GET', 'app://heartdeck/index.html?x=../../secret.js#a', 200],
  ['HEAD', 'app://heartdeck/assets/index-DiwrgTda.js', 200],
  ['GET', 'app://heartdeck/missing.js', 404],
  // other hosts
  ['GET', 'app://evil.example/index.html', 403],
  ['GET', 'app://heartdeck.evil.example/index.html', 403],
  ['GET', 'app://heartdeck@evil.example/index.html', 403],
  ['GET', 'app://evil@heartdeck/index.html', 403],
  ['GET', 'app://heartdeck:80/index.html', 403],
  ['GET', 'app:///index.html', 403],
  ['GET', 'file:///etc/passwd', 403],
  ['GET', 'https://heartdeck/index.html', 403],
  // other methods
  ['POST', 'app://heartdeck/index.html', 405],
  ['PUT', 'app://heartdeck/index.html', 405],
  ['DELETE', 'app://heartdeck/index.html', 405],
  ['OPTIONS', 'app://heartdeck/index.html', 405],
  // out of the folder
  ['GET', 'app://heartdeck/../secret.js', 404],
  ['GET', 'app://heartdeck/assets/../../secret.js', 404],
  ['GET', 'app://heartdeck/%2e%2e/secret.js', 404],
  ['GET', 'app://heartdeck/..%2fsecret.js', 404],
  ['GET', 'app://heartdeck/..%5csecret.js', 404],
  ['GET', 'app://heartdeck/..\\secret.js', 404],
  ['GET', 'app://heartdeck//secret.js', 404],
  ['GET', 'app://heartdeck/C:/secret.js', 404],
  ['GET', 'app://heartdeck/index.html%00.js', 404],
];

describe('app://', () => {
  test.each(table)('%s %s → %i', async (method, url, status) => {
    const answer = await answerAppRequest(root, { method, url });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await answer.text()).not.toContain('secret');
  });

  test('gives the file with its type', async () => {
    const answer = await answerAppRequest(root, { method: 'GET', url: 'app://heartdeck/' });
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<title>Heartdeck</title>');
  });

  test('a HEAD has no body', async () => {
    const answer = await answerAppRequest(root, { method: 'HEAD', url: 'app://heartdeck/' });
    expect(await answer.text()).toBe('');
  });
});

test('the scheme is an origin of its own and keeps the policy', async () => {
  registerAppScheme();
  expect(electron.protocol.registerSchemesAsPrivileged).toHaveBeenCalledWith([
    {
      scheme: 'app',
      privileges: expect.objectContaining({
        standard: true,
        secure: true,
        bypassCSP: false,
        allowServiceWorkers: false,
      }) as unknown,
    },
  ]);
  serveApp(root);
  const [scheme, handler] = electron.protocol.handle.mock.calls[0] as [
    string,
    (request: Request) => Promise<Response>,
  ];
  expect(scheme).toBe('app');
  expect((await handler(new Request('app://heartdeck/index.html'))).status).toBe(200);
});
