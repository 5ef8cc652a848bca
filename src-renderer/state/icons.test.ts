import { expect, it } from 'vitest';
import { fakeClient } from '../api/fake-client';
import { Icons } from './icons.svelte';

const library = (known: Readonly<Record<string, string>>) =>
  fakeClient({
    'icons.get': ({ names }) => ({
      ok: true,
      value: {
        icons: names.map((name) => ({ name, path: known[name] ?? null, nearest: known[name] ? [] : ['a'] })),
      },
    }),
  });

it('asks for what is wanted together, and for each icon once', async () => {
  const client = library({ a: 'M0 0z', b: 'M1 1z' });
  const icons = new Icons(client);
  expect(['a', 'b', 'a', 'c'].map((name) => icons.get(name))).toEqual([null, null, null, null]);
  await icons.settled();
  expect(client.asked.map(({ params }) => params)).toEqual([{ names: ['a', 'b', 'c'] }]);
  expect(icons.get('b')).toEqual({ is: 'here', path: 'M1 1z' });
  expect(icons.get('c')).toEqual({ is: 'unknown', nearest: ['a'] });
  await icons.settled();
  expect(client.asked).toHaveLength(1);
});

it('asks in parts when there is more than one question may name', async () => {
  const client = library({});
  const icons = new Icons(client);
  for (let n = 0; n < 1001; n++) icons.get(`i${n}`);
  await icons.settled();
  const sizes = client.asked.map(({ params }) => (params as { names: string[] }).names.length);
  expect(sizes).toEqual([500, 500, 1]);
});

it('asks again after a question that was lost', async () => {
  let lost = true;
  const client = fakeClient({
    'icons.get': ({ names }) =>
      lost
        ? { ok: false, error: { code: 'disconnected', data: {} } }
        : { ok: true, value: { icons: names.map((name) => ({ name, path: 'M0 0z', nearest: [] })) } },
  });
  const icons = new Icons(client);
  icons.get('a');
  await icons.settled();
  lost = false;
  expect(icons.get('a')).toBeNull();
  await icons.settled();
  expect(icons.get('a')).toEqual({ is: 'here', path: 'M0 0z' });
});

it('does not ask again while the answer is on its way', async () => {
  let answer = (): void => undefined;
  const client = fakeClient({
    'icons.get': async ({ names }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { ok: true, value: { icons: names.map((name) => ({ name, path: 'M0 0z', nearest: [] })) } };
    },
  });
  const icons = new Icons(client);
  icons.get('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(icons.get('a')).toBeNull();
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.asked).toHaveLength(1);
  answer();
  await icons.settled();
  expect(icons.get('a')).toEqual({ is: 'here', path: 'M0 0z' });
});
