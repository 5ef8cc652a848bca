import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { ownPages } from './own-pages';
import { guardTraffic, mayDownload, mayLoad } from './traffic';
import { pretend } from './test-pretend';

const packaged = ownPages(null);
const development = ownPages(new URL('http://localhost:5173'));

const loads: [url: string, packaged: boolean, development: boolean][] = [
  ['https://evil.example/pixel.png', false, false],
  ['http://127.0.0.1/', false, false],
  ['wss://evil.example/', false, false],
  ['file:///etc/passwd', false, false],
  ['http://localhost:5173/main.ts', false, true],
  ['ws://localhost:5173/?token=1', false, true],
  ['ws://localhost:5174/', false, false],
];
test.each(loads)('load %s → packaged %s, development %s', (url, inPackage, inDevelopment) => {
  expect(mayLoad(packaged, url)).toBe(inPackage);
  expect(mayLoad(development, url)).toBe(inDevelopment);
});

const downloads: [url: string, allowed: boolean][] = [
  ['blob:app://heartdeck/6e0c', true],
  ['blob:https://evil.example/6e0c', false],
  ['blob:null/6e0c', false],
  ['app://heartdeck/index.html', false],
  ['https://evil.example/setup.exe', false],
  ['data:text/plain,x', false],
];
describe('downloads', () => {
  test.each(downloads)('%s → %s', (url, allowed) => expect(mayDownload(packaged, url)).toBe(allowed));
});

test('the session is guarded', () => {
  const onBeforeRequest = vi.fn();
  const session = Object.assign(new EventEmitter(), { webRequest: { onBeforeRequest } });
  guardTraffic(pretend<Session>(session), packaged);
  const [filter, listener] = onBeforeRequest.mock.calls[0] as [
    { urls: string[] },
    (details: { url: string }, answer: (response: object) => void) => void,
  ];
  expect(filter.urls).toContain('https://*/*');
  const answer = vi.fn();
  listener({ url: 'https://evil.example/' }, answer);
  expect(answer.mock.calls).toEqual([[{ cancel: true }]]);
  const event = { preventDefault: vi.fn() };
  session.emit('will-download', event, { getURL: () => 'https://evil.example/setup.exe' });
  session.emit('will-download', event, { getURL: () => 'blob:app://heartdeck/1' });
  expect(event.preventDefault).toHaveBeenCalledOnce();
});
