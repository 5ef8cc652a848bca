import { homedir } from 'node:os';
import { isAbsolute, normalize } from 'node:path';
import type { Names } from '@shared/language/names';

/** A file name that every file system takes, from the English name. */
export function exportName(names: Names): string {
  const slug = names.en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${slug || 'pack'}.heartdeck`;
}

/** `~` is the home folder, as in a shell; a relative path has no meaning for a window and gives null. */
export function exportFolderPath(folder: string): string | null {
  const expanded = folder === '~' || /^~[\\/]/.test(folder) ? homedir() + folder.slice(1) : folder;
  return isAbsolute(expanded) && !expanded.includes('\0') ? normalize(expanded) : null;
}
