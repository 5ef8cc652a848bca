import { describe, expect, it } from 'vitest';
import { OpenPack } from './open-pack.svelte';
import { aDefinition, FakeClient, revision, settled } from './test-client';

const ids = ['a', 'b', 'c'];
const found = (names: readonly string[]) => ({
  total: names.length,
  rows: names.map((id) => aDefinition(id)),
  kindCounts: {},
  groupCounts: {},
});
const content = (id: string) => ({ revision: revision('a'), source: `// ${id}`, summary: aDefinition(id) });
const gone = { code: 'no-such-definition', data: { pack: 'mine', path: 'x' } } as const;

/** The list asks for a hundred rows, the zones' looks for fifty. */
async function answerLists(client: FakeClient, names: readonly string[]): Promise<void> {
  while (client.waiting('definitions.find').length > 0) {
    const isList = client.waiting('definitions.find')[0]?.limit === 100;
    await client.answer('definitions.find', found(isList ? names : []));
  }
}

async function opened(): Promise<{ client: FakeClient; pack: OpenPack }> {
  const client = new FakeClient();
  const pack = new OpenPack('mine', client);
  void pack.load();
  await answerLists(client, ids);
  return { client, pack };
}

describe('OpenPack', () => {
  it('shows the selected definition', async () => {
    const { client, pack } = await opened();
    void pack.select(1);
    await settled();
    await client.answer('definitions.get', content('b'));
    expect(pack.cursor).toBe(1);
    expect(pack.detail?.path).toBe('cards/b.json');
  });

  it('keeps the old one in the panel until the new one is here, and shows only the newest wish', async () => {
    const { client, pack } = await opened();
    void pack.select(0);
    await settled();
    await client.answer('definitions.get', content('a'));
    void pack.select(1);
    await settled();
    void pack.select(2);
    await settled();
    expect(client.waiting('definitions.get').map(({ path }) => path)).toEqual([
      'cards/b.json',
      'cards/c.json',
    ]);
    expect(pack.detail?.path).toBe('cards/a.json');
    await client.answer('definitions.get', content('c'), 1);
    expect(pack.detail?.path).toBe('cards/c.json');
    await client.answer('definitions.get', content('b'));
    expect(pack.detail?.path).toBe('cards/c.json');
  });

  it('asks again for a definition that could not be read when it is chosen again', async () => {
    const { client, pack } = await opened();
    void pack.select(1);
    await settled();
    await client.fail('definitions.get', { code: 'disconnected', data: {} });
    expect(pack.detail?.failure?.code).toBe('disconnected');
    void pack.select(1);
    await settled();
    await client.answer('definitions.get', content('b'));
    expect(pack.detail?.content?.source).toBe('// b');
  });

  it('asks for the history only once it is looked at', async () => {
    const { client, pack } = await opened();
    void pack.select(0);
    await settled();
    await client.answer('definitions.get', content('a'));
    expect(client.waiting('packs.history')).toEqual([]);
    pack.openTab('history');
    expect(client.waiting('packs.history')).toEqual([{ pack: 'mine', path: 'cards/a.json' }]);
    void pack.select(1);
    await settled();
    await client.answer('definitions.get', content('b'));
    expect(client.waiting('packs.history').at(-1)?.path).toBe('cards/b.json');
  });

  it.each([
    ['stays selected where the rows hold it', ['b'], 0],
    ['is not selected where they do not', ['a', 'c'], null],
  ] as const)('under another filter it %s', async (_name, rows, cursor) => {
    const { client, pack } = await opened();
    void pack.select(1);
    await settled();
    await client.answer('definitions.get', content('b'));
    void pack.filter({ text: 'x' });
    await client.answer('definitions.find', found(rows));
    expect(pack.cursor).toBe(cursor);
    expect(pack.detail?.path).toBe('cards/b.json');
  });

  it.each([
    ['its neighbour takes its place', ['a', 'c'], 1, 'cards/c.json'],
    ['the one before does at the end', ['a'], 0, 'cards/a.json'],
    ['nothing is selected in an empty list', [], null, undefined],
  ] as const)('when the selected one was deleted, %s', async (_name, left, cursor, path) => {
    const { client, pack } = await opened();
    void pack.select(1);
    await settled();
    await client.answer('definitions.get', content('b'));
    void pack.refresh();
    await answerLists(client, left);
    await client.fail('definitions.get', gone);
    if (path) await client.answer('definitions.get', content(path.slice(6, 7)));
    expect(pack.cursor).toBe(cursor);
    expect(pack.detail?.path).toBe(path);
  });
});
