import { mkdirSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { EditPage } from '../pages/edit';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, openApp, test } from '../support/app';
import { writeLargePack } from '../support/large-pack';
import { runNode } from '../support/web-host';

const dialogOf = (edit: EditPage): Locator => edit.page.getByRole('dialog').and(edit.page.locator('[open]'));

/** Makes a definition with the New button. */
async function makeNew(edit: EditPage, kind: 'card' | 'bonus', name: string): Promise<void> {
  const { t } = edit.shell;
  await edit.page.getByRole('button', { name: t('edit-list.new'), exact: true }).click();
  const dialog = dialogOf(edit);
  await dialog.getByLabel(t('edit-list.new.kind')).selectOption({ label: t(`kindOne.${kind}`) });
  await dialog.getByLabel(t('names.field.en')).fill(name);
  await dialog.getByRole('button', { name: t('edit-list.new.create') }).click();
  await expect(dialog).toBeHidden();
}

test('a new card is in the list, open with the cursor where it is written, and saved', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await makeNew(edit, 'card', 'Tea for Two');
  const row = edit.row('cards/tea-for-two.json');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('"id": "tea-for-two"');
  await expect(edit.card('en')).toHaveAccessibleName(/Tea for Two/);
  // Where the cursor stands, without a click.
  await app.keyboard.type('draw');
  const list = app.locator('.suggest-widget.visible').getByRole('option');
  await expect(list.first()).toContainText('fire: Draw cards');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"fire": [{ "do": "draw", "n": 1 }]');
  await expect(edit.code.locator('.squiggly-error')).toHaveCount(0);
  await edit.setDigit('"devotion": 1', '7');
  await expect(edit.card('en')).toHaveAccessibleName(/7/);
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();
  await app.reload();
  await expect(edit.code).toContainText('"devotion": 7');
});

test('a new Zone Bonus shows its text; its id can’t be one that is taken', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t } = edit.shell;
  await edit.openCopy();
  await makeNew(edit, 'bonus', 'Rainy Day');
  await expect(edit.row('bonuses/rainy-day.json')).toHaveAttribute('aria-selected', 'true');
  await expect(edit.card('en')).toHaveAccessibleName(/Rainy Day/);
  await app.getByRole('button', { name: t('edit-list.new'), exact: true }).click();
  const dialog = dialogOf(edit);
  await dialog.getByLabel(t('names.field.en')).fill('Rainy Day');
  await expect(dialog.getByLabel(t('edit-list.id'))).toHaveValue('rainy-day-2');
  await dialog.getByLabel(t('edit-list.id')).fill('rainy-day');
  await expect(dialog.getByText(t('edit-list.id.taken'))).toBeVisible();
  await expectAccessible(app, 'new definition');
  await dialog.getByRole('button', { name: t('edit-list.new.create') }).click();
  await expect(dialog).toBeVisible();
});

test('duplicate, another id, delete and undo, by the menu and by keys', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t } = edit.shell;
  await edit.openCopy();
  await edit.row('cards/home-1.json').click({ button: 'right' });
  const menu = app.getByRole('menu', { name: t('edit-list.actions') });
  await expect(menu).toBeVisible();
  await expectAccessible(app, 'menu of a definition');
  await menu.getByRole('menuitem', { name: t('edit-list.duplicate') }).click();
  const copy = edit.row('cards/home-9.json');
  await expect(copy).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('(copy)');

  await edit.list.focus();
  await app.keyboard.press('F2');
  await dialogOf(edit).getByLabel(t('edit-list.id')).fill('phone');
  await app.keyboard.press('Enter');
  await expect(edit.row('cards/phone.json')).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('"id": "phone"');

  // What was typed and not saved comes back with it.
  await edit.setDigit('"devotion": 1', '6');
  await edit.list.focus();
  await app.keyboard.press('Delete');
  await expect(edit.row('cards/phone.json')).toHaveCount(0);
  await expect(edit.shell.toasts).toContainText('(copy)');
  await edit.list.focus();
  await app.keyboard.press('ControlOrMeta+z');
  await expect(edit.row('cards/phone.json')).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('"devotion": 6');
  await expect(edit.state).not.toHaveAttribute('data-state', 'saved');
});

