import { describe, expect, it } from 'vitest';
import { contains, inset } from './box';
import { fitText, narrowest, type FitRange, type Setting } from './fit';

/** A text of so many letters, each as wide as half its size, in lines broken anywhere. */
const box = { w: 50, h: 20 };
const fitsIn =
  (letters: number, { w, h } = box) =>
  ({ size, leading, width }: Setting): boolean => {
    const perLine = Math.floor(w / (size * 0.5 * width));
    return perLine > 0 && Math.ceil(letters / perLine) * size * leading <= h;
  };
const range: FitRange = { size: 3, least: 2, leading: 1.4 };

describe('fitting a text', () => {
  it.each([
    [100, 'nothing', true],
    [150, 'leading', true],
    [180, 'width', true],
    [300, 'size', true],
    [600, 'size', false],
  ] as const)('%i letters: %s, fits %s', (letters, used, fits) => {
    const found = fitText(range, 'all', fitsIn(letters));
    expect([found.used, found.fits]).toEqual([used, fits]);
    expect(fitsIn(letters)(found.setting)).toBe(fits);
  });

  it('longer texts never get larger letters, wider letters or more air at the same size', () => {
    let last = fitText(range, 'all', fitsIn(1)).setting;
    for (let letters = 2; letters < 500; letters++) {
      const { setting } = fitText(range, 'all', fitsIn(letters));
      expect(setting.size, `${letters} letters`).toBeLessThanOrEqual(last.size);
      expect(setting.size).toBeGreaterThanOrEqual(range.least);
      expect(setting.width).toBeGreaterThanOrEqual(narrowest);
      expect(setting.leading).toBeGreaterThan(1.2);
      last = setting;
    }
  });

  it('uses no means that it may not', () => {
    expect(fitText(range, 'none', fitsIn(300))).toMatchObject({ fits: false, used: 'nothing' });
    expect(fitText(range, 'size', fitsIn(150)).setting).toMatchObject({ leading: 1.4, width: 1 });
  });

  it('asks a few dozen times at most, whatever it is told', () => {
    for (const answer of [true, false]) {
      let asked = 0;
      fitText({ size: 80, least: 0.8, leading: 3 }, 'all', () => (asked++, answer));
      expect(asked).toBeLessThan(60);
    }
  });

  it('a floor above the size is no reason to grow', () => {
    expect(fitText({ ...range, least: 9 }, 'all', fitsIn(600)).setting.size).toBe(3);
  });
});

describe('boxes', () => {
  const card = { x: 0, y: 0, w: 63, h: 88 };
  it.each([
    [{ x: 3, y: 3, w: 57, h: 82 }, true],
    [{ x: 3.1, y: 3, w: 57, h: 82 }, false],
    [{ x: 2.9, y: 3, w: 10, h: 10 }, false],
    [{ x: 3, y: 84.9, w: 0.1, h: 0.1 }, true],
  ])('%o inside the safe zone: %s', (inner, is) => {
    expect(contains(inset(card, 3), inner)).toBe(is);
  });
});
