import type { Page } from '@playwright/test';
import { EditFormPage } from '../pages/edit-form';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';

const shell = (app: Page): Shell => new Shell(app);

test('a number in the form is the number in the text, on the card and in the rule text', async ({ app }) => {
  const page = new EditFormPage(shell(app));
  await page.openCopy();
  const draws = page.field('fire.0.n').getByRole('spinbutton');
  await draws.fill('3');
  await expect(page.edit.code).toContainText('"n": 3');
  await expect(page.edit.card('en')).toHaveAccessibleName(/Draw 3 cards/);
  await expect(page.entry('fire.0')).toContainText('Draw 3 cards.');
  await expect(draws).toBeFocused();
  await expect(page.help).toContainText('How many');
  // Too many: it is written, and what is wrong is said at the field.
  await draws.fill('1000');
  await expect(page.field('fire.0.n').locator('[data-field-problems]')).toBeVisible();
  await draws.fill('2');
  await expect(page.field('fire.0.n').locator('[data-field-problems]')).toHaveCount(0);
});

test('what is typed in the text is in the form; half-typed text locks it', async ({ app }) => {
  const page = new EditFormPage(shell(app));
  await page.openCopy();
  await page.edit.setDigit('"devotion": 1', '4');
  const devotion = page.field('devotion').getByRole('spinbutton');
  await expect(devotion).toHaveValue('4');
  // The cursor of the text marks its field.
  await expect(page.field('devotion')).toHaveClass(/marked/);
  await page.edit.select('"devotion"');
  await app.keyboard.type('{');
  await expect(page.form).toHaveAttribute('data-form-state', 'last');
  await expect(devotion).toHaveValue('4');
  await expect(devotion).toHaveAttribute('readonly');
  await app.keyboard.press('ControlOrMeta+z');
  await expect(page.form).toHaveAttribute('data-form-state', 'form');
  await expect(devotion).not.toHaveAttribute('readonly');
});

test('steps are added from a picker, moved and removed, and comments stay', async ({ app }) => {
  const on = shell(app);
  const { t } = on;
  const page = new EditFormPage(on);
  await page.openCopy();
  await page.edit.select('"limit"');
  await app.keyboard.press('Home');
  await app.keyboard.insertText('// a note of mine\n');
  await expect(page.form).toHaveAttribute('data-form-state', 'form');
  await page
    .field('fire')
    .getByRole('button', { name: t('edit-form.add-to', { label: 'Ability' }) })
    .click();
  await page.pick('under the set-aside', 'putBack');
  await expect(page.edit.code).toContainText('"do": "putBack"');
  const names = page.form.locator('[data-field=fire] [data-entry] .name');
  await expect(names).toHaveText(['1. Draw', '2. Put back']);
  const up = page.entry('fire.1').getByRole('button', { name: t('edit-form.up', { label: '2. Put back' }) });
  await up.focus();
  await app.keyboard.press('Enter');
  await expect(names).toHaveText(['1. Put back', '2. Draw']);
  // The keyboard goes along with what it moved.
  await expect(
    page
      .entry('fire.0')
      .getByRole('button', { name: /1\. Put back/ })
      .first(),
  ).toBeVisible();
  await expect(page.entry('fire.0').locator(':focus')).toHaveCount(1);
  await page
    .entry('fire.0')
    .getByRole('button', { name: t('edit-form.remove', { label: '1. Put back' }) })
    .click();
  await expect(names).toHaveText(['1. Draw']);
  await expect(page.edit.code).toContainText('// a note of mine');
  // Out of any field, the keys of undo take back what the form did.
  await expect(page.entry('fire.0').locator(':focus')).toHaveCount(1);
  await app.keyboard.press('ControlOrMeta+z');
  await expect(names).toHaveText(['1. Put back', '2. Draw']);
  await app.keyboard.press('ControlOrMeta+Shift+z');
  await expect(names).toHaveText(['1. Draw']);
  await app.keyboard.press('ControlOrMeta+s');
  await page.edit.isSaved();
  await expect(page.edit.code).toContainText('// a note of mine');
});

