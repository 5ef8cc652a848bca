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
  await proof.open();
  // The last card; after it come backs, which speak the language of the screen.
  const last = 399;
  // While the others are still measured, the last one is drawn as soon as it is looked at. The page itself looks:
  // a test that is kept waiting would come when all of them are measured.
  await page.evaluate((at) => {
    const watch = (): void => {
      const places = document.querySelectorAll('[data-face]');
      const far = places.length > at + 1 ? places[at] : undefined;
      const isDrawn = far?.querySelector('[role=img]') != null;
      if (far && !isDrawn) far.scrollIntoView();
      // Drawn early, it may be there before the progress is.
      if (isDrawn && document.querySelector('[role=progressbar]'))
        document.documentElement.dataset['farDrawn'] = 'meanwhile';
      else requestAnimationFrame(watch);
    };
    watch();
  }, last);
  await page.getByLabel(proof.shell.t('proof.pack')).selectOption({ label: 'Thousand' });
  const places = page.locator('[data-face]');
  await expect.poll(() => places.count()).toBeGreaterThan(400);
  await expect(page.locator('html')).toHaveAttribute('data-far-drawn', 'meanwhile');
  const far = places.nth(last);
  await expect(far.getByRole('img').first()).toBeVisible();
  await proof.show('Thousand', 'uk', null);
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(await page.locator('[data-face] [data-card]').count()).toBeLessThan(100);
  await far.scrollIntoViewIfNeeded();
  await expect(far.getByRole('img').first()).toHaveAttribute('lang', 'uk');
});
