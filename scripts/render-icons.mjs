/**
 * Draws the application's icons from their SVG sources: `node scripts/render-icons.mjs`. Run it after a change of
 * resources/icons/*.svg and commit the result; the build only takes the pictures.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../e2e/support/find-chromium.ts';

const folder = join(import.meta.dirname, '..', 'resources', 'icons');
/** Small sizes have a drawing of their own: a fine ribbon turns to mud below 48 pixels. */
const drawings = { 'icon-small.svg': [16, 24, 32], 'icon.svg': [48, 64, 128, 256, 512, 1024] };

const { executablePath } = await findChromium();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const page = await browser.newPage();
  for (const [file, sizes] of Object.entries(drawings)) {
    const source = `data:image/svg+xml;base64,${readFileSync(join(folder, file)).toString('base64')}`;
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<style>* { margin: 0 } img { display: block; width: ${size}px; height: ${size}px }</style><img src="${source}">`,
      );
      await page.locator('img').evaluate((image) => image.decode());
      await page.screenshot({ path: join(folder, `${size}x${size}.png`), omitBackground: true });
      console.log(`${size}x${size}.png from ${file}`);
    }
  }
} finally {
  await browser.close();
}
