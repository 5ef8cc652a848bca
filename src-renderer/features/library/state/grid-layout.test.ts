import { describe, expect, it } from 'vitest';
import { layOut, placeOf, scrollToShow, visibleItems } from './grid-layout';

const sizes = { total: 10_000, width: 450, itemWidth: 100, itemHeight: 140, gap: 10 };
const grid = layOut(sizes);

describe('layOut', () => {
  it.each([
    [450, 4],
    [429, 3],
    [430, 4],
    [100, 1],
    [20, 1],
    [0, 1],
  ])('%s pixels hold %s columns', (width, columns) => {
    expect(layOut({ ...sizes, width }).columns).toBe(columns);
  });

  it('shares the width out among the columns', () => {
    expect(grid.itemWidth * 4 + 10 * 3).toBe(450);
    expect(placeOf(grid, 7)).toEqual({ x: 3 * grid.stepX, y: 150 });
  });

  it('is as high as all its rows', () => {
    expect(grid.height).toBe(2500 * 150 - 10);
    expect(layOut({ ...sizes, total: 0 }).height).toBe(0);
  });

  it('keeps the shape of pictures, however wide they come out', () => {
    const pictures = layOut({ ...sizes, ratio: 1.4 });
    expect(pictures.itemHeight / pictures.itemWidth).toBeCloseTo(1.4);
    expect(pictures.stepY).toBeCloseTo(pictures.itemHeight + 10);
    expect(layOut({ ...sizes, width: 0, ratio: 1.4 }).itemHeight).toBe(140);
  });

  it('lays a list out in one column', () => {
    const list = layOut({ ...sizes, itemWidth: null, gap: 0 });
    expect([list.columns, list.itemWidth]).toEqual([1, 450]);
  });
});

describe('visibleItems', () => {
  it.each([
    ['the top', 0, 0, 4 * 8 - 1],
    ['the middle', 150 * 1000, 4 * 997, 4 * 1008 - 1],
    ['the end', grid.height - 600, 4 * (2495 - 3), 9_999],
    ['beyond the end, after the list got shorter', 10_000_000, 9_996, 9_999],
  ])('at %s', (_name, scrollTop, first, last) => {
    expect(visibleItems(grid, scrollTop, 600)).toEqual({ first, last });
  });

  it('draws a few dozen of ten thousand', () => {
    const items = visibleItems(grid, 123_456, 600)!;
    expect(items.last - items.first).toBeLessThan(60);
  });

  it('draws nothing of nothing', () => {
    expect(visibleItems(layOut({ ...sizes, total: 0 }), 0, 600)).toBeNull();
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
