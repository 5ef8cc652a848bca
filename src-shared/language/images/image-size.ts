import { ascii, startsWith, type RasterType } from './image-type';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** `cut`: the file ends before the picture does. `broken`: its parts contradict each other. */
export type Measured = ({ readonly is: 'whole' } & ImageSize) | { readonly is: 'cut' | 'broken' };

/**
 * How large a picture is, from what its file says of itself. Nothing is decoded: a few bytes may claim a picture
 * of many gigabytes, and that is found out here, before anybody tries to show it.
 */
export const measureImage = (type: RasterType, bytes: Uint8Array): Measured => measure[type](bytes);

const cut: Measured = { is: 'cut' };
const broken: Measured = { is: 'broken' };
const whole = (width: number, height: number): Measured =>
  width > 0 && height > 0 ? { is: 'whole', width, height } : broken;

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const measure: Readonly<Record<RasterType, (bytes: Uint8Array) => Measured>> = {
  png: measurePng,
  jpeg: measureJpeg,
  webp: measureWebp,
};

/** Eight bytes of signature, then chunks: length, name, data, checksum. The last one is called IEND. */
function measurePng(bytes: Uint8Array): Measured {
  const data = view(bytes);
  if (bytes.byteLength < 33) return cut;
  if (data.getUint32(8) !== 13) return broken;
  for (let at = 8; ; at += 12 + data.getUint32(at)) {
    if (at + 12 > bytes.byteLength) return cut;
    if (startsWith(bytes, ascii('IEND'), at + 4)) return whole(data.getUint32(16), data.getUint32(20));
  }
}

/** Markers with their segments; a frame's segment has the size. What follows a scan ends with its own marker. */
function measureJpeg(bytes: Uint8Array): Measured {
  const data = view(bytes);
  let size: Measured = broken;
  for (let at = 2; ;) {
    if (at + 4 > bytes.byteLength) return cut;
    if (bytes[at] !== 0xff) return broken;
    const marker = data.getUint8(at + 1);
    // Any number of these may fill the room before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) return broken;
    const length = data.getUint16(at + 2);
    if (length < 2) return broken;
    if (marker === 0xda) return endsAfter(bytes, at + 2 + length) ? size : cut;
    if (at + 2 + length > bytes.byteLength) return cut;
    if (isFrame(marker)) {
      if (length < 8) return broken;
      size = whole(data.getUint16(at + 7), data.getUint16(at + 5));
    }
    at += 2 + length;
  }
}

/** C4, C8 and CC lie among the frames and are none. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Cameras put things of their own after the end of the picture: it is looked for from the back. */
function endsAfter(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > start; at = bytes.lastIndexOf(0xd9, at - 1)) {
    if (bytes[at - 1] === 0xff) return true;
  }
  return false;
}

/** RIFF with its length, WEBP, then one of three kinds of first chunk, each with the size elsewhere. */
function measureWebp(bytes: Uint8Array): Measured {
  const data = view(bytes);
  if (bytes.byteLength < 30 || data.getUint32(4, true) + 8 > bytes.byteLength) return cut;
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8 ':
      if (!startsWith(bytes, [0x9d, 0x01, 0x2a], 23)) return broken;
      return whole(data.getUint16(26, true) & 0x3fff, data.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return broken;
      const bits = data.getUint32(21, true);
      return whole((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return whole((data.getUint32(24, true) % 2 ** 24) + 1, (data.getUint32(26, true) >>> 8) + 1);
    default:
      return broken;
  }
}
