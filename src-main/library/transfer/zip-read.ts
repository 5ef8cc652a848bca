// Not `{ crc32 }`: early releases of Node 20 lack it and would stop before they can be told that they are too old.
import zlib, { inflateRawSync } from 'node:zlib';
import type { ArchiveTrouble } from '@shared/language/diagnostics';
import { err, ok, type Result } from '@shared/util/result';
import { centralHeader, endRecord, localHeader, methods } from './zip-format';

export interface ZipEntry {
  readonly path: string;
  readonly method: number;
  readonly packed: Uint8Array;
  /** As declared. `unpack` never makes more than this. */
  readonly size: number;
  readonly crc: number;
}

// Keeping the byte order mark: a name that begins with one is another name, and none that a pack may hold.
const nameDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The table of contents of an archive, nothing unpacked yet. Strict: entries lie one behind the other without
 * gap or overlap, both headers of each agree, and nothing stands before, between or after, so that two programs
 * can't read two different packs from one file.
 */
export function readZip(archive: Uint8Array): Result<ZipEntry[], ArchiveTrouble> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - endRecord.size;
  if (end < 0 || view.getUint32(end, true) !== endRecord.signature) return err('cut');
  const count = view.getUint16(end + 10, true);
  const centralSize = view.getUint32(end + 12, true);
  const centralStart = view.getUint32(end + 16, true);
  const oneDisk = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  const noComment = view.getUint16(end + 20, true) === 0;
  if (!oneDisk || !noComment || centralStart + centralSize !== end) return err('layout');

  const entries: ZipEntry[] = [];
  let central = centralStart;
  let local = 0;
  for (let index = 0; index < count; index++) {
    const read = readEntry(archive, view, { central, local, centralStart, end });
    if (!read.ok) return read;
    entries.push(read.value.entry);
    central = read.value.nextCentral;
    local = read.value.nextLocal;
  }
  return central === end && local === centralStart ? ok(entries) : err('layout');
}

interface Cursor {
  readonly central: number;
  readonly local: number;
  readonly centralStart: number;
  readonly end: number;
}

function readEntry(
  archive: Uint8Array,
  view: DataView,
  { central, local, centralStart, end }: Cursor,
): Result<{ entry: ZipEntry; nextCentral: number; nextLocal: number }, ArchiveTrouble> {
  if (central + centralHeader.size > end || local + localHeader.size > centralStart) return err('layout');
  if (view.getUint32(central, true) !== centralHeader.signature) return err('layout');
  if (view.getUint32(local, true) !== localHeader.signature) return err('layout');
  // From "version needed" to "extra length" the two headers hold the same fields.
  for (let field = 0; field < 26; field++) {
    if (archive[central + 6 + field] !== archive[local + 4 + field]) return err('layout');
  }
  const flags = view.getUint16(local + 6, true);
  const method = view.getUint16(local + 8, true);
  const packedSize = view.getUint32(local + 18, true);
  const size = view.getUint32(local + 22, true);
  const nameLength = view.getUint16(local + 26, true);
  const extraLength = view.getUint16(local + 28, true);
  const comment = view.getUint16(central + 32, true);
  const disk = view.getUint16(central + 34, true);
  // Encryption, sizes that follow the data, and names in other alphabets all show in the flags.
  if (flags !== 0 || (method !== methods.stored && method !== methods.deflated)) return err('packing');
  if (extraLength !== 0 || comment !== 0 || disk !== 0) return err('layout');
  if (view.getUint32(central + 42, true) !== local) return err('layout');

  const localName = local + localHeader.size;
  const centralName = central + centralHeader.size;
  const data = localName + nameLength;
  if (centralName + nameLength > end || data + packedSize > centralStart) return err('layout');
  const name = archive.subarray(localName, data);
  if (!name.every((byte, index) => byte === archive[centralName + index])) return err('layout');
  if (method === methods.stored && packedSize !== size) return err('sizes');
  return ok({
    entry: {
      path: nameDecoder.decode(name),
      method,
      packed: archive.subarray(data, data + packedSize),
      size,
      crc: view.getUint32(local + 14, true),
    },
    nextCentral: centralName + nameLength,
    nextLocal: data + packedSize,
  });
}

/** The entry's bytes; whatever its header claims, no more than the declared size is ever made. */
export function unpack(entry: ZipEntry): Result<Uint8Array, ArchiveTrouble> {
  const unfolded = unfold(entry);
  // Other programs go by this sum alone: what they would call damaged is damaged here too.
  return unfolded.ok && zlib.crc32(unfolded.value) !== entry.crc ? err('cut') : unfolded;
}

function unfold({ method, packed, size }: ZipEntry): Result<Uint8Array, ArchiveTrouble> {
  if (method === methods.stored) return ok(packed.slice());
  try {
    const { bytes, used } = inflate(packed, Math.max(1, size));
    // Bytes behind the end of the compressed data would be a place to hide something.
    return bytes.byteLength === size && used === packed.byteLength ? ok(bytes) : err('sizes');
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : null;
    return err(code === 'ERR_BUFFER_TOO_LARGE' ? 'sizes' : 'cut');
  }
}

function inflate(packed: Uint8Array, most: number): { bytes: Uint8Array; used: number } {
  // Node's types know nothing of what `info` makes of the answer.
  const answer: unknown = inflateRawSync(packed, { maxOutputLength: most, info: true });
  if (typeof answer !== 'object' || answer === null || !('buffer' in answer) || !('engine' in answer)) {
    throw new Error('inflateRawSync without info');
  }
  const { buffer, engine } = answer;
  const used =
    typeof engine === 'object' && engine !== null && 'bytesWritten' in engine && engine.bytesWritten;
  if (!(buffer instanceof Uint8Array) || typeof used !== 'number')
    throw new Error('inflateRawSync without info');
  return { bytes: new Uint8Array(buffer), used };
}
