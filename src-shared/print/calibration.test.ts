import { describe, expect, it } from 'vitest';
import type { Line, Margins, Size } from '@shared/geometry/sheets/model';
import { calibrationOn, crossArm, offsetScales, type OffsetScale, type Point } from './calibration';

const all = (margin: number): Margins => ({ top: margin, right: margin, bottom: margin, left: margin });
const a4: Size = { w: 210, h: 297 };
const papers: readonly (readonly [string, Size])[] = [
  ['A4', a4],
  ['A4 sideways', { w: 297, h: 210 }],
  ['Letter', { w: 215.9, h: 279.4 }],
  ['A3', { w: 297, h: 420 }],
  ['A5', { w: 148, h: 210 }],
  ['A6', { w: 105, h: 148 }],
];

describe('the rulers', () => {
  it('are as long as is useful on A4', () => {
    const { rulers } = calibrationOn(a4, all(10), true);
    expect([rulers.x.length, rulers.y.length]).toEqual([150, 200]);
  });

  it('have a tick at each millimetre, exactly, and a number at each ten', () => {
    const { rulers } = calibrationOn(a4, all(5), true);
    for (const axis of ['x', 'y'] as const) {
      const { ticks, length, base } = rulers[axis];
      const places = ticks.map(({ line }) => (axis === 'x' ? line.x1 - base.x1 : line.y1 - base.y1));
      expect(places).toEqual(Array.from({ length: length + 1 }, (_, at) => at));
      expect(ticks.flatMap(({ label }) => label?.value ?? [])).toEqual(
        Array.from({ length: length / 10 + 1 }, (_, at) => at * 10),
      );
    }
  });
});

describe.each(papers)('on %s', (_, size) => {
  it.each([true, false])('nothing is drawn off the printable part (paper turned over: %s)', (turned) => {
    const margin = 8;
    const { rulers, crosses } = calibrationOn(size, all(margin), turned);
    const ends = ({ x1, y1, x2, y2 }: Line): Point[] => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
    const points = [
      ...[rulers.x, rulers.y].flatMap(({ base, ticks }) => [
        ...ends(base),
        ...ticks.flatMap(({ line, label }) => [...ends(line), ...(label ? [label] : [])]),
      ]),
      ...crosses.flatMap(({ x, y }) => [
        { x: x - crossArm, y: y - crossArm },
        { x: x + crossArm, y: y + crossArm },
      ]),
    ];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(margin);
      expect(x).toBeLessThanOrEqual(size.w - margin);
      expect(y).toBeGreaterThanOrEqual(margin);
      expect(y).toBeLessThanOrEqual(size.h - margin);
    }
    expect(rulers.x.length).toBeGreaterThanOrEqual(50);
  });

  it('crosses meet crosses over whichever edge the paper is turned', () => {
    const { crosses } = calibrationOn(size, all(8), true);
    const has = ({ x, y }: Point): boolean =>
      crosses.some((cross) => Math.abs(cross.x - x) < 1e-6 && Math.abs(cross.y - y) < 1e-6);
    expect(crosses.every(({ x, y }) => has({ x: size.w - x, y }) && has({ x, y: size.h - y }))).toBe(true);
  });

  it('no two crosses touch each other', () => {
    const { crosses } = calibrationOn(size, all(8), true);
    for (const [at, a] of crosses.entries())
      for (const b of crosses.slice(at + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(2 * crossArm);
  });
});

it('has no crosses where the paper is not turned over', () => {
  expect(calibrationOn(a4, all(8), false).crosses).toEqual([]);
});

/** What somebody sees who holds the sheet against the light and looks at its second side. */
describe('what is read is how far the second side came out off', () => {
  const { crosses } = calibrationOn(a4, all(8), true);
  /** Where a point of the first side lies as the second is read. */
  const turnedOver = {
    'long edge': ({ x, y }: Point): Point => ({ x: a4.w - x, y }),
    'short edge': ({ x, y }: Point): Point => ({ x, y: a4.h - y }),
  };
  const valueAt = ({ ticks }: OffsetScale, axis: 'x' | 'y', seen: number, printerOff: number): unknown =>
    ticks.find(({ line }) => Math.abs(line[`${axis}1`] + printerOff - seen) < 1e-6)?.value;

  it.each(['long edge', 'short edge'] as const)('turned over the %s', (edge) => {
    for (const off of [
      { x: 0, y: 0 },
      { x: 2, y: 0.5 },
      { x: -1.5, y: 3 },
      { x: 5, y: -5 },
    ])
      for (const cross of crosses) {
        const seen = turnedOver[edge](cross);
        const meant = crosses.find(({ x, y }) => Math.hypot(x - seen.x, y - seen.y) < 1e-6)!;
        const scales = offsetScales(meant);
        expect(valueAt(scales.x, 'x', seen.x, off.x)).toBe(off.x);
        expect(valueAt(scales.y, 'y', seen.y, off.y)).toBe(off.y);
      }
  });

  it('the signs stand at the ends of their numbers, and a line of the first side always reaches the scale', () => {
    const middle = { x: 100, y: 100 };
    const { x, y } = offsetScales(middle);
    const farthest = ({ ticks }: OffsetScale): OffsetScale['ticks'][number] =>
      ticks.reduce((a, b) => (a.value > b.value ? a : b));
    expect(farthest(x).value).toBe(5);
    expect(x.plus.x).toBeLessThan(farthest(x).line.x1);
    expect(x.minus.x).toBeGreaterThan(middle.x);
    expect(y.plus.y).toBeLessThan(farthest(y).line.y1);
    expect(y.minus.y).toBeGreaterThan(middle.y);
    expect(middle.y + crossArm).toBeGreaterThan(x.base.y1 + 5);
    expect(middle.x + crossArm).toBeGreaterThan(y.base.x1 + 5);
  });
});
