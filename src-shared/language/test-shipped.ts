import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { definitionsOf } from './definitions/index';
import { kindsOf, type DefinedGame, type Game } from '@shared/games/index';
import { kindFolders } from './kinds';
import { manifestPath } from './pack-format';
import { validatePack } from './validate-pack';

const root = resolve(import.meta.dirname, '../../resources/packs');

/** The files of a shipped pack, for tests of code that has no way to the disk. */
export function shippedFiles(pack: Game): Map<string, Uint8Array> {
  const folders = kindsOf(pack).flatMap((kind) =>
    readdirSync(join(root, pack, kindFolders[kind])).map((name) => `${kindFolders[kind]}/${name}`),
  );
  return new Map(
    [manifestPath, ...folders].map((path) => [path, new Uint8Array(readFileSync(join(root, pack, path)))]),
  );
}

export function shippedPack<G extends DefinedGame>(game: G) {
  const valid = validatePack(shippedFiles(game));
  if (!valid.ok) throw new Error(JSON.stringify(valid.error, null, 2));
  return { ...valid.value, definitions: definitionsOf(game, valid.value.definitions) };
}
