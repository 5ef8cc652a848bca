import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFailure } from '@shared/api/system-failure';
import { games } from '@shared/games/index';
import { err, ok } from '@shared/util/result';
import type { Outcome, PackFiles } from '../library';
import { readFolder } from './folder-read';

export interface ShippedPack {
  /** The name of its folder. It stays the same from release to release. */
  readonly id: string;
  readonly files: PackFiles;
}

/** In the order in which the games are listed everywhere: the first one is what a new library opens. */
const byGame = (a: string, b: string): number => rankOf(a) - rankOf(b) || (a < b ? -1 : 1);
const rankOf = (id: string): number => {
  const rank = games().findIndex((game) => game === id);
  return rank < 0 ? games().length : rank;
};

/** The packs that come with the application, from `<resources>/packs`. */
export async function loadShippedPacks(resourcesDir: string): Promise<Outcome<ShippedPack[]>> {
  const folder = join(resourcesDir, 'packs');
  let ids: string[];
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (problem) {
    return err(fileFailure(folder, problem, 'reading'));
  }
  const packs: ShippedPack[] = [];
  for (const id of ids.sort(byGame)) {
    const files = await readFolder(join(folder, id));
    if (!files.ok) return files;
    packs.push({ id, files: files.value });
  }
  return ok(packs);
}
