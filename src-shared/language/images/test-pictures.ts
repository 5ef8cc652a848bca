/** Pictures for tests, made of nothing but what a reader looks at. Nothing in the product imports this file. */

const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));
const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const little = (value: number, bytes: number): number[] => big(value, bytes).reverse();

export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: readonly number[]): number[] => [
    ...big(data.length, 4),
    ...ascii(name),
    ...data,
    ...big(0, 4),
  ];
  return Uint8Array.from([
    ...[0x89, ...ascii('PNG\r\n\u001a\n')],
    ...chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
  ]);
}

export function jpegOf(width: number, height: number, frame = 0xc0): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe0, ...big(6, 2), ...ascii('JFIF')],
    // a table that lies among the numbers of frames, and room that is filled up
    ...[0xff, 0xc4, ...big(4, 2), 1, 2],
    ...[0xff, 0xff, 0xff, frame, ...big(8, 2), 8, ...big(height, 2), ...big(width, 2), 3],
    ...[0xff, 0xda, ...big(4, 2), 0, 0],
    ...[1, 2, 0xff, 0, 3],
    ...[0xff, 0xd9],
    ...ascii('camera'),
  ]);
}

const riff = (chunk: readonly number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...ascii('RIFF'), ...little(chunk.length + 4, 4), ...ascii('WEBP'), ...chunk]);

export const webpOf = {
  lossy: (width: number, height: number) =>
    riff([
      ...ascii('VP8 '),
      ...little(10, 4),
      0,
      0,
      0,
      0x9d,
      1,
      0x2a,
      ...little(width, 2),
      ...little(height, 2),
    ]),
  lossless: (width: number, height: number) =>
    riff([
      ...ascii('VP8L'),
      ...little(10, 4),
      0x2f,
      ...little(width - 1 + (height - 1) * 2 ** 14, 4),
      0,
      0,
      0,
      0,
      0,
    ]),
  extended: (width: number, height: number) =>
    riff([...ascii('VP8X'), ...little(10, 4), 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
};
