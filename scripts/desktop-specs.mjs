/**
 * Runs the Electron specs (e2e/electron) in a real Electron, on a screen of their own and never as root. Arguments go
 * to Playwright. Where Electron can't run, the specs are skipped with the reason; with HEARTDECK_TEST_ELECTRON=1 that is
 * a failure, because somebody asked for them.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  asUser,
  findElectron,
  isClosed,
  openScreen,
  openTwoScreens,
  roomFor,
  runWhereOpen,
  surroundings,
} from './lib/desktop-tests.mjs';
import { buildPackaged, wantsPackaged, whyNoPackage } from './lib/packaged.mjs';
import { root } from './lib/root.mjs';

const { env, platform } = process;
const uid = process.getuid?.();

/** What the specs of the packaged program are told: its folder, or why there is none. */
function packagedFor(program) {
  if (!wantsPackaged(process.argv.slice(2))) return {};
  if (env.HEARTDECK_PACKAGED) return { HEARTDECK_PACKAGED: resolve(root, env.HEARTDECK_PACKAGED) };
  const missing = whyNoPackage({ env, platform, arch: process.arch });
  const { folder, problem } = missing ? { problem: missing } : buildPackaged(program, { root, env });
  return folder ? { HEARTDECK_PACKAGED: folder } : { HEARTDECK_NO_PACKAGED: problem };
}

const playwright = [
  join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
  'test',
  '--config',
  join(root, 'e2e', 'electron', 'playwright.config.ts'),
  ...process.argv.slice(2),
];
const run = (command, args, around) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: around });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

async function runInElectron(program) {
  const room = roomFor(uid);
  const screen =
    platform === 'linux' ? await openScreen(env) : { display: env.DISPLAY, close: () => undefined };
  const two = await openTwoScreens(env, uid, room);
  const report = env.PLAYWRIGHT_JSON_OUTPUT_FILE;
  const around = {
    ...surroundings({ env, screen, room, uid }),
    ELECTRON_PATH: program,
    ...packagedFor(program),
    HEARTDECK_TEST_OUTPUT: join(room, 'results'),
    ...(two ? { HEARTDECK_TWO_SCREENS: two.display } : {}),
    ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: join(room, 'report.json') } : {}),
  };
  try {
    const { command, args } = asUser(uid, process.execPath, playwright);
    const status = await run(command, args, around);
    if (report && existsSync(join(room, 'report.json'))) copyFileSync(join(room, 'report.json'), report);
    cpSync(join(room, 'results'), join(root, 'test-results', 'electron'), { recursive: true });
    return status;
  } finally {
    screen.close();
    two?.close();
    rmSync(room, { recursive: true, force: true });
  }
}

const found = findElectron({ root, env, platform, uid });
if (found.program && isClosed(root, uid)) {
  process.exitCode = runWhereOpen(root, import.meta.filename, process.argv.slice(2));
} else if (found.program) {
  process.exitCode = await runInElectron(found.program);
} else if (env.HEARTDECK_TEST_ELECTRON === '1') {
  console.error(`The Electron specs can’t run: ${found.missing}.`);
  process.exitCode = 1;
} else {
  process.exitCode = await run(process.execPath, playwright, {
    ...env,
    // The specs would start it.
    ELECTRON_PATH: '',
    HEARTDECK_NO_ELECTRON: found.missing,
  });
}
