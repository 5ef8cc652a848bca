import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, findChromium } from '../../e2e/support/find-chromium.ts';
import { asUser } from '../lib/desktop-tests.mjs';
import { root } from '../lib/root.mjs';
import { callHost, timeCall } from './host-call.mjs';
import { treeMemory } from './process-memory.mjs';
import { startWebHost } from './web-host.mjs';
import { startWithDevTools } from './with-devtools.mjs';

/**
 * Two ways to the same workbench: Electron, and the web host with a browser that is started for it. Each starts on a
 * data folder, and says what it holds and how long a call takes.
 */
export const desktopHost = ({ program, env, uid }) => ({
  name: 'Electron',
  importPack(folder, pack) {
    const { command, args } = asUser(uid, process.execPath, importing(folder, pack));
    runThrough(command, args, env);
  },
  async start(folder) {
    const { command, args } = asUser(uid, program, [
      '--remote-debugging-port=0',
      '-r',
      join(root, 'scripts/bench/save-without-asking.mjs'),
      root,
    ]);
    const around = { ...env, HEARTDECK_DATA: folder, HEARTDECK_BENCH_FILE: join(folder, 'exported') };
    const running = await startWithDevTools(command, args, around);
    const call = async (name, params) => {
      const { ms, answer } = await running.page.evaluate(
        async ([name, params]) => {
          const began = performance.now();
          const answer = await globalThis.heartdeck.calls[name](params);
          return { ms: performance.now() - began, answer };
        },
        [name, params],
      );
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
      return { ms, value: answer.value };
    };
    return {
      ...running,
      memory: () => treeMemory(running.pid),
      call: async (name, params) => (await call(name, params)).value,
      time: async (name, params) => (await call(name, params)).ms,
    };
  },
});

export const webHost = ({ env }) => ({
  name: 'web host',
  importPack: (folder, pack) => runThrough(process.execPath, importing(folder, pack), env),
  async start(folder) {
    mkdirSync(folder, { recursive: true });
    const startedAt = Date.now();
    const host = await startWebHost({ kept: folder });
    const { executablePath } = await findChromium();
    const browser = await startWithDevTools(
      executablePath,
      [
        ...chromiumArgs,
        '--headless',
        '--window-size=1280,800',
        '--remote-debugging-port=0',
        `--user-data-dir=${join(folder, 'browser')}`,
        host.url,
      ],
      env,
    );
    return {
      startedAt,
      page: browser.page,
      memory: () => ({ ...treeMemory(browser.pid), host: treeMemory(host.pid) }),
      call: (name, params) => callHost(browser.page, name, params),
      time: (name, params) => timeCall(browser.page, name, params),
      async stop() {
        await browser.stop();
        await host.stop();
      },
    };
  },
});

const importing = (folder, pack) => [
  join(root, 'out/main/cli.js'),
  'pack',
  'import',
  pack,
  '--data-dir',
  folder,
];

function runThrough(command, args, env) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
}

/** Nothing of the programs' files is in memory afterwards. False: only root may do that, and only on Linux. */
export function forgetFiles() {
  try {
    spawnSync('sync');
    writeFileSync('/proc/sys/vm/drop_caches', '1');
    return true;
  } catch {
    return false;
  }
}
