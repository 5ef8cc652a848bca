import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kindFolders } from './kinds';
import { manifestPath } from './pack-format';
import { validatePack, type ValidPack } from './validate-pack';

const root = resolve(import.meta.dirname, '../../resources/packs');

/** The files of a shipped pack, for tests of code that has no way to the disk. */
export function shippedFiles(pack: string): Map<string, Uint8Array> {
  const folders = Object.values(kindFolders).flatMap((folder) =>
    readdirSync(join(root, pack, folder)).map((name) => `${folder}/${name}`),
  );
  return new Map(
    [manifestPath, ...folders].map((path) => [path, new Uint8Array(readFileSync(join(root, pack, path)))]),
  );
}

export function shippedPack(pack: string): ValidPack {
  const valid = validatePack(shippedFiles(pack));
  if (!valid.ok) throw new Error(JSON.stringify(valid.error, null, 2));
  return valid.value;
}
