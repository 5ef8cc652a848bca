import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, type Answer, type CallName, type Params } from '@shared/api/calls';
import type { AnyEvent } from '@shared/api/events';
import { createWorkbench, type Workbench } from './workbench';

const resourcesDir = resolve(import.meta.dirname, '../../resources');
let dataDir: string;
let workbench: Workbench;
let seen: AnyEvent[];

const start = async (): Promise<void> => {
  workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
  seen = [];
  workbench.onEvent((event) => seen.push(event));
};

/** Calls as a renderer does; what comes back must fit the contract's schema. */
async function call<N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> {
  const answer = await workbench.call(name, params);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
  return calls[name].result.parse(answer.value) as Answer<N>;
}
const refusal = async (name: CallName, params: unknown): Promise<unknown> => {
  const answer = await workbench.call(name, params);
  return answer.ok ? 'accepted' : answer.error.code;
};

const names = { en: 'My copy', ja: '自分の版', uk: 'Моя копія' };
const shippedPack = async () => (await call('packs.list', {})).find(({ id }) => id === 'ygios')!;
const anyCard = async (pack: string) => {
  const filter = { text: '', kinds: ['card' as const], groups: [] };
  return (await call('definitions.find', { pack, filter, offset: 0, limit: 1 })).rows[0]!;
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-workbench-'));
  await start();
});
afterEach(async () => {
  await workbench.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('says nothing of a call that was under way when it closed', async () => {
  const bugs: unknown[] = [];
  const host = { kind: 'cli', version: 'test' } as const;
  const other = await createWorkbench({
    dataDir: join(dataDir, 'other'),
    resourcesDir,
    host,
    onBug: (bug) => bugs.push(bug),
  });
  // It reads files of the shipped scenarios first, and asks the library afterwards.
  const running = other.call('uses.of', { pack: 'ygios', path: 'cards/home-1.json' });
  await other.close();
  expect(await running).toMatchObject({ ok: false });
  expect(bugs).toEqual([]);
});

describe('packs', () => {
  it('has the shipped packs on first start, and the same ones after a second', async () => {
    const first = await call('packs.list', {});
    expect(first.length).toBeGreaterThan(0);
    expect(first.every(({ shipped, definitions }) => shipped && definitions > 0)).toBe(true);
    await workbench.close();
    await start();
    expect(await call('packs.list', {})).toEqual(first);
  });

  it('refuses to change a shipped pack, in every way', async () => {
    const { id: pack, head } = await shippedPack();
    const { path } = await anyCard(pack);
    const table: [CallName, unknown][] = [
      ['packs.rename', { pack, names }],
      ['packs.delete', { pack }],
      ['definitions.rename', { pack, path, names }],
      ['definitions.delete', { pack, path }],
      ['definitions.restore', { pack, path, revision: head }],
      [
        'definitions.save',
        { pack, base: head, changes: [{ path, source: '{}' }], message: { code: 'edited' } },
      ],
    ];
    for (const [name, params] of table)
      expect([name, await refusal(name, params)]).toEqual([name, 'pack-read-only']);
  });

  it('forks, renames, deletes and brings back, and says so', async () => {
    const shipped = await shippedPack();
    const copy = await call('packs.fork', { pack: shipped.id, names });
    expect(copy).toMatchObject({
      names,
      shipped: false,
      origin: shipped.id,
      definitions: shipped.definitions,
    });
    const renamed = await call('packs.rename', { pack: copy.id, names: { ...names, en: 'Renamed' } });
    expect(renamed.names.en).toBe('Renamed');
    expect(await call('packs.delete', { pack: copy.id })).toMatchObject({
      deletedAt: expect.any(Number) as number,
    });
    expect(await call('packs.undelete', { pack: copy.id })).toMatchObject({ deletedAt: null });
    expect(seen.filter(({ name }) => name === 'packs.changed')).toHaveLength(4);
    const history = await call('packs.history', { pack: copy.id });
    expect(history.map(({ message }) => message.code)).toEqual(['renamed', 'forked']);
  });

  it('exports a file that imports as the same files, with progress', async () => {
    const { id: pack } = await shippedPack();
    const first = await call('packs.export', { pack });
    const imported = await call('packs.import', { ...first, task: 'import-1' });
    expect(imported.shipped).toBe(false);
    expect(Buffer.compare((await call('packs.export', { pack: imported.id })).bytes, first.bytes)).toBe(0);
    expect(seen.some((event) => event.name === 'task.progress' && event.data.task === 'import-1')).toBe(true);
  });

  it('exports a folder and imports it from its files', async () => {
    const { id: pack, definitions } = await shippedPack();
    const folder = join(dataDir, 'exports', 'copy');
    const written = await call('packs.exportFolder', { pack, folder });
    expect(written).toEqual({ folder, files: definitions + 1 });
    const files = [{ path: 'pack.json', bytes: new Uint8Array(readFileSync(join(folder, 'pack.json'))) }];
    expect(await call('packs.importFolder', { folderName: 'copy', files })).toMatchObject({ definitions: 0 });
    expect(await refusal('packs.exportFolder', { pack, folder: 'relative/path' })).toBe('not-absolute');
  });

  it('cancels an import, which then changes nothing', async () => {
    const { id: pack } = await shippedPack();
    const file = await call('packs.export', { pack });
    const before = await call('packs.list', {});
    workbench.onEvent((event) => {
      if (event.name === 'task.progress') void workbench.call('tasks.cancel', { task: event.data.task });
    });
    expect(await refusal('packs.import', { ...file, task: 'import-2' })).toBe('cancelled');
    expect(await call('packs.list', {})).toEqual(before);
  });
});

describe('definitions', () => {
  it('renames, shows the history, and restores', async () => {
    const { id: pack } = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const card = await anyCard(pack);
    const before = await call('definitions.get', { pack, path: card.path });
    await call('definitions.rename', { pack, path: card.path, names });
    expect((await call('definitions.get', { pack, path: card.path })).summary.names).toEqual(names);
    const [renamed, , first] = await call('packs.history', { pack, path: card.path });
    expect(renamed?.message).toEqual({ code: 'renamed' });
    expect(first).toBeUndefined();
    await call('definitions.restore', { pack, path: card.path, revision: before.revision });
    expect((await call('definitions.get', { pack, path: card.path })).source).toBe(before.source);
    const changes = await call('packs.compare', { pack, from: before.revision, to: renamed!.id });
    expect(changes.map(({ path }) => path)).toEqual([card.path]);
  });

  it('changes only the names it is given', async () => {
    const { id: pack } = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const { path, names: old } = await anyCard(pack);
    await call('definitions.rename', { pack, path, names: { uk: 'Інша' } });
    expect((await anyCard(pack)).names).toEqual({ ...old, uk: 'Інша' });
    expect((await call('packs.rename', { pack, names: { ja: '別の名' } })).names).toEqual({
      ...names,
      ja: '別の名',
    });
  });

  it('does not undo what somebody changed since', async () => {
    const { id: pack, head: revision } = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const { path } = await anyCard(pack);
    const mine = await call('definitions.rename', { pack, path, names: { en: 'Mine' } });
    const theirs = await call('definitions.rename', { pack, path, names: { en: 'Theirs' } });
    const undo = (unlessChangedSince: string) =>
      refusal('definitions.restore', { pack, path, revision, unlessChangedSince });
    expect([await undo(mine.id), await undo(theirs.id)]).toEqual(['stale-base', 'accepted']);
  });

  it('deletes and restores', async () => {
    const { id: pack, head } = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const { path } = await anyCard(pack);
    await call('definitions.delete', { pack, path });
    expect(await refusal('definitions.get', { pack, path })).toBe('no-such-definition');
    await call('definitions.restore', { pack, path, revision: head });
    expect((await call('definitions.get', { pack, path })).summary.path).toBe(path);
  });

  it('checks a pack of another game in the words of that game', async () => {
    const { id: pack, head } = await call('packs.fork', { pack: 'governing', names });
    const path = 'cards/a07.json';
    const { source } = await call('definitions.get', { pack, path });
    const save = (changed: string | null, at = path) =>
      refusal('definitions.save', {
        pack,
        base: head,
        changes: [{ path: at, source: changed }],
        message: { code: 'edited' },
      });
    const table: [string, Promise<unknown>][] = [
      ['an unknown token', save(source.replace('"token": "confetti"', '"token": "paper"'))],
      ['a token that a card makes, removed', save(null, 'tokens/confetti.json')],
      ['a card of the other game', save('{"id":"a07","name":"A","home":"home","devotion":1}')],
      ['a kind of the other game', save('{}', 'zones/home.json')],
    ];
    for (const [what, answer] of table) expect([what, await answer]).toEqual([what, 'invalid-definition']);
    await call('definitions.save', {
      pack,
      base: head,
      changes: [{ path, source: source.replace('"Confetti"', '"Paper"') }],
      message: { code: 'edited' },
    });
  });

  it('refuses what would break the pack, and keeps the old', async () => {
    const { id: pack, head } = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const { path, id } = await anyCard(pack);
    const { source } = await call('definitions.get', { pack, path });
    const group = (JSON.parse(source) as { home: string }).home;
    const save = (changed: string | null, at = path) =>
      refusal('definitions.save', {
        pack,
        base: head,
        changes: [{ path: at, source: changed }],
        message: { code: 'edited' },
      });
    const ruled = (await call('definitions.get', { pack, path: 'cards/town-5.json' })).source;
    const withFire = (step: object, text = source): string =>
      JSON.stringify({ ...(JSON.parse(text) as object), fire: [step] });
    const table: [string, Promise<unknown>][] = [
      ['half a document', save(source.slice(0, -3))],
      ['an unknown key', save(source.replace('{', '{"colour": "red",'))],
      ['another id', save(source.replaceAll(id, 'other'))],
      ['an unknown zone', save(source.replace(`"home": "${group}"`, '"home": "nowhere"'))],
      ['a zone that cards name, removed', save(null, `zones/${group}.json`)],
      ['an unknown zone in an effect', save(withFire({ do: 'move', pick: {}, to: 'nowhere' }))],
      ['a card that a ruling would spoil', save(withFire({ do: 'draw', n: 1 }, ruled), 'cards/town-5.json')],
      ['a path outside the pack', save('{}', '../evil.json')],
      ['a pack without its own description', save(null, 'pack.json')],
    ];
    for (const [what, answer] of table) expect([what, await answer]).toEqual([what, 'invalid-definition']);
    expect((await call('packs.list', {})).find((found) => found.id === pack)?.head).toBe(head);
  });

  it('does not overwrite a change made elsewhere', async () => {
    const { id: pack, head } = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const { path } = await anyCard(pack);
    const { source } = await call('definitions.get', { pack, path });
    await call('definitions.rename', { pack, path, names });
    const changes = [{ path, source: `// mine\n${source}` }];
    expect(
      await refusal('definitions.save', { pack, base: head, changes, message: { code: 'edited' } }),
    ).toBe('stale-base');
  });
});

it('starts twice at once on a new library', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'heartdeck-workbench-'));
  const host = { kind: 'cli', version: 'test' } as const;
  const both = await Promise.all([0, 1].map(() => createWorkbench({ dataDir: fresh, resourcesDir, host })));
  for (const one of both) expect(await one.call('app.info', {})).toMatchObject({ value: { trouble: null } });
  for (const one of both) await one.close();
  rmSync(fresh, { recursive: true, force: true });
});

