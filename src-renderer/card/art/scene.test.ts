import { describe, expect, it } from 'vitest';
import { tones } from '@shared/language/definitions/template-words';
import { drawPattern, patternOf, patterns } from './patterns';
import { backdrops, numberOf, raysFrom, sceneOf, transformOf, type Placed } from './scene';

const names = Array.from({ length: 200 }, (_, n) => `icon-${n}`);
const windows = [
  [57, 33],
  [30, 40],
  [88, 20],
  [20, 20],
] as const;

/** How far a turned square reaches from its middle. */
const reachOf = ({ side, turn }: Placed): number => {
  const angle = (turn * Math.PI) / 180;
  return (side / 2) * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
};
const numbersIn = (d: string): number[] => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);

describe.each(windows)('in a window of %d × %d mm', (width, height) => {
  it('every icon lies inside, and the large one is the largest', () => {
    for (const icon of names) {
      const scene = sceneOf({ icon, with: ['a', 'b', 'c'] }, width, height);
      expect(scene.small).toHaveLength(3);
      for (const placed of [scene.big, ...scene.small]) {
        const reach = reachOf(placed);
        expect(placed.x - reach, icon).toBeGreaterThanOrEqual(0);
        expect(placed.x + reach, icon).toBeLessThanOrEqual(width);
        expect(placed.y - reach, icon).toBeGreaterThanOrEqual(0);
        expect(placed.y + reach, icon).toBeLessThanOrEqual(height);
        expect(placed.side).toBeLessThanOrEqual(scene.big.side);
      }
    }
  });

  it.each(patterns)('the pattern %s is drawn, and is not drawn twice', (pattern) => {
    const drawn = drawPattern(pattern, width, height);
    expect(drawn.d).toMatch(/^M/);
    expect(numbersIn(drawn.d).every(Number.isFinite)).toBe(true);
    expect(drawn.d).not.toMatch(/NaN|Infinity|undefined/);
    expect(drawPattern(pattern, width, height)).toBe(drawn);
  });
});

it('the same icon makes the same picture, others make others', () => {
  const scenes = names.map((icon) => sceneOf({ icon }, 57, 33));
  expect(names.map((icon) => sceneOf({ icon }, 57, 33))).toEqual(scenes);
  const counts = backdrops.map((one) => scenes.filter(({ backdrop }) => backdrop === one).length);
  for (const count of counts) expect(count).toBeGreaterThan(names.length / 8);
  expect(numberOf('teapot')).toBe(numberOf('teapot'));
});

it('what a definition says of its icon is done', () => {
  const plain = sceneOf({ icon: 'fox' }, 57, 33).big;
  const turned = sceneOf({ icon: 'fox', turn: -15, mirror: true }, 57, 33).big;
  expect(turned).toEqual({ ...plain, turn: -15, mirror: true });
  expect(transformOf(plain)).not.toContain('rotate');
  expect(transformOf(turned)).toMatch(/rotate\(-15\) scale\(-0\.\d+ 0\.\d+\)/);
});

it('every tone has a pattern of its own', () => {
  expect(new Set(tones.map(patternOf)).size).toBe(tones.length);
  expect(patternOf('a tone of tomorrow')).toBe(patternOf('home'));
  expect(patternOf('constructor')).toBe(patternOf('home'));
});

it('rays reach over the edge on all sides', () => {
  const points = numbersIn(raysFrom(28, 16, 90));
  expect(Math.min(...points)).toBeLessThan(0);
  expect(Math.max(...points)).toBeGreaterThan(57);
});
