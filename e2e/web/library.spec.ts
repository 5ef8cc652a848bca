import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

test('finds a definition in any of the three languages', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  for (const [text, found] of [
    ['playing', 'Playing House'],
    ['ままごと', 'Playing House'],
    ['妹', 'Imouto'],
    ['сім’ю', 'Playing House'],
    ["сім'ю", 'Playing House'],
    ['schedule', 'Memorized Your Schedule'],
  ] as const) {
    await library.search.fill(text);
    await expect(library.definitions.getByRole('option').first()).toContainText(found);
  }
  await library.search.fill('no such thing');
  await expect(library.definitions.getByRole('option')).toHaveCount(0);
  await expect(app.getByText('Nothing found')).toBeVisible();
  await library.search.fill('');
});

test('a palette command reaches the field behind the palette', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  await library.shell.run('Search the definitions');
  await expect(library.search).toBeFocused();
});

test('filters by kind and by zone', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  await library.button('Zone Bonuses 9').click();
  await expect(library.definitions.getByRole('option')).toHaveCount(9);
  await library.button('Zone Bonuses 9').click();
  await library.button('Town 8').click();
  await expect(library.definitions.getByRole('option')).toHaveCount(8);
  await library.button('Town 8').click();
});

test('is used by keyboard alone', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  await app.keyboard.press('/');
  await expect(library.search).toBeFocused();
  await app.keyboard.type('hoodie');
  await expect(library.definitions.getByRole('option')).toHaveCount(1);
  await app.keyboard.press('ArrowDown');
  await app.keyboard.press('Enter');
  await expect(library.detail.getByRole('heading', { name: 'Sleep In Your Hoodie' })).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(library.detail).toBeHidden();
});

test('copies a pack, renames a card, shows the difference and restores it', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  const original = await app.getByRole('heading', { level: 2 }).filter({ hasText: 'Yandere' }).innerText();
  await library.fork('Evening pack');
  await library.open(/Playing House/);
  await library.button(t('detail.rename'), library.detail).click();
  await library.dialog.getByLabel(t('names.field.en')).fill('Playing Castle');
  await library.button(t('names.rename'), library.dialog).click();
  await expect(library.detail.getByRole('heading', { name: 'Playing Castle' })).toBeVisible();
  await expect(library.option(/Playing Castle/)).toBeVisible();

  await library.detail.getByRole('tab', { name: t('detail.history') }).click();
  await expect(library.detail.getByText(t('message.renamed'), { exact: true })).toBeVisible();
  const diff = library.detail.getByText('Playing Castle');
  await expect(diff.last()).toBeVisible();
  await library.detail.getByText(t('message.forked', { name: original })).click();
  await library.button(t('history.restore'), library.detail).click();
  await expect(library.detail.getByRole('heading', { name: 'Playing House' })).toBeVisible();
});

test('deletes with undo: a card, and a whole pack', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  await library.fork('Morning pack');
  await library.open(/Our Spot/);
  await library.button(t('detail.delete'), library.detail).click();
  await expect(library.option(/Our Spot/)).toHaveCount(0);
  await library.undelete('Our Spot');
  await expect(library.option(/Our Spot/)).toHaveCount(1);

  await library.menu(t('pack.delete'));
  await expect(library.pack('Morning pack')).toHaveCount(0);
  await library.undelete('Morning pack');
  await expect(library.pack('Morning pack')).toBeVisible();
});

test('the focus comes back after a dialog, a deletion and an undo; the undo key takes back', async ({
  app,
}) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  await library.fork('Focus pack');
  await expect(library.button(t('pack.fork'))).toBeFocused();
  await library.open(/Our Spot/);
  await library.button(t('detail.delete'), library.detail).click();
  await expect(library.option(/Our Spot/)).toHaveCount(0);
  await expect(library.definitions).toBeFocused();
  await library.undelete('Our Spot');
  await expect(library.option(/Our Spot/)).toHaveCount(1);
  await expect(library.definitions).toBeFocused();
  await library.option(/Our Spot/).click();
  await app.keyboard.press('Delete');
  await expect(library.option(/Our Spot/)).toHaveCount(0);
  // The list learns of it from the library, the key from the answer: whichever comes first.
  await expect(library.undoOf(t('done.deleted', { name: 'Our Spot' }))).toBeVisible();
  await app.keyboard.press('ControlOrMeta+z');
  await expect(library.option(/Our Spot/)).toHaveCount(1);
});

test('a card that was deleted long ago comes back from the pack’s history', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  await library.fork('History pack');
  await library.open(/Our Spot/);
  await app.keyboard.press('Delete');
  await expect(library.option(/Our Spot/)).toHaveCount(0);
  await app.reload();
  await library.button(t('pack.history')).click();
  await expect(library.dialog.getByText('Our Spot', { exact: true })).toBeVisible();
  await library.dialog.getByRole('button', { name: new RegExp(`^${t('history.bringBack')}`) }).click();
  await expect(library.dialog.getByText(/^Restored from revision/)).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(library.option(/Our Spot/)).toHaveCount(1);
});

