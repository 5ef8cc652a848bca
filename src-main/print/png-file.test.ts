import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { packedWell, withDensity } from './png-file';

function chunk(type: string, data: readonly number[]): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  Buffer.from(data).copy(bytes, 8);
  bytes.writeUInt32BE(zlib.crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pixel = Buffer.concat([
  signature,
  chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
  chunk('IDAT', [...zlib.deflateSync(Uint8Array.of(0, 255))]),
  chunk('IEND', []),
]);

/** The chunks of a picture; one whose check sum is wrong has no name. */
function chunksOf(png: Uint8Array): { readonly type: string; readonly data: Buffer }[] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8)).toEqual(signature);
  const found = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    const isRight = zlib.crc32(body) === bytes.readUInt32BE(at + 8 + length);
    found.push({ type: isRight ? body.toString('latin1', 0, 4) : '', data: body.subarray(4) });
    at += 12 + length;
  }
  return found;
}

it.each([
  [300, 11811],
  [600, 23622],
])('at %i dots an inch a picture says %i a metre, between its header and its pixels', (dpi, perMetre) => {
  const chunks = chunksOf(withDensity(pixel, dpi));
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
  const [, density] = chunks;
  expect([density?.data.readUInt32BE(0), density?.data.readUInt32BE(4), density?.data[8]]).toEqual([
    perMetre,
    perMetre,
    1,
  ]);
});

it('leaves everything else as it was', () => {
  const made = chunksOf(withDensity(pixel, 300)).filter(({ type }) => type !== 'pHYs');
  expect(made).toEqual(chunksOf(pixel));
});

it('a picture packed again has the same pixels and what it says of itself, in fewer bytes', async () => {
  const rows = Buffer.concat(Array.from({ length: 200 }, (_, row) => Buffer.alloc(201, row % 7)));
  const packed = zlib.deflateSync(rows, { level: 0 });
  const told = chunk('tEXt', [...Buffer.from('Title\0Pixels')]);
  const picture = Buffer.concat([
    signature,
    chunk('IHDR', [0, 0, 0, 200, 0, 0, 0, 200, 8, 0, 0, 0, 0]),
    told,
    // Chromium writes the pixels in pieces.
    chunk('IDAT', [...packed.subarray(0, 1000)]),
    chunk('IDAT', [...packed.subarray(1000)]),
    chunk('IEND', []),
  ]);
  const again = await packedWell(picture);
  expect(again.length).toBeLessThan(picture.length / 10);
  const [header, text, pixels, end] = chunksOf(again);
  expect([header?.type, text?.type, pixels?.type, end?.type]).toEqual(['IHDR', 'tEXt', 'IDAT', 'IEND']);
  expect(zlib.inflateSync(pixels?.data ?? Buffer.alloc(0))).toEqual(rows);
});
