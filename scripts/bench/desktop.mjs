import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findElectron, openScreen, roomFor, surroundings } from '../lib/desktop-tests.mjs';
import { root } from '../lib/root.mjs';
import { importBundled } from './bundle.mjs';
import { desktopHost, forgetFiles, webHost } from './desktop-hosts.mjs';
import { writePrintedPack } from './large-packs.mjs';
import { median } from './statistics.mjs';
import { loadsOf } from './web-host.mjs';

const starts = 5;
const sessions = 3;
const printed = 136;
const pictures = 20;
const { env, platform } = process;
const uid = process.getuid?.();

/**
 * In the page, on its own clock: when the cards of the first screen are drawn and a click on one of them has been
 * answered by a picture.
 */
const usable = `new Promise((done) => {
  const seen = () => [...document.querySelectorAll('[role=option]')].filter((tile) => tile.getBoundingClientRect().top < innerHeight);
  const answered = () => document.querySelector('[role=option][aria-selected=true]')
    ? requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))
    : requestAnimationFrame(answered);
  const look = () => {
    const tiles = seen();
    if (tiles.length === 0 || !tiles.every((tile) => tile.querySelector('[role=img]'))) return requestAnimationFrame(look);
    tiles[0].click();
    answered();
  };
  look();
})`;

async function untilUsable({ page, startedAt }) {
  await page.waitForFunction(() => /^(app|http):/.test(globalThis.location.href));
  return (await page.evaluate(usable)) - startedAt;
}

/** A start to the end of it. */
async function startOnce(host, folder) {
  const running = await host.start(folder);
  const ms = await untilUsable(running);
  await running.stop();
  return ms;
}

const settled = (page) => page.waitForTimeout(3000);

async function memoryOf(host, folder) {
  const running = await host.start(folder);
  await untilUsable(running);
  await settled(running.page);
  const idle = running.memory();
  await running.page.keyboard.press('Control+2');
  await running.page.locator('[data-code-editor] .view-line').first().waitFor();
  await settled(running.page);
  const editing = running.memory();
  await running.stop();
  return { idle, editing };
}

async function loadTimes(host, folder) {
  const running = await host.start(folder);
  const taken = await loadsOf(running.page);
  await running.stop();
  return taken;
}

/** The first export of a session, the next ones, and pictures. */
async function printTimes(host, folder, { sheetsOf, picturesOf }) {
  const running = await host.start(folder);
  await untilUsable(running);
  const packs = await running.call('packs.list', {});
  const { id } = packs.find(({ names }) => names.en === 'Thousand');
  const cards = readdirSync(join(root, 'resources/packs/ygios/cards')).slice(0, pictures);
  const paths = cards.map((name) => `cards/${name}`);
  const cold = await running.time('print.export', sheetsOf(id));
  const warm = await running.time('print.export', sheetsOf(id));
  const each = (await running.time('print.export', picturesOf('ygios', paths))) / paths.length;
  await running.stop();
  return { cold, warm, each };
}

const spread = (times) =>
  `${times.length} runs, ${[Math.min(...times), Math.max(...times)].map((n) => Math.round(n).toLocaleString('en')).join(' to ')}`;
const beside = (ours, theirs) => `desktop : web ${(ours / theirs).toFixed(2)}`;

/** The same in both hosts: a row for each, and the ratio with the first. */
const pair = (what, { desktop, web }, { unit = 'ms', budget, note = '' } = {}) => [
  {
    what: `${what}, Electron`,
    measured: median(desktop),
    unit,
    ...(budget === undefined ? {} : { budget }),
    note: [beside(median(desktop), median(web)), spread(desktop), note].filter(Boolean).join('; '),
  },
  { what: 'the same, web host', measured: median(web), unit, note: spread(web) },
];

