import type { Database } from 'better-sqlite3';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@shared/util/result';
import { putInPlace } from './durable-files';
import type { Outcome } from './library';
import { backupsFolder, timestamp } from './library-paths';
import { versionOf } from './migrate';
import { guarded } from './session';

export interface Backup {
  readonly file: string;
  readonly time: number;
  readonly bytes: number;
  /** The database's format when it was made. */
  readonly version: number;
}

export const keptBackups = 5;

const backupName = /^library-v(\d{1,6})-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-(\d+))?\.sqlite$/;

/** The name's parts; null for every other file, and for anything that is not a plain name. */
export function parseBackupName(name: string): { version: number; time: number; turn: number } | null {
  const parts = backupName.exec(name);
  if (!parts) return null;
  const [, version, day, hours, minutes, seconds, ms, turn] = parts;
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(time) ? null : { version: Number(version), time, turn: Number(turn ?? 1) };
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

/** A whole copy of the database, complete on disk before its name appears. Returns the name. */
export function makeBackup(db: Database, dataDir: string, version: number, time: number): Outcome<string> {
  const folder = backupsFolder(dataDir);
  // A failure names the backup: the library itself may well be writable.
  return guarded(join(folder, 'library'), () => {
    mkdirSync(folder, { recursive: true });
    const name = freeName(folder, `library-v${version}-${timestamp(time)}`);
    const unfinished = join(folder, `${name}.partial`);
    rmSync(unfinished, { force: true });
    try {
      db.prepare('VACUUM INTO ?').run(unfinished);
      putInPlace(unfinished, join(folder, name));
    } finally {
      // On a full disk the half-written copy would take the last of the room.
      rmSync(unfinished, { force: true });
    }
    return ok(name);
  });
}

/** Damage is rare and migrations too: without these there would be no way back most of the time. */
export function backUpIfDue(
  db: Database,
  dataDir: string,
  time: number,
  age: number,
): Outcome<string | null> {
  const newest = readBackups(dataDir)[0];
  if (newest && time - newest.time < age) return ok(null);
  const made = makeBackup(db, dataDir, versionOf(db), time);
  if (made.ok) dropOldBackups(dataDir);
  return made;
}

/** Old backups go only after a new one is safe. */
export function dropOldBackups(dataDir: string): void {
  for (const { file } of readBackups(dataDir).slice(keptBackups)) rmSync(join(backupsFolder(dataDir), file));
}

function freeName(folder: string, stem: string): string {
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? `${stem}.sqlite` : `${stem}-${turn}.sqlite`;
    if (!existsSync(join(folder, name))) return name;
  }
}
