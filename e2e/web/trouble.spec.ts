import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from '@shared/i18n/translator';
import { expectAccessible } from '../support/accessible';
import { expect, openApp, test } from '../support/app';

const t = createTranslator('en');

test('a damaged library is explained, kept, and replaced only on request', async ({ hosts, page }) => {
  const first = await hosts.start();
  await first.stop();
  const file = join(first.dataDir, 'library.sqlite');
  const damaged = readFileSync(file).fill(0x5a, 0, 8192);
  writeFileSync(file, damaged);

  await openApp(page, await hosts.start(first.dataDir));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('trouble.title'));
  expect(Buffer.compare(readFileSync(file), damaged)).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }

  await page.getByRole('button', { name: t('trouble.fresh') }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const aside = readdirSync(first.dataDir).find((name) => name.startsWith('library-damaged'));
  expect(aside).toBeDefined();
  expect(Buffer.compare(readFileSync(join(first.dataDir, aside ?? '')), damaged)).toBe(0);
});
