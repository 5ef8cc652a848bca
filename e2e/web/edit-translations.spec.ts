import { EditPage } from '../pages/edit';
import { Shell } from '../pages/shell';
import { TranslationsPage } from '../pages/translations';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';

const first = 'cards/home-1.json';
const second = 'cards/home-2.json';

test('cells of two documents are written and saved as one revision', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  const table = new TranslationsPage(edit);
  await table.open();
  await table.cell(first, 'uk').click();
  await expect(app.locator('[data-beside]')).toContainText('Візьміть 1 карту');
  await app.keyboard.press('ControlOrMeta+a');
  await app.keyboard.type('Їжак і ґава');
  await expect(table.save()).toBeEnabled();
  // Enter goes down: the flavour line, then the next card’s name.
  await app.keyboard.press('Enter');
  await expect(table.cell(first, 'uk', 1)).toBeFocused();
  await app.keyboard.press('Enter');
  await expect(table.cell(second, 'uk')).toBeFocused();
  await app.keyboard.type('!');
  await expect(table.save()).toHaveText(shell.t('edit-translations.save', { count: 2 }));
  await app.keyboard.press('ControlOrMeta+s');
  await expect(app.getByText(shell.t('edit-translations.saved', { count: 2 }))).toBeVisible();
  await expect(table.save()).toBeDisabled();
  await app.reload();
  await expect(table.cell(first, 'uk')).toHaveValue('Їжак і ґава');
  // The rest of the text is as it was.
  await app.evaluate(() => (location.hash = location.hash.replace('translations', 'cards/home-1.json')));
  await expect(edit.code).toContainText('"uk": "Їжак і ґава"');
  await expect(edit.code).toContainText('"icon": "smartphone"');
});

test('what is emptied is listed as untranslated, and stays in sight while it is written again', async ({
  app,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  const table = new TranslationsPage(edit);
  await table.open();
  await expect(app.getByText(shell.t('edit-translations.filter.missing', { count: 0 }))).toBeVisible();
  await table.cell(first, 'ja', 1).fill('');
  await app.keyboard.press('Enter');
  await app.getByText(shell.t('edit-translations.filter.missing', { count: 1 })).click();
  await expect(table.table.locator('[data-row]')).toHaveCount(1);
  const cell = table.cell(first, 'ja');
  await expect(cell).toHaveAttribute('placeholder', shell.t('edit-translations.state.missing'));
  await cell.click();
  await app.keyboard.type('x');
  await expect(app.getByText(shell.t('edit-translations.filter.missing', { count: 0 }))).toBeVisible();
  await app.keyboard.type('y');
  await expect(cell).toHaveValue('xy');
  // Escape takes back what was typed in the cell.
  await app.keyboard.press('Escape');
  await expect(cell).toHaveValue('');
});

test('Japanese is composed in a cell, and written when it is decided', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  const table = new TranslationsPage(edit);
  await table.open();
  const cell = table.cell(first, 'ja');
  await cell.click();
  await app.keyboard.press('ControlOrMeta+a');
  const tools = await app.context().newCDPSession(app);
  for (const text of ['ｈ', 'は', 'はな', 'はなび'])
    await tools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(cell).toHaveValue('はなび');
  await expect(table.save()).toBeDisabled();
  await tools.send('Input.insertText', { text: '花火' });
  await expect(cell).toHaveValue('花火');
  await expect(table.save()).toBeEnabled();
});

test('arrows leave a cell where the cursor can go no further', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  const table = new TranslationsPage(edit);
  await table.open();
  await table.cell(first, 'en').focus();
  await app.keyboard.press('End');
  await app.keyboard.press('ArrowRight');
  await expect(table.cell(first, 'ja')).toBeFocused();
  await app.keyboard.press('Home');
  await app.keyboard.press('ArrowUp');
  await expect(table.cell('pack.json', 'ja')).toBeFocused();
  // A page at a time, as far as the rows that are drawn only then.
  for (let press = 0; press < 20; press += 1) await app.keyboard.press('PageDown');
  await expect(table.table.locator('textarea:focus')).toBeInViewport();
  expect(await table.table.locator('[data-row]').count()).toBeLessThan(40);
  await app.keyboard.press('F12');
  await expect(edit.lines.first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`the table is accessible, ${theme}`, async ({ app }) => {
    const shell = new Shell(app);
    await shell.setTheme(theme);
    const edit = new EditPage(shell);
    await edit.openCopy();
    const table = new TranslationsPage(edit);
    await table.open();
    await table.cell(first, 'ja', 1).fill('');
    await table.cell(first, 'uk').fill('Going Through Your Phone');
    await table.cell(second, 'uk').focus();
    await expect(app.getByText(shell.t('edit-translations.state.same')).first()).toBeVisible();
    await expectAccessible(app, 'translations');
  });
