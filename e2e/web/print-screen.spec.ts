import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { languages } from '@shared/util/languages';
import { PrintPage } from '../pages/print';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { openApp } from '../support/app';
import { ownPack } from '../support/own-pack';
import { expect, test } from '../support/printing';
import { settled } from '../support/settled';

/** What was chosen stays for the next test: each begins with the same preset. */
async function openPrint(app: Page): Promise<PrintPage> {
  const print = new PrintPage(await new Shell(app).switchTo('en'));
  await print.open();
  await print.choosePack('ygios');
  await print.preset.selectOption('a4');
  await print.speak('en');
  return print;
}
const pageCount = (print: PrintPage): Promise<number> => print.pages.count();

/** Of everything there is to print. */
async function chooseOnly(print: PrintPage, ...keys: readonly string[]): Promise<void> {
  await print.unfold('print.what');
  await print.panel.getByRole('button', { name: print.t('print.what.none'), exact: true }).click();
  for (const key of keys) await print.line(key).tick.check();
}
/** The browser's dialog would wait for somebody. */
const noteDialog = (app: Page): Promise<void> =>
  app.evaluate(() => {
    document.documentElement.removeAttribute('data-printed');
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
/** What the browser's dialog makes of the pages, in whole millimetres: a browser knows no half pixels. */
async function printedSizes(app: Page): Promise<string[]> {
  const pdf = await PDFDocument.load(await app.pdf({ preferCSSPageSize: true, printBackground: true }));
  const mm = (points: number): number => Math.round((points / 72) * 25.4);
  return pdf.getPages().map((page) => `${mm(page.getWidth())} × ${mm(page.getHeight())}`);
}

test('what is chosen is what is previewed', async ({ app }) => {
  const print = await openPrint(app);
  await expect(print.place).toHaveText(/^Page 1 of \d+$/);
  const before = await pageCount(print);
  // one page of notes, then nine cards a sheet
  expect(await print.facesOn(2)).toHaveLength(9);
  await print.unfold('print.what');
  const { tick, copies } = print.line('cards/home-1.json');
  await copies.fill('10');
  await expect(print.pages).toHaveCount(before + 1);
  expect(new Set(await print.facesOn(2))).toEqual(new Set(['en cards/home-1.json']));
  await tick.uncheck();
  expect(await print.facesOn(2)).not.toContain('en cards/home-1.json');
  await app.getByRole('button', { name: print.t('print.what.reset') }).click();
  await expect(print.pages).toHaveCount(before);
  await expect(copies).toHaveValue('1');
});

test('one card alone, and several languages', async ({ app }) => {
  const print = await openPrint(app);
  await chooseOnly(print);
  await expect(print.problem).toHaveAttribute('data-problem', 'nothing-to-print');
  await expect(print.exportPdf).toBeDisabled();
  await print.line('cards/home-2.json').tick.check();
  await print.speak('en', 'uk');
  await expect(print.pages).toHaveCount(4);
  expect(await print.facesOn(4)).toEqual(['uk cards/home-2.json']);
  await expect(print.exportPdf).toBeEnabled();
});

test('settings change the sheet at once', async ({ app }) => {
  const print = await openPrint(app);
  const ratio = async (): Promise<number> => {
    const box = await print.pages.first().boundingBox();
    return box ? box.width / box.height : 0;
  };
  await expect.poll(ratio).toBeCloseTo(210 / 297, 2);
  await print.paper.selectOption('letter');
  await expect.poll(ratio).toBeCloseTo(8.5 / 11, 2);
  await print.paper.selectOption('own');
  await print.field(print.t('print.width')).fill('200');
  await print.field(print.t('print.height')).fill('400');
  await expect.poll(ratio).toBeCloseTo(0.5, 2);
  await print.preset.selectOption('mbprint');
  await expect.poll(ratio).toBeCloseTo(69 / 94, 2);
  expect(await print.facesOn(1)).toHaveLength(1);
  expect((await print.facesOn(2))[0]).toMatch(/^en back /);
});

test('titles that find no room are told, with what makes some', async ({ app }) => {
  const print = await openPrint(app);
  const said = (count: number) => app.getByText(print.t('print.untitled', { count }), { exact: true });
  await chooseOnly(print, 'cards/home-1.json');
  await print.line('cards/home-1.json').copies.fill('8');
  await print.unfold('print.details');
  await print.panel.getByLabel(print.t('print.card'), { exact: true }).selectOption('square');
  const top = print.field(print.t('print.margins.top'));
  await top.fill('7');
  await expect(said(1)).toBeVisible();
  await top.fill('5');
  await expect(said(1)).toBeHidden();
  await top.fill('7');
  await print.line('cards/home-1.json').copies.fill('16');
  await expect(said(2)).toBeVisible();
  await print.panel.getByLabel(print.t('print.titles'), { exact: true }).uncheck();
  await expect(said(2)).toBeHidden();
});

test('numbers that can’t be are told at their field, and nothing is exported', async ({ app }) => {
  const print = await openPrint(app);
  await print.unfold('print.what');
  const { row, copies } = print.line('cards/home-1.json');
  for (const [typed, said] of [
    ['0', print.t('print.copies.zero')],
    ['10000', print.t('print.copies.too-many', { most: 500 })],
    ['two', print.t('print.copies.not-whole', { most: 500 })],
  ] as const) {
    await copies.fill(typed);
    await expect(row.getByRole('alert')).toHaveText(said);
    await expect(print.exportPdf).toBeDisabled();
  }
  await copies.fill('2');
  await expect(row.getByRole('alert')).toBeHidden();
  await expect(print.exportPdf).toBeEnabled();
  await print.unfold('print.details');
  const gap = print.field(print.t('print.gap'));
  await gap.fill('wide');
  await expect(gap).toHaveAttribute('aria-invalid', 'true');
  await expect(print.exportPdf).toBeDisabled();
  await print.fold('print.details');
  await expect(gap).toBeHidden();
  await app.getByRole('button', { name: print.t('print.mend-fields') }).click();
  await expect(gap).toBeFocused();
  await gap.fill('2,5');
  await expect(gap).not.toHaveAttribute('aria-invalid');
  await expect(print.exportPdf).toBeEnabled();
});

test('sheets that can’t be say why, in the language of the screen', async ({ app }) => {
  const print = await openPrint(app);
  await print.unfold('print.details');
  await print.field(print.t('print.margins.top')).fill('150');
  await print.field(print.t('print.margins.bottom')).fill('150');
  await print.field(print.t('print.margins.left')).fill('150');
  await expect(print.problem).toHaveAttribute('data-problem', 'no-room');
  await expect(print.problem).toContainText('Make the margins smaller');
  await expect(print.exportPdf).toBeDisabled();
  const uk = new PrintPage(await print.shell.switchTo('uk'));
  await uk.open();
  await expect(uk.problem).toContainText('Зменште поля');
  await uk.unfold('print.details');
  await uk.field(uk.t('print.margins.top')).fill('5,5');
  await expect(uk.field(uk.t('print.margins.bottom'))).toHaveValue('150');
  await uk.preset.selectOption('a4');
  await expect(uk.problem).toBeHidden();
  await uk.panel.getByLabel(uk.t('print.card'), { exact: true }).selectOption('own');
  await uk.field(uk.t('print.width')).fill('300');
  await uk.field(uk.t('print.height')).fill('400');
  await expect(uk.problem).toHaveAttribute('data-problem', 'larger-than-paper');
});

test('a preset is saved, survives a reload, is renamed, deleted and brought back', async ({ app, host }) => {
  const print = await openPrint(app);
  await print.unfold('print.details');
  await print.field(print.t('print.bleed')).fill('2');
  await print.presetMenu(print.t('print.preset.save'));
  const name = app.getByRole('textbox', { name: print.t('print.preset.name') });
  await app.getByRole('button', { name: print.t('print.preset.keep') }).click();
  await expect(app.getByRole('dialog')).toContainText(print.t('print.preset.fault.empty'));
  await name.fill('Thin paper');
  await app.keyboard.press('Enter');
  await expect(print.preset).toHaveValue('own:Thin paper');
  await print.shell.settingsKept();
  await openApp(app, host);
  await print.open();
  await print.preset.selectOption('own:Thin paper');
  await print.unfold('print.details');
  await expect(print.field(print.t('print.bleed'))).toHaveValue('2');
  await print.presetMenu(print.t('print.preset.rename'));
  await name.fill('Thick paper');
  await app.keyboard.press('Enter');
  await expect(print.preset).toHaveValue('own:Thick paper');
  await print.presetMenu(print.t('print.preset.delete'));
  await expect(print.preset.locator('option', { hasText: 'Thick paper' })).toHaveCount(0);
  // From when it is offered: before that, the key takes back the new name.
  await expect(print.shell.toasts).toContainText(print.t('print.preset.deleted', { name: 'Thick paper' }));
  await app.keyboard.press('ControlOrMeta+z');
  await expect(print.preset.locator('option', { hasText: 'Thick paper' })).toHaveCount(1);
});

test('the way through the pages, and how large they are', async ({ app }) => {
  const print = await openPrint(app);
  const last = await pageCount(print);
  const next = app.getByRole('button', { name: print.t('print.preview.next') });
  await expect(app.getByRole('button', { name: print.t('print.preview.previous') })).toBeDisabled();
  await next.click();
  await expect(print.place).toHaveText(print.t('print.preview.page', { page: 2, pages: last }));
  await print.choose(print.t('print.zoom.true'));
  const width = async (): Promise<number> => (await print.pages.first().boundingBox())?.width ?? 0;
  await expect.poll(width).toBeCloseTo((210 * 96) / 25.4, 0);
  // for a moment there is nothing to show: what comes then is as large as it was
  await chooseOnly(print);
  await expect(print.problem).toBeVisible();
  await print.line('cards/home-1.json').tick.check();
  await expect.poll(width).toBeCloseTo((210 * 96) / 25.4, 0);
  await print.choose(print.t('print.zoom.many'));
  await expect.poll(width).toBeLessThan(250);
});

test('the library and the editor lead here', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  await shell.goTo('library');
  await expect(app.getByRole('option').first()).toBeVisible();
  await shell.run(shell.t('command.pack-print'));
  const print = new PrintPage(shell);
  await expect(print.ready).toBeVisible();
  // Another test may have left margins without room.
  await print.preset.selectOption('a4');
  await app.goto(`${new URL(app.url()).origin}/#edit/ygios/cards/home-3.json`);
  await expect(app.locator('.monaco-editor').first()).toBeVisible();
  await shell.run(shell.t('command.edit-print'));
  await print.speak('en');
  await expect(print.ready).toBeVisible();
  await expect(async () =>
    expect(await print.facesOn(await pageCount(print))).toEqual(['en cards/home-3.json']),
  ).toPass();
});

test('the browser’s own dialog gets every page and nothing else', async ({ app }) => {
  const print = await openPrint(app);
  await print.unfold('print.what');
  const pages = await pageCount(print);
  await noteDialog(app);
  await app.getByRole('button', { name: print.t('print.export.more'), exact: true }).click();
  await app.getByRole('menuitem', { name: print.t('print.export.dialog') }).click();
  await expect(app.locator('html[data-printed]')).toBeAttached();
  await app.emulateMedia({ media: 'print' });
  const shown = await app.evaluate(() => ({
    sheets: document.querySelectorAll('[data-print-pages] > section').length,
    others: [...document.body.children].filter(
      (child) => !child.hasAttribute('data-print-pages') && getComputedStyle(child).display !== 'none',
    ).length,
    waiting: document.querySelectorAll('[data-print-pages] [data-waits]').length,
    high: document.documentElement.scrollHeight,
  }));
  expect(shown).toMatchObject({ sheets: pages, others: 0, waiting: 0 });
  expect(shown.high).toBeGreaterThan((pages * 297 * 96) / 25.4 - 10);
  await app.emulateMedia({ media: 'screen' });
  await app.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(app.locator('[data-print-pages]')).toHaveCount(0);
});

test('without any Chromium the browser’s own dialog is offered, with the same pages on plain paper', async ({
  page,
  hosts,
}) => {
  await openApp(page, await hosts.start(undefined, { CHROMIUM_PATH: '/nowhere/chromium' }));
  await new Shell(page).setTheme('dark');
  const print = await openPrint(page);
  await expect(page.getByText(print.t('print.export.no-engine'))).toBeVisible();
  await expect(print.exportPdf).toHaveCount(0);
  const pages = await pageCount(print);
  const openDialog = async (): Promise<void> => {
    await noteDialog(page);
    await page.getByRole('button', { name: print.t('print.export.dialog') }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
  };
  await openDialog();
  await page.emulateMedia({ media: 'print' });
  const grounds = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await page.emulateMedia({ media: null });
  expect(await printedSizes(page)).toEqual(Array.from({ length: pages }, () => '210 × 297'));
  // For a shop every page is as large as its card; those of a deck have one shape.
  await print.preset.selectOption('mbprint');
  await chooseOnly(print, 'bonuses/paranoia.json', 'own/mat');
  await openDialog();
  expect(await printedSizes(page)).toEqual(['69 × 94', '69 × 94', '406 × 283', '406 × 283']);
});

test('texts that don’t fit are listed by card, language and box, and exported all the same if wanted', async ({
  app,
  contract,
}) => {
  const pack = await ownPack(contract, 'ygios', 'Many words');
  const says = Array.from({ length: 8 }, () => 'Then everybody says what they would cook. '.repeat(8).trim());
  await pack.change(['cards/home-1.json'], { text: { uk: { says } } });
  const print = await openPrint(app);
  await print.choosePack(pack.id);
  await print.speak('en', 'uk');
  await chooseOnly(print, 'cards/home-1.json', 'cards/home-2.json');
  const files: string[] = [];
  app.on('download', (file) => files.push(file.suggestedFilename()));
  await print.exportPdf.focus();
  await app.keyboard.press('Enter');
  const dialog = app.getByRole('dialog', { name: print.t('print.misfits.title') });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Ukrainian text of “Going Through Your Phone”.*box “rules”/,
  ]);
  await expectAccessible(app, 'what does not fit');
  await dialog
    .getByRole('button', { name: print.shell.t('action.close') })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(print.exportPdf).toBeFocused();
  expect(files).toEqual([]);
  await print.exportPdf.click();
  const file = app.waitForEvent('download');
  await dialog.getByRole('button', { name: print.t('print.misfits.anyway') }).click();
  await expect(dialog).toBeHidden();
  const fileName = (await file).suggestedFilename();
  expect(fileName).toBe('many-words-en-uk.pdf');
  const pages = await pageCount(print);
  await expect(print.shell.toasts).toContainText(print.t('print.export.done', { file: fileName, pages }));
  await print.exportPdf.click();
  await dialog.getByRole('button', { name: print.t('print.misfits.edit') }).click();
  await expect(app).toHaveURL(/edit.*home-1/);
});

