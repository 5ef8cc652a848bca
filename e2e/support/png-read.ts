import { inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Dots per metre, if the file says so. */
  readonly perMetre: { readonly x: number; readonly y: number } | null;
  /** Red, green, blue, opacity. */
  readonly data: Uint8Array;
}

/** Reads a PNG as browsers write them: eight bits, with or without opacity, not interlaced. */
export function decodePng(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  const packed: Buffer[] = [];
  let header: Buffer | null = null;
  let density: Buffer | null = null;
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') header = body;
    if (name === 'pHYs') density = body;
    if (name === 'IDAT') packed.push(body);
    at += length + 12;
  }
  if (!header) throw new Error('no PNG');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[header.readUInt8(9)];
  if (header.readUInt8(8) !== 8 || channels === undefined || header.readUInt8(12) !== 0)
    throw new Error('a PNG of another kind');
  const rows = unfiltered(inflateSync(Buffer.concat(packed)), width, height, channels);
  return {
    width,
    height,
    perMetre: density && { x: density.readUInt32BE(0), y: density.readUInt32BE(4) },
    data: channels === 4 ? rows : withOpacity(rows),
  };
}

export function pixelAt({ width, data }: Pixels, x: number, y: number): readonly [number, number, number] {
  const at = (y * width + x) * 4;
  return [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
}

function unfiltered(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const line = width * channels;
  const out = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x++) {
      const left = x >= channels ? (out[y * line + x - channels] ?? 0) : 0;
      const above = y > 0 ? (out[(y - 1) * line + x] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[(y - 1) * line + x - channels] ?? 0) : 0;
      const guess = guessed(filter, left, above, corner);
      out[y * line + x] = ((raw[y * (line + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  return out;
}

function guessed(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

/** The neighbour that is nearest to what the other two suggest. */
function paeth(left: number, above: number, corner: number): number {
  const suggested = left + above - corner;
  const toLeft = Math.abs(suggested - left);
  const toAbove = Math.abs(suggested - above);
  const toCorner = Math.abs(suggested - corner);
  return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
}

function withOpacity(rows: Uint8Array): Uint8Array {
  const data = new Uint8Array((rows.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rows.length; from += 3, to += 4)
    data.set(rows.subarray(from, from + 3), to);
  return data;
}
