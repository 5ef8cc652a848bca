import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inconsistencies } from '../../library/crash-tests/check-library';
import { libraryFile } from '../../library/library-paths';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-order-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const idsIn = async (pack: string, group: string): Promise<string[]> => {
  const filter = { text: '', kinds: ['card' as const], groups: [group] };
  return (await desk.call('definitions.find', { pack, filter, offset: 0, limit: 500 })).rows.map(
    ({ id }) => id,
  );
};
const head = async (pack: string): Promise<string> => (await desk.pack(pack)).head;
const move = async (pack: string, id: string, by: number) =>
  desk.call('definitions.move', { pack, base: await head(pack), path: `cards/${id}.json`, by });
const manifest = async (pack: string) =>
  (await desk.call('documents.get', { pack, path: 'pack.json' })).source;

it('moves a card up and down in its zone, and leaves the others as they are', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  const [home, town] = [await idsIn(pack, 'home'), await idsIn(pack, 'town')];
  await move(pack, home[2]!, -1);
  expect(await idsIn(pack, 'home')).toEqual([home[0], home[2], home[1], ...home.slice(3)]);
  await move(pack, town.at(-1)!, -1000);
  expect(await idsIn(pack, 'town')).toEqual([town.at(-1), ...town.slice(0, -1)]);
  expect(await idsIn(pack, 'home')).toEqual([home[0], home[2], home[1], ...home.slice(3)]);
  expect(JSON.parse(await manifest(pack))).toMatchObject({
    order: { card: [home[0], home[2], town.at(-1)] },
  });
  expect(inconsistencies(libraryFile(dataDir))).toEqual([]);
  // Back where they were, nothing has to be said.
  await move(pack, home[2]!, 1);
  await move(pack, town.at(-1)!, 1000);
  expect(await idsIn(pack, 'home')).toEqual(home);
  expect(await manifest(pack)).not.toContain('order');
  expect(inconsistencies(libraryFile(dataDir))).toEqual([]);
});

it('travels with a copy, an export and a new id, and comes back with an old revision', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  const home = await idsIn(pack, 'home');
  const before = await head(pack);
  await move(pack, home[3]!, -3);
  const moved = await idsIn(pack, 'home');
  expect(moved[0]).toBe(home[3]);
  const copy = await desk.copyOf(pack);
  expect(await idsIn(copy.id, 'home')).toEqual(moved);
  const { fileName, bytes } = await desk.call('packs.export', { pack });
  const imported = await desk.call('packs.import', { fileName, bytes: new Uint8Array(bytes) });
  expect(await idsIn(imported.id, 'home')).toEqual(moved);
  await desk.call('definitions.renameId', {
    pack,
    base: await head(pack),
    path: `cards/${home[3]}.json`,
    id: 'first-of-all',
  });
  expect((await idsIn(pack, 'home'))[0]).toBe('first-of-all');
  await desk.call('definitions.restore', { pack, path: 'pack.json', revision: before });
  expect((await idsIn(pack, 'home'))[0]).toBe(home[0]);
  expect(inconsistencies(libraryFile(dataDir))).toEqual([]);
});

it('keeps the comments of pack.json, and is refused while it has unsaved text', async () => {
  const { id: pack } = await desk.copyOf('governing');
  const source = `// mine\n${await manifest(pack)}`;
  const changes = [{ path: 'pack.json', source }];
  await desk.call('definitions.save', { pack, base: await head(pack), changes, message: { code: 'edited' } });
  const furre = await idsIn(pack, 'furre');
  await move(pack, furre[1]!, -1);
  expect(await idsIn(pack, 'furre')).toEqual([furre[1], furre[0], ...furre.slice(2)]);
  expect(await manifest(pack)).toMatch(/^\/\/ mine\n/);
  const base = await head(pack);
  const params = { pack, base, path: `cards/${furre[4]}.json`, by: 1 };
  expect(await desk.refusal('definitions.move', { ...params, path: `cards/${furre[1]}.json`, by: -1 })).toBe(
    'nothing-changed',
  );
  await desk.call('drafts.put', { pack, path: 'pack.json', base, source: '{' });
  expect(await desk.refusal('definitions.move', params)).toBe('unsaved-text');
  const shipped = await desk.pack('governing');
  expect(await desk.refusal('definitions.move', { ...params, pack: shipped.id, base: shipped.head })).toBe(
    'pack-read-only',
  );
});

it('passes over what is listed and not there, and refuses what is no list of ids', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  const home = await idsIn(pack, 'home');
  const save = async (order: string) => {
    const source = (await manifest(pack)).replace(/\s*}\s*$/, `,\n  "order": ${order}\n}\n`);
    const changes = [{ path: 'pack.json', source }];
    return desk.refusal('definitions.save', {
      pack,
      base: await head(pack),
      changes,
      message: { code: 'edited' },
    });
  };
  for (const order of ['[]', '{ "cards": [] }', '{ "card": [1] }', '{ "card": ["No Id"] }']) {
    expect([order, await save(order)]).toEqual([order, 'invalid-definition']);
  }
  expect(await save(`{ "card": ["gone", "${home[4]}"] }`)).toBe('accepted');
  expect((await idsIn(pack, 'home'))[0]).toBe(home[4]);
});
