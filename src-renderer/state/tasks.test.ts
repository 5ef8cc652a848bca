import { expect, it } from 'vitest';
import type { CallResult } from '@shared/api/bridge';
import { fakeClient } from '../api/fake-client';
import { Tasks } from './tasks.svelte';

type Export = CallResult<'packs.export'>;
const done: Export = { ok: true, value: { fileName: 'a.heartdeck', bytes: new Uint8Array() } };

it('shows work from its beginning to its end, with progress and cancelling', async () => {
  const client = fakeClient({ 'tasks.cancel': () => ({ ok: true, value: { found: true } }) });
  const tasks = new Tasks(client);
  const stop = tasks.watch();
  let finish: (result: Export) => void = () => undefined;
  let id = '';
  const work = tasks.run<'packs.export'>(
    () => 'Export',
    (task) => {
      id = task;
      return new Promise((resolve) => (finish = resolve));
    },
  );
  expect(tasks.running).toMatchObject([{ id, stage: null, total: 0, cancelling: false }]);
  client.emit({ name: 'task.progress', data: { task: id, stage: 'packing', done: 3, total: 9 } });
  client.emit({ name: 'task.progress', data: { task: 'another', stage: 'reading', done: 1, total: 2 } });
  expect(tasks.running).toMatchObject([{ stage: 'packing', done: 3, total: 9 }]);
  expect(tasks.isCancelling(id)).toBe(false);
  await tasks.cancel(id);
  expect(tasks.isCancelling(id)).toBe(true);
  expect(tasks.running).toMatchObject([{ cancelling: true }]);
  expect(client.asked).toEqual([{ name: 'tasks.cancel', params: { task: id } }]);
  finish(done);
  expect(await work).toBe(done);
  expect(tasks.running).toEqual([]);
  stop();
});

it('does not leave work on screen that ended in a bug', async () => {
  const tasks = new Tasks(fakeClient({}));
  const work = tasks.run(
    () => 'Export',
    () => Promise.reject(new Error('bug')),
  );
  await expect(work).rejects.toThrow('bug');
  expect(tasks.running).toEqual([]);
});
