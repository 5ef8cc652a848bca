import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { libraryFile } from '../library-paths';
import { must, openOrThrow, syntheticPack, tempFolder } from '../test-support';

const shippedId = 'shipped-pack';

/** A library with a shipped pack, some of whose contents are altered on the disk. */
async function altered(sql: string, count: number) {
  const folder = tempFolder();
  const files = syntheticPack(500);
  const library = await openOrThrow({ dataDir: folder.path });
  const { head } = must(library.packs.installShipped(shippedId, files));
  library.close();
  const db = new Sqlite(libraryFile(folder.path));
  expect(db.prepare(`UPDATE blob SET bytes = ${sql}`).run().changes).toBe(count);
  db.close();
  return { folder, files, head };
}

const card = `CAST(bytes AS TEXT) LIKE '%"school-5"%'`;
const node = `substr(bytes, 1, 7) = CAST('HDtree1' AS BLOB)`;
const damages: readonly [what: string, sql: string, count: number][] = [
  [
    'an altered letter',
    `CAST(replace(CAST(bytes AS TEXT), '"devotion"', '"devotiom"') AS BLOB) WHERE ${card}`,
    1,
  ],
  ['an emptied content', `x'' WHERE ${card}`, 1],
  ['altered nodes of the tree', `CAST(bytes || x'00' AS BLOB) WHERE ${node}`, 17],
];

test.each(damages)('%s of a shipped pack is mended by the next start', async (_what, sql, count) => {
  const { folder, files, head } = await altered(sql, count);
  using _folder = folder;
  const library = await openOrThrow({ dataDir: folder.path });
  expect(library.packs.files(shippedId)).toMatchObject({ ok: false, error: { code: 'database-damaged' } });
  expect(must(library.packs.installShipped(shippedId, files)).head).toBe(head);
  const stored = must(library.packs.files(shippedId));
  expect(stored.size).toBe(files.size);
  for (const [path, bytes] of files) expect(Buffer.compare(stored.get(path)!, bytes), path).toBe(0);
  library.close();
});

test('what is there as it must be is not written again', async () => {
  using folder = tempFolder();
  const files = syntheticPack(50);
  const library = await openOrThrow({ dataDir: folder.path });
  must(library.packs.installShipped(shippedId, files));
  const watcher = new Sqlite(libraryFile(folder.path), { readonly: true });
  const version = () => watcher.pragma('data_version', { simple: true });
  const before = version();
  must(library.packs.installShipped(shippedId, files));
  expect(version()).toBe(before);
  watcher.close();
  library.close();
});
