import { expect, it } from 'vitest';
import { paperFrame } from './paper-frame';

const upright = { w: 210, h: 297 };
const sideways = { w: 297, h: 210 };

it('pages of one size are the paper', () => {
  expect(paperFrame([sideways, sideways]).paper).toEqual(sideways);
  expect(paperFrame([sideways]).isTurned(sideways)).toBe(false);
});

it('the fewer are turned: a dialog takes one size for all', () => {
  const frame = paperFrame([upright, sideways, upright]);
  expect(frame.paper).toEqual(upright);
  expect([upright, sideways].map((page) => frame.isTurned(page))).toEqual([false, true]);
  expect(paperFrame([upright, sideways, sideways]).isTurned(upright)).toBe(true);
});

it('pages of several sizes lie on the largest', () => {
  expect(paperFrame([{ w: 69, h: 94 }, { w: 76, h: 90 }, upright]).paper).toEqual(upright);
  expect(
    paperFrame([
      { w: 69, h: 94 },
      { w: 76, h: 90 },
    ]).paper,
  ).toEqual({ w: 76, h: 94 });
});
