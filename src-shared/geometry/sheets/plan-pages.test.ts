import { describe, expect, it } from 'vitest';
import type { Page } from './model';
import { planPages } from './plan-pages';
import { cardSizes, papers } from './sizes';
import { a4, cards, even, mat, planned, sheets } from './test-layouts';

const letter = papers.find(({ id }) => id === 'letter')!.size;
const faces = ({ cards: all }: Page): string[] => all.map(({ face }) => face);

describe('sizes', () => {
  it('are upright, and each has its own name', () => {
    for (const list of [papers, cardSizes]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { id, size } of list) expect(size.h, id).toBeGreaterThanOrEqual(size.w);
    }
  });
});

describe('how many cards a sheet holds', () => {
  it.each([
    // paper, margins, bleed, gap, how many, page, middle of the first card
    ['A4', a4, 5, 0, 0, 9, [210, 297], [10.5 + 31.5, 16.5 + 44, 0]],
    ['A4 with a bleed that just fits', a4, 1.5, 3, 0, 9, [210, 297], [1.5 + 3 + 31.5, 7.5 + 3 + 44, 0]],
    // 207 mm don't fit into 200: cards lie on their sides, two by four
    ['A4 with a bleed', a4, 5, 3, 0, 8, [210, 297], [11 + 3 + 44, 10.5 + 3 + 31.5, 90]],
    // three rows of two on their sides are as many as two rows of three on sideways paper
    ['Letter with a bleed', letter, 5, 3, 0, 6, [215.9, 279.4], [13.95 + 3 + 44, 36.2 + 3 + 31.5, 90]],
    ['Letter', letter, 5, 0, 0, 9, [215.9, 279.4], [13.45 + 31.5, 7.7 + 44, 0]],
    ['A4 with gaps', a4, 5, 0, 5, 9, [210, 297], [5.5 + 31.5, 11.5 + 44, 0]],
    ['A4 with gaps that are too wide', a4, 5, 0, 6, 8, [210, 297], [14 + 44, 13.5 + 31.5, 90]],
  ] as const)('%s', (_, paper, margin, bleed, gap, count, [w, h], first) => {
    const pages = planned(cards(count + 1), sheets({ paper, margins: even(margin), bleed, gap }));
    expect(pages.map((page) => page.cards.length)).toEqual([count, 1]);
    expect(pages[0]!.size).toEqual({ w, h });
    for (const page of pages) {
      const { x, y, turn } = page.cards[0]!;
      [x, y, turn].forEach((value, n) => expect(value).toBeCloseTo(first[n]!, 9));
    }
  });

  it('turns the paper where that holds more', () => {
    const wide = { w: 95, h: 99 };
    expect(planned(cards(1, wide), sheets())[0]!.size).toEqual(a4);
    expect(planned(cards(1, wide), sheets({ turn: 'sideways' }))[0]!.size).toEqual({ w: 297, h: 210 });
    // upright, its margins leave 80 mm, less than a card is wide
    const narrow = sheets({ margins: { ...even(5), left: 125 } });
    expect(planned(cards(2, { w: 90, h: 90 }), narrow).map(({ size }) => size)).toEqual([{ w: 297, h: 210 }]);
  });

  it('fills rows from left to right, from top to bottom', () => {
    const [page] = planned(cards(9), sheets());
    const middles = page!.cards.map(({ x, y }) => [x, y]);
    expect(middles.slice(0, 4)).toEqual([
      [42, 60.5],
      [105, 60.5],
      [168, 60.5],
      [42, 148.5],
    ]);
    expect(middles[8]).toEqual([168, 236.5]);
  });

  it('begins a new sheet for every size; a landscape card lies turned among upright ones', () => {
    const items = [
      ...cards(2),
      ...cards(1, { w: 44, h: 68 }, 'mini'),
      ...cards(1, { w: 88, h: 63 }, 'landscape'),
    ];
    const pages = planned(items, sheets());
    expect(pages.map(faces)).toEqual([['card0', 'card1', 'landscape0'], ['mini0']]);
    expect(pages[0]!.cards[2]).toMatchObject({ size: { w: 88, h: 63 }, x: 168, y: 60.5, turn: 90 });
  });
});

describe('what can’t be printed', () => {
  it.each([
    ['nothing', [], sheets(), { code: 'nothing-to-print' }],
    [
      'margins without room',
      cards(1),
      sheets({ margins: { ...even(5), left: 205, top: 205 } }),
      { code: 'no-room', paper: a4, room: { w: 0, h: 87 } },
    ],
    [
      'a card larger than the paper',
      cards(1, { w: 300, h: 200 }),
      sheets(),
      { code: 'larger-than-paper', front: 'card0', needed: { w: 200, h: 300 }, paper: a4 },
    ],
    [
      'a card larger than the paper, with the bleed that it needs',
      cards(1, { w: 300, h: 200 }),
      sheets({ bleed: 3, turn: 'sideways' }),
      { code: 'larger-than-paper', front: 'card0', needed: { w: 206, h: 306 }, paper: a4 },
    ],
    [
      'a card that the margins leave no room for',
      cards(1, { w: 199, h: 280 }),
      sheets({ bleed: 3 }),
      { code: 'too-large', front: 'card0', needed: { w: 205, h: 286 }, room: { w: 200, h: 287 } },
    ],
    [
      'a card that can’t be folded',
      cards(1, { w: 120, h: 190 }),
      sheets({ backs: 'fold-over', turn: 'upright', margins: even(40) }),
      { code: 'too-large', front: 'card0', needed: { w: 190, h: 240 }, room: { w: 130, h: 217 } },
    ],
    [
      'a mat in crumbs',
      [mat({ w: 600, h: 400 })],
      sheets({ margins: { ...even(5), right: 195, bottom: 195 } }),
      { code: 'too-large', front: 'mat', needed: { w: 30, h: 30 }, room: { w: 10, h: 97 } },
    ],
  ] as const)('%s', (_, items, layout, expected) => {
    expect(planPages(items, layout)).toEqual({ ok: false, error: expected });
  });
});
