import { expect, it } from 'vitest';
import { fakeClient } from '../../api/fake-client';
import { isMendable, Recovery, type Backup } from './recovery.svelte';

const backup = (file: string, time: number): Backup => ({ file, time, bytes: 1, version: 1 });

it('lists the newest backup first', async () => {
  const client = fakeClient({
    'recovery.backups': () => ({ ok: true, value: [backup('old', 1), backup('new', 2)] }),
  });
  const recovery = new Recovery(client, async () => undefined);
  await recovery.load();
  expect(recovery.backups.map(({ file }) => file)).toEqual(['new', 'old']);
});

it('tells where the old file is kept when the library is open again', async () => {
  const client = fakeClient({
    'recovery.restoreBackup': () => ({ ok: true, value: { aside: 'library-damaged-1.sqlite' } }),
  });
  const told: string[] = [];
  const recovery = new Recovery(client, async (aside) => void told.push(aside));
  await recovery.restore(backup('a', 1));
  expect(client.asked).toEqual([{ name: 'recovery.restoreBackup', params: { file: 'a' } }]);
  expect(told).toEqual(['library-damaged-1.sqlite']);
  expect([recovery.busy, recovery.failure]).toEqual([false, null]);
});

it('keeps the page and says why when it could not be mended', async () => {
  const error = { code: 'disk-full' as const, data: { file: 'library.sqlite' } };
  const recovery = new Recovery(
    fakeClient({ 'recovery.startFresh': () => ({ ok: false, error }) }),
    async () => expect.unreachable(),
  );
  await recovery.startFresh();
  expect([recovery.busy, recovery.failure]).toEqual([false, error]);
});

it.each([
  ['database-damaged', true],
  ['database-newer', true],
  ['database-foreign', true],
  ['database-busy', false],
  ['node-too-old', false],
  ['disconnected', false],
])('another library file would help with %s: %s', (code, mendable) => {
  expect(isMendable({ code, data: {} })).toBe(mendable);
});
