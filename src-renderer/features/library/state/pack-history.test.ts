import { expect, it } from 'vitest';
import { PackHistory } from './pack-history.svelte';
import { aRevision, FakeClient } from './test-client';

const first = aRevision('1');
const second = aRevision('2', { parent: first.id });
const third = aRevision('3', { parent: second.id });
const change = { path: 'cards/a.json', before: 'one', after: 'two' };

it('knows which file a revision is about once it was looked at, and only where it is one', async () => {
  const client = new FakeClient();
  const history = new PackHistory('mine', client);
  void history.load();
  await client.answer('packs.history', [third, second, first]);
  await client.answer('packs.compare', [change]);
  expect(history.onlyChange(third.id)).toEqual(change);
  expect(history.onlyChange(second.id)).toBeNull();

  void history.choose(second);
  await client.answer('packs.compare', [change, { ...change, path: 'cards/b.json' }]);
  expect(history.onlyChange(second.id)).toBeNull();
  expect(history.onlyChange(third.id)).toEqual(change);
});

it('does not take a comparison over several revisions for one of them', async () => {
  const client = new FakeClient();
  const history = new PackHistory('mine', client);
  void history.load();
  await client.answer('packs.history', [third, second, first]);
  await client.answer('packs.compare', []);
  void history.compare(first.id, third.id);
  await client.answer('packs.compare', [change]);
  expect(history.changes).toEqual([change]);
  expect(history.onlyChange(third.id)).toBeNull();
});