test('Enter in an empty palette takes nothing away', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  await library.fork('Kept pack');
  await library.shell.run(t('command.pack-delete'));
  await expect(library.pack('Kept pack')).toHaveCount(0);
  await library.undelete('Kept pack');
  await expect(library.pack('Kept pack')).toBeVisible();
  await app.keyboard.press('ControlOrMeta+k');
  const marked = library.shell.palette.getByRole('option', { selected: true });
  await expect(marked).toBeVisible();
  await expect(marked).not.toContainText(t('command.pack-delete'));
  await expect(library.shell.palette.getByRole('option').last()).toContainText(t('command.pack-delete'));
  await app.keyboard.press('Escape');
});

test('an original says that it stays as it is, and offers the copy', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  await library.pack('Yandere Girlfriends').first().click();
  await library.open(/Senpai/);
  await expect(library.button('Make a copy to edit', library.detail)).toBeVisible();
  await expect(library.button('Rename…', library.detail)).toHaveCount(0);
});

test('exports a file and imports it again; a damaged one is refused with the reason', async ({
  app,
}, info) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  await library.pack('Yandere Girlfriends').first().click();
  const download = app.waitForEvent('download');
  await library.menu(t('pack.exportFile'));
  const file = info.outputPath('pack.heartdeck');
  await (await download).saveAs(file);

  const packs = app.getByRole('navigation', { name: t('library.packs') }).getByRole('listitem');
  const before = await packs.count();
  const choose = async (path: string): Promise<void> => {
    const chooser = app.waitForEvent('filechooser');
    await library.shell.run('Import a pack file');
    await (await chooser).setFiles(path);
  };
  await choose(file);
  await expect(packs).toHaveCount(before + 1);

  const damaged = readFileSync(file);
  const middle = damaged.length >> 1;
  damaged.fill(0, middle, middle + 64);
  const bad = info.outputPath('damaged.heartdeck');
  writeFileSync(bad, damaged);
  await choose(bad);
  await expect(library.dialog).toContainText(t('refused.title'));
  await expect(library.dialog).toContainText('damaged.heartdeck');
  await app.keyboard.press('Escape');
  await expect(packs).toHaveCount(before + 1);
});

test('the export key works the moment a pack is chosen, whichever was open before', async ({ app }) => {
  const library = new LibraryPage(new Shell(app));
  await library.pack('Yandere Girlfriends').first().click();
  await library.fork('Exported pack');
  // From the copy to the original and back: a command must not be lost with the pack that had it before.
  for (const [name, file] of [
    ['Yandere Girlfriends', /^(?!exported).*\.heartdeck$/],
    ['Exported pack', /^exported.*\.heartdeck$/],
  ] as const) {
    await library.pack(name).first().click();
    await expect(library.page.getByRole('heading', { level: 2, name })).toBeVisible();
    const download = app.waitForEvent('download');
    await app.keyboard.press('ControlOrMeta+e');
    expect((await download).suggestedFilename()).toMatch(file);
  }
});

test('exports a folder, and says what is wrong with a path', async ({ app }, info) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  await library.menu(t('pack.exportFolder'));
  const folder = library.dialog.getByLabel(t('exportFolder.folder'));
  await folder.fill('not/a/full/path');
  await library.button(t('exportFolder.export'), library.dialog).click();
  await expect(library.dialog).toContainText(t('failure.not-absolute', { folder: 'not/a/full/path' }));
  const target = info.outputPath('exported');
  await folder.fill(target);
  await library.button(t('exportFolder.export'), library.dialog).click();
  await expect(library.dialog).toBeHidden();
  await expect(library.shell.toasts).toContainText(target);
  expect(JSON.parse(readFileSync(join(target, 'pack.json'), 'utf8'))).toHaveProperty('format', 1);
  expect(readdirSync(join(target, 'cards'))).toHaveLength(24);
});

test('a pack file dropped anywhere is imported', async ({ app }, info) => {
  const library = new LibraryPage(new Shell(app));
  const { t } = library.shell;
  const packs = app.getByRole('navigation', { name: t('library.packs') }).getByRole('listitem');
  await expect(packs).not.toHaveCount(0);
  const before = await packs.count();
  const download = app.waitForEvent('download');
  await library.menu(t('pack.exportFile'));
  const file = info.outputPath('dropped.heartdeck');
  await (await download).saveAs(file);
  const dropped = await app.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'dropped.heartdeck'));
    return transfer;
  }, readFileSync(file).toString('base64'));
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await app.dispatchEvent('body', type, { dataTransfer: dropped });
  }
  await expect(packs).toHaveCount(before + 1);
});
