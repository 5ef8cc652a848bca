import type { Failure } from '@shared/api/failures';
import type { Diagnostic } from '@shared/language/diagnostics';
import { err, ok, type Result } from '@shared/util/result';

export interface FolderFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The workbench's own limits (a test keeps them equal): a wrong folder is refused before it is read. */
export const folderLimits = { files: 20_000, bytes: 256 * 1024 * 1024 } as const;

/** Ten thousand files read one by one take minutes, and all at once take longer still. */
const filesAtOnce = 256;

/** The chosen folder's own name: every path the browser gives begins with it. */
export const folderName = (files: readonly File[]): string =>
  files[0]?.webkitRelativePath.split('/')[0] || (files[0]?.name ?? '');

/** Reads a file that the reader chose or dropped. */
export async function readFile(file: File): Promise<Result<Uint8Array<ArrayBuffer>, Failure>> {
  if (file.size > folderLimits.bytes)
    return err(refused(file.name, 'pack-too-big', { size: file.size, max: folderLimits.bytes }));
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
  if (files.length > folderLimits.files)
    return err(refused(name, 'too-many-files', { count: files.length, max: folderLimits.files }));
  if (size > folderLimits.bytes) return err(refused(name, 'pack-too-big', { size, max: folderLimits.bytes }));

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
    return { path: pathInside(file), bytes };
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
  data: { file, diagnostics: [{ code, file, data }] },
});
