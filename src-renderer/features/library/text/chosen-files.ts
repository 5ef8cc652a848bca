import type { Failure } from '@shared/api/failures';
import type { Diagnostic } from '@shared/language/diagnostics';
import { packLimits } from '@shared/language/pack-limits';
import { err, ok, type Result } from '@shared/util/result';
import { keepEnd, longestPath } from './keep-end';

export interface FolderFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Ten thousand files read one by one take minutes, and all at once take longer still. */
const filesAtOnce = 256;

/** The chosen folder's own name: every path the browser gives begins with it. */
export const folderName = (files: readonly File[]): string =>
  files[0]?.webkitRelativePath.split('/')[0] || (files[0]?.name ?? '');

/** Reads a file that the reader chose or dropped. */
export async function readFile(file: File): Promise<Result<Uint8Array<ArrayBuffer>, Failure>> {
  if (file.size > packLimits.archiveBytes)
    return err(refused(file.name, 'pack-too-big', { size: file.size, max: packLimits.archiveBytes }));
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return err(unreadable(file.name, error));
  }
}

/**
 * Reads a folder as the browser gives it. What lies in a hidden folder such as .git is left out: a repository's
 * history would be megabytes for nothing.
 */
export async function readFolder(chosen: readonly File[]): Promise<Result<FolderFile[], Failure>> {
  const name = folderName(chosen);
  const files = chosen.filter((file) => !isHidden(file));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (files.length > packLimits.files)
    return err(refused(name, 'too-many-files', { count: files.length, max: packLimits.files }));
  if (size > packLimits.packBytes)
    return err(refused(name, 'pack-too-big', { size, max: packLimits.packBytes }));

  const read: FolderFile[] = [];
  try {
    for (let from = 0; from < files.length; from += filesAtOnce)
      read.push(...(await readTogether(files.slice(from, from + filesAtOnce))));
  } catch (error) {
    return err(unreadable(name, error));
  }
  return ok(read);
}

/** One read for many small files, cut apart afterwards. */
async function readTogether(files: readonly File[]): Promise<FolderFile[]> {
  const together = await new Blob([...files]).arrayBuffer();
  let offset = 0;
  return files.map((file) => {
    const bytes = new Uint8Array(together.slice(offset, offset + file.size));
    offset += file.size;
    // One that is too long is no path of a pack, shortened or not: the workbench says so with its place.
    return { path: keepEnd(pathInside(file), longestPath), bytes };
  });
}

const pathInside = (file: File): string => file.webkitRelativePath.split('/').slice(1).join('/') || file.name;
const isHidden = (file: File): boolean =>
  pathInside(file)
    .split('/')
    .some((part) => part.startsWith('.'));

const unreadable = (file: string, error: unknown): Failure => ({
  code: 'file-problem',
  data: { file, detail: error instanceof Error ? error.message : String(error) },
});

const refused = (file: string, code: Diagnostic['code'], data: Diagnostic['data']): Failure => ({
  code: 'import-refused',
  data: { file, diagnostics: [{ code, severity: 'error', file, data }] },
});
