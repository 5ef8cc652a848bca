import { describe, expect, it } from 'vitest';
import { cards, even, planned, sheets } from './test-layouts';

describe('marks', () => {
  it('are short, around the block, each drawn once, and away from the cut', () => {
    const [page] = planned(cards(9), sheets());
    // four trim lines each way, at both ends
    expect(page!.marks).toHaveLength(16);
    expect(page!.marks).toContainEqual({ x1: 10.5, y1: 11.5, x2: 10.5, y2: 15.5 });
    expect(page!.marks).toContainEqual({ x1: 200.5, y1: 16.5, x2: 204.5, y2: 16.5 });
  });

  it('begin at the bleed, and end where the page does', () => {
    const [page] = planned(cards(9), sheets({ bleed: 3, margins: even(1) }));
    // every card has two trim lines of its own each way
    expect(page!.marks).toHaveLength(24);
    expect(page!.marks).toContainEqual({ x1: 0, y1: 10.5, x2: 1.5, y2: 10.5 });
    expect(page!.marks).toContainEqual({ x1: 4.5, y1: 3.5, x2: 4.5, y2: 7.5 });
  });

  it('lie in wide gaps too, as far from one card as from the other', () => {
    const [page] = planned(cards(2), sheets({ gap: 3 }));
    expect(page!.marks).toContainEqual({ x1: 71.5, y1: 13.5, x2: 72.5, y2: 13.5 });
    const [close] = planned(cards(2), sheets({ gap: 2 }));
    expect(close!.marks.filter(({ x1, x2 }) => x1 > 71.5 && x2 < 73.5 && x1 < x2)).toEqual([]);
  });

  it('from edge to edge stop at every card', () => {
    const [page] = planned(cards(4), sheets({ marks: 'full', gap: 2 }));
    const upright = page!.marks.filter(({ x1, x2 }) => x1 === x2 && x1 === 8.5);
    expect(upright).toEqual([
      { x1: 8.5, y1: 0, x2: 8.5, y2: 14.5 },
      { x1: 8.5, y1: 102.5, x2: 8.5, y2: 104.5 },
      { x1: 8.5, y1: 192.5, x2: 8.5, y2: 297 },
    ]);
  });

  it('are none where none are wished', () => {
    const [page] = planned(cards(4), sheets({ marks: 'none' }));
    expect([page!.marks, page!.folds]).toEqual([[], []]);
    // but a fold must be found all the same
    const [folded] = planned(cards(4), sheets({ marks: 'none', backs: 'fold-over' }));
    expect([folded!.marks.length, folded!.folds.length > 0]).toEqual([0, true]);
  });
});

describe('the title', () => {
  it.each([
    ['above', sheets(), { x: 5, y: 5, w: 200, h: 6 }],
    ['just above', sheets({ margins: { ...even(5), top: 20 } }), { x: 11.5, y: 20, w: 61, h: 4 }],
    ['between marks', sheets({ marks: 'full' }), { x: 11.5, y: 5, w: 61, h: 6 }],
    ['between short marks', sheets({ margins: even(1.5), bleed: 3 }), { x: 5.5, y: 1.5, w: 61, h: 6 }],
    ['nowhere', sheets({ margins: { ...even(5), top: 15, bottom: 15 } }), null],
  ])('%s', (_, layout, expected) => {
    const [page] = planned(cards(9), layout);
    expect(page!.title).toEqual(expected);
  });

  it('lies below where the cards of the last sheet leave room', () => {
    const [, last] = planned(cards(10), sheets({ margins: { ...even(5), top: 15, bottom: 15 } }));
    expect(last!.title).toEqual({ x: 5, y: 276, w: 200, h: 6 });
  });
});
