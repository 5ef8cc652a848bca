import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { companions } from './library-paths';

/** What was written survives a power cut. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A rename survives a power cut. Windows can't open a folder and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts a finished file in its place in one step: the name holds the old or the new, never half of it. */
export function putInPlace(finished: string, place: string): void {
  syncFile(finished);
  renameSync(finished, place);
  syncFolder(dirname(place));
}

/** Renames a database with all that belongs to it. A missing part is passed over. */
export function moveDatabase(from: string, to: string): void {
  for (const suffix of ['', ...companions]) {
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  }
  syncFolder(dirname(to));
}
