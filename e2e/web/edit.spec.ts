import { EditPage } from '../pages/edit';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { expectAccessible } from '../support/accessible';
import { still } from '../support/settled';

// The fixture fails a test for anything in the console: a refusal of the policy would be there.

test('a change is seen on three cards, saved as a revision, and there again after a reload', async ({
  app,
}) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await expect(edit.card('en')).toHaveAccessibleName(/Draw 1 card/);
  await edit.setDigit('"n": 1', '2');
  await expect(edit.card('en')).toHaveAccessibleName(/Draw 2 cards/);
  await expect(edit.card('ja')).toHaveAccessibleName(/カードを2枚引く/);
  await expect(edit.card('uk')).toHaveAccessibleName(/Візьміть 2 карти/);
  await expect(edit.state).toHaveAttribute('data-state', 'kept');
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();
  await app.reload();
  await expect(edit.lines.first()).toBeVisible();
  await expect(edit.code).toContainText('"n": 2');
  await app.getByRole('button', { name: edit.shell.t('edit.history') }).click();
  const dialog = app.getByRole('dialog').and(app.locator('[open]'));
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.locator('.modified .view-line').filter({ hasText: '"n": 2' })).toBeVisible();
  await expect(dialog.locator('.original .view-line').filter({ hasText: '"n": 1' })).toBeVisible();
  await expectAccessible(app, 'history of a document');
});

test('a wrong word is marked, told in the user’s language, and mended by its fix', async ({ app }) => {
  const english = new Shell(app);
  await new EditPage(english).openCopy();
  for (const [language, message] of [
    ['ja', '「drwa」'],
    ['uk', '«drwa»'],
  ] as const) {
    const shell = await new Shell(app).switchTo(language);
    const edit = new EditPage(shell);
    await edit.open();
    await edit.replace('draw', 'drwa');
    await expect(edit.code.locator('.squiggly-error')).toHaveCount(1);
    await expect(edit.problems).toContainText(message);
    // The last card that could be drawn stays, and says so.
    await expect(edit.preview).toContainText(shell.t('edit.preview.old'));
    await expect(edit.card('en')).toHaveAccessibleName(/Draw 1 card/);
    await app.keyboard.press('F8');
    await expect(app.locator('.monaco-hover').filter({ hasText: message })).toBeVisible();
    await app.keyboard.press('Escape');
    await app.keyboard.press('Control+.');
    await expect(app.locator('.action-widget').first()).toContainText('draw');
    await app.keyboard.press('Enter');
    await expect(edit.code.locator('.squiggly-error')).toHaveCount(0);
    await expect(edit.code).toContainText('"do": "draw"');
    await edit.isSaved();
  }
  await new Shell(app).switchTo('en');
});

test('what was typed and not saved is there after the host was killed', async ({ hosts, page }) => {
  const host = await hosts.start();
  await openApp(page, host);
  const shell = new Shell(page);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.setDigit('"n": 1', '3');
  await expect(edit.state).toHaveAttribute('data-state', 'kept');
  const address = new URL(page.url()).hash;
  await page.goto('about:blank');
  await host.kill();
  const again = await hosts.start(host.dataDir);
  await openApp(page, again);
  await page.evaluate((hash) => (location.hash = hash), address);
  await expect(edit.code).toContainText('"n": 3');
  await expect(page.getByText(shell.t('edit.brought-back', { when: '' }).slice(0, 20))).toBeVisible();
  await page
    .getByRole('button', { name: shell.t('edit.discard') })
    .first()
    .click();
  await expect(edit.code).toContainText('"n": 1');
  await edit.isSaved();
});

test('Tab indents; Escape, then Tab leaves the text', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.lines.first().click();
  const focused = edit.code.locator(':focus');
  await app.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
  await app.keyboard.press('Escape');
  await expect(app.getByText(shell.t('edit.tab-leaves'))).toBeVisible();
  await app.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
});

test('quick open finds by a name in any language', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.open();
  await app.keyboard.press('ControlOrMeta+p');
  const dialog = app.getByRole('dialog', { name: shell.t('edit.quick-open') });
  await dialog.getByRole('combobox').fill('おままごと');
  await expect(dialog.getByRole('option').first()).toContainText('home-2');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"id": "home-2"');
  await expect(app).toHaveURL(/#edit\/.+\/cards\/home-2\.json$/);
});

test('panes are moved by keyboard and remembered', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.open();
  const line = app.getByRole('separator', { name: shell.t('edit.resize.list') });
  const before = Number(await line.getAttribute('aria-valuenow'));
  await line.focus();
  await app.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', String(before + 24));
  await shell.settingsKept();
  await app.reload();
  await expect(line).toHaveAttribute('aria-valuenow', String(before + 24));
});

