import { importLargePack } from './large-library.mjs';
import { median, quantile } from './statistics.mjs';

const keys = 120;
const opens = 7;

/**
 * In the page, on its own clock: from the key to the picture that shows the card and the problems of the new text.
 * Every second key makes the text wrong, so that both ways are measured.
 */
const followKeys = () => {
  Object.assign(globalThis, { times: [] });
  globalThis.addEventListener(
    'keydown',
    (event) => {
      const began = event.timeStamp;
      const before = globalThis.document.querySelector('[data-problems]')?.textContent;
      const look = () => {
        const now = globalThis.document.querySelector('[data-problems]')?.textContent;
        if (now === before && performance.now() - began < 5000) return globalThis.requestAnimationFrame(look);
        globalThis.times.push(performance.now() - began);
      };
      globalThis.requestAnimationFrame(look);
    },
    true,
  );
};

const editorShown = '[data-code-editor] .view-line';

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
  // Behind the id: a letter more is a wrong id, one less is right again.
  await page.locator(editorShown).filter({ hasText: '"id"' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.evaluate(followKeys);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await page.waitForFunction((wanted) => globalThis.times.length > wanted, key);
  }
  const times = await page.evaluate(() => globalThis.times);
  await page.close();
  return { cold, warm: median(warm), key: quantile(times, 0.95) };
}
