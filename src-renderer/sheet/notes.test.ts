import { describe, expect, it } from 'vitest';
import type { Page, Placed, SheetLayout } from '@shared/geometry/sheets/model';
import { createPrintPageTranslator } from '@shared/i18n/print-page-translator';
import { cutOrder } from '@shared/print/cut-order';
import type { PlannedPage, PrintPlan, PrintSettings } from '@shared/print/model';
import { cutNumbers } from './cut-numbers';
import { jobFacts } from './job-facts';
import { roomOn } from './measures';
import { cutNotes, joinNotes, offNotes, printNotes } from './notes';

const t = createPrintPageTranslator('en');
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const layoutWith = (more: Partial<SheetLayout> = {}): SheetLayout => ({
  is: 'sheets',
  paper: { w: 210, h: 297 },
  turn: 'auto',
  margins: none,
  gap: 0,
  bleed: 0,
  backs: 'none',
  marks: 'corner',
  offset: { x: 0, y: 0 },
  ...more,
});
const settingsWith = (layout: SheetLayout): PrintSettings => ({
  layout,
  card: null,
  style: 'illustrated',
  titles: true,
  notes: true,
  calibration: false,
});
const card = (x: number, y: number): Placed => ({
  face: 'a',
  size: { w: 63, h: 88 },
  x: x + 31.5,
  y: y + 44,
  turn: 0,
  bleed: none,
});
const pageWith = (more: Partial<Page> = {}): Page => ({
  size: { w: 210, h: 297 },
  side: 'front',
  cards: [card(10, 20), card(73, 20)],
  marks: [],
  folds: [],
  trim: { x: 0, y: 0, w: 210, h: 297 },
  title: null,
  ...more,
});
const mat = pageWith({ cards: [{ ...card(0, 0), window: { x: 0, y: 0, w: 50, h: 50 } }] });
const planOf = (pages: readonly (readonly [PlannedPage['is'], Page])[]): PrintPlan => ({
  pages: pages.map(([is, page], at) => ({ is, page, language: 'en', number: at + 1 })),
  faces: new Map(),
  items: [],
  cards: 2,
  undrawn: [],
});
const factsFor = (plan: PrintPlan, layout: SheetLayout) => jobFacts(plan, settingsWith(layout));

describe('what a job consists of', () => {
  const plan = planOf([
    ['notes', pageWith({ cards: [] })],
    ['cards', mat],
    ['cards', pageWith()],
    ['cards', pageWith({ side: 'back' })],
  ]);

  it('counts sheets of paper: a back that is printed through is none', () => {
    expect(factsFor(plan, layoutWith({ backs: 'long-edge' })).sheets).toBe(2);
    expect(factsFor(plan, layoutWith({ backs: 'apart' })).sheets).toBe(3);
  });

  it('shows how to cut on a sheet of cards before one of a mat', () => {
    expect(factsFor(plan, layoutWith()).sample?.number).toBe(3);
    expect(factsFor(planOf([['cards', mat]]), layoutWith()).sample?.number).toBe(1);
    expect(factsFor(planOf([]), layoutWith()).sample).toBeNull();
  });
});

