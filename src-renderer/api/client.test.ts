import { expect, it } from 'vitest';
import { createClient } from './client';
import { fakeClient } from './fake-client';

it('turns a bridge that throws into a failure that can be shown', async () => {
  const answer = await fakeClient({}).call('packs.list', {});
  expect(answer).toEqual({
    ok: false,
    error: { code: 'internal', data: { detail: 'Error: the test has no answer to packs.list' } },
  });
});

it('gives a listener its own events only, until it stops', () => {
  const client = fakeClient({});
  const heard: unknown[] = [];
  const stop = client.on('packs.changed', (data) => heard.push(data));
  client.emit({ name: 'host.command', data: { id: 'reload' } });
  client.emit({ name: 'packs.changed', data: { pack: 'a' } });
  stop();
  client.emit({ name: 'packs.changed', data: { pack: 'b' } });
  expect(heard).toEqual([{ pack: 'a' }]);
});

it('connects when it is first used, once', () => {
  let times = 0;
  const client = createClient(() => {
    times++;
    return { calls: {} as never, onEvent: () => () => undefined };
  });
  expect(times).toBe(0);
  client.on('packs.changed', () => undefined);
  client.on('host.command', () => undefined);
  expect(times).toBe(1);
});

it('calls a bridge that can’t be lost connected', () => {
  const told: boolean[] = [];
  createClient(() => ({ calls: {} as never, onEvent: () => () => undefined })).onConnection((connected) =>
    told.push(connected),
  );
  expect(told).toEqual([true]);
});
