import { heldMegabytes } from './inspected.mjs';
import { residentMegabytes } from './web-host.mjs';

const early = 10;
const late = 50;
const megabyte = 1024 * 1024;

/**
 * What is left in memory after so many Timelines, in one page that stays open, over what was left after the
 * first ten.
 * @param {import('@playwright/test').Page} page @param {{ pid: number; inspector: string }} host
 * @param {(nth: number) => Promise<void>} playOne
 */
export async function playMemoryRows(page, { pid, inspector }, playOne) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const look = async () => {
    // Twice: what the first finds out to be unused may hold on to something else.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const inPage = await page.evaluate(() => globalThis.document.querySelectorAll('*').length);
    return {
      heap: metric('JSHeapUsedSize') / megabyte,
      nodes: metric('Nodes'),
      inPage,
      host: await heldMegabytes(inspector),
      resident: residentMegabytes(pid) ?? Number.NaN,
    };
  };
  const play = async (from, to) => {
    for (let nth = from; nth < to; nth += 1) await playOne(nth);
    return look();
  };
  const first = await play(0, early);
  const last = await play(early, late);
  const what = `from ${early} to ${late} Timelines`;
  const from = (before, after, unit) => `${before.toFixed(0)} to ${after.toFixed(0)} ${unit}`;
  return [
    {
      what: `the page’s memory grows ${what}`,
      measured: last.heap - first.heap,
      budget: 10,
      unit: 'MB',
      note: from(first.heap, last.heap, 'MB'),
    },
    {
      what: `its nodes grow ${what}`,
      measured: last.nodes - first.nodes,
      budget: 5000,
      unit: '',
      note: `${from(first.nodes, last.nodes, 'nodes')}; ${from(first.inPage, last.inPage, 'elements in the page')}`,
    },
    {
      what: `the host’s memory grows ${what}`,
      measured: last.host - first.host,
      budget: 10,
      unit: 'MB',
      note: `${from(first.host, last.host, 'MB')} held, ${from(first.resident, last.resident, 'MB')} resident`,
    },
  ];
}
