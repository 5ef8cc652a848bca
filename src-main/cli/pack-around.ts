import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { idSchema, kindFolders, manifestPath } from '@shared/language/pack-format';

/**
 * The Zones of the pack whose folder this file lies in, or in a folder of which it lies; undefined if there is
 * none. A definition is called after its file, so no file is opened for it.
 */
export async function zonesAround(file: string): Promise<string[] | undefined> {
  const folder = dirname(file);
  for (const root of [folder, dirname(folder)]) {
    if (await isFile(join(root, manifestPath))) return idsIn(join(root, kindFolders.zone));
  }
  return undefined;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => idSchema.safeParse(id).success);
}
