import { expect, it } from 'vitest';
import type { Size } from '@shared/geometry/sheets/model';
import { paperFrame } from './paper-frame';

const upright = { w: 210, h: 297 };
const sideways = { w: 297, h: 210 };
const papersOf = (...pages: readonly Size[]): readonly Size[] => [
  ...paperFrame('sheets', pages).papers.values(),
];

it('pages of one size are the paper', () => {
  expect(papersOf(sideways, sideways)).toEqual([sideways]);
  expect(paperFrame('sheets', [sideways]).isTurned(sideways)).toBe(false);
});

it('the fewer are turned: a printer takes one size for all', () => {
  const frame = paperFrame('sheets', [upright, sideways, upright]);
  expect([...frame.papers.values()]).toEqual([upright]);
  expect([upright, sideways].map((page) => frame.isTurned(page))).toEqual([false, true]);
  expect(paperFrame('sheets', [upright, sideways, sideways]).isTurned(upright)).toBe(true);
});

it('sheets of several sizes lie on the largest', () => {
  expect(papersOf({ w: 69, h: 94 }, { w: 76, h: 90 }, upright)).toEqual([upright]);
  expect(papersOf({ w: 69, h: 94 }, { w: 76, h: 90 })).toEqual([{ w: 76, h: 94 }]);
});

it('pages with one card are as large as it, each', () => {
  const [card, bonus] = [
    { w: 69.35, h: 94.35 },
    { w: 94.35, h: 69.35 },
  ];
  const { papers, isTurned, nameOf } = paperFrame('single', [card, bonus, card]);
  expect([...papers.values()]).toEqual([card, bonus]);
  expect([card, bonus].map((page) => papers.get(nameOf(page)))).toEqual([card, bonus]);
  expect([card, bonus].some((page) => isTurned(page))).toBe(false);
  for (const name of papers.keys()) expect(name).toMatch(/^[a-z][\w-]*$/);
});
