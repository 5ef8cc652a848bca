import { join, resolve } from 'node:path';

/** SQLite keeps these beside a database; they belong to it and must move with it. */
export const companions = ['-wal', '-shm', '-journal'] as const;

// Absolute, because SQLite takes a name that begins with "file:" for a URI.
export const libraryFile = (dataDir: string): string => join(resolve(dataDir), 'library.sqlite');
export const backupsFolder = (dataDir: string): string => join(resolve(dataDir), 'backups');

/** A time that can be part of a file name on every system and sorts as text. */
export const timestamp = (time: number): string => new Date(time).toISOString().replace(/[:.]/g, '-');
