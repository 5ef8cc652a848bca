import { describe, expect, it } from 'vitest';
import { DefinitionList, noFilter, pageSize } from './definition-list.svelte';
import { aDefinition, FakeClient } from './test-client';

const rows = (from: number, count: number, prefix = 'card'): ReturnType<typeof aDefinition>[] =>
  Array.from({ length: count }, (_, n) => aDefinition(`${prefix}-${from + n}`));
const found = (total: number, from = 0, prefix = 'card') => ({
  total,
  rows: rows(from, Math.min(pageSize, total - from), prefix),
  kindCounts: { card: total },
  groupCounts: { home: total },
});

async function opened(total: number): Promise<{ list: DefinitionList; client: FakeClient }> {
  const client = new FakeClient();
  const list = new DefinitionList('mine', client);
  void list.setFilter({});
  await client.answer('definitions.find', found(total));
  return { list, client };
}

describe('DefinitionList', () => {
  it('shows the first page and the counts', async () => {
    const { list } = await opened(250);
    expect(list.ready).toBe(true);
    expect(list.total).toBe(250);
    expect(list.kindCounts).toEqual({ card: 250 });
    expect(list.row(99)?.id).toBe('card-99');
    expect(list.row(100)).toBeUndefined();
  });

  it('fetches only the pages on screen, each once', async () => {
    const { list, client } = await opened(10_000);
    list.need(5_050, 5_110);
    list.need(5_051, 5_111);
    expect(client.waiting('definitions.find').map(({ offset }) => offset)).toEqual([5_000, 5_100]);
    await client.answer('definitions.find', found(10_000, 5_000));
    await client.answer('definitions.find', found(10_000, 5_100));
    expect(list.row(5_111)?.id).toBe('card-5111');
    expect(list.row(4_999)).toBeUndefined();
    list.need(5_050, 5_110);
    expect(client.waiting('definitions.find')).toEqual([]);
  });

  it('asks for nothing beyond the end', async () => {
    const { list, client } = await opened(3);
    list.need(0, 400);
    expect(client.waiting('definitions.find')).toEqual([]);
  });

  it.each([
    ['in order', [0, 0, 0]],
    ['newest first', [2, 0, 0]],
    ['middle first', [1, 1, 0]],
  ])('lets the newest search win when the answers come %s', async (_name, order) => {
    const { list, client } = await opened(3);
    for (const text of ['a', 'ab', 'abc']) void list.setFilter({ text });
    for (const index of order) {
      const text = client.waiting('definitions.find')[index]?.filter.text ?? '';
      await client.answer('definitions.find', found(text.length, 0, text), index);
    }
    expect(list.row(0)?.id).toBe('abc-0');
    expect(list.total).toBe(3);
  });

  it('drops a page of the search before', async () => {
    const { list, client } = await opened(500);
    list.need(200, 220);
    void list.setFilter({ text: 'x' });
    await client.answer('definitions.find', found(500, 200));
    await client.answer('definitions.find', found(300, 0, 'x'));
    expect(list.row(200)).toBeUndefined();
    expect(list.row(0)?.id).toBe('x-0');
  });

  it('keeps the rows until the new ones are here, and asks for those on screen', async () => {
    const { list, client } = await opened(500);
    list.need(200, 220);
    await client.answer('definitions.find', found(500, 200));
    void list.refresh();
    expect(list.row(205)?.id).toBe('card-205');
    expect(client.waiting('definitions.find')[0]?.offset).toBe(200);
    await client.answer('definitions.find', found(499, 200, 'new'));
    expect(list.row(205)?.id).toBe('new-205');
    expect(list.total).toBe(499);
  });

  it('goes back to the top for another filter, not for a refresh', async () => {
    const { list, client } = await opened(5);
    const before = list.restarts;
    void list.refresh();
    await client.answer('definitions.find', found(5));
    expect(list.restarts).toBe(before);
    void list.setFilter({ kinds: ['card'] });
    expect(client.waiting('definitions.find')[0]?.filter.kinds).toEqual(['card']);
    await client.answer('definitions.find', found(5));
    expect(list.restarts).toBe(before + 1);
  });

  it('knows whether a filter is set', () => {
    const list = new DefinitionList('mine', new FakeClient());
    expect(list.isFiltered).toBe(false);
    void list.setFilter({ groups: ['town'] });
    expect(list.isFiltered).toBe(true);
    void list.setFilter(noFilter);
    expect(list.isFiltered).toBe(false);
  });

  it('tells a failure and forgets it with the next answer', async () => {
    const { list, client } = await opened(5);
    void list.setFilter({ text: 'x' });
    await client.fail('definitions.find', { code: 'disconnected', data: {} });
    expect(list.failure?.code).toBe('disconnected');
    void list.setFilter({ text: '' });
    await client.answer('definitions.find', found(5));
    expect(list.failure).toBeNull();
  });

  it('asks again for the page on screen when the pack got shorter than that', async () => {
    const { list, client } = await opened(500);
    list.need(400, 420);
    await client.answer('definitions.find', found(500, 400));
    void list.refresh();
    await client.answer('definitions.find', { ...found(10), rows: [] });
    expect(client.waiting('definitions.find').map(({ offset }) => offset)).toEqual([0]);
  });
});
