import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesk, type Desk } from '../test-desk';

const shipped = resolve(import.meta.dirname, '../../../resources');
let folder: string;
let resources: string;
let desk: Desk;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-originals-'));
  resources = join(folder, 'resources');
  cpSync(join(shipped, 'packs'), join(resources, 'packs'), { recursive: true });
  desk = await startDesk(join(folder, 'data'), resources);
});
afterEach(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const changesIn = async (pack: string) =>
  (await desk.call('packs.changes', { pack })).changes.map(({ path, is }) => `${is} ${path}`);

it('marks what was added, changed and removed, and still does when a release has changed the original', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  // Its own name is no change.
  expect(await desk.call('packs.changes', { pack })).toEqual({ origin: 'ygios', changes: [] });
  const original = (await desk.call('definitions.get', { pack, path: 'cards/home-1.json' })).source;
  const edited = `${original}// mine\n`;
  const added = original.replace('"home-1"', '"new-one"');
  const { head: base } = await desk.pack(pack);
  const changes = [
    { path: 'cards/home-1.json', source: edited },
    { path: 'cards/new-one.json', source: added },
    { path: 'cards/home-2.json', source: null },
  ];
  await desk.call('definitions.save', { pack, base, changes, message: { code: 'edited' } });
  const marks = ['changed cards/home-1.json', 'removed cards/home-2.json', 'added cards/new-one.json'];
  expect(await changesIn(pack)).toEqual(marks);

  const file = join(resources, 'packs/ygios/cards/home-1.json');
  writeFileSync(file, `${readFileSync(file, 'utf8')}// a newer release\n`);
  const before = (await desk.pack('ygios')).head;
  desk = await desk.restart();
  expect((await desk.pack('ygios')).head).not.toBe(before);
  expect(await changesIn(pack)).toEqual(marks);
  const sourceOf = async (path: string) => (await desk.call('definitions.original', { pack, path })).source;
  expect(await sourceOf('cards/home-1.json')).toBe(original);
  expect(await sourceOf('cards/home-2.json')).toContain('"home-2"');
  expect(await sourceOf('cards/new-one.json')).toBeNull();
  // Written as it was, it is no longer a change.
  const again = [{ path: 'cards/home-1.json', source: original }];
  const now = (await desk.pack(pack)).head;
  await desk.call('definitions.save', { pack, base: now, changes: again, message: { code: 'edited' } });
  expect(await changesIn(pack)).toEqual(marks.slice(1));
});

it('a copy of a copy is compared with the copy; what is no copy with nothing', async () => {
  const { id: pack } = await desk.copyOf('governing');
  const path = (await desk.call('definitions.find', { pack, filter: {}, offset: 0, limit: 1 })).rows[0]!.path;
  await desk.call('definitions.rename', { pack, path, names: { en: 'Renamed' } });
  expect(await changesIn(pack)).toEqual([`changed ${path}`]);
  const { id: second } = await desk.copyOf(pack);
  expect(await desk.call('packs.changes', { pack: second })).toEqual({ origin: pack, changes: [] });
  expect(await desk.call('packs.changes', { pack: 'governing' })).toEqual({ origin: null, changes: [] });
  expect(await desk.call('definitions.original', { pack: 'governing', path })).toEqual({ source: null });
  expect(await desk.refusal('packs.changes', { pack: 'none' })).toBe('no-such-pack');
});
