import { describe, expect, it } from 'vitest';
import { packLimits } from '../pack-limits';
import { checkImage } from './check-image';
import { measureImage } from './image-size';
import { rasterTypeOf, type RasterType } from './image-type';
import { jpegOf, pngOf, webpOf } from './test-pictures';

type Make = (width: number, height: number) => Uint8Array;
const made: readonly (readonly [what: string, type: RasterType, make: Make])[] = [
  ['PNG', 'png', pngOf],
  ['JPEG', 'jpeg', jpegOf],
  ['progressive JPEG', 'jpeg', (width, height) => jpegOf(width, height, 0xc2)],
  ['lossy WebP', 'webp', webpOf.lossy],
  ['lossless WebP', 'webp', webpOf.lossless],
  ['WebP with extras', 'webp', webpOf.extended],
];

/** A picture that a program drew, one dot large. */
const real = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

describe.each(made)('a %s', (_what, type, make) => {
  it.each([
    [1, 1],
    [2976, 4157],
    [8000, 16],
  ])('of %d × %d says so', (width, height) => {
    expect(rasterTypeOf(make(width, height))).toBe(type);
    expect(measureImage(type, make(width, height))).toEqual({ is: 'whole', width, height });
    expect(checkImage('art/a.png', type, make(width, height))).toBeNull();
  });

  it('is not whole wherever it is cut', () => {
    const bytes = make(300, 200);
    const end = type === 'jpeg' ? bytes.byteLength - 'camera'.length : bytes.byteLength;
    for (let length = 0; length < end; length++) {
      const found = checkImage('art/a.png', type, bytes.slice(0, length))?.code;
      expect(['bad-image', 'image-cut'], `${length} of ${end} bytes`).toContain(found);
    }
  });

  it('is refused when it is too large to be shown, however few bytes it has', () => {
    const { imageSide: side, imageMegapixels: megapixels } = packLimits;
    const most = 16_383;
    for (const [width, height] of [
      [side + 1, 1],
      [1, side + 1],
      [side, side],
      [most, most],
    ] as const) {
      const said = checkImage('art/a.png', type, make(width, height));
      expect(said).toMatchObject({ code: 'image-too-large', data: { width, height, side, megapixels } });
    }
  });

  it('under another name is refused', () => {
    for (const other of ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const) {
      const same = other === type || (other === 'jpg' && type === 'jpeg');
      if (!same) expect(checkImage('art/a.x', other, make(3, 3))).toMatchObject({ severity: 'error' });
    }
  });
});

it('a real picture is measured like a made one', () => {
  expect(measureImage('png', real)).toEqual({ is: 'whole', width: 1, height: 1 });
});

const changed = (bytes: Uint8Array, at: number, ...to: number[]): Uint8Array => {
  const copy = bytes.slice();
  copy.set(to, at);
  return copy;
};
// prettier-ignore
const broken: readonly (readonly [what: string, type: RasterType, bytes: Uint8Array, is: 'cut' | 'broken'])[] = [
  ['no width', 'png', pngOf(0, 5), 'broken'],
  ['a header of another length', 'png', changed(pngOf(5, 5), 8, 0, 0, 0, 14), 'broken'],
  ['a chunk longer than the file', 'png', changed(pngOf(5, 5), 33, 0xff, 0xff, 0xff, 0xff), 'cut'],
  ['no height', 'jpeg', jpegOf(5, 0), 'broken'],
  ['no frame', 'jpeg', jpegOf(5, 5, 0xcc), 'broken'],
  ['a segment without length', 'jpeg', changed(jpegOf(5, 5), 4, 0, 0), 'broken'],
  ['no marker where one must be', 'jpeg', changed(jpegOf(5, 5), 10, 7), 'broken'],
  ['an end before the picture', 'jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, 0, 0]), 'broken'],
  ['no start code', 'webp', changed(webpOf.lossy(5, 5), 23, 1), 'broken'],
  ['no signature', 'webp', changed(webpOf.lossless(5, 5), 20, 1), 'broken'],
  ['an unknown first chunk', 'webp', changed(webpOf.extended(5, 5), 15, 0x21), 'broken'],
];
it.each(broken)('%s in a %s', (_what, type, bytes, is) => {
  expect(measureImage(type, bytes)).toEqual({ is });
});
