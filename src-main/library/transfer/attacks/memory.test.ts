import { Readable } from 'node:stream';
import { createInflateRaw, deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packLimits } from '@shared/language/pack-format';
import { readArchive } from '../archive';
import { forgeZip, indexOf, type Forged } from './forge-zip';

/**
 * In a file of its own: the peak of memory is counted per process, and another test's peak would hide this
 * one's. 1 GiB of zeros packs into 1 MiB, so whoever believes the stream and not the limit pays for it here.
 */
const mebibyte = 1024 * 1024;
const bomb = (() => {
  const part = deflateRawSync(new Uint8Array(64 * mebibyte), { finishFlush: 2 });
  return new Uint8Array(Buffer.concat([...Array.from({ length: 16 }, () => part), deflateRawSync('')]));
})();

const entries: readonly [string, Partial<Forged>, string][] = [
  ['a document that says it is small', { path: 'cards/a.json', size: 1000 }, 'archive-damaged'],
  [
    'a document that says it is as large as allowed',
    { path: 'cards/a.json', size: packLimits.documentBytes },
    'archive-damaged',
  ],
  [
    'a picture that says it is as large as allowed',
    { path: 'art/a.png', size: packLimits.assetBytes },
    'archive-damaged',
  ],
  ['a picture that says how large it is', { path: 'art/a.png', size: 1024 * mebibyte }, 'file-too-big'],
];

it.each(entries)('%s never unfolds', async (_what, lie, code) => {
  const entry: Forged = { path: 'pack.json', bytes: new Uint8Array(), packed: bomb, ...lie };
  const archive = forgeZip([indexOf([[entry.path, entry.bytes]]), entry]);
  const before = process.resourceUsage().maxRSS;
  const read = await readArchive('bomb.heartdeck', archive);
  const grown = (process.resourceUsage().maxRSS - before) / 1024;
  const told = !read.ok && read.error.code === 'import-refused' ? read.error.data.diagnostics : [];
  expect(told[0]?.code).toBe(code);
  // Three times the largest picture: the stream's pieces, their joining and a copy.
  expect(grown).toBeLessThan((3 * packLimits.assetBytes) / mebibyte + 32);
});

it('the bomb is real', async () => {
  expect(bomb.byteLength).toBeLessThan(2 * mebibyte);
  let unfolded = 0;
  for await (const piece of Readable.from([bomb]).pipe(createInflateRaw())) {
    unfolded += (piece as Uint8Array).byteLength;
  }
  expect(unfolded).toBe(1024 * mebibyte);
});
