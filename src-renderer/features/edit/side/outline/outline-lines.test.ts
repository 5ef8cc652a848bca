import { expect, it } from 'vitest';
import type { OutlineNode } from '@shared/assist/types';
import { lineAround, outlineLines } from './outline-lines';

const node = (title: string, from: number, to: number, children: OutlineNode[] = []): OutlineNode => ({
  title,
  detail: '',
  span: { from, to },
  children,
});
const lines = outlineLines([
  node('id', 2, 10),
  node('names', 12, 40, [node('en', 20, 25), node('ja', 27, 35)]),
]);

it('lists parts under what they are parts of', () => {
  expect(lines.map((line) => [line.node.title, line.level, line.at, line.of])).toEqual([
    ['id', 1, 0, 2],
    ['names', 1, 1, 2],
    ['en', 2, 0, 2],
    ['ja', 2, 1, 2],
  ]);
});

it.each([
  [5, 'id'],
  [15, 'names'],
  [22, 'en'],
  [35, 'ja'],
  [38, 'names'],
  [50, undefined],
])('the cursor at %i is in %s', (offset, title) => {
  expect(lines[lineAround(lines, offset)]?.node.title).toBe(title);
});