test('the browser’s own dialog is not opened on texts that don’t fit, unless wanted', async ({
  app,
  contract,
}) => {
  const pack = await ownPack(contract, 'ygios', 'Too many words');
  const says = Array.from({ length: 8 }, () => 'Then everybody says what they would cook. '.repeat(8).trim());
  await pack.change(['cards/home-1.json'], { text: { en: { says } } });
  const print = await openPrint(app);
  await noteDialog(app);
  await print.choosePack(pack.id);
  await print.speak('en');
  await chooseOnly(print, 'cards/home-1.json', 'cards/home-2.json');
  await app.getByRole('button', { name: print.t('print.export.more'), exact: true }).click();
  await app.getByRole('menuitem', { name: print.t('print.export.dialog') }).click();
  const dialog = app.getByRole('dialog', { name: print.t('print.misfits.title') });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /English text of “Going Through Your Phone”.*box “rules”/,
  ]);
  await expect(app.locator('[data-print-pages]')).toHaveCount(0);
  await expect(app.locator('html[data-printed]')).toHaveCount(0);
  await dialog.getByRole('button', { name: print.t('print.misfits.anyway') }).click();
  await expect(app.locator('html[data-printed]')).toBeAttached();
});

test('an export is called off from the screen, and the next one works', async ({ app }) => {
  const print = await openPrint(app);
  await print.speak('en', 'ja', 'uk');
  const files: string[] = [];
  app.on('download', (file) => files.push(file.suggestedFilename()));
  await app.getByRole('button', { name: print.t('print.export.more'), exact: true }).click();
  await app.getByRole('menuitem', { name: print.t('print.export.png') }).click();
  const dialog = app.getByRole('dialog', { name: print.t('print.export.png-title') });
  await dialog.getByText(print.t('print.export.dpi-value', { dpi: 600 })).click();
  await dialog.getByRole('button', { name: print.t('print.export.go') }).click();
  const foot = app.locator('[data-export]');
  // Many pictures are still to come when the first is drawn.
  await expect(foot.getByText(/^Drawing: [1-9]\d* of \d+$/)).toBeVisible();
  await expect(print.exportPdf).toBeDisabled();
  await foot.getByRole('button', { name: print.shell.t('action.cancel') }).click();
  await expect(print.shell.toasts).toContainText(print.shell.t('failure.cancelled'));
  await expect(foot.getByRole('progressbar')).toHaveCount(0);
  expect(files).toEqual([]);
  await print.speak('en');
  await chooseOnly(print, 'cards/home-1.json');
  const file = app.waitForEvent('download');
  await print.exportPdf.click();
  expect((await file).suggestedFilename()).toMatch(/-en\.pdf$/);
});

