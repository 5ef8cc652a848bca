import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveStaticFile } from './static-files';

const forever = 'private, max-age=31536000, immutable';

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-static-'));
  root = join(folder, 'renderer');
  mkdirSync(join(root, 'assets', 'folder.js'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  mkdirSync(join(folder, 'renderer-beside'));
  writeFileSync(join(folder, 'renderer-beside', 'secret.js'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, '.hidden.js'), 'hidden');
  writeFileSync(join(root, 'notes.unknown'), 'of no known type');
  writeFileSync(join(root, 'assets', 'index-DiwrgTda.js'), 'js');
  writeFileSync(join(root, 'assets', 'face-B_-x12Qz.woff2'), 'font');
  writeFileSync(join(root, 'assets', 'plain.css'), 'css');
  symlinkSync(join(folder, 'secret.js'), join(root, 'out.js'));
  symlinkSync(folder, join(root, 'up'));
  symlinkSync(join(folder, 'renderer-beside'), join(root, 'beside'));
  symlinkSync(join(root, 'index.html'), join(root, 'inside.html'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('serves', () => {
  const served: readonly (readonly [path: string, type: string, cacheControl: string])[] = [
    ['/', 'text/html; charset=utf-8', 'no-store'],
    ['/?pack=1', 'text/html; charset=utf-8', 'no-store'],
    ['/index.html', 'text/html; charset=utf-8', 'no-store'],
    ['/inside.html', 'text/html; charset=utf-8', 'no-store'],
    ['/%69ndex.html', 'text/html; charset=utf-8', 'no-store'],
    ['/assets/index-DiwrgTda.js', 'text/javascript; charset=utf-8', forever],
    ['/assets/face-B_-x12Qz.woff2', 'font/woff2', forever],
    ['/assets/plain.css', 'text/css; charset=utf-8', 'no-store'],
  ];
  it.each(served)('%s', async (path, type, cacheControl) => {
    expect(await resolveStaticFile(root, path)).toMatchObject({ type, cacheControl });
  });
});

describe('refuses', () => {
  const refused = [
    '',
    'index.html',
    '//index.html',
    '/../secret.js',
    '/assets/../../secret.js',
    '/assets/../index.html',
    '/./index.html',
    '/%2e%2e/secret.js',
    '/%2E%2E%2Fsecret.js',
    '/..%2fsecret.js',
    '/assets%2findex-DiwrgTda.js',
    '/%252e%252e/secret.js',
    '/..\\secret.js',
    '/..%5csecret.js',
    '/index.html%00.js',
    '/index.html\0',
    '/%c0%ae%c0%ae/secret.js',
    '/%',
    '/%zz',
    '//etc/passwd',
    '/C:/secret.js',
    '/C:%5csecret.js',
    '/index.html::$DATA',
    '/index.html.',
    '/index.html%20',
    'http://evil.example/index.html',
    '/.hidden.js',
    '/notes.unknown',
    '/missing.js',
    '/assets',
    '/assets/',
    '/assets/folder.js',
    '/out.js',
    '/up/secret.js',
    '/beside/secret.js',
    `/${'a'.repeat(5000)}.js`,
    `/${'a/'.repeat(400)}b.js`,
  ];
  it.each(refused)('%j', async (path) => {
    expect(await resolveStaticFile(root, path)).toBeNull();
  });
});

it('finds nothing where the folder itself is missing', async () => {
  expect(await resolveStaticFile(join(folder, 'no-such'), '/')).toBeNull();
});
