import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { failure, type Failure } from '@shared/api/failures';

/** Marks our databases among all SQLite files: "HrtD". */
export const applicationId = 0x48727444;

export type Identity =
  | { readonly is: 'absent' }
  | { readonly is: 'library'; readonly version: number }
  | { readonly is: 'refused'; readonly why: Failure };

const magic = Buffer.from('SQLite format 3\0', 'latin1');
const headerBytes = 100;

/**
 * Says what a file is by its first bytes alone. SQLite itself would already write beside it (-wal, -shm), and
 * a file that is not ours is left exactly as it was.
 */
export function identify(file: string, known: number): Identity {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return { is: 'absent' };
  const header = readHeader(file);
  if (!header.subarray(0, magic.length).equals(magic) || header.length < headerBytes) {
    const detail = found.size === 0 ? 'empty file' : 'not a SQLite file';
    return { is: 'refused', why: failure('database-damaged', { file, detail }) };
  }
  if (header.readUInt32BE(68) !== applicationId) {
    return { is: 'refused', why: failure('database-foreign', { file }) };
  }
  const version = header.readUInt32BE(60);
  return version > known
    ? { is: 'refused', why: failure('database-newer', { file, version, known }) }
    : { is: 'library', version };
}

function readHeader(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const header = Buffer.alloc(headerBytes);
    return header.subarray(0, readSync(handle, header, 0, headerBytes, 0));
  } finally {
    closeSync(handle);
  }
}
