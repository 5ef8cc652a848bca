import { expect, it } from 'vitest';
import { fakeClient } from '../../api/fake-client';
import { isMendable, Recovery, type Backup } from './recovery.svelte';

const nothing = async (): Promise<void> => undefined;
const backup = (file: string, time: number): Backup => ({ file, time, bytes: 1, version: 1 });

it('lists the newest backup first', async () => {
  const client = fakeClient({
    'recovery.backups': () => ({ ok: true, value: [backup('old', 1), backup('new', 2)] }),
  });
  const recovery = new Recovery(client, nothing, () => undefined);
  await recovery.load();
  expect(recovery.backups.map(({ file }) => file)).toEqual(['new', 'old']);
});

it('tells where the old file is kept when the library is open again', async () => {
  const client = fakeClient({
    'recovery.restoreBackup': () => ({ ok: true, value: { aside: 'library-damaged-1.sqlite' } }),
  });
  const told: string[] = [];
  const recovery = new Recovery(
    client,
    async () => void told.push('loaded'),
    (aside) => told.push(aside),
  );
  await recovery.restore(backup('a', 1));
  expect(client.asked).toEqual([{ name: 'recovery.restoreBackup', params: { file: 'a' } }]);
  expect(told).toEqual(['loaded', 'library-damaged-1.sqlite']);
  expect([recovery.busy, recovery.failure]).toEqual([false, null]);
});

it('keeps the page and says why when it could not be mended', async () => {
  const error = { code: 'disk-full' as const, data: { file: 'library.sqlite' } };
  const recovery = new Recovery(
    fakeClient({ 'recovery.startFresh': () => ({ ok: false, error }) }),
    async () => expect.unreachable(),
    () => expect.unreachable(),
  );
  await recovery.startFresh();
  expect([recovery.busy, recovery.failure]).toEqual([false, error]);
});

it.each([
  ['helped', { ok: true, value: {} }],
  ['did not help', { ok: false, error: { code: 'disk-full', data: { file: 'library.sqlite' } } }],
] as const)(
  'opens the library again and looks at what is in the way now, where that %s',
  async (_name, answer) => {
    const client = fakeClient({ 'recovery.retry': () => answer });
    let loads = 0;
    const recovery = new Recovery(
      client,
      async () => {
        expect(client.asked.map(({ name }) => name)).toEqual(['recovery.retry']);
        loads += 1;
      },
      () => expect.unreachable(),
    );
    await recovery.retry();
    expect([loads, recovery.busy, recovery.failure]).toEqual([1, false, null]);
  },
);

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
