import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { runNode } from '../support/web-host';

const count = 10_000;

/** A pack of ten thousand cards as a folder, brought in by the command line. */
function writePack(folder: string): void {
  const names = (en: string) => ({ en, ja: `札${en}`, uk: `Карта ${en}` });
  const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value));
  for (const sub of ['cards', 'zones']) mkdirSync(join(folder, sub), { recursive: true });
  write('pack.json', { format: 1, game: 'ygios', names: names('Ten thousand') });
  const look = { tone: 'home', mark: 'house' };
  write('zones/home.json', { id: 'home', names: names('Home'), look });
  for (let number = 1; number <= count; number += 1) {
    const id = `card-${number}`;
    write(`cards/${id}.json`, { id, names: names(`Card ${number}`), home: 'home', devotion: number % 9 });
  }
}

test('ten thousand definitions: few in the page, all within reach, found as one types', async ({
  hosts,
  page,
}, info) => {
  const folder = info.outputPath('pack');
  mkdirSync(folder, { recursive: true });
  writePack(folder);
  const host = await hosts.start();
  const imported = await runNode('cli', ['pack', 'import', folder, '--data-dir', host.dataDir]);
  expect(imported.output).not.toContain('Error');
  expect(imported.status).toBe(0);

  await openApp(page, host);
  const library = new LibraryPage(new Shell(page));
  await library.pack('Ten thousand').click();
  await expect(library.button('Cards 10,000')).toBeVisible();
  const options = library.definitions.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThan(200);

  await options.first().click();
  await page.keyboard.press('End');
  await expect(library.definitions.locator('[aria-selected="true"]')).toBeInViewport();
  await expect(library.detail.getByRole('heading', { name: /Home|Card/ })).toBeVisible();
  expect(await options.count()).toBeLessThan(200);

  await library.search.fill('card 9876');
  await expect(options).toHaveCount(1);
  await expect(options).toContainText('Card 9876');
});
