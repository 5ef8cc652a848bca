import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../e2e/support/find-chromium.ts';
import { importBundled } from './bench/bundle.mjs';
import { startupBytes } from './bench/startup-size.mjs';
import { formatTable, ratio } from './bench/table.mjs';
import { firstScreenMilliseconds, residentMegabytes, startWebHost } from './bench/web-host.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run bench` [--json]: what DESIGN budgets, as measured here. A ratio above 1 is over the budget. It never
 * fails: a busy machine is not a bug. Compare two runs on one machine.
 */
const rows = [
  {
    what: 'start-up script, gzipped, without Monaco',
    measured: startupBytes(join(root, 'out/renderer')) / 1024,
    budget: 250,
    unit: 'KB',
  },
];

const { libraryRows } = await importBundled('scripts/bench/library.ts');
rows.push(...(await libraryRows()));

const { executablePath } = await findChromium();
const host = await startWebHost();
try {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  rows.push({
    what: 'first screen usable, web host, warm, median',
    measured: await firstScreenMilliseconds(browser, host.url).finally(() => browser.close()),
    budget: 1000,
    unit: 'ms',
  });
  const resident = residentMegabytes(host.pid);
  if (resident !== null) {
    rows.push({ what: 'main process idle, resident', measured: resident, budget: 150, unit: 'MB' });
  }
} finally {
  // Left running it would outlive the bench and hold its terminal.
  await host.stop();
}

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      rows.map((row) => ({ ...row, ratio: ratio(row) })),
      null,
      2,
    ),
  );
} else console.log(formatTable(rows));