for (const theme of ['light', 'dark'] as const) {
  test(`the screen is accessible, ${theme}`, async ({ app }) => {
    const shell = new Shell(app);
    await shell.setTheme(theme);
    const edit = new EditPage(shell);
    await edit.openCopy();
    await edit.replace('draw', 'drwa');
    await expect(edit.code.locator('.squiggly-error')).toHaveCount(1);
    // The list of what could stand there is Monaco’s own: its rows are named after less than they show. Where the
    // cursor has left, it does not come any more.
    await app.keyboard.press('ControlOrMeta+Home');
    await expect(app.locator('.suggest-widget.visible')).toHaveCount(0);
    await expectAccessible(app, 'edit, with a problem');
    const background = await edit.code
      .locator('.monaco-editor-background')
      .first()
      .evaluate((element) => {
        const [red = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
        return red;
      });
    expect(background > 128).toBe(theme === 'light');
  });
}

test('F8 goes through the problems of the whole pack, and those of other documents are mended from here', async ({
  app,
}) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  const wrong = { 'home-1': 'devotino', 'home-2': 'devtoion', 'home-4': 'devotoin' } as const;
  for (const [id, word] of Object.entries(wrong)) {
    await edit.row(`cards/${id}.json`).click();
    await expect(edit.code).toContainText(`"id": "${id}"`);
    await edit.replace('devotion', word);
    await expect(edit.state).toHaveAttribute('data-state', 'kept');
    await expect(edit.code.locator('.squiggly-error')).not.toHaveCount(0);
  }
  const rows = edit.problems.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  // Round and round, in either direction: every one of them is met.
  for (const [key, next] of [
    ['F8', 'home-1'],
    ['F8', 'home-2'],
    ['F8', 'home-4'],
    ['F8', 'home-1'],
    ['Shift+F8', 'home-4'],
    ['Shift+F8', 'home-2'],
  ] as const) {
    await app.keyboard.press(key);
    await expect(app).toHaveURL(new RegExp(`cards/${next}\\.json$`));
    await expect(edit.code).toContainText(`"id": "${next}"`);
    await expect(app.locator('.monaco-hover').filter({ hasText: wrong[next] })).toBeVisible();
  }

  await edit.row('cards/home-1.json').click();
  await expect(edit.code).toContainText('"id": "home-1"');
  const elsewhere = rows.filter({ hasText: 'home-4' });
  await elsewhere.getByRole('button', { name: 'devotion' }).last().click();
  await expect(app).toHaveURL(/cards\/home-4\.json$/);
  await expect(edit.code).toContainText('"devotion": 4');
  await edit.isSaved();
  await expect(rows).toHaveCount(2);
  await app.keyboard.press('ControlOrMeta+z');
  await expect(edit.code).toContainText('"devotoin": 4');
  await expect(rows).toHaveCount(3);
});

test('the problems are as tall as wanted, and each row has its parts in the same places', async ({ app }) => {
  await app.setViewportSize({ width: 1280, height: 800 });
  await new EditPage(new Shell(app)).openCopy();
  for (const language of ['ja', 'uk', 'en'] as const) {
    const shell = await new Shell(app).switchTo(language);
    const edit = new EditPage(shell);
    const rows = edit.problems.getByRole('listitem');
    const line = app.getByRole('separator', { name: shell.t('edit.resize.problems') });
    await edit.open();
    await expect(rows).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await edit.setText('{ "id": "home-1", "names": { "en": "A" }, "devotoin": 1, "hoem": "home" }');
    await expect(rows.nth(2)).toBeAttached();
    const left = async (part: string): Promise<number[]> => {
      const boxes = await edit.problems
        .locator(part)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      return [...new Set(boxes.map(({ x }) => Math.round(x)))];
    };
    for (const part of ['.text', '.place', '.fixes']) await expect.poll(() => left(part)).toHaveLength(1);
    await line.focus();
    await app.keyboard.press('Home');
    const least = Number(await line.getAttribute('aria-valuemin'));
    await expect(line).toHaveAttribute('aria-valuenow', String(least));
    await app.keyboard.press('ArrowUp');
    await expect(line).toHaveAttribute('aria-valuenow', String(least + 24));
    await expect.poll(async () => (await edit.problems.boundingBox())?.height).toBe(least + 24);
    await still(line);
    const box = await line.boundingBox();
    await app.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 3);
    await app.mouse.down();
    await app.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) - 117);
    await app.mouse.up();
    await expect(line).toHaveAttribute('aria-valuenow', String(least + 144));
    await shell.settingsKept();
    await expect(edit.state).toHaveAttribute('data-state', 'kept');
    await app.reload();
    await expect(line).toHaveAttribute('aria-valuenow', String(least + 144));
    // Nothing is wrong any more: the text stays where it is.
    await app
      .getByRole('button', { name: shell.t('edit.discard') })
      .first()
      .click();
    await expect(rows).toHaveCount(0);
    await expect(line).toHaveAttribute('aria-valuenow', String(least + 144));
    await edit.row('cards/home-2.json').click();
    await expect(line).toHaveCount(0);
    await edit.row('cards/home-1.json').click();
    await expect(edit.code).toContainText('"id": "home-1"');
  }
});
