import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeLargePack } from '../../e2e/support/large-pack.ts';
import { root } from '../lib/root.mjs';
import { median } from './statistics.mjs';

const size = 1000;
const runs = 15;

/**
 * In the page, on its own clock, since a question from outside would cost what it measures: the time of the picture
 * that shows the last card of the large pack's first screen as a card.
 */
const firstScreen = `new Promise((done, fail) => {
  const began = performance.now();
  const look = () => {
    const tiles = [...document.querySelectorAll('[role=option]')];
    const seen = tiles.filter((tile) => tile.getBoundingClientRect().top < innerHeight);
    const ofLarge = (tile) => Number(tile.ariaSetSize) >= ${size};
    const drawn = seen.length > 0 && seen.every((tile) => ofLarge(tile) && tile.querySelector('[role=img]'));
    if (performance.now() - began > 20_000) fail(new Error('the first screen was never drawn'));
    requestAnimationFrame(drawn ? () => done(performance.now()) : look);
  };
  look();
})`;

/** @param {string} dataDir */
export function importLargePack(dataDir) {
  const folder = join(dataDir, 'thousand');
  writeLargePack(folder, size);
  const cli = [join(root, 'out/main/cli.js'), 'pack', 'import', folder, '--data-dir', dataDir];
  const { status, stderr } = spawnSync(process.execPath, cli, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/**
 * The first screen of a pack of a thousand, every card of it drawn: opened in the running application, and as the
 * first thing after its start. Everything is warm.
 * @param {import('@playwright/test').Browser} browser @param {{ url: string; dataDir: string }} host
 */
export async function largeLibraryMilliseconds(browser, { url, dataDir }) {
  importLargePack(dataDir);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    globalThis.addEventListener(
      'click',
      () => Object.assign(globalThis, { clickedAt: performance.now() }),
      true,
    );
  });
  await page.goto(url);
  /** @param {string} name */
  const pack = (name) => page.getByRole('button', { name }).first();
  const opened = [];
  for (let run = 0; run < runs; run += 1) {
    await pack('Dance Card').click();
    await page.getByRole('heading', { name: 'Dance Card', level: 2 }).waitFor();
    await pack('Thousand').click();
    opened.push(await page.evaluate(`${firstScreen}.then((at) => at - globalThis.clickedAt)`));
  }
  const started = [];
  for (let run = 0; run < runs; run += 1) {
    await page.reload();
    started.push(await page.evaluate(firstScreen));
  }
  await page.close();
  return { opened: median(opened), started: median(started) };
}
