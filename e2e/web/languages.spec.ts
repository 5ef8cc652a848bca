import type { Page } from '@playwright/test';
import { languages, type Language } from '@shared/util/languages';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

/** The fonts Chromium really drew the page with, as its own developer tools tell. */
async function fontsUsed(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) used.add(`${font.familyName}${font.isCustomFont ? '' : ' (not ours)'}`);
  }
  await tools.detach();
  return [...used];
}

for (const language of languages) {
  test(`every letter comes from a font that ships with the application, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    await shell.goTo('library');
    await new LibraryPage(shell).open(/8/);
    await app.evaluate(() => document.fonts.ready.then(() => undefined));
    const used = await fontsUsed(app);
    expect(used.filter((font) => font.endsWith('(not ours)'))).toEqual([]);
    expect(used.join()).toMatch(/Noto Sans/);
    if (language === 'ja') expect(used.join()).toMatch(/Noto Sans JP/);
  });
}

/** Words that are the same in every language: names, ids, keys on the keyboard, languages' own names. */
const untranslated =
  /^(Heartdeck|English|Ctrl|Shift|Alt|Esc|MIT|SIL|OFL|ISC|Open|Font|License|Noto|Sans|JP|PLUS|Rounded|JetBrains|Mono|Lucide|Google|Inc|kB|MB|ID|Id|en|ja|uk|json|heartdeck|[A-Z]|\d+)$/;

async function latinWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const skipped = 'code, pre, kbd, [lang]:not(html), script, style';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest(skipped)) words.push(walker.currentNode.textContent ?? '');
    }
    return words.join(' ');
  });
  return [...new Set(text.match(/[A-Za-z][A-Za-z’]+/g) ?? [])].filter((word) => !untranslated.test(word));
}

const translations: readonly Exclude<Language, 'en'>[] = ['ja', 'uk'];
for (const language of translations) {
  test(`no English is left over on any screen, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const { t } = shell;
    await app.keyboard.press('ControlOrMeta+k');
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
