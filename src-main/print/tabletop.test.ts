import { describe, expect, it } from 'vitest';
import { cardSizes } from '@shared/geometry/sheets/sizes';
import type { PlannedItem } from '@shared/print/model';
import { cardPixels, columns, decksOf, rows } from './tabletop';

const item = (key: string, change: Partial<PlannedItem> = {}): PlannedItem => ({
  key,
  group: 'cards',
  language: 'en',
  copies: 1,
  front: `en ${key}`,
  back: 'back',
  size: { w: 63, h: 88 },
  ...change,
});
const countsOf = (items: readonly PlannedItem[]): number[] => decksOf(items).map(({ cards }) => cards.length);

describe('decks', () => {
  it('are cards of one language, size and back, copies one after another', () => {
    const decks = decksOf([
      item('a', { copies: 2 }),
      item('wide', { size: { w: 88, h: 63 } }),
      item('b'),
      item('other', { back: 'other' }),
      item('bare', { back: null }),
      item('ja', { language: 'ja' }),
      item('reference', { group: 'own' }),
    ]);
    expect(decks.map(({ cards }) => cards.map(({ key }) => key))).toEqual([
      ['a', 'a', 'b', 'reference'],
      ['wide'],
      ['other'],
      ['bare'],
      ['ja'],
    ]);
  });

  it('hold neither tokens nor mats', () => {
    expect(countsOf([item('a', { group: 'tokens' }), item('b', { group: 'mats' })])).toEqual([]);
  });

  it.each([
    [69, [69]],
    [70, [69, 1]],
    [150, [69, 69, 12]],
  ])('of %i cards are %j: the last place is the back’s', (copies, counts) => {
    expect(countsOf([item('a', { copies })])).toEqual(counts);
  });
});

describe('a card’s pixels', () => {
  const sizes = [
    ...cardSizes.map(({ size }) => size),
    { w: 10, h: 420 },
    { w: 420, h: 10 },
    { w: 88, h: 63 },
  ];
  it.each(sizes)('ten by seven of $w × $h mm are at most 4096, and all but fill it', ({ w, h }) => {
    const card = cardPixels({ w, h });
    const whole = { w: card.w * columns, h: card.h * rows };
    expect(Math.max(whole.w, whole.h)).toBeLessThanOrEqual(4096);
    expect(Math.max(whole.w + columns, whole.h + rows)).toBeGreaterThan(4096);
    // Whole pixels: the shape is off by less than one of them.
    expect(Math.abs(card.w - (card.h * w) / h)).toBeLessThan(1 + w / h);
    expect([card.w, card.h].every((side) => Number.isInteger(side) && side > 0)).toBe(true);
  });
});
