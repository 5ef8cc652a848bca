import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-documents-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('gives every document of a pack as it is saved, and no picture', async () => {
  const { id: pack } = await desk.copyOf('ygios');
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await desk.call('assets.put', { pack, fileName: 'a.svg', bytes });
  const { revision, documents } = await desk.call('documents.ofPack', { pack });
  const { rows } = await desk.call('definitions.find', { pack, filter: {}, offset: 0, limit: 500 });
  const paths = documents.map(({ path }) => path);
  expect(paths).toEqual([...rows.map(({ path }) => path), 'pack.json'].sort());
  for (const { path, source } of documents)
    expect(await desk.call('documents.get', { pack, path })).toEqual({ revision, source });
});

it('lists what is no definition with its hash, which changes with its text', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const hashes = async () => {
    const { documents } = await desk.call('documents.others', { pack });
    return Object.fromEntries(documents.map(({ path, hash }) => [path, hash]));
  };
  expect(Object.keys(await hashes())).toEqual(['pack.json']);
  const write = async (base: string, n: number) =>
    desk.call('definitions.save', {
      pack,
      base,
      changes: [
        { path: 'scenarios/b.json', source: `{ "format": 1, "game": "ygios", "scenarios": [] } // ${n}` },
      ],
      message: { code: 'edited' },
    });
  const { id: next } = await write(head, 1);
  const before = await hashes();
  expect(Object.keys(before)).toEqual(['pack.json', 'scenarios/b.json']);
  await write(next, 2);
  const after = await hashes();
  expect(after['scenarios/b.json']).not.toBe(before['scenarios/b.json']);
  expect(after['pack.json']).toBe(before['pack.json']);
});
