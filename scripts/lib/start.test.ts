import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whyNotStarted } from './electron.mjs';
import { word } from './words.mjs';

const scripts = fileURLToPath(new URL('..', import.meta.url));

/** What Electron 42 wrote on Debian 12, where each of these was made to happen. */
const ends = {
  noX: {
    signal: 'SIGSEGV',
    stderr:
      '[1:ERROR:ui/ozone/platform/x11/ozone_platform_x11.cc:257] Missing X server or $DISPLAY\n[1:ERROR:ui/aura/env.cc:246] The platform failed to initialize.  Exiting.\n',
  },
  noWayland: {
    signal: 'SIGSEGV',
    stderr:
      '[1:ERROR:ui/ozone/platform/wayland/host/wayland_connection.cc:202] Failed to connect to Wayland display: No such file or directory (2)\n[1:ERROR:ui/ozone/platform/wayland/ozone_platform_wayland.cc:282] Failed to initialize Wayland platform\n[1:ERROR:ui/aura/env.cc:246] The platform failed to initialize.  Exiting.\n',
  },
  noCookie: {
    signal: 'SIGSEGV',
    stderr:
      'Authorization required, but no authorization protocol specified\n\n[1:ERROR:ui/ozone/platform/x11/ozone_platform_x11.cc:257] Missing X server or $DISPLAY\n[1:ERROR:ui/aura/env.cc:246] The platform failed to initialize.  Exiting.\n',
  },
  wrongCookie: {
    signal: 'SIGSEGV',
    stderr:
      'Invalid MIT-MAGIC-COOKIE-1 key\n[1:ERROR:ui/ozone/platform/x11/ozone_platform_x11.cc:257] Missing X server or $DISPLAY\n',
  },
  noGtk: {
    code: 127,
    stderr:
      '/opt/electron: error while loading shared libraries: libgtk-3.so.0: cannot open shared object file: No such file or directory\n',
  },
  emptyGtk: {
    code: 127,
    stderr:
      '/opt/electron: error while loading shared libraries: /lib/x86_64-linux-gnu/libgtk-3.so.0: file too short\n',
  },
  noNss: {
    code: 127,
    stderr:
      '/opt/electron: error while loading shared libraries: libnss3.so: cannot open shared object file: No such file or directory\n',
  },
  otherGtk: {
    code: 127,
    stderr: '/opt/electron: symbol lookup error: /opt/electron: undefined symbol: gtk_status_icon_new\n',
  },
  noNamespaces: {
    signal: 'SIGTRAP',
    stderr:
      '[1:FATAL:sandbox/linux/suid/client/setuid_sandbox_host.cc:166] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I’m aborting now.\n[2:ERROR:content/zygote/zygote_linux.cc:669] write: Broken pipe (32)\n',
  },
  noSandbox: {
    signal: 'SIGTRAP',
    stderr:
      '[1:FATAL:content/browser/zygote_host/zygote_host_impl_linux.cc:128] No usable sandbox! If you are running on Ubuntu 23.10+ or another Linux distro that has disabled unprivileged user namespaces with AppArmor, see https://chromium.googlesource.com/\n',
  },
  noData: {
    signal: 'SIGTRAP',
    stderr: '[ERROR:base/i18n/icu_util.cc:232] Invalid file descriptor to ICU data received.\n',
  },
  halfProgram: { signal: 'SIGSEGV', stderr: '' },
  textInstead: { code: 127, stderr: '' },
  serverDied: {
    signal: 'SIGTRAP',
    stderr: '[1:FATAL:electron/shell/browser/electron_browser_main_parts.cc:524] Failed to shutdown.\n',
  },
  // Not seen here: an older Linux’s loader, as glibc’s source has it.
  oldSystem: {
    code: 1,
    stderr: '/opt/electron: /lib/libc.so.6: version `GLIBC_2.34’ not found (required by /opt/electron)\n',
  },
  closed: { code: 0, stderr: '[1:ERROR:dbus/bus.cc:405] Failed to connect to the bus\n' },
  ownStatus: { code: 7, stderr: '' },
  ownFailure: { code: 1, stderr: 'Error: Cannot find module\n' },
  interrupted: { signal: 'SIGINT', stderr: '' },
  killed: { signal: 'SIGKILL', stderr: '' },
} as const satisfies Record<string, { code?: number; signal?: string; stderr: string }>;

