import { LibraryPage } from '../pages/library';
import { PrintPage } from '../pages/print';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { expectAccessible } from '../support/accessible';

for (const theme of ['light', 'dark'] as const) {
  test(`every screen is accessible, ${theme}`, async ({ app }) => {
    const shell = new Shell(app);
    await shell.setTheme(theme);
    await expectAccessible(app, 'settings');
    await shell.goTo('library');
    const library = new LibraryPage(shell);
    const { t } = shell;
    await expect(library.definitions.getByRole('option').first()).toBeVisible();
    await expectAccessible(app, 'library, grid');
    await library.fork(`Pack ${theme}`);
    await library.open(/Playing House/);
    await expectAccessible(app, 'library, detail');
    await library.detail.getByRole('tab', { name: t('detail.history') }).click();
    await expect(library.detail.getByRole('list', { name: t('history.revisions') })).toBeVisible();
    await expectAccessible(app, 'library, history of a definition');
    await library.showAs('list');
    await expectAccessible(app, 'library, list');
    await library.showAs('grid');
    await library.button(t('pack.history')).click();
    await expect(library.dialog.getByRole('list', { name: t('history.revisions') })).toBeVisible();
    await expectAccessible(app, 'history of a pack');
    await app.keyboard.press('Escape');
    await library.menu(t('pack.rename'));
    await expect(library.dialog.getByLabel(t('names.field.en'))).toBeVisible();
    await expectAccessible(app, 'names dialog');
    await app.keyboard.press('Escape');
    await app.keyboard.press('ControlOrMeta+k');
    await expect(shell.palette.getByRole('option').first()).toBeVisible();
    await expectAccessible(app, 'palette');
    await app.keyboard.press('Escape');
    await app.keyboard.press('ControlOrMeta+/');
    await expect(app.getByRole('dialog', { name: t('shortcuts.title') })).toBeVisible();
    await expectAccessible(app, 'shortcuts');
    await app.keyboard.press('Escape');
    const broken = { name: 'broken.heartdeck', mimeType: 'application/zip', buffer: Buffer.from('PK') };
    await app.getByTestId('import-file').setInputFiles(broken);
    await expect(library.dialog).toContainText(t('refused.title'));
    await expectAccessible(app, 'refused import');
    await app.keyboard.press('Escape');
    await library.search.fill('nothing like it');
    await expect(app.getByText(t('definitions.noMatch.title'))).toBeVisible();
    await expectAccessible(app, 'nothing found');
    await library.menu(t('pack.delete'));
    await expect(library.undoOf(t('done.deleted', { name: `Pack ${theme}` }))).toBeVisible();
    await expectAccessible(app, 'a toast');
    const print = new PrintPage(shell);
    await print.open();
    await expect(print.pages.first().locator('[data-page]')).toBeVisible();
    await print.unfold('print.details');
    await expectAccessible(app, 'print');
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`a tooltip can be read, ${theme}`, async ({ app }) => {
    const shell = new Shell(app);
    await shell.setTheme(theme);
    await app
      .getByRole('button', { name: shell.t('shortcuts.title') })
      .first()
      .hover();
    const tooltip = app.locator('.tooltip');
    await expect(tooltip).toBeVisible();
    const [ink, ground] = await tooltip.evaluate((node) => {
      const { color, backgroundColor } = getComputedStyle(node);
      return [color, backgroundColor].map((colour) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return 0.2 * red + 0.7 * green + 0.1 * blue;
      });
    });
    expect(Math.abs(ink! - ground!)).toBeGreaterThan(120);
  });
}

test('focus is visible wherever Tab leads, and every stop has a name', async ({ app }) => {
  await expect(app.getByRole('option').first()).toBeVisible();
  const nameless: string[] = [];
  const unmarked: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await app.keyboard.press('Tab');
    const seen = await app.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const marks = [
        element,
        ...element.querySelectorAll('*'),
        element.parentElement,
        element.nextElementSibling,
      ];
      const marked = marks.some((mark) => {
        if (!mark) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(mark);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const name =
        element.getAttribute('aria-label') ??
        element.getAttribute('aria-labelledby') ??
        (element.textContent.trim() || labels.map((label) => label.textContent).join(''));
      return { html: element.outerHTML.slice(0, 120), marked, name };
    });
    if (!seen) continue;
    if (!seen.name) nameless.push(seen.html);
    if (!seen.marked) unmarked.push(seen.html);
  }
  expect(nameless).toEqual([]);
  expect(unmarked).toEqual([]);
});
