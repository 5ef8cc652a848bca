import { parse } from 'jsonc-parser';
import { manifestSchema } from '@shared/language/pack-format';
import type { PackLabel } from './pack-table';

/** What pack.json says of its pack; null when it says it wrongly. */
export function readManifest(source: string): PackLabel | null {
  const manifest = manifestSchema.safeParse(parse(source, [], { allowTrailingComma: true }));
  return manifest.success ? { game: manifest.data.game, names: manifest.data.names } : null;
}