async function startRows(hosts, room) {
  const times = { cold: { desktop: [], web: [] }, warm: { desktop: [], web: [] } };
  let forgot = false;
  for (let run = 0; run < starts; run += 1)
    for (const [key, host] of Object.entries(hosts)) {
      const folder = join(room, 'tmp', `start-${key}-${run}`);
      forgot = forgetFiles();
      times.cold[key].push(await startOnce(host, folder));
      times.warm[key].push(await startOnce(host, folder));
      rmSync(folder, { recursive: true, force: true });
    }
  const loads = {
    desktop: await loadTimes(hosts.desktop, join(room, 'tmp', 'load-desktop')),
    web: await loadTimes(hosts.web, join(room, 'tmp', 'load-web')),
  };
  const how = forgot ? 'fresh data folder, page cache dropped' : 'fresh data folder, page cache kept';
  return [
    ...pair('process start to usable window, cold', times.cold, { note: how }),
    ...pair('process start to usable window, warm', times.warm),
    ...pair('first screen usable from its navigation, warm', loads, { budget: 1000 }),
  ];
}

async function memoryRows({ desktop, web }, room) {
  if (platform !== 'linux') return [];
  const ours = await memoryOf(desktop, join(room, 'tmp', 'memory-desktop'));
  const theirs = await memoryOf(web, join(room, 'tmp', 'memory-web'));
  const told = ({ rss, processes }) => `RSS ${rss.toFixed(0)}, processes: ${processes}`;
  const rows = ['idle', 'editing'].flatMap((when) => {
    const [app, { host, ...browser }] = [ours[when], theirs[when]];
    const what = when === 'idle' ? 'idle in the library' : 'with the editor open';
    return [
      {
        what: `memory ${what}, Electron, all processes (PSS)`,
        measured: app.pss,
        unit: 'MB',
        note: `${beside(app.pss, host.pss + browser.pss)} with its browser; ${told(app)}`,
      },
      { what: 'the same, web host alone', measured: host.pss, unit: 'MB', note: told(host) },
      { what: 'the same, its browser', measured: browser.pss, unit: 'MB', note: told(browser) },
    ];
  });
  const { first } = ours.idle;
  const main = {
    what: 'main process idle, Electron, resident',
    measured: first.rss,
    budget: 150,
    unit: 'MB',
    note: `PSS ${first.pss.toFixed(0)}; web host ${theirs.idle.host.rss.toFixed(0)}`,
  };
  return [...rows, main];
}

async function printRows(hosts, room) {
  const jobs = await importBundled('scripts/bench/print-jobs.ts');
  const pack = join(room, 'tmp', 'pack');
  writePrintedPack(pack, printed);
  const times = { desktop: [], web: [] };
  for (const [key, host] of Object.entries(hosts)) {
    const folder = join(room, 'tmp', `print-${key}`);
    host.importPack(folder, pack);
    for (let run = 0; run < sessions; run += 1) times[key].push(await printTimes(host, folder, jobs));
  }
  const of = (kind) => ({
    desktop: times.desktop.map((one) => one[kind]),
    web: times.web.map((one) => one[kind]),
  });
  return [
    ...pair(`PDF of ${printed} cards, first of a session`, of('cold'), { budget: 3000 }),
    ...pair(`PDF of ${printed} cards, the next`, of('warm'), { budget: 1500 }),
    ...pair(`PNG at 300 dpi, each of ${pictures} cards`, of('each')),
  ];
}

/** Where no Electron can run, why. */
export async function desktopRows() {
  const found = findElectron({ root, env, platform, uid });
  if (!found.program) {
    const note = `not measured, because ${found.missing}`;
    return [{ what: 'Electron beside the web host', measured: Number.NaN, unit: '', note }];
  }
  const room = roomFor(uid);
  const screen =
    platform === 'linux' ? await openScreen(env) : { display: env.DISPLAY, close: () => undefined };
  const around = { ...surroundings({ env, screen, room, uid }), LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en' };
  const hosts = {
    desktop: desktopHost({ program: found.program, env: around, uid }),
    web: webHost({ env: around }),
  };
  try {
    return [
      ...(await startRows(hosts, room)),
      ...(await memoryRows(hosts, room)),
      ...(await printRows(hosts, room)),
    ];
  } finally {
    screen.close();
    rmSync(room, { recursive: true, force: true });
  }
}
