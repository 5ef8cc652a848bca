import { shippedPresets } from '@shared/print/presets';
import { languageNames, languages } from '@shared/util/languages';
import { ownPack } from '../support/own-pack';
import type { Box } from '../support/pdf/matrix';
import { measuredPdf, type MeasuredPage } from '../support/pdf/measured';
import { plain, wordsIn, type Run } from '../support/pdf/words';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

const whole = { x: 0, y: 0, w: 2000, h: 2000 };
const all = (runs: readonly Run[]): string => wordsIn(runs, whole);

test('a deck is as many sheets as it needs, each with its title', async ({ print, reader }) => {
  const { bytes, pages, cards } = await print(jobOf(shippedPresets.a4));
  const measured = await measuredPdf(bytes);
  const words = await reader.words(bytes);
  // 38 cards, nine on a sheet, and the notes before them.
  expect([pages, cards, measured.length]).toEqual([6, 38, 6]);
  expect(measured.map((page) => page.cards.length)).toEqual([0, 9, 9, 9, 9, 2]);
  for (const [at, page] of measured.entries()) {
    if (at === 0) continue;
    const title = `Page ${at + 1} of 6`;
    const run = words[at]!.find(({ text }) => text.includes(title));
    expect(run, title).toBeDefined();
    for (const { printed } of page.cards) expect(wordsIn([run!], printed)).toBe('');
  }
  const { bytes: untitled } = await print(jobOf({ ...shippedPresets.a4, titles: false }));
  for (const runs of await reader.words(untitled))
    expect(runs.filter(({ text }) => /Page \d+ of \d+/.test(text))).toEqual([]);
});

test('what a table needs is printed unless something else is asked for', async ({ print }) => {
  const { bytes, pages, cards } = await print(jobOf(shippedPresets.a4, { only: null }));
  // 24 + 9 + 3 cards and two for reference; twelve points and four locks; the mat on two sheets.
  expect([pages, cards]).toEqual([10, 38 + 12 + 4 + 1]);
  const sides = (await measuredPdf(bytes)).map((page) => page.cards.length);
  expect(sides).toEqual([0, 9, 9, 9, 9, 2, 12, 4, 1, 1]);
});

test('every language has its own sheets, in the order that was asked for', async ({ print, reader }) => {
  const only = ['cards/home-1.json', 'bonuses/paranoia.json'];
  const job = jobOf(shippedPresets['a4-duplex'], { languages: ['uk', 'en', 'ja'], only });
  const { bytes, pages, cards } = await print(job);
  const words = (await reader.words(bytes)).map(all);
  // Notes on a leaf of their own, so that cards begin on a first side.
  expect([pages, cards]).toEqual([12, 6]);
  const sides = (await measuredPdf(bytes)).map((page) => page.cards.length);
  expect(sides).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2]);
  const names = ['Гортаю твій телефон', 'Going Through Your Phone', 'スマホ、見ちゃった'].map(plain);
  expect(names.map((name) => words.findIndex((one) => one.includes(name)))).toEqual([6, 8, 10]);
  for (const [at, language] of (['uk', 'en', 'ja'] as const).entries())
    expect(words[6 + 2 * at]).toContain(plain(languageNames[language]));
});

test('only what looks otherwise than it did is printed', async ({ print, reader, contract }) => {
  const pack = await ownPack(contract, 'ygios', 'Changed a little');
  const since = await pack.head();
  const job = jobOf(settingsWith(sheets()), { pack: pack.id, since, languages: ['en', 'ja'] });
  expect(await contract.ask('print.export', { what: 'pdf', job, anyway: false })).toMatchObject({
    error: { code: 'print-impossible', data: { problem: { code: 'nothing-changed' } } },
  });
  await pack.change(['cards/town-2.json'], { flavour: { en: 'Twice around the block.', ja: 'もう一周。' } });
  const { bytes, cards } = await print(job);
  const words = await reader.words(bytes);
  expect(cards).toBe(2);
  const [english, japanese] = words.map(all);
  expect(english).toContain(plain('Twice around the block.'));
  expect(japanese).toContain(plain('もう一周。'));
  expect((await measuredPdf(bytes)).map((page) => page.cards.length)).toEqual([1, 1]);
});

/** Straight lines of the words and rulers on a page, longest first. */
const linesOf = ({ papers }: MeasuredPage): number[] =>
  papers
    .flatMap(({ painted }) => painted.flatMap(({ lines }) => lines))
    .map(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y))
    .sort((a, b) => b - a);

const levelOf = ({ papers }: MeasuredPage, isLevel: boolean) =>
  papers
    .flatMap(({ painted }) => painted.flatMap(({ lines }) => lines))
    .filter(([one, other]) => Math.abs(isLevel ? one.y - other.y : one.x - other.x) < 0.01);

