import { describe, expect, it } from 'vitest';
import type { Page, Placed } from './model';
import { planPages } from './plan-pages';
import { backless, cards, even, mat, planned, poker, sheets } from './test-layouts';

const faces = ({ cards: all }: Page): string[] => all.map(({ face }) => face);
const spot = ({ x, y, turn }: Placed): [number, number, number] => [x, y, turn];

describe('backs', () => {
  const items = [...cards(3), backless(cards(1, poker, 'plain')[0]!)];
  const backSpots = (layout: Parameters<typeof sheets>[0]): unknown =>
    planned(items, sheets(layout))
      .filter(({ side }) => side === 'back')
      .map(({ cards: all }) => all.map((card) => [card.face, ...spot(card)]));

  it.each([
    // of an upright page the long edge is at its side: left and right change places
    ['long-edge', 'upright', [168, 105, 42], [60.5, 60.5, 60.5], 0],
    ['short-edge', 'upright', [42, 105, 168], [236.5, 236.5, 236.5], 180],
    // of a sideways page it is at the top; cards lie on their sides there, to be nine
    ['long-edge', 'sideways', [60.5, 148.5, 236.5], [168, 168, 168], 90],
    ['short-edge', 'sideways', [236.5, 148.5, 60.5], [42, 42, 42], 270],
  ] as const)('%s of a page that is %s', (backs, turn, x, y, turned) => {
    expect(backSpots({ backs, turn })).toEqual([x.map((at, n) => [`card${n}-back`, at, y[n], turned])]);
  });

  it('takes back what the printer puts off', () => {
    expect(backSpots({ backs: 'long-edge', offset: { x: 1, y: -0.5 } })).toEqual([
      [168, 105, 42].map((at, n) => [`card${n}-back`, at - 1, 61, 0]),
    ]);
  });

  it('an offset that would put them off the paper is told, and by how much', () => {
    const beyond = (x: number, y: number): unknown =>
      planPages(items, sheets({ backs: 'long-edge', offset: { x, y } }));
    // The cards are 10.5 mm from the sides, and 16.5 mm from the top.
    expect(beyond(10.5, 16.5)).toMatchObject({ ok: true });
    expect(beyond(-11.5, 0)).toEqual({ ok: false, error: { code: 'offset-too-large', by: 1 } });
    expect(beyond(0, 20)).toEqual({ ok: false, error: { code: 'offset-too-large', by: 3.5 } });
    // No printer turns these.
    expect(planPages(items, sheets({ backs: 'apart', offset: { x: 99, y: 0 } })).ok).toBe(true);
  });

  it('has an empty back where paper must be turned', () => {
    const some = [...cards(9).map(backless), ...cards(1, poker, 'last'), mat({ w: 100, h: 100 })];
    expect(
      planned(some, sheets({ backs: 'long-edge' })).map((page) => [page.side, page.cards.length]),
    ).toEqual([
      ['front', 9],
      ['back', 0],
      ['front', 1],
      ['back', 1],
      ['front', 1],
      ['back', 0],
    ]);
    const none = planned(some.map(backless), sheets({ backs: 'long-edge' }));
    expect(none.map(({ side }) => side)).toEqual(['front', 'back', 'front', 'back', 'front', 'back']);
  });

  it('marks the cuts on one side only', () => {
    const [front, back] = planned(items, sheets({ backs: 'short-edge' }));
    expect(front!.marks.length).toBeGreaterThan(0);
    expect(back!.marks).toEqual([]);
  });

  it('apart: fronts, then backs as they lie, with their own marks', () => {
    const pages = planned([...items, ...cards(7, poker, 'more')], sheets({ backs: 'apart' }));
    expect(pages.map(({ side }) => side)).toEqual(['front', 'front', 'back', 'back']);
    const [front, , back] = pages;
    expect(faces(back!)).toEqual(
      faces(front!)
        .filter((face) => face !== 'plain0')
        .map((face) => `${face}-back`),
    );
    expect(spot(back!.cards[1]!)).toEqual(spot(front!.cards[1]!));
    expect(back!.marks.length).toBeGreaterThan(0);
  });
});

describe('folded cards', () => {
  it('lie front beside back, the fold between them', () => {
    // one beside the other, upright: 126 × 88; turned: 176 × 63, of which four lie on A4
    const [page] = planned(cards(4), sheets({ backs: 'fold-over', bleed: 2 }));
    expect(page!.cards).toHaveLength(8);
    const [front, back] = page!.cards;
    expect([front!.face, back!.face]).toEqual(['card0', 'card0-back']);
    expect([front!.turn, back!.turn]).toEqual([90, 270]);
    expect(back!.x - front!.x).toBeCloseTo(88, 9);
    expect(back!.y).toBe(front!.y);
    expect([front!.bleed, back!.bleed]).toEqual([
      { top: 2, right: 0, bottom: 2, left: 2 },
      { top: 2, right: 2, bottom: 2, left: 0 },
    ]);
    // beyond the first and the last row
    expect(page!.folds.map(({ x1, x2 }) => [x1, x2])).toEqual([
      [105, 105],
      [105, 105],
    ]);
  });

  it('are folded at a level line where that holds more, and the back stands on its head', () => {
    const [page] = planned(cards(1), sheets({ backs: 'fold-over', turn: 'upright', margins: even(10) }));
    // 190 × 277: 3 × 1 of 63 × 176, 1 × 3 of 126 × 88, 1 × 4 of 176 × 63, 2 × 2 of 88 × 126
    expect(page!.cards[0]!.turn).toBe(90);
    const small = sheets({ backs: 'fold-over', paper: { w: 80, h: 190 }, turn: 'upright', margins: even(5) });
    const [front, back] = planned(cards(1), small)[0]!.cards;
    expect([front!.turn, back!.turn]).toEqual([0, 180]);
    expect(back!.y - front!.y).toBe(88);
  });

  it('leave the half of a missing back empty, and are not folded where all are missing', () => {
    const [page] = planned(
      [...cards(1), ...cards(1, poker, 'plain').map(backless)],
      sheets({ backs: 'fold-over' }),
    );
    expect(faces(page!)).toEqual(['card0', 'card0-back', 'plain0']);
    const [plain] = planned(cards(9).map(backless), sheets({ backs: 'fold-over' }));
    expect([plain!.cards.length, plain!.folds]).toEqual([9, []]);
  });
});
