import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mostProblems, type ProblemsFound } from '@shared/api/editing';
import { syntheticPack } from '../../library/test-support';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-problems-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const inShort = ({ problems }: ProblemsFound) =>
  problems.map(({ file, line, column, code }) => `${file}:${line ?? 0}:${column ?? 0} ${code}`);

const type = async (pack: string, base: string, path: string, change: (source: string) => string) => {
  const found = await desk.call('definitions.get', { pack, path });
  await desk.call('drafts.put', { pack, path, base, source: change(found.source) });
};

it('finds nothing in what ships', async () => {
  for (const pack of ['ygios', 'governing']) {
    const found = await desk.call('problems.of', { pack, withDrafts: true });
    expect(found).toMatchObject({ problems: [], errors: 0, warnings: 0, files: [] });
  }
});

it('tells of every file at once, in each of the three layers, sorted by file and place', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const table: [string, (source: string) => string][] = [
    // half typed
    ['cards/home-1.json', () => '{ "id": "home-1", "names": '],
    // a shape
    ['cards/home-2.json', (source) => source.replace(/"devotion": \d+/, '"devotion": "many"')],
    // a reference
    ['cards/home-3.json', (source) => source.replace('"home": "home"', '"home": "hone"')],
    // a picture that is not there, and an icon that there is none of
    [
      'cards/home-4.json',
      (source) => source.replace(/"art": \{[^}]*\}/, '"art": { "image": "art/none.png" }'),
    ],
    ['cards/home-5.json', (source) => source.replace(/"icon": "[^"]*"/, '"icon": "no-such-icon-anywhere"')],
  ];
  for (const [path, change] of table) await type(pack, head, path, change);
  const found = await desk.call('problems.of', { pack, withDrafts: true });
  expect([...new Set(found.problems.map(({ file, code }) => `${file} ${code}`))]).toEqual([
    'cards/home-1.json bad-json',
    'cards/home-2.json wrong-type',
    'cards/home-3.json unknown-id',
    'cards/home-4.json missing-image',
    'cards/home-5.json unknown-icon',
  ]);
  expect(found.files.map(({ path }) => path)).toEqual(table.map(([path]) => path));
  expect(found.errors + found.warnings).toBe(found.problems.length);
  expect(found.revision).toBe(head);
  // What is saved is in order all the while.
  expect(inShort(await desk.call('problems.of', { pack, withDrafts: false }))).toEqual([]);
});

it('does not blame others for a file that is broken, and does blame them for one that is gone', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  await type(pack, head, 'zones/home.json', () => '{');
  const broken = await desk.call('problems.of', { pack, withDrafts: true });
  expect(new Set(broken.files.map(({ path }) => path))).toEqual(new Set(['zones/home.json']));
  // A new, broken card among those that are counted: what is counted without it is not told.
  await desk.call('drafts.put', { pack, path: 'cards/new-one.json', base: head, source: '[' });
  const more = await desk.call('problems.of', { pack, withDrafts: true });
  expect(more.files.map(({ path }) => path)).toEqual(['cards/new-one.json', 'zones/home.json']);
});

it('sees a new document that others name already, and one that names it', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  await type(pack, head, 'cards/home-1.json', (source) =>
    source.replace('"home": "home"', '"home": "attic"'),
  );
  expect(inShort(await desk.call('problems.of', { pack, withDrafts: true }))).toEqual([
    expect.stringMatching(/^cards\/home-1\.json:\d+:\d+ unknown-id$/) as string,
  ]);
  const { source } = await desk.call('definitions.get', { pack, path: 'zones/home.json' });
  // Under the old names it would be told that two zones are called the same.
  const attic = source.replace('"id": "home"', '"id": "attic"').replaceAll(/"(en|ja|uk)": "/g, '"$1": "2 ');
  await desk.call('drafts.put', { pack, path: 'zones/attic.json', base: head, source: attic });
  expect(inShort(await desk.call('problems.of', { pack, withDrafts: true }))).toEqual([
    expect.stringMatching(/^rules\/main\.json:\d+:\d+ zone-not-in-row$/) as string,
  ]);
});

it('goes by the game that is typed in pack.json, and by the saved one while that is broken', async () => {
  const { id: pack, head: base } = await desk.copyOf('ygios');
  await desk.call('drafts.put', { pack, path: 'pack.json', base, source: '{ "format": 1' });
  const broken = await desk.call('problems.of', { pack, withDrafts: true });
  expect(new Set(broken.files.map(({ path }) => path))).toEqual(new Set(['pack.json']));
});

it('says that the rules are missing, and lists no more than anybody reads', async () => {
  const files = [...syntheticPack(mostProblems + 100)].map(([path, bytes]) => ({
    path,
    bytes: new Uint8Array(bytes),
  }));
  const { id: pack, head } = await desk.call('packs.importFolder', { folderName: 'large', files });
  expect(inShort(await desk.call('problems.of', { pack, withDrafts: true }))).toEqual([
    'rules/main.json:0:0 missing-file',
  ]);
  const broken = files.filter(({ path }) => path.startsWith('zones/'));
  for (const { path } of broken.slice(0, 3))
    await desk.call('drafts.put', { pack, path, base: head, source: '' });
  for (const { path, bytes } of files.slice(10, 10 + mostProblems + 50)) {
    const source = new TextDecoder().decode(bytes).replace(/"devotion": \d+/, '"devotion": "x"');
    await desk.call('drafts.put', { pack, path, base: head, source });
  }
  const found = await desk.call('problems.of', { pack, withDrafts: true });
  expect(found.problems).toHaveLength(mostProblems);
  expect(found.errors).toBeGreaterThanOrEqual(mostProblems + 50);
  expect(found.files.length).toBe(mostProblems + 50 + 4);
});
