import { closeSync, existsSync, fsyncSync, openSync, renameSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '@shared/api/system-failure';
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

/** What a file is called until it is complete. Two programs at work at once never share one. */
export const unfinishedName = (file: string): string => `${file}.${process.pid}.new`;

const leftover = new RegExp(`^library.*\\.(\\d+)\\.new(?:${companions.join('|')})?$`);

/** Never throws: it runs on the way out, and the error that led there is the one to tell. */
export function clearUnfinished(file: string): void {
  for (const suffix of ['', ...companions]) tryToRemove(unfinishedName(file) + suffix);
}

/** What killed processes left behind. That of a running one may be at work this moment. */
export function clearLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = leftover.exec(name)?.[1];
    if (pid === undefined) continue;
    if (pid === String(process.pid) || !isRunning(Number(pid))) tryToRemove(join(folder, name));
  }
}

/** A file that can't be removed takes room and does no other harm. */
export function tryToRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (problem) {
    if (errorCode(problem) === null) throw problem;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return errorCode(problem) === 'EPERM';
  }
}
