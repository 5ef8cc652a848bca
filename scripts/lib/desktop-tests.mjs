import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { electronBinary } from './electron.mjs';
import { cacheFolder, NoTestElectron, obtainTestElectron } from './test-electron.mjs';

/** Electron's sandbox does not run as root: root's specs run as this user. */
const nobody = 65_534;

/** Which program the specs start: the developer's choice, Electron's own, or the one for tests where that is asked for. */
export function chooseElectron({ root, env, platform }) {
  if (env.ELECTRON_PATH) {
    if (isProgram(env.ELECTRON_PATH)) return env.ELECTRON_PATH;
    throw new NoTestElectron(`ELECTRON_PATH names no program: ${env.ELECTRON_PATH}`);
  }
  const own = electronBinary(root);
  if (own) return own;
  if (env.HEARTDECK_TEST_ELECTRON !== '1')
    throw new NoTestElectron(
      'Electron’s program is not here (node_modules/electron/dist); on Linux, HEARTDECK_TEST_ELECTRON=1 fetches one for tests',
    );
  if (platform !== 'linux' || process.arch !== 'x64')
    throw new NoTestElectron('the Electron for tests runs on Linux (x64) only');
  return obtainTestElectron(cacheFolder(env));
}

/** What is missing on a Linux machine to open a window, each with the way to get it. Null when nothing is. */
export function whatIsMissing(program, { env, uid, can = canRun }) {
  const missing = libraries(can('ldd', [program]).stdout);
  if (missing.length > 0)
    return `Electron’s libraries are missing (${missing.join(', ')}): apt-get install libgtk-3-0 libnss3 libasound2 libgbm1`;
  if (!env.DISPLAY && !onPath('Xvfb', env)) return 'there is no display and no Xvfb: apt-get install xvfb';
  if (uid === 0 && !onPath('setpriv', env))
    return 'Electron’s sandbox does not run as root, and setpriv (util-linux) is not here to start it as another user';
  const alone = ['--user', 'true'];
  const test = uid === 0 ? asNobody('unshare', alone) : { command: 'unshare', args: alone };
  if (onPath('unshare', env) && can(test.command, test.args).status !== 0)
    return 'Chromium’s sandbox needs user namespaces, and this system refuses them: sysctl user.max_user_namespaces=15000 (in a container, allow unshare)';
  return null;
}

/** The program that can be started here, or why there is none. */
export function findElectron({ root, env, platform, uid }) {
  try {
    const program = chooseElectron({ root, env, platform });
    const missing = platform === 'linux' ? whatIsMissing(program, { env, uid }) : null;
    return missing === null ? { program } : { missing };
  } catch (error) {
    if (error instanceof NoTestElectron) return { missing: error.message };
    throw error;
  }
}

/** The environment of what is started on that screen and writes into that room. */
export function surroundings({ env, screen, room, uid }) {
  // What speaks of the developer's own session leads to another screen, or belongs to another user.
  const ofSession = ['WAYLAND_DISPLAY', 'XDG_RUNTIME_DIR', 'XDG_SESSION_TYPE', 'XAUTHORITY'];
  const kept = Object.entries(env).filter(
    ([name]) => screen.display === env.DISPLAY || !ofSession.includes(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...(screen.display ? { DISPLAY: screen.display } : {}),
    ...(uid === 0 ? { HOME: join(room, 'home'), TMPDIR: join(room, 'tmp') } : {}),
  };
}

const libraries = (ldd) => [...ldd.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name);

const canRun = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, stdout: stdout ?? '' };
};

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const onPath = (name, env) =>
  (env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && isProgram(join(folder, name)));

const asNobody = (command, args) => ({
  command: 'setpriv',
  args: [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', command, ...args],
});

/** The same command as a user who can run Electron. */
export const asUser = (uid, command, args) => (uid === 0 ? asNobody(command, args) : { command, args });

/** Whether that user can't enter this clone, because it lies in a folder of root's own. */
export function isClosed(root, uid, can = canRun) {
  if (uid !== 0) return false;
  const look = asNobody('test', ['-r', join(root, 'package.json')]);
  return can(look.command, look.args).status !== 0;
}

/** Runs a script of a closed clone once more, where the clone is mounted for everybody to read; its exit status. */
export function runWhereOpen(root, script, args) {
  const place = mkdtempSync(join(tmpdir(), 'heartdeck-clone-'));
  chmodSync(place, 0o755);
  const moved = (file) => (file.startsWith(root) ? join(place, relative(root, file)) : file);
  const there = 'mount --bind "$0" "$1" && cd "$1" && shift && exec "$@"';
  const command = [process.execPath, script].map(moved);
  const { status } = spawnSync('unshare', ['--mount', 'sh', '-c', there, root, place, ...command, ...args], {
    stdio: 'inherit',
  });
  rmdirSync(place);
  return status ?? 1;
}

/** A folder for everything that a run writes: home, temporary files, results. */
export function roomFor(uid) {
  const room = mkdtempSync(join(tmpdir(), 'heartdeck-desktop-'));
  for (const name of ['home', 'tmp', 'results']) mkdirSync(join(room, name));
  if (uid === 0)
    for (const folder of ['', 'home', 'tmp', 'results']) chownSync(join(room, folder), nobody, nobody);
  return room;
}

/** A screen that nobody sees, with a window manager where there is one: windows are maximised by it. */
export async function openScreen(env) {
  if (!onPath('Xvfb', env)) return { display: env.DISPLAY, close: () => undefined };
  return startScreen('Xvfb', ['-screen', '0', '1920x1080x24'], env);
}

/**
 * Two displays that can be plugged in and out with xrandr. Only the real X server has them, with a driver for cards that
 * aren't there, and only root may choose its configuration; null where that can't be had.
 */
export async function openTwoScreens(env, uid, room) {
  if (uid !== 0 || !['Xorg', 'xrandr', 'openbox', 'xsettingsd'].every((name) => onPath(name, env)))
    return null;
  const config = join(room, 'two-screens.conf');
  writeFileSync(config, twoScreens);
  const screen = await startScreen(
    'Xorg',
    ['-config', config, '-logfile', '/dev/null', '-novtswitch', '-sharevts'],
    env,
  );
  const second = ['second', '80', '1440', '1450', '1460', '1560', '900', '910', '920', '1000'];
  for (const args of [
    ['--newmode', ...second],
    ['--addmode', 'DUMMY1', 'second'],
    ['--output', 'DUMMY1', '--mode', 'second', '--pos', '1920x0'],
  ])
    spawnSync('xrandr', args, { env: { ...env, DISPLAY: screen.display } });
  return screen;
}

const twoScreens = `
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual 3840 2160
    Modes "1920x1080"
  EndSubSection
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
`;

async function startScreen(program, args, env) {
  const screen = spawn(program, ['-displayfd', '3', '-noreset', '-nolisten', 'tcp', ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3].once('data', resolve);
    screen.once('exit', () =>
      reject(new NoTestElectron(`${program} does not start: run it by hand to see why`)),
    );
  });
  const display = `:${String(number).trim()}`;
  const manager = onPath('openbox', env)
    ? [spawn('openbox', [], { stdio: 'ignore', env: { ...env, DISPLAY: display } })]
    : [];
  const close = () => {
    for (const child of [...manager, screen]) child.kill('SIGTERM');
  };
  return { display, close };
}
