import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '@shared/util/languages';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';
import { fontsUsed, latinWords } from '../support/screen-text';
import { settled } from '../support/settled';

const shipped = join(import.meta.dirname, '../../resources/packs/governing');

async function openDuel(shell: Shell): Promise<LibraryPage> {
  await shell.goTo('library');
  const library = new LibraryPage(shell);
  await library.pack(shell.t('game.governing')).first().click();
  await expect(library.option(/d01|.+/).first()).toBeVisible();
  return library;
}

test('cards show their type, their price and their two numbers, and are filtered by type', async ({
  app,
}) => {
  const shell = new Shell(app);
  const { t } = shell;
  const library = await openDuel(shell);
  const owl = library.option(/Memory Owl/);
  await expect(owl).toContainText(t('term.furre'));
  await expect(owl).toContainText('3');
  await expect(owl.getByRole('img', { name: /SP 2\. PE 1\./ })).toBeVisible();

  const types = app.getByRole('group', { name: t('definitions.filterType') });
  await expect(types.getByRole('button')).toHaveText([/Furre/, /Treat/, /Alteration/, /Haven/, /Action/]);
  await types.getByRole('button', { name: /Action/ }).click();
  await expect(library.definitions.getByRole('option')).toHaveCount(11);
  await expect(library.option(/Confetti/)).toContainText('X');
  await expect(library.option(/Stage Fright/)).toContainText(t('term.quick'));
  await expect(library.definitions.getByRole('option').last()).toContainText('Confetti');
  await library.showAs('list');
  await expect(library.option(/Stage Fright/)).toContainText(t('term.quick'));
  await library.showAs('grid');
});

test('a card leads to the rules behind it, and the way back to the card', async ({ app }) => {
  const shell = new Shell(app);
  const { t } = shell;
  const library = await openDuel(shell);
  await library.open(/Half Time/);
  const rules = library.detail.getByRole('list', { name: t('help.links') });
  await rules.getByRole('link', { name: t('help.N1.title') }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('help.N1.title'));
  await app.getByRole('button', { name: t('help.back', { screen: t('nav.library') }) }).click();
  await expect(library.detail.getByRole('heading', { level: 2 })).toHaveText('Half Time');

  await library.pack('Yandere Girlfriends').first().click();
  await library.open(/Playing House/);
  await expect(rules).toHaveCount(0);
});

/** The duel as a folder in which one card was spoilt. */
function spoilt(folder: string, from: RegExp, to: string): string {
  cpSync(shipped, folder, { recursive: true });
  const file = join(folder, 'cards/a03.json');
  const source = readFileSync(file, 'utf8');
  if (!from.test(source)) throw new Error(`${file} has no ${from.source}`);
  writeFileSync(file, source.replace(from, to));
  return folder;
}

const importFolder = (app: Page, folder: string): Promise<void> =>
  app.getByTestId('import-folder').setInputFiles(folder);

for (const [what, rule, from, to] of [
  ['a division that does not say how it rounds', 'N1', /,\s*"round": "up"/, ''],
  ['a negative price', 'N2', /"ap": 1/, '"ap": -1'],
] as const) {
  test(`${what} is refused, and ${rule} explains it`, async ({ app }, info) => {
    const { t } = new Shell(app);
    const library = new LibraryPage(new Shell(app));
    await expect(library.option(/.+/).first()).toBeVisible();
    await importFolder(app, spoilt(info.outputPath('duel'), from, to));
    await expect(library.dialog).toContainText(t('refused.title'));
    await expectAccessible(app, 'a refused duel');
    await library.dialog.getByRole('link', { name: t(`help.${rule}.title`) }).click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t(`help.${rule}.title`));
    // The list of what is wrong is still there for whoever comes back to mend it.
    await app.goBack();
    await expect(library.dialog).toContainText('cards/a03.json');
    await app.keyboard.press('Escape');
    await expect(library.dialog).toBeHidden();
  });
}

for (const language of languages) {
  test(`cards of the duel are drawn with our fonts and in one language, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const library = await openDuel(shell);
    await library.option(/.+/).first().click();
    await expect(library.detail.getByRole('list', { name: shell.t('help.links') })).toBeVisible();
    // Cards come a few at a time, and their letters after them.
    await expect(app.getByRole('option').filter({ hasNot: app.getByRole('img') })).toHaveCount(0);
    await settled(app);
    expect((await fontsUsed(app)).filter((font) => font.endsWith('(not ours)'))).toEqual([]);
    if (language !== 'en') expect(await latinWords(app)).toEqual([]);
    await library.showAs('list');
    if (language !== 'en') expect(await latinWords(app)).toEqual([]);
    await library.showAs('grid');
    await shell.switchTo('en');
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`cards of the duel are accessible, ${theme}`, async ({ app }) => {
    const shell = new Shell(app);
    await shell.setTheme(theme);
    const library = await openDuel(shell);
    await expectAccessible(app, 'grid');
    await library.open(/Usher Goose/);
    await expectAccessible(app, 'detail');
    await library.showAs('list');
    await expectAccessible(app, 'list');
    await library.showAs('grid');
  });
}
