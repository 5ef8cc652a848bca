import { parse } from 'jsonc-parser';
import { manifestSchema } from '@shared/language/pack-format';
import { ranksIn, type Ranks } from '@shared/language/pack-order';
import type { PackLabel } from './pack-table';

/** What pack.json says of its pack; null when it says it wrongly. */
export function readManifest(source: string): PackLabel | null {
  const manifest = parsed(source);
  return manifest.success ? { game: manifest.data.game, names: manifest.data.names } : null;
}

/** The order that it gives to definitions; none while it is wrong. */
export function readRanks(source: string): Ranks {
  const manifest = parsed(source);
  return ranksIn(manifest.success ? manifest.data.order : undefined);
}

const parsed = (source: string) => manifestSchema.safeParse(parse(source, [], { allowTrailingComma: true }));
