import { describe, expect, it } from 'vitest';
import type { Page } from './model';
import { backless, cards, even, mat, planned, poker } from './test-layouts';

const faces = ({ cards: all }: Page): string[] => all.map(({ face }) => face);

describe('one card a page', () => {
  const single = { is: 'single', bleed: 3, backs: 'long-edge', order: 'front-back' } as const;
  const items = [...cards(1), ...cards(1, { w: 88, h: 63 }, 'wide').map(backless)];

  it('is as large as its bleed, and says where to cut', () => {
    const [page, , wide] = planned(items, single);
    expect(page).toEqual({
      size: { w: 69, h: 94 },
      side: 'front',
      cards: [{ face: 'card0', size: poker, x: 34.5, y: 47, turn: 0, bleed: even(3) }],
      marks: [],
      folds: [],
      trim: { x: 3, y: 3, w: 63, h: 88 },
      title: null,
    });
    // A page of another shape among them would be refused: what lies is turned.
    expect([wide!.size, wide!.trim, wide!.cards[0]!.turn]).toEqual([page!.size, page!.trim, 90]);
  });

  it('has its back the right way up behind it, turned or not', () => {
    const both = [...cards(1), ...cards(1, { w: 88, h: 63 }, 'wide')];
    expect(
      planned(both, single).map(({ size, cards: [card] }) => [size.w, card?.turn, card?.x, card?.y]),
    ).toEqual([
      [69, 0, 34.5, 47],
      [69, 0, 34.5, 47],
      [69, 90, 34.5, 47],
      [69, 270, 34.5, 47],
    ]);
  });

  it.each([
    ['front-back', 'long-edge', [['card0'], ['card0-back'], ['wide0'], []]],
    ['back-front', 'apart', [['card0-back'], ['card0'], [], ['wide0']]],
    ['fronts-backs', 'fold-over', [['card0'], ['wide0'], ['card0-back'], []]],
    ['front-back', 'none', [['card0'], ['wide0']]],
  ] as const)('in the order %s, backs %s', (order, backs, expected) => {
    expect(planned(items, { ...single, order, backs }).map(faces)).toEqual(expected);
  });

  it('has no empty pages where nothing has a back', () => {
    const fronts = [...items.map(backless), mat({ w: 500, h: 300 })];
    expect(planned(fronts, single).map(({ size }) => size.w)).toEqual([69, 69, 506]);
  });
});