test('what others name is told before it is deleted', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t } = edit.shell;
  await edit.openCopy();
  await edit.list.focus();
  await app.keyboard.press('End');
  await app.getByLabel(t('edit.filter'), { exact: true }).fill('zones/home');
  await edit.row('zones/home.json').click();
  await app.keyboard.press('Delete');
  const dialog = dialogOf(edit);
  await expect(dialog.getByRole('button', { name: 'Playing House' })).toBeVisible();
  await expectAccessible(app, 'delete what is named');
  await dialog.getByRole('button', { name: t('edit-list.delete'), exact: true }).click();
  await expect(dialog.getByText(t('edit-list.delete.refused'))).toBeVisible();
  await dialog.getByRole('button', { name: t('action.cancel') }).click();
  await expect(edit.row('zones/home.json')).toBeVisible();
});

test('another place by keyboard and by hand is there after a reload', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  const order = (): Promise<string[]> =>
    edit.list.locator('[data-path^="cards/home-"]').evaluateAll((rows) =>
      rows
        .map((row) => ({ path: row.dataset['path'] ?? '', y: row.getBoundingClientRect().y }))
        .sort((a, b) => a.y - b.y)
        .map(({ path }) => path.replace(/\D/g, '')),
    );
  await edit.row('cards/home-1.json').click();
  await edit.list.focus();
  await app.keyboard.press('Alt+ArrowDown');
  await app.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await order()).slice(0, 4)).toEqual(['2', '3', '1', '4']);
  await edit
    .row('cards/home-4.json')
    .dragTo(edit.row('cards/home-2.json'), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(async () => (await order()).slice(0, 4)).toEqual(['4', '2', '3', '1']);
  // One move is saved after the other: the last of them may not even be on its way.
  await expect(edit.list).not.toHaveAttribute('data-moving');
  await app.reload();
  await expect(edit.lines.first()).toBeVisible();
  await expect.poll(async () => (await order()).slice(0, 4)).toEqual(['4', '2', '3', '1']);
});

test('an original is copied first, and then the new definition goes on', async ({ hosts, page }) => {
  await openApp(page, await hosts.start());
  const edit = new EditPage(new Shell(page));
  const { t } = edit.shell;
  await edit.open();
  await page.getByRole('button', { name: t('edit-list.new'), exact: true }).click();
  await expect(dialogOf(edit)).toHaveCount(0);
  await edit.shell.toasts.getByRole('button', { name: t('pack.copyToEdit') }).click();
  await expect(dialogOf(edit).getByLabel(t('edit-list.new.kind'))).toBeVisible();
  await expect(page.getByText(t('edit.original'))).toBeHidden();
});

test('groups fold, and the list is used by keyboard alone', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t } = edit.shell;
  await edit.openCopy();
  await edit.list.focus();
  await app.keyboard.press('Home');
  await expect(edit.code).toContainText('"format"');
  await app.keyboard.press('ArrowDown');
  await expect(edit.row('translations')).toHaveAttribute('aria-selected', 'true');
  await app.keyboard.press('ArrowDown');
  const cards = edit.list.getByRole('treeitem', { name: new RegExp(`^${t('kind.card')}`) });
  await expect(cards).toHaveAttribute('aria-expanded', 'true');
  await app.keyboard.press('ArrowLeft');
  await expect(cards).toHaveAttribute('aria-expanded', 'false');
  await expect(edit.row('cards/home-1.json')).toHaveCount(0);
  await app.keyboard.press('ArrowRight');
  await app.keyboard.press('ArrowRight');
  await expect(edit.row('cards/home-1.json')).toHaveAttribute('aria-selected', 'true');
  await app.keyboard.press('Enter');
  await expect(edit.code.locator('.monaco-editor.focused')).toBeVisible();
});

