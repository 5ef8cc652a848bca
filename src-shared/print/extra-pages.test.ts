import { describe, expect, it } from 'vitest';
import { backWays } from '@shared/geometry/sheets/model';
import { extraPages } from './extra-pages';
import { usualSheets, usualSingle } from './presets';
import { jobOf } from './test-faces';

const both = { notes: true, calibration: true };
const told = (pages: ReturnType<typeof extraPages>): string[] =>
  pages.map(({ is, language, page }) => `${is} ${language} ${page.side}`);

describe('what comes before the cards', () => {
  it('is nothing that was not asked for, and nothing that a shop would print', () => {
    expect(extraPages(jobOf())).toEqual([]);
    expect(extraPages(jobOf({}, { ...both, layout: usualSingle }))).toEqual([]);
  });

  it('is what to do in each language, and the rulers once', () => {
    expect(told(extraPages(jobOf({ languages: ['uk', 'en'] }, both)))).toEqual([
      'notes uk front',
      'notes en front',
      'calibration uk front',
    ]);
    expect(told(extraPages(jobOf({}, { notes: true })))).toEqual(['notes en front']);
    expect(told(extraPages(jobOf({}, { calibration: true })))).toEqual(['calibration en front']);
  });

  it.each(backWays)('whole sheets of paper, or the cards come onto the wrong sides (backs: %s)', (backs) => {
    const pages = extraPages(
      jobOf({ languages: ['en', 'ja'] }, { ...both, layout: { ...usualSheets, backs } }),
    );
    const twoSided = backs === 'long-edge' || backs === 'short-edge';
    expect(told(pages)).toHaveLength(twoSided ? 6 : 3);
    if (twoSided)
      expect(pages.map(({ page }) => page.side)).toEqual(['front', 'back', 'front', 'back', 'front', 'back']);
  });

  it('is upright whichever way the cards lie, with nothing on it', () => {
    const layout = { ...usualSheets, turn: 'sideways' } as const;
    expect(extraPages(jobOf({}, { notes: true, layout }))[0]?.page).toEqual({
      size: { w: 210, h: 297 },
      side: 'front',
      cards: [],
      marks: [],
      folds: [],
      trim: { x: 0, y: 0, w: 210, h: 297 },
      title: null,
    });
  });
});
