import { homedir } from 'node:os';
import { isAbsolute, normalize } from 'node:path';
import type { ExportWanted } from '@shared/api/print';
import type { Names } from '@shared/language/names';
import type { Language } from '@shared/util/languages';

/** A file name that every file system takes, from the English name. */
export const exportName = (names: Names): string => `${slugOf(names)}.heartdeck`;

const endings: Readonly<Record<ExportWanted['what'], string>> = {
  pdf: 'pdf',
  png: 'png.zip',
  tabletop: 'tabletop.zip',
};

/** The same for what is printed, with its languages. */
export const printName = (names: Names, languages: readonly Language[], what: ExportWanted['what']): string =>
  `${slugOf(names)}-${languages.join('-')}.${endings[what]}`;

function slugOf(names: Names): string {
  const slug = names.en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return slug || 'pack';
}

/** `~` is the home folder, as in a shell; a relative path has no meaning for a window and gives null. */
export function exportPath(folder: string): string | null {
  const expanded = folder === '~' || /^~[\\/]/.test(folder) ? homedir() + folder.slice(1) : folder;
  return isAbsolute(expanded) && !expanded.includes('\0') ? normalize(expanded) : null;
}
