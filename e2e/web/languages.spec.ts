import { languages, type Language } from '@shared/util/languages';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { fontsUsed, latinWords } from '../support/screen-text';
import { settled } from '../support/settled';

for (const language of languages) {
  test(`every letter comes from a font that ships with the application, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    await shell.goTo('library');
    await new LibraryPage(shell).open(/8/);
    // Cards come a few at a time: their letters count when all of them are there.
    const options = app.getByRole('option');
    await expect(options.filter({ hasNot: app.getByRole('img') })).toHaveCount(0);
    await settled(app);
    const used = await fontsUsed(app);
    expect(used.filter((font) => font.endsWith('(not ours)'))).toEqual([]);
    expect(used.join()).toMatch(/Noto Sans/);
    if (language === 'ja') expect(used.join()).toMatch(/Noto Sans JP/);
  });
}

const translations: readonly Exclude<Language, 'en'>[] = ['ja', 'uk'];
for (const language of translations) {
  test(`no English is left over on any screen, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const { t } = shell;
    await app.keyboard.press('ControlOrMeta+k');
    await expect(shell.palette.getByRole('option').first()).toBeVisible();
    expect(await latinWords(app)).toEqual([]);
    await app.keyboard.press('Escape');
    await shell.goTo('library');
    const library = new LibraryPage(shell);
    await library.open(/8/);
    expect(await latinWords(app)).toEqual([]);
    await library.detail.getByRole('tab', { name: t('detail.history') }).click();
    await library.button(t('pack.history')).click();
    await expect(library.dialog).toContainText(t('message.shipped'));
    expect(await latinWords(app)).toEqual([]);
    await app.keyboard.press('Escape');
    await library.search.fill('xyz');
    await expect(app.getByText(t('definitions.noMatch.title'))).toBeVisible();
  });
}

test('typing through an input method is left alone by shortcuts and search', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  await shell.goTo('library');
  const library = new LibraryPage(shell);
  const tools = await app.context().newCDPSession(app);
  await library.search.focus();
  await tools.send('Input.imeSetComposition', { text: 'いもう', selectionStart: 3, selectionEnd: 3 });
  await tools.send('Input.imeSetComposition', { text: 'いもうと', selectionStart: 4, selectionEnd: 4 });
  await tools.send('Input.insertText', { text: '妹' });
  await expect(library.search).toHaveValue('妹');
  await expect(library.definitions.getByRole('option').first()).toContainText('Imouto');
});
