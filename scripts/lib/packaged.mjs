import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { onPath } from './desktop-tests.mjs';
import { isTestElectron, testOutput } from './package-options.mjs';

/** Keys are pressed on a screen of their own: on the developer's they would land in somebody's letter. */
const tools = { Xvfb: 'xvfb', openbox: 'openbox', xdotool: 'xdotool' };

/** Whether these arguments of Playwright ask for the specs of the packaged program: by name, or all of them. */
export function wantsPackaged(args) {
  const names = args.filter((one) => !one.startsWith('-'));
  return names.length === 0 || names.some((one) => one.includes('packaged'));
}

/** Why the packaged program can't be built and driven here; null where it can. */
export function whyNoPackage({ env, platform, arch }, has = onPath) {
  if (platform !== 'linux' || arch !== 'x64') return 'the packaged program is checked on Linux (x64) only';
  const missing = Object.keys(tools).filter((name) => !has(name, env));
  return missing.length === 0
    ? null
    : `${missing.join(', ')} can’t be found: apt-get install ${missing.map((name) => tools[name]).join(' ')}`;
}

/** The folder of the packaged program, built around this Electron; or why there is none. */
export function buildPackaged(program, { root, env }) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'package.mjs'), '--linux', '--x64', '--dir'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // A line that is down must not hold the other specs up for long.
      env: { ...env, HEARTDECK_ELECTRON_DIST: dirname(program), npm_config_fetch_retries: '1' },
    },
  );
  if (status !== 0)
    return { problem: `npm run package -- --dir failed: ${(stderr + stdout).trim().slice(-1500)}` };
  return { folder: join(root, isTestElectron(program) ? testOutput : 'dist', 'linux-unpacked') };
}
