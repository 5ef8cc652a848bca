import { join, resolve } from 'node:path';

/** SQLite keeps these beside a database; they belong to it and must move with it. */
export const companions = ['-wal', '-shm', '-journal'] as const;

// Absolute, because SQLite takes a name that begins with "file:" for a URI.
export const libraryFile = (dataDir: string): string => join(resolve(dataDir), 'library.sqlite');
export const backupsFolder = (dataDir: string): string => join(resolve(dataDir), 'backups');

/** A time that can be part of a file name on every system and sorts as text. */
export const timestamp = (time: number): string => new Date(time).toISOString().replace(/[:.]/g, '-');

const stamped = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

/** null for anything that `timestamp` does not make. */
export function parseTimestamp(text: string): number | null {
  const [, day, hours, minutes, seconds, ms] = stamped.exec(text) ?? [];
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(time) ? null : time;
}

/** What a library that was put aside is called; later ones of the same moment get a number. */
export const damagedName = (time: number, turn: number): string =>
  `library-damaged-${timestamp(time)}${turn === 1 ? '' : `-${turn}`}.sqlite`;

const damaged = /^library-damaged-(.{24})(?:-\d+)?\.sqlite$/;

/** When the library of this name was put aside; null for every other name. */
export const damagedTime = (name: string): number | null => parseTimestamp(damaged.exec(name)?.[1] ?? '');
