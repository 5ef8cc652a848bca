import { expect, it } from 'vitest';
import type { Placed } from './model';
import { shownOf } from './shown';
import { even, poker } from './test-layouts';

const placed: Placed = { face: 'a', size: poker, x: 100, y: 100, turn: 0, bleed: even(3) };

const shown: readonly [string, Partial<Placed>, number[]][] = [
  ['its bleed is', {}, [65.5, 53, 69, 94]],
  ['turned, it is wider than high', { turn: 90 }, [53, 65.5, 94, 69]],
  ['turned upside down, it is as high', { turn: 180 }, [65.5, 53, 69, 94]],
  ['no bleed at a fold', { bleed: { ...even(3), top: 0 } }, [65.5, 56, 69, 91]],
  [
    'bleed is of the page’s sides, not of the card’s',
    { turn: 90, bleed: { ...even(0), left: 2 } },
    [54, 68.5, 90, 63],
  ],
  ['all of it in a large window', { window: { x: 0, y: 0, w: 210, h: 297 } }, [65.5, 53, 69, 94]],
  ['what lies in the window', { window: { x: 80, y: 60, w: 20, h: 300 } }, [80, 60, 20, 87]],
  [
    'of a window that begins beyond it, nothing',
    { window: { x: 150, y: 0, w: 60, h: 297 } },
    [150, 53, 0, 94],
  ],
];
it.each(shown)('%s shown', (_what, change, [x, y, w, h]) => {
  expect(shownOf({ ...placed, ...change })).toEqual({ x, y, w, h });
});
