import { describe, expect, it } from 'vitest';
import { layOutGrid, layOutLines, scrollToShow } from './virtual-layout';

const sizes = { total: 10_000, width: 450, itemWidth: 100, itemHeight: 140, gap: 10 };
const grid = layOutGrid(sizes);

describe('layOutGrid', () => {
  it.each([
    [450, 4],
    [429, 3],
    [430, 4],
    [100, 1],
    [20, 1],
    [0, 1],
  ])('%s pixels hold %s columns', (width, columns) => {
    expect(layOutGrid({ ...sizes, width }).columns).toBe(columns);
  });

  it('shares the width out among the columns', () => {
    expect(grid.itemWidth * 4 + 10 * 3).toBe(450);
    expect(grid.placeOf(7)).toEqual({ x: 3 * 115, y: 150, w: 105, h: 140 });
  });

  it('is as high as all its rows', () => {
    expect(grid.height).toBe(2500 * 150 - 10);
    expect(layOutGrid({ ...sizes, total: 0 }).height).toBe(0);
  });

  it('keeps the shape of pictures, however wide they come out', () => {
    const pictures = layOutGrid({ ...sizes, ratio: 1.4 });
    expect(pictures.itemHeight / pictures.itemWidth).toBeCloseTo(1.4);
    expect(pictures.stepY).toBeCloseTo(pictures.itemHeight + 10);
    expect(layOutGrid({ ...sizes, width: 0, ratio: 1.4 }).itemHeight).toBe(140);
  });

  it('lays a list out in one column', () => {
    const list = layOutGrid({ ...sizes, itemWidth: null, gap: 0 });
    expect([list.columns, list.itemWidth]).toEqual([1, 450]);
  });
});

describe('the items of a grid in view', () => {
  it.each([
    ['the top', 0, 0, 4 * 8 - 1],
    ['the middle', 150 * 1000, 4 * 997, 4 * 1008 - 1],
    ['the end', grid.height - 600, 4 * (2495 - 3), 9_999],
    ['beyond the end, after the list got shorter', 10_000_000, 9_996, 9_999],
  ])('at %s', (_name, scrollTop, first, last) => {
    expect(grid.inView(scrollTop, 600)).toEqual({ first, last });
  });

  it('draws a few dozen of ten thousand', () => {
    const items = grid.inView(123_456, 600)!;
    expect(items.last - items.first).toBeLessThan(60);
  });

  it('draws nothing of nothing', () => {
    expect(layOutGrid({ ...sizes, total: 0 }).inView(0, 600)).toBeNull();
  });
});

describe('scrollToShow', () => {
  it.each([
    ['in view', 8, 150, 150],
    ['above', 0, 150, 0],
    ['below', 4 * 5, 150, 5 * 150 + 140 - 600],
  ])('an item %s', (_name, index, scrollTop, to) => {
    expect(scrollToShow(grid, index, scrollTop, 600)).toBe(to);
  });

  it('keeps the margin above the first item around each', () => {
    expect(scrollToShow(grid, 4 * 5, 150, 600, 4)).toBe(5 * 150 + 140 + 8 - 600);
    expect(scrollToShow(grid, 0, 150, 600, 4)).toBe(0);
  });
});

describe('lines of several heights', () => {
  const heights = [20, 30, 30, ...Array<number>(97).fill(40)];
  const lines = layOutLines(heights, 300);

  it('places lines one under the other', () => {
    expect([0, 1, 2, 3].map((index) => lines.placeOf(index).y)).toEqual([0, 20, 50, 80]);
    expect(lines.height).toBe(80 + 97 * 40);
  });

  it.each([
    ['at the top', 0, 100, 0, 7],
    ['at the edge of a line', 80, 40, 0, 8],
    ['in the middle', 1000, 100, 22, 32],
    ['at the end', 80 + 97 * 40 - 100, 100, 93, 99],
    ['beyond the end', 10_000, 100, 95, 99],
  ])('draws what is in view and a little more: %s', (_where, top, height, first, last) => {
    expect(lines.inView(top, height)).toEqual({ first, last });
  });

  it('draws nothing of nothing', () => {
    expect(layOutLines([], 300).inView(0, 500)).toBeNull();
  });

  it.each([
    ['one above', 1, 500, 20],
    ['one below', 20, 0, 80 + 17 * 40 + 40 - 200],
    ['one in view', 3, 60, 60],
  ])('scrolls no further than needed: %s', (_what, index, from, to) => {
    expect(scrollToShow(lines, index, from, 200)).toBe(to);
  });
});
