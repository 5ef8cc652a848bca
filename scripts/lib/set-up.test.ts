import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIsCurrent, forgetBuild, markBuildCurrent, sourceHash } from './build-stamp.mjs';
import { electronBinary, failedLately, rememberFailure, whyNoWindow } from './electron.mjs';
import { markPackagesCurrent, packagesAreCurrent } from './packages.mjs';
import { isNewEnough } from './usable-node.mjs';
import { allWords, word } from './words.mjs';

let root: string;
const write = (path: string, content: unknown): void => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'heartdeck-set-up-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('packages', () => {
  const lock = (version: string) => ({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/b': { version: '1.0.0', optional: true },
    },
  });
  const rows: readonly (readonly [what: string, current: boolean, prepare: () => void])[] = [
    ['nothing installed', false, () => undefined],
    ['installed by us', true, () => (write('node_modules/x', ''), markPackagesCurrent(root))],
    [
      'the lock changed since',
      false,
      () => (
        write('node_modules/x', ''),
        markPackagesCurrent(root),
        write('package-lock.json', lock('2.0.0'))
      ),
    ],
    ['installed by hand', true, () => write('node_modules/.package-lock.json', lock('1.0.0'))],
    [
      'another version installed by hand',
      false,
      () => write('node_modules/.package-lock.json', lock('0.9.0')),
    ],
    [
      'without an optional package of another platform',
      true,
      () =>
        write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } }),
    ],
    ['interrupted', false, () => write('node_modules/.package-lock.json', { packages: {} })],
  ];
  it.each(rows)('%s: current %s', (_what, current, prepare) => {
    write('package-lock.json', lock('1.0.0'));
    prepare();
    expect(packagesAreCurrent(root)).toBe(current);
  });
});

describe('build', () => {
  beforeEach(() => {
    write('src-main/a.ts', 'a');
    write('src-shared/b/c.ts', 'c');
    write('package.json', '{}');
    for (const file of ['main/web.js', 'main/cli.js', 'main/electron.js', 'renderer/index.html']) {
      write(`out/${file}`, '');
    }
    markBuildCurrent(root, sourceHash(root));
  });
  const rows: readonly (readonly [what: string, current: boolean, act: () => void])[] = [
    ['nothing changed', true, () => undefined],
    ['a file written again with the same content', true, () => write('src-main/a.ts', 'a')],
    ['a changed file', false, () => write('src-main/a.ts', 'b')],
    ['a new file', false, () => write('src-shared/b/d.ts', '')],
    ['a removed file', false, () => rmSync(join(root, 'src-shared/b/c.ts'))],
    ['a changed configuration', false, () => write('package.json', '{ }')],
    ['text moved between files', false, () => (write('src-main/a.ts', ''), write('src-shared/b/c.ts', 'ac'))],
    ['a changed test', true, () => write('src-main/a.test.ts', 'new')],
    ['a missing output', false, () => rmSync(join(root, 'out/main/web.js'))],
    ['an interrupted build', false, () => forgetBuild(root)],
  ];
  it.each(rows)('%s: current %s', (_what, current, act) => {
    act();
    expect(buildIsCurrent(root)).toBe(current);
  });
});

describe('Electron', () => {
  const rows: readonly (readonly [string, Record<string, string>, number | undefined, string | null])[] = [
    ['linux', { DISPLAY: ':0' }, 1000, null],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000, null],
    ['linux', { DISPLAY: ':0' }, 0, 'reason.root'],
    ['linux', {}, 1000, 'reason.noDisplay'],
    ['darwin', {}, 501, null],
    ['win32', {}, undefined, null],
  ];
  it.each(rows)('on %s with %j as %s: %s', (platform, env, uid, reason) => {
    expect(whyNoWindow({ platform, env, uid })).toBe(reason);
    if (reason) expect(word(reason, {}, {})).not.toBe('');
  });

  it('is there when its program is', () => {
    expect(electronBinary(root)).toBeNull();
    write('node_modules/electron/path.txt', 'electron');
    expect(electronBinary(root)).toBeNull();
    write('node_modules/electron/dist/electron', '');
    expect(electronBinary(root)).toBe(join(root, 'node_modules/electron/dist/electron'));
  });

  it('is not fetched again for a day after a failure, unless its version changes', () => {
    const [now, hour] = [1_000_000_000_000, 3_600_000];
    write('node_modules/electron/package.json', { version: '1.0.0' });
    expect(failedLately(root, now)).toBe(false);
    rememberFailure(root, now);
    expect(failedLately(root, now + hour)).toBe(true);
    expect(failedLately(root, now + 25 * hour)).toBe(false);
    expect(failedLately(root, now - hour)).toBe(false);
    write('node_modules/electron/package.json', { version: '1.0.1' });
    expect(failedLately(root, now + hour)).toBe(false);
  });
});

it.each([
  ['v20.20.2', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v22.12.1', true],
  ['v24.0.0', true],
  ['v100.0.0', true],
  ['v9.99.99', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});

describe('words', () => {
  it.each(Object.entries(allWords))('%s stands in three languages with the same gaps', (_key, texts) => {
    const gaps = (text = ''): string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
    expect(Object.keys(texts).sort()).toEqual(['en', 'ja', 'uk']);
    expect(gaps(texts['ja'])).toEqual(gaps(texts['en']));
    expect(gaps(texts['uk'])).toEqual(gaps(texts['en']));
  });

  it('are in the language of the environment', () => {
    expect(word('building', {}, { LANG: 'ja_JP.UTF-8' })).toBe('ビルドしています…');
    expect(word('building', {}, { LANG: 'de_DE.UTF-8' })).toBe('Building…');
    expect(word('nodeTooOld', { needed: '22', found: '20' }, {})).toContain('22 or newer, and this is 20');
  });
});
