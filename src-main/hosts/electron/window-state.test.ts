import { describe, expect, test } from 'vitest';
import { parseWindowState, placeWindow, stateToKeep, type Rectangle } from './window-state';

const at = (x: number, y: number, width: number, height: number): Rectangle => ({ x, y, width, height });
const laptop = at(0, 25, 1440, 875);
const monitor = at(1440, 0, 1920, 1080);
const left = at(-1920, 0, 1920, 1040);
const small = at(0, 0, 800, 600);

const places: [what: string, remembered: Rectangle | null, areas: Rectangle[], placed: Rectangle][] = [
  ['first start: in the middle', null, [laptop, monitor], at(80, 62, 1280, 800)],
  ['where it was', at(100, 100, 1200, 700), [laptop], at(100, 100, 1200, 700)],
  ['on the second display', at(1500, 50, 1200, 700), [laptop, monitor], at(1500, 50, 1200, 700)],
  ['on a display to the left', at(-1800, 10, 1200, 700), [laptop, left], at(-1800, 10, 1200, 700)],
  ['its display is gone', at(1500, 50, 1200, 700), [laptop], at(120, 112, 1200, 700)],
  ['half out of sight', at(1000, 600, 1200, 700), [laptop], at(240, 200, 1200, 700)],
  ['title bar above the screen', at(100, -300, 1200, 700), [laptop], at(100, 25, 1200, 700)],
  ['larger than any display', at(0, 0, 4000, 3000), [laptop], at(0, 25, 1440, 875)],
  [
    'on the display that shows most of it',
    at(1300, 50, 1200, 700),
    [laptop, monitor],
    at(1440, 50, 1200, 700),
  ],
  ['smaller than it may be', at(100, 100, 10, 10), [laptop], at(100, 100, 960, 640)],
  ['a display smaller than the least size', at(10, 10, 960, 640), [small], at(0, 0, 800, 600)],
  ['absurd numbers', at(99_999, -99_999, 100_000, 100_000), [laptop], at(0, 25, 1440, 875)],
  ['no display known', null, [], at(0, 0, 1280, 800)],
];

test.each(places)('%s', (_what, remembered, areas, placed) => {
  expect(placeWindow(remembered, areas)).toEqual(placed);
});

const middle = at(80, 62, 1280, 800);
const kept: [what: string, normal: Rectangle, current: Rectangle, maximized: boolean, bounds: Rectangle][] = [
  ['as it is', at(1, 2, 1000, 700), at(1, 2, 1000, 700), false, at(1, 2, 1000, 700)],
  ['maximised: as it was before', at(1, 2, 1000, 700), at(0, 25, 1440, 875), true, at(1, 2, 1000, 700)],
  ['maximised size taken for the normal one', at(0, 25, 1440, 875), at(0, 25, 1440, 875), true, middle],
];
test.each(kept)('what is kept: %s', (_what, normal, current, maximized, bounds) => {
  expect(stateToKeep({ normal, current, maximized }, middle)).toEqual({ bounds, maximized });
});

const good = { bounds: at(1, 2, 1000, 700), maximized: true };
const bad: unknown[] = [
  undefined,
  null,
  'maximized',
  [],
  {},
  { ...good, maximized: 1 },
  { ...good, bounds: null },
  { ...good, bounds: { x: 0, y: 0, width: '1000', height: 700 } },
  { ...good, bounds: at(0.5, 0, 1000, 700) },
  { ...good, bounds: at(Number.NaN, 0, 1000, 700) },
  { ...good, bounds: at(0, 0, Number.POSITIVE_INFINITY, 700) },
  { ...good, bounds: at(1e15, 0, 1000, 700) },
];

describe('parseWindowState', () => {
  test('takes what was stored', () => expect(parseWindowState(good)).toEqual(good));
  test.each(bad)('forgets %j', (stored) => expect(parseWindowState(stored)).toBeNull());
});