test('who chooses by keys stays where the choice is', async ({ app }) => {
  const print = await openPrint(app);
  await print.unfold('print.details');
  const choice = (is: 'sheets' | 'single') =>
    print.panel.getByRole('radio', { name: print.t(`print.arrangement.${is}`) });
  await choice('sheets').focus();
  await app.keyboard.press('ArrowRight');
  await expect(choice('single')).toBeChecked();
  await expect(choice('single')).toBeFocused();
  await app.keyboard.press('ArrowLeft');
  await expect(choice('sheets')).toBeFocused();
});

for (const language of languages) {
  test(`nothing is wider than its room, and all of it is accessible: ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const print = new PrintPage(shell);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await app.setViewportSize(size);
      await print.open();
      await print.preset.selectOption('a4-duplex');
      await print.unfold('print.what');
      await print.unfold('print.details');
      await expect(print.pages.first().locator('[data-page]')).toBeVisible();
      const over = (): Promise<string[]> =>
        app.evaluate(() =>
          [...document.querySelectorAll('[data-print] *')]
            .filter((element) => element.closest('[data-card], .visually-hidden, select, svg') === null)
            .filter((element) => element.tagName !== 'INPUT' && element.clientWidth > 0)
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .map((element) => element.outerHTML.slice(0, 160)),
        );
      await settled(app);
      await expect.poll(over).toEqual([]);
    }
    await expectAccessible(app, 'print');
    await app
      .getByRole('button', { name: print.t('print.help') })
      .first()
      .click();
    await expect(app.getByRole('dialog', { name: print.t('print.guide.title') })).toBeVisible();
    await expectAccessible(app, 'help on print');
  });
}
