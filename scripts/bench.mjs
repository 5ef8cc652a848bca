import { join } from 'node:path';
import { alone } from './bench/alone.mjs';
import { bundle, importBundled } from './bench/bundle.mjs';
import { formatTable, ratio } from './bench/table.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run bench` [-- PART… --json]: what DESIGN budgets, as measured here. A ratio above 1 is over the budget. It
 * never fails: a busy machine is not a bug. Compare two runs on one machine.
 */
const parts = {
  async size() {
    const { startupBytes } = await import('./bench/startup-size.mjs');
    const measured = startupBytes(join(root, 'out/renderer')) / 1024;
    return [{ what: 'start-up script, gzipped, without Monaco', measured, budget: 250, unit: 'KB' }];
  },
  async engine() {
    const { besidePeerRows } = await import('./bench/beside-peer.mjs');
    const { governingRows } = await import('./bench/governing.mjs');
    const engineFile = await bundle('scripts/bench/engine.ts');
    return [
      ...besidePeerRows(engineFile),
      ...governingRows(engineFile),
      ...['copyRow', 'compileRow'].map((row) => alone(engineFile, row, [root])),
    ];
  },
  async smoke() {
    return alone(await bundle('scripts/bench/engine.ts'), 'smokeRows', [root]);
  },
  async lab() {
    const { greedyGoverningRow, greedyRows, workersRow } = await import('./bench/simulate.mjs');
    return [workersRow(), ...greedyRows(), greedyGoverningRow()];
  },
  async bots() {
    const { ismctsRows } = await import('./bench/simulate.mjs');
    const botsFile = await bundle('scripts/bench/bots.ts');
    const thinking = ['ygios', 'governing'].map((game) => alone(botsFile, 'thinkingRow', [root, game]));
    // Its rows take minutes each: who stops it has seen those that are done.
    const tell = (row) => console.error(`${row.what}: ${row.measured.toFixed(1)} ${row.unit}; ${row.note}`);
    return [...thinking, ...ismctsRows(tell)];
  },
  async library() {
    const { libraryRows } = await importBundled('scripts/bench/library.ts');
    return await libraryRows();
  },
  async text() {
    const { textRows } = await importBundled('scripts/bench/texts.ts');
    return await textRows(root);
  },
  async edit() {
    const { chromium } = await import('@playwright/test');
    const { chromiumArgs, findChromium } = await import('../e2e/support/find-chromium.ts');
    const { startWebHost } = await import('./bench/web-host.mjs');
    const { editMilliseconds } = await import('./bench/edit.mjs');
    const { saveToPlayRow } = await import('./bench/save-to-play.mjs');
    const { executablePath } = await findChromium();
    const host = await startWebHost();
    try {
      const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
      const { cold, warm, problems, card } = await editMilliseconds(browser, host);
      await browser.close();
      return [
        { what: 'editor opened, cold, pack of 1 000', measured: cold, budget: 1500, unit: 'ms' },
        { what: 'editor opened, warm, median', measured: warm, budget: 300, unit: 'ms' },
        { what: 'key to problems, 95th percentile', measured: problems, budget: 50, unit: 'ms' },
        { what: 'key to card, 95th percentile', measured: card, budget: 50, unit: 'ms' },
        await saveToPlayRow(),
      ];
    } finally {
      await host.stop();
    }
  },
  async play() {
    const { chromium } = await import('@playwright/test');
    const { chromiumArgs, findChromium } = await import('../e2e/support/find-chromium.ts');
    const { startWebHost } = await import('./bench/web-host.mjs');
    const { playRows } = await import('./bench/play-screen.mjs');
    const { executablePath } = await findChromium();
    const host = await startWebHost({ inspected: true });
    try {
      const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
      const rows = await playRows(browser, host);
      await browser.close();
      return rows;
    } finally {
      await host.stop();
    }
  },
  async print() {
    const { largePacks } = await import('./bench/large-packs.mjs');
    const printFile = await bundle('scripts/bench/print.ts');
    using packs = largePacks();
    const on = (row, cards) => alone(printFile, row, [root, packs.of(cards)]);
    const rows = [...on('sheetRows', 136), on('manyRow', 540)];
    if (process.platform !== 'linux') return rows;
    const [some, many] = [on('memoryRow', 500), on('memoryRow', 2000)];
    return [
      ...rows,
      some,
      many,
      {
        what: 'the same for four times as many cards',
        measured: many.measured / some.measured,
        // Not much more: that is what bounded means.
        budget: 1.5,
        unit: '×',
      },
    ];
  },
  async web() {
    const { chromium } = await import('@playwright/test');
    const { chromiumArgs, findChromium } = await import('../e2e/support/find-chromium.ts');
    const { firstScreenMilliseconds, residentMegabytes, startWebHost } = await import('./bench/web-host.mjs');
    const { largeLibraryMilliseconds } = await import('./bench/large-library.mjs');
    const { executablePath } = await findChromium();
    const host = await startWebHost();
    try {
      const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
      const first = await firstScreenMilliseconds(browser, host.url);
      const resident = residentMegabytes(host.pid);
      const large = await largeLibraryMilliseconds(browser, host);
      await browser.close();
      return [
        { what: 'first screen usable, web host, warm, median', measured: first, budget: 1000, unit: 'ms' },
        {
          what: 'pack of 1 000 opened, its cards drawn, median',
          measured: large.opened,
          budget: 500,
          unit: 'ms',
        },
        {
          what: 'started with it, its cards drawn, median',
          measured: large.started,
          budget: 1000,
          unit: 'ms',
        },
        ...(resident === null
          ? []
          : [{ what: 'main process idle, resident', measured: resident, budget: 150, unit: 'MB' }]),
      ];
    } finally {
      // Left running it would outlive the bench and hold its terminal.
      await host.stop();
    }
  },
  async desktop() {
    const { desktopRows } = await import('./bench/desktop.mjs');
    return await desktopRows();
  },
};

const asked = process.argv.slice(2).filter((word) => word !== '--json');
const unknown = asked.find((word) => !Object.hasOwn(parts, word));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows = [];
for (const [name, part] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await part()));

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify(
      rows.map((row) => ({ ...row, ratio: ratio(row) })),
      null,
      2,
    ),
  );
} else console.log(formatTable(rows));
