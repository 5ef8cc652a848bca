import { languageNames, languages } from '@shared/util/languages';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { writeLargePack } from '../support/large-pack';
import { runNode } from '../support/web-host';

/** What the card with this id says on it, as its rule text is tested to be. */
const titles = {
  en: 'Nowhere Left To Hide',
  ja: 'もう隠れる場所はないよ',
  uk: 'Сховатися вже ніде',
} as const;
/** Of a scenario that plays the card. */
const scenario = {
  en: 'Locks do not stack',
  ja: 'ロックは重ならない',
  uk: 'Блокування не накопичуються',
} as const;
const says = { en: 'Lock all Zones', ja: 'ロックする', uk: 'Заблокуйте всі' } as const;

for (const language of languages) {
  test(`tiles are cards in the language of the screen, and so are their scenarios, ${language}`, async ({
    app,
  }) => {
    const shell = await new Shell(app).switchTo(language);
    await shell.goTo('library');
    const library = new LibraryPage(shell);
    await library.search.fill(titles[language]);
    const card = library.definitions.getByRole('option').getByRole('img').first();
    await expect(card).toHaveAttribute('lang', language);
    await expect(card).toContainText(says[language]);
    await library.open(new RegExp(titles[language]));
    const scenarios = library.detail.getByRole('region', { name: shell.t('detail.scenarios') });
    await expect(scenarios).toContainText(scenario[language]);
    await library.search.fill('');
  });
}

test('the words on a card find it, whatever the language of the screen', async ({ app }) => {
  const library = new LibraryPage(await new Shell(app).switchTo('en'));
  await library.shell.goTo('library');
  for (const text of ['lock all zones', '隣接するすべて', 'заблокуйте']) {
    await library.search.fill(text);
    await expect(library.option(/Nowhere Left To Hide/)).toBeVisible();
  }
  await library.search.fill('');
});

test('a card opens large, with three texts, its rulings and its scenarios; a zone with who names it', async ({
  app,
}) => {
  const library = new LibraryPage(await new Shell(app).switchTo('en'));
  const { t } = library.shell;
  await library.shell.goTo('library');
  await library.search.fill('Nowhere Left');
  await library.open(/Nowhere Left To Hide/);
  const { detail } = library;
  const face = detail.getByRole('img', { name: /Nowhere Left To Hide|もう隠れる|Сховатися/ });
  await expect(face).toHaveAttribute('lang', 'en');
  const texts = detail.getByRole('region', { name: t('detail.texts'), exact: true });
  for (const language of languages) await expect(texts).toContainText(says[language]);
  await expect(detail.getByRole('region', { name: t('detail.rulings') })).toContainText('No, it stays');
  await expect(
    detail.getByRole('region', { name: t('detail.scenarios') }).getByRole('listitem'),
  ).not.toHaveCount(0);

  const uk = detail.getByRole('radio', { name: languageNames.uk });
  await uk.locator('xpath=ancestor::label').click();
  await expect(face).toHaveAttribute('lang', 'uk');
  await expect(face).toContainText(says.uk);

  await library.search.fill('');
  await library.button('Zones 3').click();
  await library.open(/Town/);
  await detail
    .getByRole('region', { name: t('detail.usedBy') })
    .getByRole('button', { name: 'Nowhere Left To Hide' })
    .click();
  await expect(detail.getByRole('heading', { name: 'Nowhere Left To Hide' })).toBeVisible();
});

test('a thousand cards: few in the page, each drawn where the scrolling ends', async ({
  hosts,
  page,
}, info) => {
  const folder = info.outputPath('pack');
  writeLargePack(folder, 1000);
  const host = await hosts.start();
  const imported = await runNode('cli', ['pack', 'import', folder, '--data-dir', host.dataDir]);
  expect(imported.status, imported.output).toBe(0);

  await openApp(page, host);
  const library = new LibraryPage(new Shell(page));
  await library.pack('Thousand').click();
  await library.button('Cards 1,000').click();
  const options = library.definitions.getByRole('option');
  const undrawn = options.filter({ hasNot: page.getByRole('img') });
  for (const part of [0, 0.3, 0.7, 1]) {
    await library.definitions.evaluate((view, at) => view.scrollTo(0, view.scrollHeight * at), part);
    await expect(options.first().getByRole('img').first()).toBeVisible();
    await expect(undrawn).toHaveCount(0);
    expect(await options.count()).toBeLessThan(100);
  }
});
