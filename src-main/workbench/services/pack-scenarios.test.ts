import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-scenarios-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true });
});

const file = 'scenarios/mine.json';
const mine = `{
  "format": 1,
  "game": "ygios",
  "scenarios": [
    {
      // what home-2 is worth face-down
      "id": "M1",
      "title": "Mine about home-2",
      "given": {
        "row": ["home", "town", "school"],
        "first": "B",
        "turn": "B",
        "hand": { "A": [], "B": ["home-2"] },
        "board": [{ "card": "home-6", "owner": "A", "zone": "home", "face": "up" }]
      },
      "when": [{ "by": "B", "play": "home-2", "face": "down", "zone": "home" }],
      "then": { "devotion": { "home": { "A": 6, "B": 2 } } }
    }
  ]
}
`;
const head = async (pack: string): Promise<string> => (await desk.pack(pack)).head;
const save = async (pack: string, path: string, source: string | null) => {
  const changes = [{ path, source }];
  const params = { pack, base: await head(pack), changes, message: { code: 'edited' as const } };
  return desk.refusal('definitions.save', params);
};
const stateOf = async (pack: string, path?: string) => {
  const found = await desk.call('scenarios.ofPack', { pack, ...(path === undefined ? {} : { path }) });
  const told = found.scenarios.map(
    ({ file: at, id, difference }) => `${at ?? 'shipped'} ${id} ${difference ? difference.code : 'passed'}`,
  );
  return { ...found, told };
};

it('what ships passes beside its pack, in both games', async () => {
  for (const pack of ['ygios', 'governing']) {
    const { failed, passed, diagnostics } = await stateOf(pack);
    expect([failed, diagnostics]).toEqual([0, []]);
    expect(passed).toBeGreaterThan(10);
  }
});

it('a pack holds scenarios of its own: saved, listed beside what they speak of, and run as it is typed', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  expect(await save(pack, file, mine)).toBe('accepted');
  const beside = await stateOf(pack, 'cards/home-2.json');
  expect(beside.told[0]).toBe(`${file} M1 passed`);
  expect(beside.told.length).toBeGreaterThan(1);
  expect(beside.failed).toBe(0);
  expect(beside.scenarios.map(({ file: at, title }) => [at === null, typeof title])).toEqual(
    beside.scenarios.map(({ file: at }) => (at === null ? [true, 'object'] : [false, 'string'])),
  );
  expect(beside.scenarios[0]?.title).toBe('Mine about home-2');
  expect((await stateOf(pack, 'cards/home-3.json')).told).not.toContain(`${file} M1 passed`);
  const uses = await desk.call('uses.of', { pack, path: 'cards/home-2.json' });
  expect(uses.ownScenarios).toEqual([{ file, id: 'M1', title: 'Mine about home-2' }]);

  // Another number on the other card, only typed: the scenario fails before anything is saved.
  const other = 'cards/home-6.json';
  const { source } = await desk.call('definitions.get', { pack, path: other });
  const weaker = source.replace(/"devotion": \d+/, '"devotion": 5');
  await desk.call('drafts.put', { pack, path: other, base: await head(pack), source: weaker });
  expect((await stateOf(pack, 'cards/home-2.json')).told[0]).toBe(`${file} M1 value`);
  await desk.call('drafts.drop', { pack, path: other });
  // The scenario itself may be typed, and be half typed.
  await desk.call('drafts.put', {
    pack,
    path: file,
    base: await head(pack),
    source: mine.replace('"B": 2', '"B": 3'),
  });
  expect((await stateOf(pack, 'cards/home-2.json')).told[0]).toBe(`${file} M1 value`);
  await desk.call('drafts.put', { pack, path: file, base: await head(pack), source: mine.slice(0, 40) });
  const half = await stateOf(pack, 'cards/home-2.json');
  expect(half.diagnostics.map(({ file: at }) => at)).toContain(file);
  expect(half.told.length).toBeGreaterThan(0);
  const problems = await desk.call('problems.of', { pack, withDrafts: true });
  expect(problems.files.map(({ path }) => path)).toEqual([file]);
});

it('of one file its own are told, each with its place as it is typed', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  await save(pack, file, mine);
  const right = await stateOf(pack, file);
  expect(right.told).toEqual([`${file} M1 passed`]);
  expect(right.scenarios[0]?.place).toEqual({ line: 5, column: 5 });
  const typed = `// pushed down\n${mine.replace('"B": 2', '"B": 3')}`;
  await desk.call('drafts.put', { pack, path: file, base: await head(pack), source: typed });
  const [wrong] = (await stateOf(pack, file)).scenarios;
  expect(wrong?.difference?.at).toBe('then.devotion.home.B');
  const line = typed.split('\n').findIndex((text) => text.includes('"then"')) + 1;
  expect(wrong?.place).toEqual({ line, column: typed.split('\n')[line - 1]!.indexOf('3') + 1 });
  const shipped = await stateOf(pack, 'cards/home-6.json');
  expect(shipped.scenarios.find((one) => one.file === null)?.place).toBeNull();
});

it('they have a history, travel with an export, and follow a new id', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  await save(pack, file, mine);
  const { fileName, bytes } = await desk.call('packs.export', { pack });
  const imported = await desk.call('packs.import', { fileName, bytes: new Uint8Array(bytes) });
  expect((await stateOf(imported.id, 'cards/home-2.json')).told[0]).toBe(`${file} M1 passed`);
  expect(await desk.call('documents.get', { pack: imported.id, path: file })).toMatchObject({ source: mine });
  const old = await head(pack);
  const done = await desk.call('definitions.renameId', {
    pack,
    base: old,
    path: 'cards/home-2.json',
    id: 'another',
  });
  expect(done.touched).toContain(file);
  const { source } = await desk.call('documents.get', { pack, path: file });
  // The reader's words and the comment stay as they were written.
  expect(source).toBe(mine.replaceAll('"home-2"', '"another"'));
  expect((await stateOf(pack, 'cards/another.json')).told).toContain(`${file} M1 passed`);
  expect(await save(pack, file, null)).toBe('accepted');
  expect((await desk.call('packs.history', { pack, path: file })).length).toBe(3);
  await desk.call('definitions.restore', { pack, path: file, revision: old });
  expect(await desk.call('documents.get', { pack, path: file })).toMatchObject({ source: mine });
});

it('a file that nobody could read is refused; a scenario that fails is not', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  const table: [string, string][] = [
    ['{', 'invalid-definition'],
    ['[]', 'invalid-definition'],
    [mine.replace('"ygios"', '"governing"'), 'invalid-definition'],
    [mine.replace('"format": 1', '"format": 2'), 'invalid-definition'],
    [mine.replace('"B": 2', '"B": 7'), 'accepted'],
    [mine.replace('"play"', '"plai"'), 'accepted'],
  ];
  for (const [source, code] of table)
    expect([source, await save(pack, file, source)]).toEqual([source, code]);
  expect((await stateOf(pack)).told[0]).toBe(`${file} M1 faulty`);
  expect(await save(pack, 'scenarios/Mine.json', mine)).toBe('invalid-definition');
  expect(await save(pack, 'scenarios/mine.txt', mine)).toBe('invalid-definition');
  expect(await desk.refusal('scenarios.ofPack', { pack, path: 'pack.json' })).toBe('no-such-definition');
  expect(await desk.refusal('scenarios.ofPack', { pack: 'none' })).toBe('no-such-pack');
});
