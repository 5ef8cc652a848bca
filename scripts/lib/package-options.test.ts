import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  builderArguments,
  givenElectron,
  isTestElectron,
  refusal,
  testOutput,
  wrapRefusal,
} from './package-options.mjs';

const given: [args: string[], env: Record<string, string>, dist: string | null][] = [
  [[], {}, null],
  [['--dir'], {}, null],
  [['--dir'], { HEARTDECK_ELECTRON_DIST: '/e' }, '/e'],
  [['--dir'], { HEARTDECK_ELECTRON_DIST: 'e' }, '/root/e'],
  [['-c.electronDist=/e'], { HEARTDECK_ELECTRON_DIST: '/f' }, '/e'],
  [['--config.electronDist=e/bin'], {}, '/root/e/bin'],
];
test.each(given)('the given Electron of %j with %j', (args, env, dist) => {
  expect(givenElectron(args, env, '/root')).toBe(dist);
});

const args = (list: string[], dist: string | null, isTest: boolean) =>
  builderArguments(list, { dist, versionOf: () => '42.0.0', isTest: () => isTest });

test('without a given Electron the arguments are left alone', () => {
  expect(args(['--dir', '--linux'], null, false)).toEqual({ args: ['--dir', '--linux'] });
});

test('a given Electron brings its own version', () => {
  expect(args(['-c.electronDist=e', 'deb'], '/e', false)).toEqual({
    args: ['deb', '-c.electronDist=/e', '-c.electronVersion=42.0.0'],
  });
  expect(args(['-c.electronVersion=1.2.3'], '/e', false)).toEqual({
    args: ['-c.electronVersion=1.2.3', '-c.electronDist=/e'],
  });
});

test('a folder with the Electron for tests lies apart', () => {
  expect(args(['--dir'], '/e', true)).toEqual({
    args: ['--dir', '-c.electronDist=/e', '-c.electronVersion=42.0.0', `-c.directories.output=${testOutput}`],
  });
});

const installers = [
  [],
  ['--linux'],
  ['--linux', 'AppImage'],
  ['--linux', 'deb', '--dir'],
  ['--dir', '--publish=always'],
  ['--dir=false'],
];
test.each(installers.map((list) => [list]))('no installer with the Electron for tests: %j', (list) => {
  expect(args(list, '/e', true)).toEqual({ refused: refusal });
});

const wrapped = [
  ['--prepackaged', 'dist/for-tests/linux-unpacked'],
  ['--pd=dist', 'deb'],
];
test.each(wrapped.map((list) => [list]))('no finished folder is wrapped: %j', (list) => {
  expect(args(list, null, false)).toEqual({ refused: wrapRefusal });
});

test('the Electron for tests is known by its content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-package-'));
  const program = join(folder, 'renamed');
  writeFileSync(program, 'a program');
  const sha256 = createHash('sha256').update('a program').digest('hex');
  expect(isTestElectron(program, sha256)).toBe(true);
  expect(isTestElectron(program)).toBe(false);
  expect(isTestElectron(join(folder, 'missing'))).toBe(false);
  rmSync(folder, { recursive: true });
});
