import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, test, vi } from 'vitest';
import { guardEveryPage } from './every-page';
import { pretend } from './test-pretend';

const app = new EventEmitter();
guardEveryPage(pretend<App>(app));

test('every page is kept from opening windows and from sending packets', () => {
  const contents = { setWebRTCIPHandlingPolicy: vi.fn(), setWindowOpenHandler: vi.fn() };
  app.emit('web-contents-created', {}, contents);
  expect(contents.setWebRTCIPHandlingPolicy.mock.calls).toEqual([['disable_non_proxied_udp']]);
  const [open] = contents.setWindowOpenHandler.mock.calls[0] as [(details: object) => object];
  expect(open({ url: 'https://creativecommons.org/' })).toEqual({ action: 'deny' });
});

test('every session has a dead end for a network, this machine included', () => {
  const setProxy = vi.fn(async () => undefined);
  app.emit('session-created', { setProxy });
  expect(setProxy.mock.calls).toEqual([
    [{ mode: 'fixed_servers', proxyRules: 'socks5://0.0.0.0:9', proxyBypassRules: '<-loopback>' }],
  ]);
});
