import { beforeEach, expect, it } from 'vitest';
import type { RevisionSummary } from '@shared/api/models';
import { packLimits } from '@shared/language/pack-limits';
import { fakeClient, type FakeClient } from '../api/fake-client';
import { OwnImage, type PictureFile } from './own-image.svelte';
import { Toasts } from './toasts.svelte';
import { Undo } from './undo.svelte';

const revision = (id: string): RevisionSummary => ({
  id,
  parent: 'before',
  time: 0,
  message: { code: 'edited' },
  changes: 1,
});
const card = { pack: 'p', path: 'cards/a.json', names: { en: 'Fox', ja: '狐', uk: 'Лис' } };
const file = (name: string, size = 3): PictureFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(Uint8Array.of(1, 2, 3).buffer),
});
const source = '{ // ours\n  "id": "a",\n  "art": { "icon": "fox" }\n}\n';

let client: FakeClient;
let toasts: Toasts;
let own: OwnImage;
beforeEach(() => {
  client = fakeClient({
    'assets.put': ({ fileName }) =>
      fileName === 'bad.png'
        ? {
            ok: false,
            error: {
              code: 'invalid-definition',
              data: {
                diagnostics: [
                  { code: 'image-cut', severity: 'error', file: fileName, data: { type: 'PNG' } },
                ],
              },
            },
          }
        : { ok: true, value: { path: 'art/fox.png', revision: revision('made') } },
    'definitions.get': () => ({
      ok: true,
      value: { revision: 'head', source, summary: {} as never },
    }),
    'definitions.save': () => ({ ok: true, value: { ...revision('saved'), warnings: [] } }),
    'definitions.restore': () => ({ ok: true, value: revision('back') }),
  });
  toasts = new Toasts();
  own = new OwnImage(client, toasts, new Undo(toasts));
});
const asked = () => client.asked.map(({ name, params }) => [name, params]);

it('puts a picture on a card and offers to take it back', async () => {
  expect(await own.put(card, file('fox.png'), 'contain')).toBe(true);
  expect(asked()).toEqual([
    [
      'assets.put',
      { pack: 'p', onto: 'cards/a.json', fileName: 'fox.png', bytes: Uint8Array.of(1, 2, 3), fit: 'contain' },
    ],
  ]);
  const [toast] = toasts.list;
  if (toast) await toasts.act(toast);
  expect(asked().at(-1)).toEqual([
    'definitions.restore',
    { pack: 'p', path: 'cards/a.json', revision: 'before', unlessChangedSince: 'made' },
  ]);
});

it('keeps beside the card why a picture was refused, until the next try', async () => {
  expect(await own.put(card, file('bad.png'))).toBe(false);
  expect(own.refusalOf(card)).toMatchObject({ file: 'bad.png', diagnostics: [{ code: 'image-cut' }] });
  expect(own.refusalOf({ ...card, path: 'cards/b.json' })).toBeNull();
  expect(toasts.list).toEqual([]);
  await own.put(card, file('fox.png'));
  expect(own.refusalOf(card)).toBeNull();
});

it('does not even read a file that is too big', async () => {
  const film: PictureFile = {
    name: 'film.mp4',
    size: packLimits.assetBytes + 1,
    arrayBuffer: () => Promise.reject(new Error('read')),
  };
  expect(await own.put(card, film)).toBe(false);
  expect(own.refusalOf(card)).toMatchObject({
    diagnostics: [{ code: 'file-too-big', data: { size: film.size } }],
  });
  expect(client.asked).toEqual([]);
});

it('tells of a file that can’t be read', async () => {
  const gone: PictureFile = { name: 'a.png', size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
  expect(await own.put(card, gone)).toBe(false);
  expect(toasts.list).toMatchObject([{ tone: 'bad' }]);
});

it('changes how a picture fits, or takes it off, and keeps the rest of the document', async () => {
  await own.setFit(card, 'art/fox.png', 'contain');
  expect(toasts.list).toEqual([]);
  await own.remove(card);
  const saved = client.asked
    .filter(({ name }) => name === 'definitions.save')
    .map(({ params }) => params as { base: string; changes: { source: string }[] });
  expect(saved.map(({ base }) => base)).toEqual(['head', 'head']);
  const [fitted, removed] = saved.map(({ changes }) => changes[0]?.source);
  expect(fitted).toContain('// ours');
  expect(fitted?.replace(/\s+/g, '')).toContain('"art":{"image":"art/fox.png","fit":"contain"}');
  expect(removed).not.toContain('art');
});

it('does one thing at a time', async () => {
  const [first, second] = await Promise.all([own.put(card, file('a.png')), own.put(card, file('b.png'))]);
  expect([first, second]).toEqual([true, false]);
});
