import { resolve } from 'node:path';
import type { PackFiles } from '../library';
import { must } from '../test-support';
import { sortedFiles } from './check-files';
import { loadShippedPacks } from './load-shipped';

/** Makings of the tests of this folder. Nothing in the product imports this file. */

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

const resources = resolve(import.meta.dirname, '../../../resources');

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A real pack with everything that a round trip might lose: comments, odd spacing, pictures, all line ends. */
export async function samplePack(): Promise<Map<string, Uint8Array>> {
  const shipped = must(await loadShippedPacks(resources)).find(({ id }) => id === 'ygios');
  const files = new Map(shipped?.files);
  const commented = `// ours\r\n${textOf(files.get('cards/home-1.json')).trimEnd()}  /* ї */`;
  files.set('cards/home-1.json', utf8(commented));
  files.set('art/dot.png', new Uint8Array(Buffer.from(png, 'base64')));
  files.set('art/ring.svg', utf8('<svg xmlns="http://www.w3.org/2000/svg"><circle r="5"/></svg>'));
  return sortedFiles(files);
}

/** For comparing packs byte by byte with a readable difference. */
export const hexOf = (files: PackFiles): Record<string, string> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('hex')]));
