import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import type { ExportWanted } from '../../src-shared/api/print';
import { usualSettings } from '../../src-shared/print/presets';
import { PrintPage } from '../pages/print';
import { Shell } from '../pages/shell';
import { pageWords } from '../support/pdf/page-words';
import { plain } from '../support/pdf/words';
import { decodePng } from '../support/png-read';
import { eventsOf, expect, inMain, keepEvents, proposedFile, saveAs, test } from './desktop';

/** Two languages of one card, ten of each: what to do, and two sheets, for each. */
const wanted: ExportWanted = {
  what: 'pdf',
  job: {
    pack: 'ygios',
    languages: ['en', 'uk'],
    only: ['cards/home-1.json'],
    copies: { 'cards/home-1.json': 10 },
    settings: usualSettings,
  },
  anyway: false,
};

const perMm = 72 / 25.4;

test('Electron’s own Chromium draws the cards', async ({ shared: { app, page, dataDir } }) => {
  const engine = await page.evaluate(() => window.heartdeck?.calls['print.engine']({}));
  expect(engine).toMatchObject({ ok: true, value: { engine: 'electron' } });
  const file = join(dataDir, 'cards.pdf');
  await saveAs({ app }, file);
  const answer = await page.evaluate((params) => window.heartdeck?.calls['print.export'](params), wanted);
  expect(answer).toMatchObject({ ok: true, value: { file, bytes: null, pages: 6, cards: 20, misfits: [] } });
  const document = await PDFDocument.load(readFileSync(file), { updateMetadata: false });
  expect(document.getPageCount()).toBe(6);
  for (const { width, height } of document.getPages().map((one) => one.getSize())) {
    expect(width).toBeCloseTo(210 * perMm, 3);
    expect(height).toBeCloseTo(297 * perMm, 3);
  }
  // The window that drew them was never seen.
  const visible = await inMain({ app }, ({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((one) => one.isVisible()),
  );
  expect(visible.filter(Boolean)).toHaveLength(1);
});

test('cards are drawn as pictures too', async ({ shared: { app, page, dataDir } }) => {
  const file = join(dataDir, 'cards.zip');
  await saveAs({ app }, file);
  const params: ExportWanted = { ...wanted, what: 'png', dpi: 300, bleed: false };
  const answer = await page.evaluate((asked) => window.heartdeck?.calls['print.export'](asked), params);
  expect(answer).toMatchObject({ ok: true, value: { file, cards: 20 } });
  expect(readFileSync(file).subarray(0, 2).toString('latin1')).toBe('PK');
});

test('a job that is called off leaves no file, and the next one is printed', async ({
  shared: { app, page },
  dataDir,
}) => {
  await keepEvents(page);
  const [file, next] = [join(dataDir, 'never.pdf'), join(dataDir, 'next.pdf')];
  await saveAs({ app }, file);
  const running = page.evaluate((params) => window.heartdeck?.calls['print.export'](params), {
    ...wanted,
    job: { ...wanted.job, only: null, copies: {} },
    task: 'print-1',
  });
  await page.evaluate(() => window.heartdeck?.calls['tasks.cancel']({ task: 'print-1' }));
  expect(await running).toEqual({ ok: false, error: { code: 'cancelled', data: {} } });
  expect(existsSync(file)).toBe(false);
  await saveAs({ app }, next);
  const answer = await page.evaluate(
    (params) => window.heartdeck?.calls['print.export']({ ...params, task: 'print-2' }),
    wanted,
  );
  expect(answer).toMatchObject({ ok: true, value: { file: next } });
  await expect
    .poll(() => eventsOf(page, 'task.progress'))
    .toContainEqual(expect.objectContaining({ task: 'print-2' }));
});

/** One card alone, with what the preset adds to it; what a test before has chosen is gone. */
async function openPrint(page: Page, preset: 'a4' | 'a4-duplex'): Promise<PrintPage> {
  const print = new PrintPage(new Shell(page));
  await print.open();
  await print.choosePack('ygios');
  await print.preset.selectOption(preset);
  await print.speak('en');
  await print.unfold('print.what');
  await print.panel.getByRole('button', { name: print.t('print.what.none'), exact: true }).click();
  await print.line('cards/home-1.json').tick.check();
  await expect(print.exportPdf).toBeEnabled();
  return print;
}

/** Everything that is told from now on: a message goes by itself, and a slow test would come too late to see it. */
async function messages({ page, t }: Shell): Promise<() => Promise<string[]>> {
  // Not by its role: without a message it is hidden.
  const heard = await page.getByLabel(t('toasts.label'), { exact: true }).evaluateHandle((region) => {
    const texts: string[] = [];
    const read = (): void => {
      for (const { textContent } of region.querySelectorAll('p'))
        if (!texts.includes(textContent)) texts.push(textContent);
    };
    new MutationObserver(read).observe(region, { subtree: true, childList: true });
    return texts;
  });
  return () => heard.jsonValue();
}

/** From the menu beside the button, through the dialog that says what will come. */
async function exportFromMenu(print: PrintPage, what: 'png' | 'tabletop'): Promise<void> {
  const { page, t } = print;
  await page.getByRole('button', { name: t('print.export.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t(`print.export.${what}`) }).click();
  const dialog = page.getByRole('dialog', { name: t(`print.export.${what}-title`) });
  await dialog.getByRole('button', { name: t('print.export.go') }).click();
  await expect(dialog).toBeHidden();
}

async function expectA4(bytes: Uint8Array, pages: number): Promise<void> {
  const sizes = (await PDFDocument.load(bytes)).getPages().map((one) => one.getSize());
  expect(sizes).toHaveLength(pages);
  for (const { width, height } of sizes) {
    expect(width).toBeCloseTo(210 * perMm, 3);
    expect(height).toBeCloseTo(297 * perMm, 3);
  }
}

const jsonIn = (files: Readonly<Record<string, Uint8Array>>): unknown =>
  JSON.parse(new TextDecoder().decode(files['manifest.json']));

const onTheCard = plain('Going Through Your Phone');

interface Form {
  readonly name: string;
  readonly preset: 'a4' | 'a4-duplex';
  readonly proposes: string;
  readonly made: string;
  readonly prepare?: (print: PrintPage) => Promise<void>;
  readonly start: (print: PrintPage) => Promise<void>;
  readonly check: (bytes: Uint8Array) => Promise<void> | void;
}

const slug = 'yandere-girlfriends-imouto-osananajimi-senpai-en';
const forms: readonly Form[] = [
  {
    name: 'a PDF',
    preset: 'a4',
    proposes: `${slug}.pdf`,
    made: '2 pages',
    start: (print) => print.exportPdf.click(),
    async check(bytes) {
      await expectA4(bytes, 2);
      const [, cards = ''] = await pageWords(bytes);
      expect(plain(cards)).toContain(onTheCard);
    },
  },
  {
    name: 'a PDF with its calibration',
    preset: 'a4-duplex',
    proposes: `${slug}.pdf`,
    made: '6 pages',
    async prepare(print) {
      await print.unfold('print.details');
      await print.panel.getByLabel(print.t('print.calibration'), { exact: true }).check();
    },
    start: (print) => print.exportPdf.click(),
    async check(bytes) {
      await expectA4(bytes, 6);
      const words = await pageWords(bytes);
      // Two sides each: what to do and its empty back, the calibration, and the cards.
      expect(words[1]).toBe('');
      expect(words[2]).toContain('First side');
      expect(words[3]).toContain('Second side');
      expect(words.map((page) => plain(page).includes(onTheCard))).toEqual([
        false,
        false,
        false,
        false,
        true,
        false,
      ]);
    },
  },
  {
    name: 'a picture of each card',
    preset: 'a4',
    proposes: `${slug}.png.zip`,
    made: '2 pictures',
    start: (print) => exportFromMenu(print, 'png'),
    check(bytes) {
      const files = unzipSync(bytes);
      const { cards } = jsonIn(files) as { cards: readonly { key: string; front: string; back: string }[] };
      expect(cards.map(({ key }) => key)).toEqual(['cards/home-1.json']);
      const [{ front, back } = { front: '', back: '' }] = cards;
      expect(Object.keys(files).sort()).toEqual([front, back, 'manifest.json'].sort());
      for (const path of [front, back]) {
        const { width, height, perMetre } = decodePng(files[path]!);
        // 63 by 88 millimetres, 300 dots an inch.
        expect([width, height, perMetre?.x]).toEqual([744, 1039, 11811]);
      }
    },
  },
  {
    name: 'sheets for Tabletop Simulator',
    preset: 'a4-duplex',
    proposes: `${slug}.tabletop.zip`,
    made: '2 pictures',
    start: (print) => exportFromMenu(print, 'tabletop'),
    check(bytes) {
      const files = unzipSync(bytes);
      const { decks } = jsonIn(files) as {
        decks: readonly { face: string; back: string; pixels: { w: number; h: number }; cards: string[] }[];
      };
      expect(decks).toMatchObject([{ cards: ['cards/home-1.json'] }]);
      const [{ face, back, pixels } = { face: '', back: '', pixels: { w: 0, h: 0 } }] = decks;
      expect(Object.keys(files).sort()).toEqual([face, back, 'manifest.json'].sort());
      const sheet = decodePng(files[face]!);
      expect([sheet.width, sheet.height]).toEqual([pixels.w, pixels.h]);
      expect(Math.max(sheet.width, sheet.height)).toBeLessThanOrEqual(4096);
    },
  },
];

for (const { name, preset, proposes, made, prepare, start, check } of forms) {
  test(`from the screen: ${name}, first to nowhere, then to a folder that can’t be written to`, async ({
    shared: { app, page },
    dataDir,
  }) => {
    const print = await openPrint(page, preset);
    await prepare?.(print);
    const { toasts, t } = print.shell;
    const told = await messages(print.shell);
    const isTold = async (text: string): Promise<void> => {
      // As long as it takes: sheets of 4096 pixels are slow on a busy machine.
      await expect.poll(told, { timeout: 0 }).toContain(text);
      await expect(print.exportPdf).toBeEnabled();
      await expect(page.locator('[data-export]').getByRole('progressbar')).toHaveCount(0);
    };

    await saveAs({ app }, null);
    await start(print);
    await isTold(t('failure.cancelled'));
    const documents = await inMain({ app }, ({ app: electron }) => electron.getPath('documents'));
    expect(await proposedFile({ app })).toBe(join(documents, proposes));
    expect(existsSync(join(documents, proposes))).toBe(false);

    const closed = join(dataDir, 'closed');
    mkdirSync(closed);
    const old = join(closed, proposes);
    writeFileSync(old, 'as it was');
    chmodSync(closed, 0o555);
    try {
      await saveAs({ app }, old);
      await start(print);
      await isTold(t('failure.read-only', { file: old }));
      expect(readdirSync(closed)).toEqual([proposes]);
      expect(readFileSync(old, 'utf8')).toBe('as it was');
      // A failure stays until somebody has read it.
      const failed = toasts.locator('[role=status] > *').filter({ hasText: old });
      await failed.getByRole('button', { name: t('action.dismiss') }).click();
      await expect(failed).toBeHidden();
    } finally {
      chmodSync(closed, 0o755);
    }

    // Folders have names in every language.
    const open = join(dataDir, 'Мої карти カード');
    mkdirSync(open);
    const file = join(open, `new ${proposes}`);
    await saveAs({ app }, file);
    await start(print);
    await isTold(`Exported as ${file}: ${made}.`);
    expect(readdirSync(open)).toEqual([`new ${proposes}`]);
    await check(readFileSync(file));
  });
}
