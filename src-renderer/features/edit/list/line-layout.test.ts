import { expect, it } from 'vitest';
import { heightOf, layOutLines, linesInView, scrollToLine, topOf } from './line-layout';

const heights = [20, 30, 30, ...Array<number>(97).fill(40)];
const layout = layOutLines(heights);

it('places lines one under the other', () => {
  expect([0, 1, 2, 3].map((index) => topOf(layout, index))).toEqual([0, 20, 50, 80]);
  expect(heightOf(layout)).toBe(80 + 97 * 40);
});

it.each([
  ['at the top', 0, 100, 0, 7],
  ['at the edge of a line', 80, 40, 0, 8],
  ['in the middle', 1000, 100, 22, 32],
  ['at the end', 80 + 97 * 40 - 100, 100, 93, 99],
  ['beyond the end', 10_000, 100, 95, 99],
])('draws what is in view and a little more: %s', (_where, top, height, first, last) => {
  const shown = linesInView(layout, top, height);
  expect([shown[0], shown.at(-1)]).toEqual([first, last]);
});

it('draws nothing of nothing', () => {
  expect(linesInView(layOutLines([]), 0, 500)).toEqual([]);
});

it.each([
  ['one above', 1, 500, 20],
  ['one below', 20, 0, 80 + 17 * 40 + 40 - 200],
  ['one in view', 3, 60, 60],
])('scrolls no further than needed: %s', (_what, index, from, to) => {
  expect(scrollToLine(layout, index, from, 200)).toBe(to);
});
