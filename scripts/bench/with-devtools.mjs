import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

/**
 * Starts a program with a Chromium in it and takes hold of its first page through DevTools. Playwright's own way would
 * hold an Electron back until it is attached, which is no start as users know it.
 * @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 */
export async function startWithDevTools(command, args, env) {
  const startedAt = Date.now();
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const address = await devToolsAddress(child.stderr);
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0];
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  const stop = async () => {
    await browser.close();
    child.kill('SIGTERM');
    // One that hangs must not hold the bench.
    const limit = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(limit);
  };
  return { startedAt, pid: /** @type {number} */ (child.pid), page, stop };
}

async function devToolsAddress(stderr) {
  const lines = createInterface({ input: stderr });
  const said = [];
  for await (const line of lines) {
    said.push(line);
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    // A pipe that nobody empties would stop the program one day.
    stderr.resume();
    return address;
  }
  throw new Error(`it ended without DevTools: ${said.join('\n')}`);
}
