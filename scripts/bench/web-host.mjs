import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/root.mjs';
import { median } from './statistics.mjs';

/**
 * Starts the built web host and waits for the line with its address. `inspected`: it can be asked what it holds, see
 * inspected.mjs. `kept`: a data folder that stays; otherwise a fresh one, which goes with the host.
 */
export async function startWebHost({ inspected = false, kept = '' } = {}) {
  const dataDir = kept || mkdtempSync(join(tmpdir(), 'heartdeck-bench-'));
  const options = inspected ? ['--inspect=127.0.0.1:0'] : [];
  const started = [join(root, 'out/main/web.js'), '--no-open', '--data-dir', dataDir];
  const child = spawn(process.execPath, [...options, ...started], { stdio: ['ignore', 'pipe', 'pipe'] });
  let inspector = '';
  child.stderr.on('data', (said) => {
    inspector ||= /ws:\/\/\S+/.exec(said)?.[0] ?? '';
    if (!/^Debugger |^For help/.test(String(said))) process.stderr.write(said);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    if (inspected && !inspector) throw new Error('the web host named no inspector');
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    };
    return { url, dataDir, pid: /** @type {number} */ (child.pid), inspector, stop };
  }
  throw new Error('the web host ended without an address');
}

/** Resident memory in MB, or null where the system does not tell. @param {number} pid */
export function residentMegabytes(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}

/**
 * From the navigation to the first card on screen, as the page's own clock tells, with everything warm.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 */
export async function firstScreenMilliseconds(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  const taken = await loadsOf(page);
  await page.close();
  return median(taken);
}

/** The same in a page that is there already, time after time. @param {import('@playwright/test').Page} page */
export async function loadsOf(page) {
  const card = page.getByRole('option').first();
  await card.waitFor();
  const address = new URL('/', page.url()).href;
  const taken = [];
  for (let run = 0; run < 7; run += 1) {
    await page.goto(address);
    await card.waitFor();
    taken.push(await page.evaluate(() => performance.now()));
  }
  return taken;
}
