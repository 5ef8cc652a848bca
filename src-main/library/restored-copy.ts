import { copyFileSync, rmSync } from 'node:fs';
import { putInPlace } from './durable-files';
import { identify, type Identity } from './identify';
import { libraryFile } from './library-paths';

/**
 * A backup on its way to become the library. Between putting the old library aside and giving its name to the
 * copy, a killed process leaves no library at all; the copy is what the next opening goes on with.
 */
const restoredFile = (dataDir: string): string => `${libraryFile(dataDir)}.restored`;
const unfinishedFile = (dataDir: string): string => `${restoredFile(dataDir)}.partial`;

/** Complete on disk before its name appears: half of a copy would pass for a library by its first bytes. */
export function makeRestoredCopy(dataDir: string, backup: string): void {
  dropRestoredCopy(dataDir);
  const unfinished = unfinishedFile(dataDir);
  try {
    copyFileSync(backup, unfinished);
    putInPlace(unfinished, restoredFile(dataDir));
  } finally {
    // On a full disk the half-written copy would take the last of the room.
    rmSync(unfinished, { force: true });
  }
}

export const putRestoredInPlace = (dataDir: string): void =>
  putInPlace(restoredFile(dataDir), libraryFile(dataDir));

/** Asked where there is no library. */
export const identifyRestoredCopy = (dataDir: string, known: number): Identity =>
  identify(restoredFile(dataDir), known);

export function dropRestoredCopy(dataDir: string): void {
  for (const file of [restoredFile(dataDir), unfinishedFile(dataDir)]) rmSync(file, { force: true });
}

/** Left behind by a restoring that was killed before it moved anything. The library in place is whole. */
export function forgetRestoredCopy(dataDir: string): void {
  try {
    dropRestoredCopy(dataDir);
  } catch {
    // Something holds the file, such as a virus scanner: no reason not to open a good library.
  }
}
