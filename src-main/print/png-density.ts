// Not `{ crc32 }`: early releases of Node 20 lack it and would stop before they can be told that they are too old.
import zlib from 'node:zlib';

/** Behind the signature and the header of a PNG, whose lengths never differ. */
const afterHeader = 8 + 25;

/** Says how large the picture is on paper: without it programs take 72 or 96 dots an inch. */
export function withDensity(png: Uint8Array, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi / 0.0254);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(zlib.crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}
