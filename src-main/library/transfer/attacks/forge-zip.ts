import { crc32, deflateRawSync } from 'node:zlib';
import { indexPath, renderIndex, sha256 } from '../archive-format';

/** An entry whose headers may say anything. What is left out is told truly. */
export interface Forged {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly method?: number;
  readonly packed?: Uint8Array;
  readonly size?: number;
  readonly packedSize?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly extra?: Uint8Array;
  /** In the table of contents only. */
  readonly offset?: number;
  readonly centralPath?: string;
  readonly centralSize?: number;
}

export interface Ending {
  readonly comment?: Uint8Array;
  readonly count?: number;
  readonly disk?: number;
}

const none = new Uint8Array(0);
const numbers = (...fields: readonly [bytes: 2 | 4, value: number][]): Buffer => {
  const out = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = out.writeUIntLE(value % 2 ** (8 * size), at, size);
  return out;
};

/** A ZIP file out of whatever headers are asked for: our own writer only makes honest ones. */
export function forgeZip(entries: readonly Forged[], ending: Ending = {}): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const { bytes, method = 8, flags = 0, extra = none } = entry;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(bytes) : bytes);
    const name = Buffer.from(entry.path);
    const centralName = Buffer.from(entry.centralPath ?? entry.path);
    const common = (length: number, size: number): Buffer =>
      numbers(
        [2, 20],
        [2, flags],
        [2, method],
        [2, 0],
        [2, 0x21],
        [4, entry.crc ?? crc32(bytes)],
        [4, entry.packedSize ?? packed.byteLength],
        [4, size],
        [2, length],
        [2, extra.byteLength],
      );
    const size = entry.size ?? bytes.byteLength;
    const local = [numbers([4, 0x04034b50]), common(name.byteLength, size), name, extra, packed];
    centrals.push(
      numbers([4, 0x02014b50], [2, 20]),
      common(centralName.byteLength, entry.centralSize ?? size),
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset ?? at]),
      centralName,
      extra,
    );
    locals.push(...local);
    at += local.reduce((sum, part) => sum + part.byteLength, 0);
  }
  const centralSize = centrals.reduce((sum, part) => sum + part.byteLength, 0);
  const { comment = none, count = entries.length, disk = 0 } = ending;
  const end = numbers(
    [4, 0x06054b50],
    [2, disk],
    [2, disk],
    [2, count],
    [2, count],
    [4, centralSize],
    [4, at],
    [2, comment.byteLength],
  );
  return new Uint8Array(Buffer.concat([...locals, ...centrals, end, comment]));
}

/** The index that fits these files, as the first entry must be. */
export const indexOf = (files: Iterable<readonly [string, Uint8Array]>): Forged => ({
  path: indexPath,
  bytes: renderIndex(new Map([...files].map(([path, bytes]) => [path, sha256(bytes)]))),
});

/** An archive in perfect order around files that may be anything. */
export const forgeArchive = (files: Iterable<readonly [string, Uint8Array]>): Uint8Array => {
  const list = [...files];
  return forgeZip([indexOf(list), ...list.map(([path, bytes]) => ({ path, bytes }))]);
};
