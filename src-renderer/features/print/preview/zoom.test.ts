import { expect, it } from 'vitest';
import { around, pixelsPerMm, scaleFor } from './zoom';

const a4 = { w: 210, h: 297 };
const view = { w: 900, h: 700 };

it('true size is true size, whatever the window', () => {
  expect(scaleFor('true', [a4], { w: 10, h: 10 })).toBe(1);
});

it('a whole page fits into the view, with air around it', () => {
  const scale = scaleFor('fit', [a4], view);
  expect(a4.h * pixelsPerMm * scale + 2 * around).toBeCloseTo(view.h, 6);
  const sideways = scaleFor('fit', [{ w: 297, h: 210 }], { w: 500, h: 700 });
  expect(297 * pixelsPerMm * sideways + 2 * around).toBeCloseTo(500, 6);
});

it('all pages are drawn alike, by the largest of them', () => {
  expect(scaleFor('fit', [{ w: 63, h: 88 }, a4], view)).toBe(scaleFor('fit', [a4], view));
});

it('a page as small as a card is not blown up', () => {
  expect(scaleFor('fit', [{ w: 69, h: 94 }], view)).toBe(1);
});

it('among many, pages are smaller than alone, and never nothing', () => {
  expect(scaleFor('many', [a4], view)).toBeLessThan(scaleFor('fit', [a4], view));
  expect(scaleFor('fit', [a4], { w: 0, h: 0 })).toBeGreaterThan(0);
  expect(scaleFor('many', [], view)).toBeGreaterThan(0);
});