test('rulers are as long as they say', async ({ print, reader }) => {
  const exact = 0.02;
  const job = jobOf(
    { ...shippedPresets.a4, notes: true, calibration: true },
    { only: ['cards/home-1.json'] },
  );
  const { bytes } = await print(job);
  const [notes, rulers, cards] = await measuredPdf(bytes);
  const words = (await reader.words(bytes)).map(all);
  expect(cards!.cards).toHaveLength(1);
  expect(words[0]!.length).toBeGreaterThan(300);
  expect(words[1]).toContain('150');

  const [long = 0, short = 0] = linesOf(rulers!);
  expect(Math.abs(long - 200)).toBeLessThan(exact);
  expect(Math.abs(short - 150)).toBeLessThan(exact);
  // Every millimetre has its tick: short lines across the long ones.
  const ticks = (isLevel: boolean): number[] =>
    levelOf(rulers!, isLevel)
      .filter(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) < 6)
      .map(([one]) => (isLevel ? one.y : one.x))
      .sort((a, b) => a - b);
  for (const [isLevel, count] of [
    [true, 201],
    [false, 151],
  ] as const) {
    const found = ticks(isLevel);
    expect(found).toHaveLength(count);
    for (const [at, place] of found.entries()) expect(Math.abs(place - found[0]! - at)).toBeLessThan(exact);
  }
  // The notes have a ruler too, for who prints no others.
  expect(linesOf(notes!).some((length) => Math.abs(length - 50) < exact)).toBe(true);
});

const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

for (const [w, h] of [
  [210, 297],
  [148, 210],
  [105, 148],
  [100, 150],
] as const)
  test(`the ruler of the notes is whole, and nothing lies on it: ${w} × ${h}`, async ({ print, reader }) => {
    const layout = sheets({ paper: { w, h }, backs: 'long-edge', bleed: 1, offset: { x: 0.5, y: 0.5 } });
    const settings = settingsWith(layout, { notes: true, card: { w: 44, h: 67 } });
    const { bytes } = await print(jobOf(settings, { languages }));
    const measured = await measuredPdf(bytes);
    const words = await reader.words(bytes);
    for (const at of languages.keys()) {
      // Each language has a leaf of notes.
      const page = measured[2 * at]!;
      const painted = page.papers.flatMap((paper) => paper.painted);
      const isRuler = ({ lines }: (typeof painted)[number]): boolean =>
        lines.some(([one, other]) => Math.abs(Math.hypot(one.x - other.x, one.y - other.y) - 50) < 0.02);
      const [ruler, ...more] = painted.filter(isRuler);
      expect(more).toEqual([]);
      expect(ruler!.seen).toEqual(ruler!.box);
      const covers = ({ box }: (typeof painted)[number]): boolean => box.w > 0.9 * w && box.h > 0.9 * h;
      const others = painted.filter((one) => one !== ruler && !covers(one));
      expect(others.length).toBeGreaterThan(20);
      expect(others.filter(({ seen }) => !apart(seen, ruler!.box))).toEqual([]);
      // What the ruler takes is not missing at the foot of the page.
      expect(Math.max(...words[2 * at]!.map((run) => run.at.y))).toBeLessThan(h - 5);
    }
  });

test('what measures the second side is symmetrical on both', async ({ print }) => {
  const settings = { ...shippedPresets['a4-duplex'], notes: false, calibration: true };
  const { bytes } = await print(jobOf(settings, { only: ['cards/home-1.json'] }));
  const [first, second, ...cards] = await measuredPdf(bytes);
  expect(cards.map((page) => page.cards.length)).toEqual([1, 1]);
  const arm = 28;
  const middles = (page: MeasuredPage, isLevel: boolean): [number, number][] =>
    levelOf(page, isLevel)
      .filter(([one, other]) => Math.abs(Math.hypot(one.x - other.x, one.y - other.y) - arm) < 0.02)
      .map(([one, other]) => [(one.x + other.x) / 2, (one.y + other.y) / 2]);
  const crosses = middles(first!, true);
  expect(crosses.length).toBeGreaterThan(0);
  expect(middles(first!, false)).toHaveLength(crosses.length);
  const { w, h } = first!.size;
  for (const [x, y] of crosses) {
    for (const [mx, my] of [
      [w - x, y],
      [x, h - y],
    ] as const)
      expect(crosses.some(([ox, oy]) => Math.hypot(ox - mx, oy - my) < 0.02)).toBe(true);
  }
  expect(linesOf(second!).length).toBeGreaterThan(crosses.length * 40);
});
