import { describe, expect, it } from 'vitest';
import { contains, inset, type Box } from '../box';
import type { Page } from './model';
import { cards, even, mat, planned, sheets } from './test-layouts';

const faces = ({ cards: all }: Page): string[] => all.map(({ face }) => face);

describe('mats', () => {
  it('lie in the middle of one page where they fit, turned if need be', () => {
    const [page] = planned([mat({ w: 250, h: 180 })], sheets({ bleed: 3 }));
    expect(page!.size).toEqual({ w: 297, h: 210 });
    expect(page!.cards).toEqual([
      { face: 'mat', size: { w: 250, h: 180 }, x: 148.5, y: 105, turn: 0, bleed: even(3) },
    ]);
    const [turned] = planned([mat({ w: 287, h: 196 })], sheets({ bleed: 3, turn: 'upright' }));
    // the bleed takes no more than there is between the margins
    expect(turned!.cards).toEqual([
      {
        face: 'mat',
        size: { w: 287, h: 196 },
        x: 105,
        y: 148.5,
        turn: 90,
        bleed: { top: 0, right: 2, bottom: 0, left: 2 },
      },
    ]);
  });

  it('are put together from equal parts, as few as it takes', () => {
    const pages = planned([mat({ w: 400, h: 280 })], sheets());
    expect(pages).toHaveLength(2);
    const [left, right] = pages;
    const window = { x: 5, y: 8.5, w: 200, h: 280 };
    expect(left!.cards).toMatchObject([{ x: 205, y: 148.5, turn: 0, window }]);
    expect(right!.cards).toMatchObject([{ x: 5, y: 148.5, turn: 0, window }]);
    // the left part keeps paper at its right edge for the other to be glued onto
    expect(left!.folds.map(({ x1, x2 }) => [x1, x2])).toEqual([
      [205, 205],
      [205, 205],
    ]);
    expect(right!.folds).toEqual([]);
    expect(right!.marks.some(({ x1, x2 }) => x1 === 205 && x2 === 205)).toBe(true);
  });

  it('come after the cards', () => {
    const pages = planned([mat({ w: 100, h: 100 }), ...cards(1)], sheets());
    expect(pages.map(faces)).toEqual([['card0'], ['mat']]);
  });

  it.each([
    [{ w: 700, h: 500 }, 'auto', 8],
    [{ w: 574, h: 400 }, 'sideways', 4],
    [{ w: 590, h: 600 }, 'upright', 9],
    [{ w: 574, h: 390 }, 'upright', 4],
  ] as const)('of %o on A4 %s: %i sheets that show all of it, nothing twice', (size, turn, count) => {
    const pages = planned([mat(size)], sheets({ turn }));
    expect(pages).toHaveLength(count);
    const parts = pages.map(({ size: page, cards: [card] }): Box => {
      const { x, y, window, turn: lies } = card!;
      expect(contains(inset({ x: 0, y: 0, ...page }, 5), window!)).toBe(true);
      const { w, h } = lies === 0 ? size : { w: size.h, h: size.w };
      const part = { ...window!, x: window!.x - (x - w / 2), y: window!.y - (y - h / 2) };
      expect(contains({ x: 0, y: 0, w, h }, part)).toBe(true);
      return part;
    });
    expect(parts.reduce((sum, { w, h }) => sum + w * h, 0)).toBeCloseTo(size.w * size.h, 5);
    parts.forEach((a, n) =>
      parts.slice(n + 1).forEach((b) => {
        const apart = Math.abs(a.x - b.x) > a.w - 1e-6 || Math.abs(a.y - b.y) > a.h - 1e-6;
        expect(apart, JSON.stringify([a, b])).toBe(true);
      }),
    );
  });
});
