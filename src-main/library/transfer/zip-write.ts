// Not `{ crc32 }`: early releases of Node 20 lack it and would stop before they can be told that they are too old.
import zlib from 'node:zlib';
import { deflateSync } from 'fflate';
import {
  centralHeader,
  endRecord,
  fixedDate,
  fixedTime,
  localHeader,
  methods,
  versionNeeded,
  zipLimits,
} from './zip-format';

interface Written {
  readonly name: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly packed: Uint8Array;
  readonly size: number;
  readonly offset: number;
}

/** Collects entries in the order given. fflate deflates alike on every machine; the system's zlib does not. */
export class ZipWriter {
  readonly #limits: { readonly entries: number; readonly bytes: number };
  readonly #entries: Written[] = [];
  #offset = 0;
  #centralSize = 0;

  constructor(limits: { readonly entries: number; readonly bytes: number } = zipLimits) {
    this.#limits = limits;
  }

  /** False, and nothing added, when the format could not tell of it: a count that wraps makes a broken file. */
  add(path: string, bytes: Uint8Array, options: { readonly compress: boolean }): boolean {
    if (this.#entries.length >= this.#limits.entries) return false;
    const deflated = options.compress ? deflateSync(bytes, { level: 9 }) : null;
    const packed = deflated && deflated.byteLength < bytes.byteLength ? deflated : bytes;
    const name = new TextEncoder().encode(path);
    const offset = this.#offset + localHeader.size + name.byteLength + packed.byteLength;
    const centralSize = this.#centralSize + centralHeader.size + name.byteLength;
    if (offset + centralSize + endRecord.size > this.#limits.bytes) return false;
    this.#entries.push({
      name,
      method: packed === bytes ? methods.stored : methods.deflated,
      crc: zlib.crc32(bytes),
      packed,
      size: bytes.byteLength,
      offset: this.#offset,
    });
    this.#offset = offset;
    this.#centralSize = centralSize;
    return true;
  }

  finish(): Uint8Array<ArrayBuffer> {
    const centralSize = this.#centralSize;
    const archive = new Uint8Array(this.#offset + centralSize + endRecord.size);
    const view = new DataView(archive.buffer);
    let central = this.#offset;
    for (const entry of this.#entries) {
      view.setUint32(entry.offset, localHeader.signature, true);
      writeCommon(view, entry.offset + 4, entry);
      archive.set(entry.name, entry.offset + localHeader.size);
      archive.set(entry.packed, entry.offset + localHeader.size + entry.name.byteLength);

      view.setUint32(central, centralHeader.signature, true);
      view.setUint16(central + 4, versionNeeded, true);
      writeCommon(view, central + 6, entry);
      view.setUint32(central + 42, entry.offset, true);
      archive.set(entry.name, central + centralHeader.size);
      central += centralHeader.size + entry.name.byteLength;
    }
    view.setUint32(central, endRecord.signature, true);
    view.setUint16(central + 8, this.#entries.length, true);
    view.setUint16(central + 10, this.#entries.length, true);
    view.setUint32(central + 12, centralSize, true);
    view.setUint32(central + 16, this.#offset, true);
    return archive;
  }
}

/** The 26 bytes that an entry's two headers have in common, from "version needed" to "extra length". */
function writeCommon(view: DataView, at: number, { method, crc, packed, size, name }: Written): void {
  view.setUint16(at, versionNeeded, true);
  view.setUint16(at + 4, method, true);
  view.setUint16(at + 6, fixedTime, true);
  view.setUint16(at + 8, fixedDate, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, packed.byteLength, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.byteLength, true);
}
