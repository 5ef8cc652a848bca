import { describe, expect, it } from 'vitest';
import { LibraryState } from './library.svelte';
import { aDefinition, aPack, FakeClient, settled } from './test-client';

const original = aPack({ id: 'shipped', shipped: true });
const mine = aPack();
const nothing = { total: 0, rows: [], kindCounts: {}, groupCounts: {} };

async function loaded(packs = [original, mine], last: string | null = null) {
  const client = new FakeClient();
  const remembered: string[] = [];
  const library = new LibraryState(client, (pack) => remembered.push(pack));
  void library.load(last);
  await client.answer('packs.list', packs);
  return { client, library, remembered };
}

describe('LibraryState', () => {
  it.each([
    ['the one that was open last', [original, mine], 'shipped', 'shipped'],
    ['an own pack, if the last is gone', [original, mine], 'gone', 'mine'],
    ['an original, if there is no own pack', [original], null, 'shipped'],
    ['no deleted pack', [aPack({ deletedAt: 1 }), original], 'mine', 'shipped'],
  ] as const)('opens %s', async (_name, packs, last, opened) => {
    const { library, remembered } = await loaded([...packs], last);
    expect(library.open?.id).toBe(opened);
    expect(remembered).toEqual([opened]);
  });

  it('opens nothing in an empty library', async () => {
    const { library } = await loaded([]);
    expect(library.loaded).toBe(true);
    expect(library.open).toBeNull();
  });

  it('sorts originals, own and deleted packs apart', async () => {
    const { library } = await loaded([original, mine, aPack({ id: 'old', deletedAt: 1 })]);
    expect(library.shipped.map(({ id }) => id)).toEqual(['shipped']);
    expect(library.own.map(({ id }) => id)).toEqual(['mine']);
    expect(library.deleted.map(({ id }) => id)).toEqual(['old']);
  });

  it('opens another pack when the open one was deleted', async () => {
    const { client, library } = await loaded();
    expect(library.open?.id).toBe('mine');
    void library.refresh('mine');
    await client.answer('packs.list', [original, aPack({ deletedAt: 1 })]);
    expect(library.open?.id).toBe('shipped');
  });

  it('asks again for the open pack only when it may have changed', async () => {
    const { client, library } = await loaded();
    const finds = (): number => client.waiting('definitions.find').length;
    while (finds() > 0) await client.answer('definitions.find', nothing);
    void library.refresh('shipped');
    await client.answer('packs.list', [original, mine]);
    expect(finds()).toBe(0);
    void library.refresh(null);
    await client.answer('packs.list', [original, mine]);
    expect(finds()).toBeGreaterThan(0);
  });

  it('asks again for the open pack when another change overtakes the list it waits for', async () => {
    const { client, library } = await loaded();
    while (client.waiting('definitions.find').length > 0) await client.answer('definitions.find', nothing);
    void library.refresh('mine');
    void library.refresh('shipped');
    await client.answer('packs.list', [original, mine]);
    await client.answer('packs.list', [original, mine]);
    expect(client.waiting('definitions.find').map(({ pack }) => pack)).toContain('mine');
  });

  it('asks again for the open pack when the workbench is back', async () => {
    const { client, library } = await loaded();
    while (client.waiting('definitions.find').length > 0)
      await client.fail('definitions.find', { code: 'disconnected', data: {} });
    expect(library.open?.list.failure?.code).toBe('disconnected');
    void library.load('mine');
    await client.answer('packs.list', [original, mine]);
    while (client.waiting('definitions.find').length > 0) await client.answer('definitions.find', nothing);
    expect(library.open?.list.failure).toBeNull();
  });

  it('opens the last pack also when a change overtakes the first list', async () => {
    const client = new FakeClient();
    const remembered: string[] = [];
    const library = new LibraryState(client, (pack) => remembered.push(pack));
    void library.load('shipped');
    void library.refresh('mine');
    await client.answer('packs.list', [original, mine]);
    await client.answer('packs.list', [original, mine]);
    expect(remembered).toEqual(['shipped']);
  });

  it('tells that the workbench did not answer, and tries again', async () => {
    const client = new FakeClient();
    const library = new LibraryState(client, () => undefined);
    void library.load(null);
    await client.fail('packs.list', { code: 'disconnected', data: {} });
    expect(library.failure?.code).toBe('disconnected');
    void library.load(null);
    await client.answer('packs.list', [mine]);
    expect(library.failure).toBeNull();
    expect(library.open?.id).toBe('mine');
  });

  it('opens a pack at a definition', async () => {
    const { client, library } = await loaded();
    void library.select('shipped', 'cards/b.json');
    await settled();
    expect(client.waiting('definitions.get').at(-1)).toEqual({ pack: 'shipped', path: 'cards/b.json' });
    const rows = [aDefinition('a'), aDefinition('b')];
    const summary = aDefinition('b');
    await client.answer('definitions.get', { revision: original.head, source: '{}', summary });
    const asked = client.waiting('definitions.find').map(({ pack, limit }) => `${pack} ${limit}`);
    await client.answer('definitions.find', { ...nothing, total: 2, rows }, asked.indexOf('shipped 100'));
    await client.answer('definitions.find', nothing, asked.indexOf('shipped 50') - 1);
    expect(library.open?.detail?.content?.summary.id).toBe('b');
    expect(library.open?.cursor).toBe(1);
  });
});