describe('settings', () => {
  it('are kept across restarts', async () => {
    await call('settings.set', { language: 'uk', theme: 'dark' });
    expect(seen.map(({ name }) => name)).toContain('settings.changed');
    await workbench.close();
    await start();
    expect(await call('settings.get', {})).toMatchObject({ language: 'uk', theme: 'dark', motion: 'system' });
  });
});

describe('backups', () => {
  it('are made on closing, once a day, and bring a damaged library back', async () => {
    const copy = await call('packs.fork', { pack: (await shippedPack()).id, names });
    const closeInWindow = async () => {
      await workbench.close();
      const host = { kind: 'web', version: 'test' } as const;
      workbench = await createWorkbench({ dataDir, resourcesDir, host });
    };
    await closeInWindow();
    await closeInWindow();
    await closeInWindow();
    expect(await call('recovery.backups', {})).toHaveLength(1);
    await workbench.close();
    writeFileSync(
      join(dataDir, 'library.sqlite'),
      'no database at all, but long enough to be read as one'.repeat(9),
    );
    await start();
    const [backup] = await call('recovery.backups', {});
    await call('recovery.restoreBackup', { file: backup!.file });
    expect((await call('packs.list', {})).map(({ id }) => id)).toContain(copy.id);
  });
});

describe('a damaged library', () => {
  it('starts all the same, says what is wrong, and keeps the file when starting fresh', async () => {
    await workbench.close();
    const file = join(dataDir, 'library.sqlite');
    const damaged = readFileSync(file).fill(7, 0, 4096);
    writeFileSync(file, damaged);
    await start();
    expect((await call('app.info', {})).trouble).not.toBeNull();
    expect(await refusal('packs.list', {})).toMatch(/^database-/);
    expect(await call('settings.set', { language: 'ja' })).toMatchObject({ language: 'ja' });
    const { aside } = await call('recovery.startFresh', {});
    expect(Buffer.compare(readFileSync(aside), damaged)).toBe(0);
    expect((await call('app.info', {})).trouble).toBeNull();
    expect((await call('packs.list', {})).length).toBeGreaterThan(0);
  });

  it('tries again when the trouble has passed', async () => {
    await workbench.close();
    const file = join(dataDir, 'library.sqlite');
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    await start();
    expect(await refusal('recovery.retry', {})).not.toBe('accepted');
    rmdirSync(file);
    renameSync(`${file}.away`, file);
    expect(await refusal('recovery.retry', {})).toBe('accepted');
    expect((await call('app.info', {})).trouble).toBeNull();
    expect((await call('packs.list', {})).length).toBeGreaterThan(0);
  });

  it('leaves a library in order alone', async () => {
    expect(await refusal('recovery.startFresh', {})).toBe('library-in-order');
  });
});
