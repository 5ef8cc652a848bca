import { expect, it } from 'vitest';
import { browserOpener } from './open-browser';

const url = 'http://127.0.0.1:1/open?token=a';
const table: readonly (readonly [NodeJS.Platform, Record<string, string>, string | null])[] = [
  ['darwin', {}, 'open'],
  ['win32', {}, 'rundll32'],
  ['linux', { DISPLAY: ':0' }, 'xdg-open'],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ['linux', {}, null],
];
it.each(table)('%s with %j: %s', (platform, env, command) => {
  const opener = browserOpener(platform, env, url);
  expect(opener?.command ?? null).toBe(command);
  if (opener) expect(opener.args.at(-1)).toBe(url);
});
