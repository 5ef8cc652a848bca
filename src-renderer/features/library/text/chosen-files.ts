import type { FolderFile } from '../state/transfer-work';

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

export interface ChosenFolder {
  readonly name: string;
  readonly files: readonly FolderFile[];
}

/**
 * A folder as the browser gives it: every path begins with the folder's own name. What lies in a hidden folder
 * such as .git is left out here already: a repository's history would be megabytes for nothing.
 */
export async function readFolder(list: Iterable<File>): Promise<ChosenFolder | null> {
  const files = [...list].filter((file) => !isHidden(file));
  const first = files[0];
  if (!first) return null;
  const name = first.webkitRelativePath.split('/')[0] || first.name;
  const read = await Promise.all(
    files.map(async (file) => ({ path: pathInside(file), bytes: await bytesOf(file) })),
  );
  return { name, files: read };
}

export const readFile = async (file: File): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> => ({
  name: file.name,
  bytes: await bytesOf(file),
});

const pathInside = (file: File): string => file.webkitRelativePath.split('/').slice(1).join('/') || file.name;
const isHidden = (file: File): boolean =>
  pathInside(file)
    .split('/')
    .some((part) => part.startsWith('.'));
