import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface AppFiles {
  readonly version: string;
  readonly resourcesDir: string;
  readonly rendererDir: string;
}

/**
 * Where a started file finds the rest of the application. It must be given the folder of the entry itself
 * (out/main): bundled code lands in out/main/chunks and would look in the wrong place.
 */
export function appFiles(entryDir: string): AppFiles {
  const root = join(entryDir, '..', '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, resourcesDir: join(root, 'resources'), rendererDir: join(root, 'out', 'renderer') };
}
