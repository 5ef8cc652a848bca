import type { Page } from '@playwright/test';
import { PrintPage } from '../pages/print';
import { Shell } from '../pages/shell';
import type { Contract } from '../support/contract';
import { ownPack } from '../support/own-pack';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

/** An export of somebody else: many pictures, and a way to end it. */
async function otherExport(contract: Contract, task: string): Promise<() => Promise<void>> {
  const job = jobOf(settingsWith(sheets()), { languages: ['en', 'ja', 'uk'] });
  const drawing = contract.event(
    ({ name, data }) => name === 'task.progress' && data.task === task && data.stage === 'drawing',
  );
  const answer = contract.ask('print.export', {
    what: 'png',
    dpi: 600,
    bleed: false,
    job,
    anyway: true,
    task,
  });
  await drawing;
  return async () => {
    await contract.call('tasks.cancel', { task });
    expect(await answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  };
}

async function openPrint(app: Page, pack = 'ygios'): Promise<PrintPage> {
  const print = new PrintPage(await new Shell(app).switchTo('en'));
  await print.open();
  await print.choosePack(pack);
  await print.preset.selectOption('a4');
  await print.speak('en');
  await print.unfold('print.what');
  await print.panel.getByRole('button', { name: print.t('print.what.none'), exact: true }).click();
  await print.line('cards/home-1.json').tick.check();
  return print;
}
/** By keys, as one does in between. */
async function leave(print: PrintPage): Promise<void> {
  await print.page.keyboard.press('ControlOrMeta+1');
  await expect(print.ready).toBeHidden();
}
async function comeBack(print: PrintPage): Promise<void> {
  await print.page.keyboard.press('ControlOrMeta+5');
  await expect(print.ready).toBeVisible();
}
const footOf = (app: Page) => app.locator('[data-export]');
const statusOf = (app: Page, { shell }: PrintPage) =>
  app.getByText(new RegExp(`: ${shell.t('stage.waiting')}$`));

test('an export that waits for another one says so, is found again, and its file comes wherever one is', async ({
  app,
  contract,
}) => {
  const print = await openPrint(app);
  const end = await otherExport(contract, 'other-1');
  await print.exportPdf.click();
  const waiting = footOf(app).getByText(print.t('print.export.waiting'));
  await expect(waiting).toBeVisible();
  await expect(statusOf(app, print)).toBeVisible();
  await leave(print);
  await comeBack(print);
  await expect(waiting).toBeVisible();
  await expect(footOf(app).getByRole('progressbar')).toBeVisible();
  await expect(print.exportPdf).toBeDisabled();
  await leave(print);
  const file = app.waitForEvent('download');
  await end();
  const fileName = (await file).suggestedFilename();
  await expect(print.shell.toasts).toContainText(print.t('print.export.done', { file: fileName, pages: 2 }));
  await comeBack(print);
  await expect(footOf(app).getByRole('progressbar')).toHaveCount(0);
  await expect(print.exportPdf).toBeEnabled();
});

test('an export can be called off where it is found again, also while it waits', async ({
  app,
  contract,
}) => {
  const print = await openPrint(app);
  const end = await otherExport(contract, 'other-2');
  await print.exportPdf.click();
  await expect(footOf(app).getByText(print.t('print.export.waiting'))).toBeVisible();
  await leave(print);
  await comeBack(print);
  await footOf(app)
    .getByRole('button', { name: print.shell.t('action.cancel') })
    .click();
  await expect(print.shell.toasts).toContainText(print.shell.t('failure.cancelled'));
  await expect(print.exportPdf).toBeEnabled();
  await end();
});

test('a list of what is wrong waits until one is back, and names each card once', async ({
  app,
  contract,
}) => {
  const pack = await ownPack(contract, 'ygios', 'Lost picture');
  await pack.change(['cards/home-3.json'], { art: { image: 'art/nowhere.png' } });
  const print = await openPrint(app, pack.id);
  await print.line('cards/home-1.json').tick.uncheck();
  await print.line('cards/home-3.json').tick.check();
  await print.speak('en', 'ja', 'uk');
  const end = await otherExport(contract, 'other-3');
  await print.exportPdf.click();
  await expect(statusOf(app, print)).toBeVisible();
  await leave(print);
  await end();
  await expect(app.getByRole('progressbar')).toHaveCount(0);
  const dialog = app.getByRole('dialog', { name: print.t('print.misfits.title') });
  await expect(dialog).toBeHidden();
  await expect(print.shell.toasts).toContainText(print.t('print.misfits.title'));
  await print.shell.toasts.getByRole('button', { name: print.shell.t('nav.print') }).click();
  await expect(print.ready).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([/^“Sleep In Your Hoodie”: .*“art\/nowhere\.png”/]);
  // What was asked for then, though everything is chosen on the screen that was opened anew.
  const file = app.waitForEvent('download');
  await dialog.getByRole('button', { name: print.t('print.misfits.anyway') }).click();
  expect((await file).suggestedFilename()).toBe('lost-picture-en-ja-uk.pdf');
  await expect(print.shell.toasts).toContainText('6 pages');
});

test('a list that was seen and left does not come again', async ({ app, contract }) => {
  const pack = await ownPack(contract, 'ygios', 'Seen');
  await pack.change(['cards/home-1.json'], { art: { image: 'art/nowhere.png' } });
  const print = await openPrint(app, pack.id);
  const dialog = app.getByRole('dialog', { name: print.t('print.misfits.title') });
  // The browser's own dialog is kept back for the same list.
  await print.speak('en', 'uk');
  await app.getByRole('button', { name: print.t('print.export.more'), exact: true }).click();
  await app.getByRole('menuitem', { name: print.t('print.export.dialog') }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^“Going Through Your Phone”: .*nowhere/]);
  await app.goto(`${new URL(app.url()).origin}/#library`);
  await expect(print.ready).toBeHidden();
  await comeBack(print);
  await expect(dialog).toBeHidden();
});