test('without the text the form works alone, and its undo too', async ({ app }) => {
  const on = shell(app);
  const page = new EditFormPage(on);
  await page.openCopy();
  await page.show('form');
  await expect(page.edit.code).toHaveCount(0);
  const devotion = page.field('devotion').getByRole('spinbutton');
  await devotion.fill('5');
  await expect(page.edit.card('en')).toHaveAccessibleName(/5/);
  const undo = page.form.getByRole('button', { name: on.t('edit-form.undo') });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(devotion).toHaveValue('1');
  await expect(undo).toBeDisabled();
  await page.form.getByRole('button', { name: on.t('edit-form.redo') }).click();
  await expect(devotion).toHaveValue('5');
  await page.show('both');
  await expect(page.edit.code).toContainText('"devotion": 5');
});

test('Japanese is composed in a field, and only what is settled is written', async ({ app }) => {
  const page = new EditFormPage(shell(app));
  await page.openCopy();
  const name = page.cell('names', 'ja');
  await name.focus();
  await name.selectText();
  const tools = await app.context().newCDPSession(app);
  for (const text of ['ｈ', 'は', 'はな', 'はなび'])
    await tools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(name).toHaveValue('はなび');
  await expect(page.edit.code).toContainText('スマホ、見ちゃった');
  await tools.send('Input.insertText', { text: '花火' });
  await expect(page.edit.code).toContainText('"ja": "花火"');
  await expect(name).toBeFocused();
  await app.keyboard.type('A');
  await expect(name).toHaveValue('花火A');
  await expect(page.edit.card('ja')).toHaveAccessibleName(/花火A/);
  // In the middle of a word the cursor stays where it is typed.
  await app.keyboard.press('ArrowLeft');
  await app.keyboard.type('bc');
  await expect(name).toHaveValue('花火bcA');
});

test('an icon is searched and chosen', async ({ app }) => {
  const page = new EditFormPage(shell(app));
  await page.openCopy();
  await page.field('art.icon').getByRole('button').last().click();
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('textbox').fill('lantern');
  await dialog.getByRole('button', { name: 'paper lantern', exact: true }).click();
  await expect(page.edit.code).toContainText('"icon": "paper-lantern"');
});

test('an original is shown and can’t be changed', async ({ app }) => {
  const on = shell(app);
  const page = new EditFormPage(on);
  await page.openCopy();
  const packs = app.getByLabel(on.t('edit.pack'), { exact: true });
  await packs.selectOption({ label: 'Yandere Girlfriends: Imouto, Osananajimi, Senpai' });
  await expect(app.getByText(on.t('edit.original'))).toBeVisible();
  await expect(page.field('devotion').getByRole('spinbutton')).toHaveAttribute('readonly');
  await expect(page.form.getByRole('button', { name: on.t('edit-form.add') })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const)
  test(`the form is accessible, ${theme}`, async ({ app }) => {
    const on = shell(app);
    await on.setTheme(theme);
    const page = new EditFormPage(on);
    await page.openCopy();
    await page.show('form');
    await expectAccessible(app, 'form');
    await page.field('devotion').getByRole('spinbutton').fill('1000');
    await expect(page.field('devotion').locator('[data-field-problems]')).toBeVisible();
    await expectAccessible(app, 'form with a problem');
    await page
      .field('fire')
      .getByRole('button', { name: on.t('edit-form.add-to', { label: 'Ability' }) })
      .click();
    await expect(app.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await expectAccessible(app, 'picker');
    await app.keyboard.press('Escape');
    await page.field('art.icon').getByRole('button').last().click();
    await expect(app.getByRole('dialog').getByRole('button').nth(5)).toBeVisible();
    await expectAccessible(app, 'icons');
  });
