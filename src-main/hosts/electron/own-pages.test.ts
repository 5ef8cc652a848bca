import { describe, expect, test } from 'vitest';
import { developmentServer, ownPages } from './own-pages';

const pages = ownPages(null);
const development = ownPages(new URL('http://localhost:5173/'));

const packaged: [url: string, own: boolean][] = [
  ['app://heartdeck/', true],
  ['app://heartdeck/index.html?x=1#y', true],
  ['app://heartdeck', true],
  ['app://heartdeck.evil.example/', false],
  ['app://evil.example/heartdeck', false],
  ['app://heartdeck@evil.example/', false],
  ['app://user@heartdeck/', false],
  ['app://user:word@heartdeck/', false],
  ['app://heartdeck:8080/', false],
  ['app://heartdeck./', false],
  ['app://HEARTDECK/', false],
  ['app://heartdeck%2eevil/', false],
  ['app://hеartdeck/', false], // Cyrillic е
  ['app:///heartdeck/', false],
  ['app:heartdeck', false],
  ['apps://heartdeck/', false],
  ['file:///etc/passwd', false],
  ['http://heartdeck/', false],
  ['https://heartdeck/', false],
  ['http://localhost:5173/', false],
  ['data:text/html,app://heartdeck/', false],
  ['javascript:alert(1)//app://heartdeck/', false],
  ['blob:app://heartdeck/1', false],
  ['about:blank', false],
  ['', false],
  ['not an address', false],
];

const inDevelopment: [url: string, own: boolean][] = [
  ['http://localhost:5173/', true],
  ['http://localhost:5173/index.html', true],
  ['http://localhost:5174/', false],
  ['https://localhost:5173/', false],
  ['http://localhost.evil.example:5173/', false],
  ['http://user@localhost:5173/', false],
  ['app://heartdeck/', false],
];

describe('isOwn', () => {
  test.each(packaged)('%s → %s', (url, own) => expect(pages.isOwn(url)).toBe(own));
  test.each(inDevelopment)('development: %s → %s', (url, own) => expect(development.isOwn(url)).toBe(own));
});

const servers: [url: string | undefined, isPackaged: boolean, origin: string | null][] = [
  ['http://localhost:5173/', false, 'http://localhost:5173'],
  ['http://127.0.0.1:5173/', false, 'http://127.0.0.1:5173'],
  ['http://[::1]:5173/', false, 'http://[::1]:5173'],
  ['http://localhost:5173/', true, null],
  ['http://evil.example/', false, null],
  ['https://localhost:5173/', false, null],
  ['file:///tmp/index.html', false, null],
  ['not an address', false, null],
  ['', false, null],
  [undefined, false, null],
];

test.each(servers)('developmentServer(%s, packaged %s) → %s', (url, isPackaged, origin) => {
  expect(developmentServer(url, isPackaged)?.origin ?? null).toBe(origin);
});

test('the window starts on our own page', () => {
  expect(pages.isOwn(pages.start)).toBe(true);
  expect(development.isOwn(development.start)).toBe(true);
});
