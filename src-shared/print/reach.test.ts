import { expect, it } from 'vitest';
import type { Template } from '@shared/language/definitions/template';
import { withReach } from './reach';

const ground = { layer: 'shape', shape: 'box', x: -3, y: -3, w: 69, h: 94, fill: 'tone' } as const;
const panel = { layer: 'shape', shape: 'box', x: 3, y: 52, w: 57, h: 33, fill: 'paper' } as const;
const template = {
  size: { w: 63, h: 88 },
  bleed: 3,
  layers: [ground, panel],
} as Partial<Template> as Template;

/** How far it is asked to reach beyond the cut, and where its ground ends then. */
const rows = [
  [
    { w: 0, h: 0 },
    { x: -3, y: -3, w: 69, h: 94 },
  ],
  [
    { w: 3, h: 3 },
    { x: -3, y: -3, w: 69, h: 94 },
  ],
  [
    { w: 3.2, h: 3 },
    { x: -3.2, y: -3, w: 69.4, h: 94 },
  ],
  // Between two tenths: outwards, or the browser may leave a white hair.
  [
    { w: 3.15, h: 3.25 },
    { x: -3.2, y: -3.3, w: 69.4, h: 94.6 },
  ],
] as const;

it.each(rows)('a ground that ends with the bleed goes on as far as is printed: %o', (by, wanted) => {
  const [grown, still] = withReach(template, by).layers;
  for (const side of ['x', 'y', 'w', 'h'] as const) expect(grown?.[side]).toBeCloseTo(wanted[side]);
  expect(still).toEqual(panel);
});
