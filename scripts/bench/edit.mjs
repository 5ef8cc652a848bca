import { importLargePack } from './large-library.mjs';
import { median, quantile } from './statistics.mjs';

const keys = 120;
const opens = 7;
const editorShown = '[data-code-editor] .view-line';

/** In the page, on its own clock: from the key to the picture in which a part of the screen has other words. */
const followKeys = () => {
  Object.assign(globalThis, { times: [], followed: '' });
  globalThis.addEventListener(
    'keydown',
    (event) => {
      const began = event.timeStamp;
      const words = () => globalThis.document.querySelector(globalThis.followed)?.textContent;
      const before = words();
      const look = () => {
        if (words() === before && performance.now() - began < 5000)
          return globalThis.requestAnimationFrame(look);
        globalThis.times.push(performance.now() - began);
      };
      globalThis.requestAnimationFrame(look);
    },
    true,
  );
};

/**
 * The 95th percentile of keys typed at the end of a value: a letter, and back again.
 * @param {import('@playwright/test').Page} page @param {string} line that holds these letters @param {string} followed
 */
async function keyMilliseconds(page, line, followed) {
  await page.locator(editorShown).filter({ hasText: line }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.evaluate((of) => Object.assign(globalThis, { times: [], followed: of }), followed);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await page.waitForFunction((wanted) => globalThis.times.length > wanted, key);
  }
  return quantile(await page.evaluate(() => globalThis.times), 0.95);
}

/**
 * What Edit is budgeted for, in a pack of a thousand cards.
 * @param {import('@playwright/test').Browser} browser @param {{ url: string; dataDir: string }} host
 */
export async function editMilliseconds(browser, { url, dataDir }) {
  importLargePack(dataDir);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.getByRole('button', { name: 'Thousand' }).first().click();
  await page.getByRole('heading', { name: 'Thousand', level: 2 }).waitFor();
  const open = async () => {
    const began = await page.evaluate(() => performance.now());
    await page.keyboard.press('Control+2');
    await page.locator(editorShown).first().waitFor();
    return (await page.evaluate(() => performance.now())) - began;
  };
  const cold = await open();
  const warm = [];
  for (let run = 0; run < opens; run += 1) {
    await page.keyboard.press('Control+1');
    await page.getByRole('heading', { name: 'Thousand', level: 2 }).waitFor();
    warm.push(await open());
  }
  await page.evaluate(followKeys);
  // Another id than the file's is wrong: every second key makes the text wrong. Another name is another card.
  const problems = await keyMilliseconds(page, '"id"', '[data-problems]');
  const card = await keyMilliseconds(page, '"en"', '[data-preview]');
  await page.close();
  return { cold, warm: median(warm), problems, card };
}
