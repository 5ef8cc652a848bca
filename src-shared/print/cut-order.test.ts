import { describe, expect, it } from 'vitest';
import type { Line, Page, Placed } from '@shared/geometry/sheets/model';
import { cutBoxes, cutOrder, foldsFirst } from './cut-order';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const card = (x: number, y: number, more: Partial<Placed> = {}): Placed => ({
  face: 'a',
  size: { w: 63, h: 88 },
  x: x + 31.5,
  y: y + 44,
  turn: 0,
  bleed: none,
  ...more,
});
const pageOf = (cards: readonly Placed[], folds: readonly Line[] = []): Page => ({
  size: { w: 210, h: 297 },
  side: 'front',
  cards,
  marks: [],
  folds,
  trim: { x: 0, y: 0, w: 210, h: 297 },
  title: null,
});
const grid = (columns: number, rows: number, gap: number): readonly Placed[] =>
  Array.from({ length: columns * rows }, (_, at) =>
    card(10.5 + (at % columns) * (63 + gap), 16.5 + Math.floor(at / columns) * (88 + gap)),
  );
const told = (page: Page): string[] =>
  cutOrder(page).map(
    ({ line: { x1, y1, x2, y2 }, step, stage }) =>
      `${step} ${stage} ${x1 === x2 ? `x ${x1}, ${y1}-${y2}` : `y ${y1}, ${x1}-${x2}`}`,
  );

describe('the order of cutting', () => {
  it('goes across the sheet first, then through the strips, each line once', () => {
    expect(told(pageOf(grid(2, 2, 0)))).toEqual([
      '1 sheet y 16.5, 0-210',
      '2 sheet y 104.5, 0-210',
      '3 sheet y 192.5, 0-210',
      '4 strips x 10.5, 16.5-104.5',
      '5 strips x 73.5, 16.5-104.5',
      '6 strips x 136.5, 16.5-104.5',
      '4 strips x 10.5, 104.5-192.5',
      '5 strips x 73.5, 104.5-192.5',
      '6 strips x 136.5, 104.5-192.5',
    ]);
  });

  it('has two lines at a gap, and leaves the waste between strips alone', () => {
    const cuts = cutOrder(pageOf(grid(3, 3, 2)));
    expect(Math.max(...cuts.map(({ step }) => step))).toBe(12);
    expect(cuts.filter(({ stage }) => stage === 'strips')).toHaveLength(18);
  });

  it('does not tell two lines apart that only floating point does', () => {
    const [a, b] = [card(10.1, 20), card(10.1, 20 + 88 + 1e-9)];
    expect(cutOrder(pageOf([a, b])).filter(({ stage }) => stage === 'sheet')).toHaveLength(3);
  });

  it('takes the way on which no card is cut in two', () => {
    // The right column lies lower: across, every line would go through a card.
    const page = pageOf([card(10, 20), card(10, 108), card(73, 60), card(73, 148)]);
    const cuts = cutOrder(page);
    expect(cuts.filter(({ stage }) => stage === 'sheet').map(({ line }) => line.x1)).toEqual([10, 73, 136]);
    const inside = ([from, to]: [number, number], start: number, length: number): boolean =>
      from < start + length && to > start;
    for (const { line } of cuts)
      for (const { x, y, w, h } of cutBoxes(page))
        expect(
          inside([line.x1, line.x2], x, w) && inside([line.y1, line.y2], y, h),
          JSON.stringify({ line, x, y }),
        ).toBe(false);
  });

  it('gives the other strips numbers of their own where their cards lie otherwise', () => {
    const cuts = cutOrder(pageOf([card(10, 20), card(73, 20), card(40, 120)]));
    const strips = cuts.filter(({ stage }) => stage === 'strips');
    expect(strips.map(({ step, line }) => [step, line.x1])).toEqual([
      [5, 10],
      [6, 73],
      [7, 136],
      [8, 40],
      [9, 103],
    ]);
  });

  it('cuts a card that lies on its side by its own width and height', () => {
    expect(cutBoxes(pageOf([card(0, 0, { x: 100, y: 100, turn: 90 })]))).toEqual([
      { x: 56, y: 68.5, w: 88, h: 63 },
    ]);
  });

  it('finds no straight cut between four around a hole, and goes around each', () => {
    const lying = (x: number, y: number): Placed =>
      card(0, 0, { size: { w: 88, h: 63 }, x: x + 44, y: y + 31.5 });
    const cuts = cutOrder(pageOf([lying(10, 20), card(98, 20), lying(73, 108), card(10, 83)]));
    expect(cuts.filter(({ stage }) => stage === 'rest')).not.toEqual([]);
    expect(cuts.filter(({ stage }) => stage === 'rest').every(({ step }) => step > 4)).toBe(true);
  });

  it('has nothing to say of an empty page', () => {
    expect(cutOrder(pageOf([]))).toEqual([]);
  });
});

describe('a sheet that is folded', () => {
  const fold: Line = { x1: 105, y1: 0, x2: 105, y2: 297 };

  it('is folded before it is cut, and never cut at the fold', () => {
    const page = pageOf([card(42, 20), card(105, 20)], [fold]);
    expect(foldsFirst(page)).toBe(true);
    expect(told(page)).toEqual(['1 sheet y 20, 0-105', '2 sheet y 108, 0-105', '3 strips x 42, 20-108']);
  });

  it('leaves neighbours apart that only lie as high as a fold', () => {
    const folds = [
      { x1: 10, y1: 104, x2: 73, y2: 104 },
      { x1: 10, y1: 280, x2: 73, y2: 280 },
    ];
    const cuts = cutOrder(pageOf([card(10, 16), card(10, 104), card(80, 16), card(80, 104)], folds));
    expect(cuts.filter(({ line }) => line.y1 === 104 && line.y2 === 104).map(({ line }) => line.x1)).toEqual([
      80,
    ]);
  });

  it('with a fold for each pair is cut into pairs first', () => {
    const page = pageOf(
      [card(10, 16), card(10, 104), card(80, 20), card(80, 108)],
      [
        { x1: 10, y1: 104, x2: 73, y2: 104 },
        { x1: 80, y1: 108, x2: 143, y2: 108 },
      ],
    );
    expect(foldsFirst(page)).toBe(false);
    const places = cutOrder(page).map(({ line }) => (line.x1 === line.x2 ? line.x1 : line.y1));
    expect([...places].sort((a, b) => a - b)).toEqual([10, 16, 20, 73, 80, 143, 192, 196]);
  });
});

it('a sheet of a mat is cut around the part that lies on it, whatever is glued to it', () => {
  const window = { x: 10, y: 10, w: 190, h: 277 };
  const mat: Placed = { ...card(0, 0), size: { w: 400, h: 200 }, x: 210, y: 120, window };
  const page = pageOf([mat], [{ x1: 195, y1: 10, x2: 195, y2: 287 }]);
  expect(foldsFirst(page)).toBe(false);
  expect(cutBoxes(page)).toEqual([{ x: 10, y: 20, w: 190, h: 200 }]);
  expect(cutOrder(page)).toHaveLength(4);
});