describe('notes say what this job needs', () => {
  const plan = planOf([['cards', pageWith()]]);

  it('names the paper as the print dialog does', () => {
    expect(printNotes(t, layoutWith())[0]).toContain('A4');
    expect(printNotes(t, layoutWith({ paper: { w: 100, h: 150 } }))[0]).toContain('100 × 150');
  });

  it('speaks of backs that are off only where the printer can put them off', () => {
    for (const backs of ['none', 'fold-over', 'apart'] as const)
      expect(offNotes(t, layoutWith({ backs }), factsFor(plan, layoutWith({ backs })))).toEqual([]);
    const layout = layoutWith({ backs: 'short-edge', offset: { x: 0.5, y: -1 } });
    const [how, taken] = offNotes(t, layout, factsFor(plan, layout));
    expect(how).toBe(t('printPage.off.elsewhere'));
    expect(taken).toContain('−1');
  });

  it('sends to the calibration page of the same job', () => {
    const layout = layoutWith({ backs: 'long-edge' });
    const facts = factsFor(
      planOf([
        ['cards', pageWith()],
        ['calibration', pageWith({ cards: [] })],
      ]),
      layout,
    );
    expect(offNotes(t, layout, facts)).toEqual([t('printPage.off.here', { page: 2 })]);
  });

  it('numbers the cuts as the picture does', () => {
    const layout = layoutWith();
    const notes = cutNotes(t, layout, factsFor(plan, layout), cutOrder(pageWith()));
    expect(notes).toContain(t('printPage.cut.sheet', { steps: '1–2' }));
    expect(notes).toContain(t('printPage.cut.strips', { steps: '3–5' }));
  });

  it('folds before it cuts', () => {
    const layout = layoutWith({ backs: 'fold-over' });
    const page = pageWith({ folds: [{ x1: 73, y1: 0, x2: 73, y2: 297 }] });
    const notes = cutNotes(t, layout, factsFor(planOf([['cards', page]]), layout), cutOrder(page));
    expect(notes[0]).toBe(t('printPage.cut.foldFirst'));
  });

  it('tells what to do with parts of a mat only where there are some', () => {
    const layout = layoutWith();
    const said = (pages: PrintPlan): readonly string[] => joinNotes(t, layout, factsFor(pages, layout));
    const items: PrintPlan['items'] = [
      {
        key: 'own/mat',
        group: 'mats',
        language: 'en',
        copies: 1,
        front: 'a',
        back: null,
        size: { w: 400, h: 277 },
      },
    ];
    expect(said({ ...planOf([['cards', mat]]), items })).toContain(t('printPage.join.mat', { count: 1 }));
    expect(said(plan).join()).not.toContain('mat');
  });
});

describe('numbers in the picture', () => {
  it('do not lie on each other on both sides of a gap', () => {
    const page = pageWith({ cards: [card(10, 20), card(10, 110), card(75, 20), card(75, 110)] });
    const radius = 5;
    const places = cutNumbers(cutOrder(page), 2 * radius);
    for (const [at, a] of places.entries())
      for (const b of places.slice(at + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.step} and ${b.step}`).toBeGreaterThanOrEqual(
          2 * radius,
        );
  });
});

it('a page of words keeps to the margins of the printer, and is smaller on smaller paper', () => {
  const margins = { top: 5, right: 20, bottom: 5, left: 20 };
  expect(roomOn({ w: 210, h: 297 }, layoutWith({ margins })).inset).toEqual({
    top: 12,
    right: 20,
    bottom: 12,
    left: 20,
  });
  expect(roomOn({ w: 210, h: 297 }, layoutWith()).unit).toBe(1);
  expect(roomOn({ w: 148, h: 210 }, layoutWith()).unit).toBeLessThan(0.75);
});

describe('the ruler of the notes', () => {
  const on = (w: number, h: number, margin = 5): ReturnType<typeof roomOn> =>
    roomOn({ w, h }, layoutWith({ margins: { top: margin, right: margin, bottom: margin, left: margin } }));

  it('stands in the first column only where it ends before the second', () => {
    for (const [w, h, margin, place] of [
      [210, 297, 5, 'column'],
      [215.9, 279.4, 5, 'column'],
      [148, 210, 5, 'column'],
      [148, 210, 20, 'across'],
      [105, 148, 5, 'across'],
      [100, 150, 5, 'across'],
      [62, 100, 5, 'across'],
      [61, 100, 5, 'nowhere'],
    ] as const)
      expect(on(w, h, margin).ruler, `${w} × ${h}, margins ${margin}`).toBe(place);
    for (let w = 60; w < 220; w += 1) {
      const { inset, unit, ruler } = on(w, 1.4 * w);
      const column = (w - inset.left - inset.right - 10 * unit) / 2;
      if (ruler === 'column') expect(column, `${w} wide`).toBeGreaterThanOrEqual(52);
    }
  });

  it('takes its height from the picture, which stays one', () => {
    expect(on(210, 297).picture(4)).toEqual({ w: 88, h: 94 });
    expect(on(105, 148).picture(4).h).toBeLessThan(70);
    for (let w = 62; w < 220; w += 1) expect(on(w, w).picture(7).h, `${w} wide`).toBeGreaterThan(12);
  });
});
