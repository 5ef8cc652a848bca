import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryToRemove } from './durable-files';
import { backupsFolder, parseTimestamp, damagedTime } from './library-paths';

export interface Backup {
  readonly file: string;
  readonly time: number;
  readonly bytes: number;
  /** The database's format when it was made. */
  readonly version: number;
}

const backupName = /^library-v(\d{1,6})-(.{24})(?:-(\d+))?\.sqlite$/;

/** The name's parts; null for every other file, and for anything that is not a plain name. */
export function parseBackupName(name: string): { version: number; time: number; turn: number } | null {
  const parts = backupName.exec(name);
  if (!parts) return null;
  const [, version, stamp = '', turn] = parts;
  const time = parseTimestamp(stamp);
  return time === null ? null : { version: Number(version), time, turn: Number(turn ?? 1) };
}

/** Newest first. */
export function readBackups(dataDir: string): Backup[] {
  const folder = backupsFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => {
      const parsed = parseBackupName(file);
      const stats = parsed && statSync(join(folder, file), { throwIfNoEntry: false });
      return parsed && stats?.isFile() ? [{ file, bytes: stats.size, ...parsed }] : [];
    })
    .sort((a, b) => b.time - a.time || b.turn - a.turn)
    .map(({ file, time, bytes, version }) => ({ file, time, bytes, version }));
}

export const keptBackups = 5;

/**
 * Old backups go only after a sound one is in place. The last one from before a library was put aside stays as
 * long as that does: after a fresh start, five days would be enough to lose all that was in it.
 */
export function dropOldBackups(dataDir: string): void {
  const backups = readBackups(dataDir);
  const setAside = readdirSync(resolve(dataDir)).flatMap((name) => damagedTime(name) ?? []);
  const wayBack = new Set(setAside.map((time) => backups.find((backup) => backup.time <= time)?.file));
  for (const { file } of backups.slice(keptBackups)) {
    if (!wayBack.has(file)) tryToRemove(join(backupsFolder(dataDir), file));
  }
}
