import { expect, it } from 'vitest';
import { gripOn } from './grip';

it.each([
  ['an upright card', { x: 100, y: 50, width: 72, height: 100 }],
  ['a card that lies sideways', { x: 100, y: 50, width: 100, height: 72 }],
])('%s is held where it was taken', (_name, box) => {
  expect(gripOn(box, { x: 130, y: 60 })).toEqual({ height: box.height, grip: { x: 30, y: 10 } });
});

it('of a head that is taken the card lies under the pointer', () => {
  const { height, grip } = gripOn({ x: 100, y: 50, width: 160, height: 40 }, { x: 255, y: 60 });
  expect(height).toBeGreaterThan(40);
  expect(grip).toEqual({ x: (height * 63) / 88 / 2, y: height / 2 });
});
