import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesk, type Desk } from '../test-desk';

let dataDir: string;
let desk: Desk;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-drafts-'));
  desk = await startDesk(dataDir);
});
afterEach(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps what was typed over a restart, and tells every window', async () => {
  const { id: pack, head: base } = await desk.copyOf('ygios');
  const path = 'cards/home-1.json';
  expect(await desk.call('drafts.put', { pack, path, base, source: '{ half' })).toEqual({ kept: true });
  expect(desk.seen).toContainEqual({ name: 'drafts.changed', data: { pack, path } });
  desk = await desk.restart();
  expect(await desk.call('drafts.list', { pack })).toMatchObject([{ path, base, source: '{ half' }]);
  expect(await desk.call('drafts.drop', { pack, path })).toEqual({ found: true });
  expect(desk.seen.filter(({ name }) => name === 'drafts.changed')).toHaveLength(1);
});

it('ends the draft of a document that is saved or deleted, and no other', async () => {
  const { id: pack, head } = await desk.copyOf('ygios');
  const [saved, deleted, renamed] = ['cards/home-1.json', 'cards/home-2.json', 'cards/home-3.json'] as const;
  for (const path of [saved, deleted, renamed])
    await desk.call('drafts.put', { pack, path, base: head, source: 'typed' });
  const { source } = await desk.call('definitions.get', { pack, path: saved });
  const changes = [{ path: saved, source: `// changed\n${source}` }];
  await desk.call('definitions.save', { pack, base: head, changes, message: { code: 'edited' } });
  await desk.call('definitions.rename', { pack, path: renamed, names: { en: 'Other' } });
  expect((await desk.call('drafts.list', { pack })).map(({ path }) => path)).toEqual([deleted, renamed]);
  // Three came and one went.
  expect(desk.seen.filter(({ name }) => name === 'drafts.changed')).toHaveLength(4);
  await desk.call('definitions.delete', { pack, path: deleted });
  expect((await desk.call('drafts.list', { pack })).map(({ path }) => path)).toEqual([renamed]);
});

it('refuses a draft of an original', async () => {
  const { id: pack, head: base } = await desk.pack('ygios');
  const put = { pack, path: 'cards/home-1.json', base, source: '' };
  expect(await desk.refusal('drafts.put', put)).toBe('pack-read-only');
});
