import { callHost } from './host-call.mjs';
import { installPilot } from './play-pilot.mjs';
import { playMemoryRows } from './play-memory.mjs';
import { median, quantile } from './statistics.mjs';

/** The first answers are for the compiler and for pictures that are fetched once. */
const warmUps = 15;
const quickAnswers = 200;
const thoughtAnswers = 30;
const human = { is: 'human' };
/** @param {object} bot */
const bot = (bot) => ({ is: 'bot', bot });
const thinker = bot({ bot: 'ismcts', iterations: 1000 });
const random = bot({ bot: 'random', backOff: 0 });

const quickTables = [
  { name: 'YGIOS against greedy', pack: 'ygios', mode: 'advanced', players: [human, bot({ bot: 'greedy' })] },
  { name: 'YGIOS, open cards', pack: 'ygios', mode: 'advanced', players: [human, human] },
  { name: 'duel against greedy', pack: 'governing', players: [human, bot({ bot: 'greedy' })] },
  { name: 'duel, open cards', pack: 'governing', players: [human, human] },
];

/** The screen as it is measured: nothing moves, and nothing lies over the table. */
async function openTable(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator('#app > *').first().waitFor();
  const play = { hints: false, hintsRead: [], confirm: false, panel: true };
  await callHost(page, 'settings.set', { motion: 'reduced', language: 'en', play });
  await page.evaluate(installPilot);
  return page;
}

/** @param {import('@playwright/test').Page} page */
async function begin(page, { pack, mode, players }, seed) {
  const { match } = await callHost(page, 'matches.begin', {
    pack,
    mode,
    players,
    start: { is: 'dealt', seed },
    designer: players.every(({ is }) => is === 'human'),
    language: 'en',
  });
  await page.evaluate((id) => globalThis.pilot.open(id), match);
}

/** Answers of as many matches as it takes, without those of the warm-up. */
async function timed(page, table, wanted, counts = () => true) {
  const times = [];
  let warm = 0;
  for (let seed = 1; times.length < wanted && seed < 40; seed += 1) {
    await begin(page, table, seed);
    for (const time of await page.evaluate((most) => globalThis.pilot.play(most), wanted + warmUps))
      if (warm < warmUps) warm += 1;
      else if (counts(time)) times.push(time);
  }
  return times.slice(0, wanted);
}

function rowsOf(what, times, budget) {
  const shares = /** @type {const} */ ([
    ['median', median(times)],
    ['95th percentile', quantile(times, 0.95)],
  ]);
  const within = times.filter((time) => time <= budget).length / times.length;
  const note = `longest ${Math.max(...times).toFixed(0)}; ${(100 * within).toFixed(0)} % of ${times.length} within`;
  return shares.map(([name, measured]) => ({ what: `${what}, ${name}`, measured, budget, unit: 'ms', note }));
}

/**
 * What Play is budgeted for on the screen itself, without animation.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string; pid: number; inspector: string }} host
 */
export async function playRows(browser, host) {
  const page = await openTable(browser, host.url);
  const rows = [];
  for (const table of quickTables) {
    const times = await timed(page, table, quickAnswers);
    rows.push(
      ...rowsOf(
        `answer to picture, ${table.name}`,
        times.map(({ answered }) => answered),
        50,
      ),
    );
  }
  const thinking = { pack: 'ygios', mode: 'advanced', players: [human, thinker] };
  const times = await timed(page, thinking, thoughtAnswers, ({ bot: answer }) => answer !== null);
  rows.push(
    ...rowsOf(
      'answer to the picture of ismcts:1000’s',
      times.map((time) => time.bot),
      500,
    ),
    ...rowsOf(
      'longest time without a picture meanwhile',
      times.map(({ longest }) => longest),
      100,
    ),
  );
  rows.push(
    ...(await playMemoryRows(page, host, async (nth) => {
      await begin(
        page,
        { ...thinking, players: nth % 10 === 0 ? [human, random] : [random, random] },
        100 + nth,
      );
      await page.evaluate(() => globalThis.pilot.play(1000));
    })),
  );
  await page.close();
  return rows;
}
