import { describe, expect, it } from 'vitest';
import { backWays, type Page } from '@shared/geometry/sheets/model';
import { extraPages } from './extra-pages';
import { usualSheets, usualSingle } from './presets';
import { jobOf } from './test-faces';

const both = { notes: true, calibration: true };
const told = (pages: ReturnType<typeof extraPages>): string[] =>
  pages.map(({ is, language, page }) => `${is} ${language} ${page.side}`);

describe('what comes before the cards', () => {
  it('is nothing that was not asked for, and nothing that a shop would print', () => {
    expect(extraPages(jobOf(), null)).toEqual([]);
    expect(extraPages(jobOf({}, { ...both, layout: usualSingle }), null)).toEqual([]);
  });

  it('is what to do in each language, and the rulers once', () => {
    expect(told(extraPages(jobOf({ languages: ['uk', 'en'] }, both), null))).toEqual([
      'notes uk front',
      'notes en front',
      'calibration uk front',
    ]);
    expect(told(extraPages(jobOf({}, { notes: true }), null))).toEqual(['notes en front']);
    expect(told(extraPages(jobOf({}, { calibration: true }), null))).toEqual(['calibration en front']);
  });

  it.each(backWays)('whole sheets of paper, or the cards come onto the wrong sides (backs: %s)', (backs) => {
    const pages = extraPages(
      jobOf({ languages: ['en', 'ja'] }, { ...both, layout: { ...usualSheets, backs } }),
      null,
    );
    const twoSided = backs === 'long-edge' || backs === 'short-edge';
    expect(told(pages)).toHaveLength(twoSided ? 6 : 3);
    if (twoSided)
      expect(pages.map(({ page }) => page.side)).toEqual(['front', 'back', 'front', 'back', 'front', 'back']);
  });

  it('is upright whichever way the cards lie, with nothing on it', () => {
    const layout = { ...usualSheets, turn: 'sideways' } as const;
    expect(extraPages(jobOf({}, { notes: true, layout }), null)[0]?.page).toEqual({
      size: { w: 210, h: 297 },
      side: 'front',
      cards: [],
      marks: [],
      folds: [],
      trim: { x: 0, y: 0, w: 210, h: 297 },
      title: null,
    });
  });

  it('but rulers lie as the cards do: the printer’s offset is measured as it will be taken back', () => {
    const layout = { ...usualSheets, turn: 'sideways' } as const;
    const lying = { size: { w: 297, h: 210 } } as Page;
    const pages = extraPages(jobOf({}, { ...both, layout }), lying);
    expect(pages.map(({ is, page }) => [is, page.size.w])).toEqual([
      ['notes', 210],
      ['calibration', 297],
    ]);
  });
});
