import { gzipSync, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { diagnosticCodes } from '@shared/language/diagnostics';
import { packLimits } from '@shared/language/pack-format';
import { utf8 } from '../test-transfer';
import { asArchive, pick, type Attack, type Base, type Random } from './attack';
import { forgeArchive, forgeZip, indexOf, type Ending, type Forged } from './forge-zip';

/** Attacks on the archive as such: the files inside are without fault or never reached. */

const spoilt = (bytes: Uint8Array, spoil: (copy: Uint8Array) => void): Uint8Array => {
  const copy = bytes.slice();
  spoil(copy);
  return copy;
};
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const noise = (random: Random, length: number): Uint8Array => Uint8Array.from({ length }, () => random(256));

/** The archive of the base with one entry, or the end, forged. */
const withEntry = (
  base: Base,
  random: Random,
  change: (entry: Forged) => Forged,
  ending?: Ending,
): Uint8Array => {
  const entries = [...base.files].map(([path, bytes]): Forged => ({ path, bytes }));
  const at = random(entries.length);
  return forgeZip(
    [indexOf(base.files), ...entries.map((entry, n) => (n === at ? change(entry) : entry))],
    ending,
  );
};
const zeros = deflateRawSync(new Uint8Array(64 * 1024 * 1024));
const indexText = (text: string) => (_random: Random, base: Base) =>
  asArchive(
    forgeZip([
      { path: 'heartdeck.json', bytes: utf8(text) },
      ...[...base.files].map(([path, bytes]) => ({ path, bytes })),
    ]),
  );

const notArchives = [
  new Uint8Array(0),
  utf8('hello'),
  utf8('PK'),
  utf8('PK\u0003\u0004'),
  utf8('{"format": 1}'),
  new Uint8Array(gzipSync('x')),
  new Uint8Array(1000),
  utf8('\u0089PNG'),
];

// One attack a line, as in a list.
// prettier-ignore
export const containerAttacks: readonly Attack[] = [
  { name: 'truncated', times: 50, codes: ['not-an-archive', 'archive-damaged'], make: (random, { archive }) => asArchive(archive.slice(0, random(archive.byteLength))) },
  { name: 'bit flip', times: 100, codes: diagnosticCodes, mayMissTheMark: true,
    make: (random, { archive }) => asArchive(spoilt(archive, (copy) => { const at = random(copy.length); copy[at] = (copy[at] ?? 0) ^ (1 << random(8)); })) },
  { name: 'bit flip in the table of contents', times: 40, codes: diagnosticCodes, mayMissTheMark: true,
    make: (random, { archive }) => asArchive(spoilt(archive, (copy) => { const at = copy.length - 1 - random(2000); copy[at] = (copy[at] ?? 0) ^ (1 << random(8)); })) },
  { name: 'overwritten with noise', times: 20, codes: diagnosticCodes,
    make: (random, { archive }) => asArchive(spoilt(archive, (copy) => { const run = noise(random, 8 + random(500)); copy.set(run, random(copy.length - run.length)); })) },
  { name: 'a piece cut out', times: 10, codes: ['not-an-archive', 'archive-damaged'],
    make: (random, { archive }) => { const at = random(archive.length - 200); return asArchive(joined(archive.slice(0, at), archive.slice(at + 1 + random(199)))); } },
  { name: 'bytes before', times: 5, codes: ['not-an-archive', 'archive-damaged'], make: (random, { archive }) => asArchive(joined(noise(random, 1 + random(99)), archive)) },
  { name: 'bytes after', times: 5, codes: ['archive-damaged'], make: (random, { archive }) => asArchive(joined(archive, noise(random, 1 + random(99)))) },
  { name: 'two archives in one', times: 1, codes: ['archive-damaged'], make: (_random, { archive }) => asArchive(joined(archive, archive)) },
  { name: 'no archive', times: 8, codes: ['not-an-archive', 'archive-damaged'], make: (random) => asArchive(pick(random, notArchives)) },
  { name: 'another program’s ZIP', times: 2, codes: ['not-an-archive', 'archive-damaged'], make: (_random, { files }) => asArchive(zipSync(Object.fromEntries(files))) },
  { name: 'an archive inside', times: 3, codes: ['unknown-file', 'bad-image'],
    make: (random, { files, archive }) => asArchive(forgeArchive([...files, [pick(random, ['nested.zip', 'cards/nested.heartdeck', 'art/nested.png']), archive]])) },
  { name: 'a comment', times: 2, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => entry, { comment: utf8('hello') })) },
  { name: 'another count', times: 4, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => entry, { count: pick(random, [0, 1, base.files.size, 65_535]) })) },
  { name: 'several disks', times: 1, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => entry, { disk: 1 })) },
  { name: 'encrypted', times: 3, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, flags: 1 }))) },
  { name: 'sizes behind the data', times: 2, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, flags: 8 }))) },
  { name: 'unknown packing', times: 4, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, method: pick(random, [1, 9, 12, 14, 93, 99]) }))) },
  { name: 'extra fields', times: 2, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, extra: new Uint8Array([1, 0, 0, 0]) }))) },
  { name: 'ZIP64', times: 2, codes: ['archive-damaged', 'file-too-big'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, size: 0xffffffff }))) },
  { name: 'overlapping entries', times: 3, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, offset: 0 }))) },
  { name: 'two names for one entry', times: 3, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, centralPath: 'cards/other.json' }))) },
  { name: 'two sizes for one entry', times: 3, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, centralSize: 1 }))) },
  { name: 'bytes behind the compressed data', times: 3, codes: ['archive-damaged'],
    make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, packed: joined(deflateRawSync(entry.bytes), noise(random, 9)) }))) },
  { name: 'a bomb that says so', times: 3, codes: ['file-too-big'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, packed: zeros, size: 64 * 1024 * 1024 }))) },
  { name: 'a bomb that lies', times: 8, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, packed: zeros, size: random(packLimits.documentBytes) }))) },
  { name: 'a bomb of many', times: 1, codes: ['pack-too-big'],
    make: (_random, { files }) => asArchive(forgeZip([indexOf(files), ...Array.from({ length: 20 }, (_, n): Forged => ({ path: `art/b${n}.png`, bytes: new Uint8Array(), packed: zeros, size: packLimits.assetBytes }))])) },
  { name: 'a bomb as index', times: 2, codes: ['archive-damaged', 'file-too-big'],
    make: (random) => asArchive(forgeZip([{ path: 'heartdeck.json', bytes: new Uint8Array(), packed: zeros, size: pick(random, [100, 64 * 1024 * 1024]) }])) },
  { name: 'less than it claims', times: 3, codes: ['archive-damaged'], make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, size: entry.bytes.byteLength + 1 + random(100) }))) },
  { name: 'too many entries', times: 1, codes: ['too-many-files'],
    make: () => { const empty = new Uint8Array(); const many = Array.from({ length: packLimits.files + 1 }, (_, n): [string, Uint8Array] => [`cards/c${n}.json`, empty]);
      return asArchive(forgeZip([indexOf([]), ...many.map(([path, bytes]) => ({ path, bytes, method: 0 }))])); } },
  { name: 'an entry twice', times: 4, codes: ['duplicate-path'],
    make: (random, { files }) => asArchive(forgeZip([indexOf(files), ...[...files, pick(random, [...files])].map(([path, bytes]) => ({ path, bytes }))])) },
  { name: 'a file changed without its hash', times: 6, codes: ['checksum'],
    make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, bytes: joined(entry.bytes, utf8(' ')) }))) },
  { name: 'another check sum', times: 6, codes: ['archive-damaged'],
    make: (random, base) => asArchive(withEntry(base, random, (entry) => ({ ...entry, method: pick(random, [0, 8]), crc: random(1000) }))) },
  { name: 'a name with a byte order mark', times: 1, codes: ['bad-path'],
    make: (_random, { files }) => asArchive(forgeZip([indexOf(files), ...[...files].map(([path, bytes]) => ({ path: path === 'pack.json' ? `\ufeff${path}` : path, bytes }))])) },
  { name: 'an index with a byte order mark in its name', times: 1, codes: ['not-an-archive'],
    make: (_random, { files }) => asArchive(forgeZip([{ ...indexOf(files), path: '\ufeffheartdeck.json' }, ...[...files].map(([path, bytes]) => ({ path, bytes }))])) },
  { name: 'a file that the index does not know', times: 2, codes: ['archive-damaged'],
    make: (_random, { files }) => asArchive(forgeZip([indexOf(files), ...[...files, ['cards/more.json', utf8('{}')] as const].map(([path, bytes]) => ({ path, bytes }))])) },
  { name: 'a file that only the index knows', times: 2, codes: ['archive-damaged'],
    make: (_random, { files }) => asArchive(forgeZip([indexOf([...files, ['cards/more.json', utf8('{}')]]), ...[...files].map(([path, bytes]) => ({ path, bytes }))])) },
  { name: 'index: newer format', times: 1, codes: ['unknown-format'], make: indexText('{"format": 2, "files": {}, "new": true}') },
  { name: 'index: format 1e999', times: 1, codes: ['unknown-format'], make: indexText('{"format": 1e999}') },
  { name: 'index: no JSON', times: 1, codes: ['archive-damaged'], make: indexText('hello') },
  { name: 'index: a list', times: 1, codes: ['archive-damaged'], make: indexText('[]') },
  { name: 'index: format in words', times: 1, codes: ['archive-damaged'], make: indexText('{"format": "1", "files": {}}') },
  { name: 'index: files missing', times: 1, codes: ['archive-damaged'], make: indexText('{"format": 1}') },
  { name: 'index: hashes of another kind', times: 1, codes: ['archive-damaged'], make: indexText('{"format": 1, "files": {"pack.json": 5}}') },
  { name: 'index: __proto__', times: 1, codes: ['archive-damaged'], make: indexText('{"format": 1, "files": {"__proto__": {"pack.json": "x"}}}') },
  { name: 'index: a million levels', times: 1, codes: ['archive-damaged'], make: indexText('['.repeat(1_000_000)) },
  { name: 'index: deep format', times: 1, codes: ['archive-damaged'], make: indexText(`{"format": ${'['.repeat(500_000)}${']'.repeat(500_000)}}`) },
];
