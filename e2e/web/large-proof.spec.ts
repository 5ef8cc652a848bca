import { ProofPage } from '../pages/proof';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { writeLargePack } from '../support/large-pack';
import { runNode } from '../support/web-host';

test('hundreds of cards on the sheet: few are drawn at a time, each is measured, none is out of reach', async ({
  hosts,
  page,
}, info) => {
  const folder = info.outputPath('pack');
  writeLargePack(folder, 400);
  const host = await hosts.start();
  expect((await runNode('cli', ['pack', 'import', folder, '--data-dir', host.dataDir])).status).toBe(0);

  await openApp(page, host);
  const proof = new ProofPage(new Shell(page));
  await proof.shell.run(proof.shell.t('command.go-proof'));
  await page.getByLabel(proof.shell.t('proof.pack')).selectOption({ label: 'Thousand' });
  const places = page.locator('[data-face]');
  await expect.poll(() => places.count()).toBeGreaterThan(400);
  await expect(places.first().getByRole('img').first()).toBeVisible();

  // The last card; after it come backs, which speak the language of the screen.
  const far = places.nth(399);
  // while the others are still measured, the last one is drawn as soon as it is looked at
  await expect(page.getByRole('progressbar')).toBeVisible();
  await far.scrollIntoViewIfNeeded();
  await expect(far.getByRole('img').first()).toBeVisible();
  await proof.show('Thousand', 'uk', null);
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await page.locator('[data-face] [data-card]').count()).toBeLessThan(100);
  await far.scrollIntoViewIfNeeded();
  await expect(far.getByRole('img').first()).toHaveAttribute('lang', 'uk');
});
