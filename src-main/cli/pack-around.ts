import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Params } from '@shared/api/calls';
import { checkManifest } from '@shared/language/check-file';
import { idSchema, kindFolders, manifestPath, packLimits } from '@shared/language/pack-format';
import { namedKinds } from '@shared/language/references';

/**
 * The pack whose folder this file lies in, or in a folder of which it lies: its game, and the ids of what other
 * definitions may name. Undefined if there is none. A definition is called after its file, so no file is opened
 * for it.
 */
export async function packAround(file: string): Promise<Params<'validate.file'>['around']> {
  const folder = dirname(file);
  for (const root of [folder, dirname(folder)]) {
    if (!(await isSmallFile(join(root, manifestPath)))) continue;
    const manifest = checkManifest(await readFile(join(root, manifestPath)));
    const game = manifest.ok ? manifest.value.game : undefined;
    const ids = await Promise.all(
      namedKinds.map(async (kind) => [kind, await idsIn(join(root, kindFolders[kind]))] as const),
    );
    return { game, ids: Object.fromEntries(ids) };
  }
  return undefined;
}

/** What is larger than any manifest may be is none, and is not read. */
const isSmallFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile() && found.size <= packLimits.documentBytes,
    () => false,
  );

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => idSchema.safeParse(id).success);
}