test('outline and uses lead to places and to other definitions', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t } = edit.shell;
  await edit.openCopy();
  await edit.row('cards/home-2.json').click();
  await expect(edit.code).toContainText('"id": "home-2"');
  await app.getByRole('tab', { name: t('edit.side.outline') }).click();
  const outline = app.getByRole('tree', { name: t('edit-outline.label', { path: 'cards/home-2.json' }) });
  const devotion = outline.getByRole('treeitem', { name: /^Devotion/ });
  await devotion.click();
  await expect(devotion).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(app, 'outline');
  await edit.select('"beside": "home');
  await app.keyboard.press('ArrowRight');
  await app.getByRole('tab', { name: t('edit.side.uses') }).click();
  const named = app.getByRole('region', { name: t('edit-uses.at-cursor') });
  await named.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(edit.code).toContainText('"id": "home"');
  const uses = app.locator('[data-uses]');
  await expectAccessible(app, 'uses');
  await uses.getByRole('button', { name: 'Imouto', exact: true }).click();
  await expect(edit.row('cards/home-8.json')).toHaveAttribute('aria-selected', 'true');
});

test('from the library to the editor and back', async ({ hosts, page }) => {
  await openApp(page, await hosts.start());
  const shell = new Shell(page);
  const library = new LibraryPage(shell);
  const edit = new EditPage(shell);
  await library.open(/Playing House/);
  await library.definitions.focus();
  await page.keyboard.press('Enter');
  await expect(library.detail).toBeFocused();
  await page.keyboard.press('e');
  await expect(edit.code).toContainText('"id": "home-2"');
  await edit.isSaved();
  await shell.goTo('library');
  await expect(library.detail.getByRole('heading', { name: 'Playing House' })).toBeVisible();
  await expectAccessible(page, 'library with its way into the editor');
  await library.open(/Lock the Front Door/);
  await library.button(shell.t('detail.edit'), library.detail).click();
  await expect(edit.code).toContainText('"id": "home-5"');
});

test('a thousand definitions: few in the page, all within reach by keyboard', async ({
  hosts,
  page,
}, info) => {
  const folder = info.outputPath('pack');
  mkdirSync(folder, { recursive: true });
  writeLargePack(folder, 1000);
  const host = await hosts.start();
  const imported = await runNode('cli', ['pack', 'import', folder, '--data-dir', host.dataDir]);
  expect(imported.status).toBe(0);
  await openApp(page, host);
  const edit = new EditPage(new Shell(page));
  await new LibraryPage(edit.shell).pack('Thousand').click();
  await edit.open();
  const lines = edit.list.getByRole('treeitem');
  const selected = edit.list.locator('[aria-selected="true"]');
  await edit.list.focus();
  for (const key of ['End', 'PageUp', 'ArrowUp', 'Home', 'PageDown']) {
    await page.keyboard.press(key);
    await expect(selected.or(edit.list.locator('[data-cursor]')).first()).toBeInViewport();
    expect(await lines.count()).toBeLessThan(60);
  }
  await page.keyboard.press('End');
  await expect(selected).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(selected, 'in view, although the list got lower').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.type('-777');
  const found = edit.list.locator('[data-path^="cards/"]');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(edit.code).toContainText('777');
  await expectAccessible(page, 'a large pack');
});

