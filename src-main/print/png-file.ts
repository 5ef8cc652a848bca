// Not `{ crc32 }`: early releases of Node 20 lack it and would stop before they can be told that they are too old.
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);
const inflate = promisify(zlib.inflate);

/** Behind the signature and the header of a PNG, whose lengths never differ. */
const afterHeader = 8 + 25;

/** Says how large the picture is on paper: without it programs take 72 or 96 dots an inch. */
export function withDensity(png: Uint8Array, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi / 0.0254);
  const body = Buffer.alloc(9);
  body.writeUInt32BE(perMetre, 0);
  body.writeUInt32BE(perMetre, 4);
  body.writeUInt8(1, 8);
  return Buffer.concat([png.subarray(0, afterHeader), chunk('pHYs', body), png.subarray(afterHeader)]);
}

/**
 * The same pixels in fewer bytes. Chromium takes pictures twice as fast when it need not pack them well; packing them
 * again happens on a thread beside it.
 */
export async function packedWell(png: Uint8Array): Promise<Uint8Array> {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const pixels: Buffer[] = [];
  let end = afterHeader;
  for (let at = afterHeader; at < file.length;) {
    const next = at + 12 + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') pixels.push(file.subarray(at + 8, next - 4));
    else if (pixels.length === 0) end = next;
    at = next;
  }
  const packed = await deflate(await inflate(Buffer.concat(pixels)));
  // Nothing but the pixels stands behind the first of them.
  return Buffer.concat([file.subarray(0, end), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

/** A part of a file, with its length, its name and its check sum. */
export function chunk(name: string, body: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + body.length);
  bytes.writeUInt32BE(body.length, 0);
  bytes.write(name, 4, 'latin1');
  body.copy(bytes, 8);
  bytes.writeUInt32BE(zlib.crc32(bytes.subarray(4, 8 + body.length)), 8 + body.length);
  return bytes;
}
