import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@shared/api/calls';
import { checkFile } from '@shared/language/check-file';
import { CardFaces } from './card-faces.svelte';
import { aDefinition, FakeClient, revision } from './test-client';

const folder = resolve(import.meta.dirname, '../../../../resources/packs/ygios');

function found(path: string): Answer<'faces.get'>['cards'][number] {
  const checked = checkFile(path, readFileSync(join(folder, path)), 'ygios');
  if (!checked.ok || checked.value.is !== 'definition') throw new Error(path);
  return { definition: checked.value.definition, hash: revision('1') };
}

const around = ['templates/affection-illustrated.json', 'zones/home.json', 'zones/town.json'].map(found);
const answer = (ids: readonly string[], withAround = true): Answer<'faces.get'> => ({
  revision: revision('a'),
  game: 'ygios',
  names: { en: 'Mine', ja: '私の', uk: 'Мій' },
  cards: ids.map((id) => found(`cards/${id}.json`)),
  around: withAround ? around : [],
});
const paths = (ids: readonly string[]) => ids.map((id) => `cards/${id}.json`);

function opened() {
  const client = new FakeClient();
  return { client, faces: new CardFaces('mine', client) };
}
const rows = (...ids: string[]) => ids.map((id) => aDefinition(id));

describe('CardFaces', () => {
  it('draws a card once it is here, in any language', async () => {
    const { client, faces } = opened();
    faces.need(rows('home-1'));
    expect(faces.draw('cards/home-1.json', 'en')).toBeNull();
    await client.answer('faces.get', answer(['home-1']));
    expect(faces.draw('cards/home-1.json', 'en')?.face.fields['name']).toMatchObject({
      text: 'Going Through Your Phone',
    });
    expect(faces.draw('cards/home-1.json', 'uk')?.face.language).toBe('uk');
    expect(faces.words('cards/home-1.json')?.en).toMatchObject({ own: false, stale: false });
  });

  it('asks for nothing twice, for what is around once, and never for what is no card', async () => {
    const { client, faces } = opened();
    faces.need([...rows('home-1'), aDefinition('main', { kind: 'rules', path: 'rules/main.json' })]);
    faces.need(rows('home-1', 'home-2'));
    expect(client.waiting('faces.get')).toEqual([{ pack: 'mine', paths: paths(['home-1']), around: true }]);
    await client.answer('faces.get', answer(['home-1']));
    expect(client.waiting('faces.get')).toEqual([{ pack: 'mine', paths: paths(['home-2']), around: false }]);
    await client.answer('faces.get', answer(['home-2'], false));
    faces.need(rows('home-1', 'home-2'));
    expect(client.waiting('faces.get')).toEqual([]);
    expect(faces.draw('cards/home-2.json', 'en')?.template.id).toBe('affection-illustrated');
  });

  it('does not ask again for one that can’t be drawn', async () => {
    const { client, faces } = opened();
    faces.need(rows('broken'));
    await client.answer('faces.get', answer([]));
    faces.need(rows('broken'));
    expect(client.waiting('faces.get')).toEqual([]);
    expect(faces.draw('cards/broken.json', 'en')).toBeNull();
  });

  it('asks again after a failure', async () => {
    const { client, faces } = opened();
    faces.need(rows('home-1'));
    await client.fail('faces.get', { code: 'no-such-pack', data: { pack: 'mine' } });
    faces.need(rows('home-1'));
    expect(client.waiting('faces.get')).toHaveLength(1);
  });

  it('after a change keeps the old faces until the new ones are here, those in view and the one opened', async () => {
    const { client, faces } = opened();
    faces.need(rows('home-1', 'home-2'));
    await client.answer('faces.get', answer(['home-1', 'home-2']));
    faces.need(rows('home-1'));
    faces.open(aDefinition('home-2'));
    void faces.refresh();
    expect(faces.draw('cards/home-1.json', 'en')).not.toBeNull();
    expect(client.waiting('faces.get')).toEqual([
      { pack: 'mine', paths: paths(['home-2', 'home-1']), around: true },
    ]);
    await client.answer('faces.get', answer(['home-1']));
    expect(faces.draw('cards/home-1.json', 'en')).not.toBeNull();
    expect(faces.draw('cards/home-2.json', 'en')).toBeNull();
  });

  it('an answer from before a change is not taken', async () => {
    const { client, faces } = opened();
    faces.need(rows('home-1'));
    void faces.refresh();
    await client.answer('faces.get', answer(['home-1']));
    expect(faces.draw('cards/home-1.json', 'en')).toBeNull();
    await client.answer('faces.get', answer(['home-1']));
    expect(faces.draw('cards/home-1.json', 'en')).not.toBeNull();
  });
});
