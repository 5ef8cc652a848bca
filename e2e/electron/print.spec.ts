import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { ExportWanted } from '../../src-shared/api/print';
import { usualSettings } from '../../src-shared/print/presets';
import { eventsOf, expect, inMain, keepEvents, saveAs, test } from './desktop';

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
