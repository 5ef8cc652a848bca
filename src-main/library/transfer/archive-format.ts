import { createHash } from 'node:crypto';
import { assetTypes, packFormat, parsePackPath } from '@shared/language/pack-format';

/** The first entry of every archive: which format it is, and what each file must hash to. */
export const indexPath = 'heartdeck.json';

/** Room for the index of a pack of as many files as are allowed, with the longest names. */
export const indexBytes = 4 * 1024 * 1024;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The same files give the same bytes, whoever writes them. */
export function renderIndex(hashes: ReadonlyMap<string, string>): Uint8Array {
  const index = { format: packFormat, files: Object.fromEntries(hashes) };
  return new TextEncoder().encode(`${JSON.stringify(index, null, 1)}\n`);
}

/** Pictures are compressed already; trying again costs time and gains nothing. */
export function isCompressed(path: string): boolean {
  const parsed = parsePackPath(path);
  return parsed?.is === 'asset' && parsed.type !== 'svg' && assetTypes.includes(parsed.type);
}
