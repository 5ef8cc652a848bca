import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBackups } from './backup-list';
import { backupsFolder, damagedTime } from './library-paths';
import { tryToRemove } from './unfinished-files';

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