describe('Electron that ended', () => {
  const second = 1000;
  const rows: readonly (readonly [end: keyof typeof ends, ranFor: number, reason: string | null])[] = [
    ['noX', second, 'reason.noAnswer'],
    ['noWayland', second, 'reason.noAnswer'],
    ['noCookie', second, 'reason.displayRefuses'],
    ['wrongCookie', second, 'reason.displayRefuses'],
    ['noGtk', second, 'reason.noGtk'],
    ['emptyGtk', second, 'reason.noGtk'],
    ['noNss', second, 'reason.noLibrary'],
    ['otherGtk', second, 'reason.noLibrary'],
    ['oldSystem', second, 'reason.noLibrary'],
    ['noNamespaces', second, 'reason.noNamespaces'],
    ['noSandbox', second, 'reason.noNamespaces'],
    ['noData', second, 'reason.notStarted'],
    ['halfProgram', second, 'reason.notStarted'],
    ['textInstead', second, 'reason.notStarted'],
    ['noX', 20 * second, 'reason.noAnswer'],
    ['serverDied', 3600 * second, null],
    ['halfProgram', 3600 * second, null],
    ['noX', 3600 * second, null],
    ['closed', second, null],
    ['ownStatus', second, null],
    ['ownFailure', second, null],
    ['interrupted', second, null],
    ['killed', second, null],
  ];
  it.each(rows)('%s after %i ms: %s', (end, ranFor, reason) => {
    expect(whyNotStarted({ code: null, signal: null, ...ends[end], ranFor })).toBe(reason);
    if (reason) expect(word(reason, {}, {})).toMatch(/^[A-Z].*: .*\.$/);
  });
});

/** `npm start` in a clone whose Electron and web host are small stand-ins. */
describe.skipIf(process.platform === 'win32')('npm start', () => {
  let clone: string;
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), content);
    chmodSync(join(clone, path), 0o755);
  };
  const electron = (script: string): void =>
    write('node_modules/electron/dist/electron', `#!/bin/sh\n${script}\n`);
  // Electron isn't started for root, and the tests may run as root.
  const asSomebody = 'data:text/javascript,process.getuid=()=>1000';
  const start = (env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', asSomebody, join(clone, 'scripts', 'start.mjs'), '--no-open'],
      { encoding: 'utf8', env: { PATH: process.env['PATH'], DISPLAY: ':98', ...env } },
    );
    return { status, stdout, stderr };
  };

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'heartdeck-start-'));
    cpSync(join(scripts, 'start.mjs'), join(clone, 'scripts', 'start.mjs'));
    cpSync(join(scripts, 'lib'), join(clone, 'scripts', 'lib'), { recursive: true });
    write('package.json', '{ "type": "module" }');
    write('node_modules/electron/path.txt', 'electron');
    write('out/main/cli.js', 'console.log("web host", ...process.argv.slice(2));');
  });
  beforeEach(() => electron('exit 0'));
  afterAll(() => rmSync(clone, { recursive: true }));

  it('hands on the window’s status and opens nothing else', () => {
    electron('echo "some warning" >&2; exit 7');
    expect(start()).toEqual({ status: 7, stdout: '', stderr: 'some warning\n' });
  });

  it('shows what Electron wrote, says why there is no window, and opens the web host', () => {
    electron('echo "Missing X server or \\$DISPLAY" >&2; kill -SEGV $$');
    const { status, stdout, stderr } = start();
    expect(stderr).toBe(
      'Missing X server or $DISPLAY\nThe display :98 doesn’t respond: check DISPLAY and WAYLAND_DISPLAY, and that the display server is running. Heartdeck opens in the browser instead.\n',
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'web host serve --no-open\n' });
  });

  it('says it in the user’s language', () => {
    electron('kill -SEGV $$');
    expect(start({ LANG: 'uk_UA.UTF-8' }).stderr).toMatch(/^Electron не запускається/);
  });

  it('opens the web host where the program may not be run', () => {
    chmodSync(join(clone, 'node_modules/electron/dist/electron'), 0o644);
    expect(start().stdout).toBe('web host serve --no-open\n');
  });

  it('does not wait for a browser that the window opened', () => {
    electron('sleep 60 >/dev/null & echo $! > "$0.pid"; exit 0');
    expect(start().status).toBe(0);
    const browser = Number(readFileSync(join(clone, 'node_modules/electron/dist/electron.pid'), 'utf8'));
    expect(process.kill(browser)).toBe(true);
  });

  it('never starts the Electron for tests', () => {
    write('other-electron', '#!/bin/sh\ntouch "$0.started"\n');
    start({ ELECTRON_PATH: join(clone, 'other-electron'), HEARTDECK_TEST_ELECTRON: '1' });
    expect(existsSync(join(clone, 'other-electron.started'))).toBe(false);

    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
      for (const [, path] of imports) visit(join(dirname(file), path ?? ''));
    };
    visit(join(scripts, 'start.mjs'));
    expect(seen).toContain(join(scripts, 'lib', 'electron.mjs'));
    expect([...seen].filter((file) => /test-electron|desktop-tests/.test(file))).toEqual([]);
  });
});
