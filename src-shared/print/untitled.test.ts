import { describe, expect, it } from 'vitest';
import type { Item, Layout } from '@shared/geometry/sheets/model';
import { backless, cards, even, planned, sheets } from '@shared/geometry/sheets/test-layouts';
import { extraPages } from './extra-pages';
import type { PrintPlan, PrintSettings } from './model';
import { usualSingle } from './presets';
import { untitledPages } from './untitled';

const settingsWith = (layout: Layout, titles = true): PrintSettings => ({
  layout,
  card: null,
  style: 'illustrated',
  titles,
  notes: true,
  calibration: true,
});

function planOf(items: readonly Item[], settings: PrintSettings): PrintPlan {
  const job = { pack: 'a', languages: ['en'], only: null, copies: {}, settings } as const;
  const pages = planned(items, settings.layout);
  return {
    pages: [
      ...extraPages(job, pages[0] ?? null),
      ...pages.map((page, at) => ({ is: 'cards', language: 'en', page, number: at + 1 }) as const),
    ],
    faces: new Map(),
    items: [],
    cards: items.length,
    undrawn: [],
  };
}
const untitled = (items: readonly Item[], layout: Layout, titles = true): number => {
  const settings = settingsWith(layout, titles);
  return untitledPages(planOf(items, settings), settings);
};

/** Four rows of them leave 1.5 mm above and below on A4. */
const square = { w: 71, h: 71 };

describe('pages without the title that was asked for', () => {
  it('are counted, those of backs too', () => {
    // Eight a sheet: the last is filled in part, and has room below its only row.
    expect(untitled(cards(18, square), sheets())).toBe(2);
    expect(untitled(cards(18, square), sheets({ backs: 'apart' }))).toBe(4);
  });

  it('are none where there is room, and none where nobody asked', () => {
    expect(untitled(cards(38), sheets())).toBe(0);
    expect(untitled(cards(18, square), sheets(), false)).toBe(0);
  });

  it('are no empty second sides: those have nothing to be told apart by', () => {
    const items = [...cards(9), ...cards(9).map(backless)];
    const layout = sheets({ backs: 'long-edge' });
    expect(planned(items, layout).filter(({ title }) => title === null)).toHaveLength(1);
    expect(untitled(items, layout)).toBe(0);
  });

  it('are none of a print shop’s, which have no title at all', () => {
    expect(untitled(cards(9), usualSingle)).toBe(0);
  });

  it('become fewer by smaller margins, and by larger ones once a row less fits: so the screen says', () => {
    for (const by of [3.5, 10]) expect(untitled(cards(18, square), sheets({ margins: even(by) }))).toBe(0);
  });
});
