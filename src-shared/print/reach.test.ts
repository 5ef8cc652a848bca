import { describe, expect, it } from 'vitest';
import type { Layer, Template } from '@shared/language/definitions/template';
import { shippedPack } from '@shared/language/test-shipped';
import { withReach } from './reach';

const ground: Layer = { layer: 'shape', shape: 'box', x: -3, y: -3, w: 69, h: 94, fill: 'tone' };
const name: Layer = { layer: 'text', field: 'name', x: -3, y: -3, w: 69, h: 94, size: 4 };
const inside: Layer = { layer: 'shape', shape: 'round', x: 4, y: 5, w: 20, h: 8, fill: 'paper' };

const blank = shippedPack('ygios').definitions.flatMap((one) =>
  one.kind === 'template' ? [one.value] : [],
)[0];
const withLayers = (...layers: Layer[]): Template => {
  if (!blank) throw new Error('no template');
  return { ...blank, size: { w: 63, h: 88 }, bleed: 3, layers };
};
/** The boxes of its layers: x, y, w, h. */
const boxes = ({ layers }: Template): number[][] => layers.map(({ x, y, w, h }) => [x, y, w, h]);

describe('a template whose ground is drawn further', () => {
  it('is the same where its own bleed is enough', () => {
    const template = withLayers(ground, name);
    expect(withReach(template, { w: 3, h: 3 })).toBe(template);
    expect(withReach(template, { w: 0, h: 2.9 })).toBe(template);
    // As 88.9 / 2 + 3.175 - 44.45 comes out.
    expect(withReach(template, { w: 3.0000000001, h: 3 })).toBe(template);
  });

  it('goes on with what reached the end of the bleed, and leaves everything that is read', () => {
    const made = withReach(withLayers(ground, inside, name), { w: 5, h: 4.5 });
    expect(boxes(made)).toEqual([
      [-5, -4.5, 73, 97],
      [4, 5, 20, 8],
      [-3, -3, 69, 94],
    ]);
    expect(made.layers.slice(1)).toEqual([inside, name]);
    expect(made.size).toEqual({ w: 63, h: 88 });
  });

  const sides: readonly [string, Partial<Layer>, number[]][] = [
    ['above', { h: 20 }, [-5, -4, 73, 21]],
    ['below', { y: 70, h: 21 }, [-5, 70, 73, 22]],
    ['on the left', { w: 10 }, [-5, -4, 12, 96]],
    ['on the right', { x: 60, w: 6 }, [60, -4, 8, 96]],
  ];
  it.each(sides)('a field that reaches it %s grows there only', (_where, box, grown) => {
    const made = withReach(withLayers({ ...ground, ...box } as Layer), { w: 5, h: 4 });
    expect(boxes(made)).toEqual([grown]);
  });

  it('never grows less than its own bleed one way because it needs more the other', () => {
    // A landscape card in an upright cut: much is left above and below, nothing beside.
    expect(boxes(withReach(withLayers(ground), { w: 0, h: 20 }))).toEqual([[-3, -20, 69, 128]]);
  });

  it('goes outwards to the next tenth, or the browser may leave a white hair', () => {
    const [[x = 0, y = 0, w = 0, h = 0] = []] = boxes(withReach(withLayers(ground), { w: 3.15, h: 3.25 }));
    for (const [side, wanted] of [
      [x, -3.2],
      [y, -3.3],
      [w, 69.4],
      [h, 94.6],
    ] as const)
      expect(side).toBeCloseTo(wanted);
  });

  it('leaves what is turned, and a field that ends before the bleed does', () => {
    const turned: Layer = { ...ground, turn: 45 };
    const short: Layer = { ...ground, x: -2, y: -2, w: 67, h: 92 };
    expect(withReach(withLayers(turned, short), { w: 6, h: 6 }).layers).toEqual([turned, short]);
  });

  it('grows where a language has the field otherwise, by that language’s own edges', () => {
    const field: Layer = {
      ...ground,
      h: 30,
      in: { ja: { h: 40 }, uk: { y: 50, h: 41 }, en: { x: 2, w: 10 } },
    };
    const [made] = withReach(withLayers(field), { w: 5, h: 4 }).layers;
    expect(made).toEqual({
      ...ground,
      ...{ x: -5, y: -4, w: 73, h: 31 },
      in: {
        // Beginning higher, it must still end where it ended.
        ja: { x: -5, y: -4, w: 73, h: 41 },
        uk: { x: -5, y: 50, w: 73, h: 42 },
        en: { x: 2, y: -4, w: 10, h: 31 },
      },
    });
  });
});
