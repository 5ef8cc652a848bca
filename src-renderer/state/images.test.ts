import { expect, it } from 'vitest';
import { fakeClient } from '../api/fake-client';
import { Images } from './images.svelte';

const shown = (): Promise<boolean> => Promise.resolve(true);

/** Each answer tells how often it was asked. */
function pictures() {
  let times = 0;
  const client = fakeClient({
    'assets.get': ({ path }) =>
      path === 'art/none.png'
        ? { ok: false, error: { code: 'no-such-definition', data: { pack: 'p', path } } }
        : { ok: true, value: { hash: `h${++times}`, mime: 'image/png', bytes: Uint8Array.of(times) } },
  });
  const images = new Images(client, async (bytes, mime) => `${mime} ${bytes.join()}`, shown);
  images.watch();
  return { client, images };
}
const look = async (images: Images, ...of: [pack: string, path: string, revision?: string]) => {
  images.get(...of);
  await images.settled();
  return images.get(...of);
};

it('asks for a picture once', async () => {
  const { client, images } = pictures();
  expect(images.get('p', 'art/a.png')).toBeNull();
  expect(images.get('p', 'art/a.png')).toBeNull();
  await images.settled();
  expect(images.get('p', 'art/a.png')).toEqual({ is: 'here', url: 'image/png 1' });
  expect(client.asked).toHaveLength(1);
});

it('says of a picture that is not there that it is missing', async () => {
  const { images } = pictures();
  expect(await look(images, 'p', 'art/none.png')).toEqual({ is: 'missing' });
});

it('looks again when the pack has changed, but not for a revision or another pack', async () => {
  const { client, images } = pictures();
  await look(images, 'p', 'art/a.png');
  await look(images, 'p', 'art/a.png', 'f00');
  await look(images, 'q', 'art/a.png');
  client.emit({ name: 'packs.changed', data: { pack: 'p' } });
  expect(await look(images, 'p', 'art/a.png')).toEqual({ is: 'here', url: 'image/png 4' });
  expect(images.get('p', 'art/a.png', 'f00')).toEqual({ is: 'here', url: 'image/png 2' });
  expect(images.get('q', 'art/a.png')).toEqual({ is: 'here', url: 'image/png 3' });
});

it('an answer that was on its way while the pack changed is not taken for the new one', async () => {
  const held: (() => void)[] = [];
  const client = fakeClient({
    'assets.get': async () => {
      const number = held.length + 1;
      await new Promise<void>((resolve) => held.push(resolve));
      return { ok: true, value: { hash: `h${number}`, mime: 'image/png', bytes: Uint8Array.of(number) } };
    },
  });
  const images = new Images(client, async (bytes) => `url ${bytes.join()}`, shown);
  images.watch();
  images.get('p', 'art/a.png');
  client.emit({ name: 'packs.changed', data: { pack: null } });
  images.get('p', 'art/a.png');
  const settled = images.settled();
  // The newer answer comes first.
  held[1]?.();
  await settled;
  held[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(images.get('p', 'art/a.png')).toEqual({ is: 'here', url: 'url 2' });
});

it('keeps the pictures of the last packs only', async () => {
  const { images } = pictures();
  for (const pack of ['a', 'b', 'c', 'a', 'd']) await look(images, pack, 'art/a.png');
  expect(images.get('a', 'art/a.png')).toEqual({ is: 'here', url: 'image/png 1' });
  expect(images.get('b', 'art/a.png')).toBeNull();
});

it('a picture that a save left alone is not brought again', async () => {
  const client = fakeClient({
    'assets.get': ({ known }) => ({
      ok: true,
      value: { hash: 'h', mime: 'image/png', bytes: known === 'h' ? null : Uint8Array.of(1) },
    }),
  });
  let made = 0;
  const images = new Images(client, async () => `url ${++made}`, shown);
  for (const revision of ['a', 'b', 'c']) {
    expect(await look(images, 'p', 'art/a.png', revision)).toEqual({ is: 'here', url: 'url 1' });
  }
  expect(made).toBe(1);
  for (const pack of ['q', 'r', 's']) await look(images, pack, 'art/a.png');
  expect(await look(images, 'p', 'art/a.png', 'a')).toEqual({ is: 'here', url: 'url 5' });
});

it('a file without a picture in it is broken, and so it stays in the next revision', async () => {
  const client = fakeClient({
    'assets.get': ({ known }) => ({
      ok: true,
      value: { hash: 'h1', mime: 'image/png', bytes: known === 'h1' ? null : Uint8Array.of(1) },
    }),
  });
  const images = new Images(
    client,
    async () => 'url',
    async () => false,
  );
  expect(await look(images, 'p', 'art/a.png', 'f00')).toEqual({ is: 'broken' });
  expect(await look(images, 'p', 'art/a.png', 'f01')).toEqual({ is: 'broken' });
});