test('another id: why not is said, and where it was changed, with the way back', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t, toasts } = edit.shell;
  await edit.openCopy();
  const rename = async (id: string): Promise<void> => {
    await edit.select('"home": "ho');
    await app.keyboard.press('ArrowRight');
    await app.keyboard.press('F2');
    const box = app.locator('.rename-box input.rename-input');
    await expect(box).toHaveValue('home');
    await box.fill(id);
    await app.keyboard.press('Enter');
  };
  await rename('Bad Name!');
  await expect(toasts).toContainText(t('failure.bad-new-id', { id: 'Bad Name!' }));
  await rename('school');
  await expect(toasts).toContainText(t('failure.id-taken', { id: 'school', path: 'zones/school.json' }));
  await expect(toasts).not.toContainText('Bad Name!');
  await rename('nest');
  await expect(edit.code).toContainText('"home": "nest"');
  await expect(toasts).toContainText(/Renamed in \d\d documents/);
  await expect(toasts).not.toContainText('school');
  await toasts.getByRole('button', { name: t('action.undo') }).click();
  await expect(edit.code).toContainText('"home": "home"');
  await expect(toasts).toContainText(t('edit-list.renamed-back', { id: 'home' }));
  await edit.isSaved();

  await edit.row('cards/home-1.json').click();
  await app.keyboard.press('F2');
  await dialogOf(edit).getByLabel(t('edit-list.id')).fill('phone');
  await app.keyboard.press('Enter');
  await expect(edit.row('cards/phone.json')).toHaveAttribute('aria-selected', 'true');
  await expect(toasts).toContainText(/Renamed in \d/);
  await edit.list.focus();
  await app.keyboard.press('ControlOrMeta+z');
  await expect(edit.row('cards/home-1.json')).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('"id": "home-1"');
});

test('a copy is one of what is on the screen', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  const { t, toasts } = edit.shell;
  await edit.openCopy();
  const duplicate = async (path: string): Promise<void> => {
    await edit.row(path).click({ button: 'right' });
    await app.getByRole('menuitem', { name: t('edit-list.duplicate') }).click();
  };
  await edit.setDigit('"devotion": 1', '6');
  await duplicate('cards/home-1.json');
  await expect(edit.row('cards/home-9.json')).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('"devotion": 6');
  await edit.isSaved();

  await edit.row('cards/home-1.json').click();
  await edit.replace('draw', 'drwa');
  await duplicate('cards/home-1.json');
  await expect(edit.row('cards/home-10.json')).toHaveAttribute('aria-selected', 'true');
  await expect(edit.code).toContainText('"do": "drwa"');
  await expect(edit.state).not.toHaveAttribute('data-state', 'saved');
  await expect(toasts).toContainText(t('edit-list.duplicated-unsaved', { name: 'Going Through Your Phone' }));

  await edit.row('cards/home-1.json').click();
  await expect(edit.code).toContainText('"id": "home-1"');
  await edit.setText('{ "id": "home-1" "names"');
  await duplicate('cards/home-1.json');
  await expect(toasts).toContainText(t('failure.unreadable-text', { path: 'cards/home-1.json' }));
  await expect(edit.row('cards/home-11.json')).toHaveCount(0);
});

test('quick open leads to what the pack says of itself, translations and scenarios', async ({ app }) => {
  await new EditPage(new Shell(app)).openCopy();
  const shell = await new Shell(app).switchTo('uk');
  const edit = new EditPage(shell);
  await edit.open();
  await app.getByRole('button', { name: shell.t('edit-list.new'), exact: true }).click();
  const dialog = dialogOf(edit);
  await dialog
    .getByLabel(shell.t('edit-list.new.kind'))
    .selectOption({ label: shell.t('edit-list.new.scenarios') });
  const id = dialog.getByLabel(shell.t('edit-list.id'));
  // Typed before the proposal is there, the letters would stand behind it.
  await expect(id).toHaveValue('my-scenarios');
  await id.fill('first-steps');
  await dialog.getByRole('button', { name: shell.t('edit-list.new.create') }).click();
  await expect(dialog).toBeHidden();
  for (const [words, offered, path] of [
    ['про набір', 'Про набір', 'pack.json'],
    ['translations', 'Переклади', 'translations'],
    ['сценарії', 'Сценарії: first-steps', 'scenarios/first-steps.json'],
    ['pack.json', 'Про набір', 'pack.json'],
  ] as const) {
    await app.keyboard.press('ControlOrMeta+p');
    const finder = app.getByRole('dialog', { name: shell.t('edit.quick-open') });
    await finder.getByRole('combobox').fill(words);
    await expect(finder.getByRole('option').first()).toContainText(offered);
    await app.keyboard.press('Enter');
    await expect(app).toHaveURL(new RegExp(`#edit/.+/${path.replaceAll('.', '\\.')}$`));
  }
  await new Shell(app).switchTo('en');
});
