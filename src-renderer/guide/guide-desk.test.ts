import { describe, expect, it } from 'vitest';
import type { PackSummary } from '@shared/api/models';
import { governingSamples } from '@shared/games/governing/samples';
import { ygiosSamples, zonesInRow } from '@shared/games/ygios/samples';
import { topicKey } from '@shared/guide/topics';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { shippedPack } from '@shared/language/test-shipped';
import { fakeClient, type FakeClient } from '../api/fake-client';
import { changedOptions } from './guide-pack';
import { GuideDesk, nearestPack } from './guide-desk.svelte';

const names = { en: 'Pack', ja: 'パック', uk: 'Набір' };
const revision = 'f'.repeat(64);
const summary = (change: Partial<PackSummary>): PackSummary => ({
  id: 'p',
  game: 'ygios',
  names,
  shipped: false,
  origin: null,
  head: revision,
  definitions: 1,
  changedAt: 0,
  deletedAt: null,
  ...change,
});

/** A library with one pack, as the workbench would answer about it. */
function library(definitions: readonly ValidDefinition[]): FakeClient {
  const found = (paths: readonly string[]) =>
    definitions.filter(({ path }) => paths.includes(path)).map((definition) => ({ definition, hash: 'h' }));
  return fakeClient({
    'packs.list': () => ({ ok: true, value: [summary({ id: 'ygios', shipped: true })] }),
    'definitions.find': () => ({
      ok: true,
      value: {
        total: definitions.length,
        rows: definitions.map(({ path, kind, id }) => ({
          ...{ path, kind, id, names: null, number: null, group: null, face: null, hash: 'h' },
        })),
        kindCounts: {},
        groupCounts: {},
      },
    }),
    'faces.get': ({ paths }) => ({
      ok: true,
      value: { revision, game: 'ygios', names, cards: found(paths ?? []), around: [] },
    }),
  });
}
const shipped = shippedPack('ygios').definitions;

describe('the desk', () => {
  it('at a table reads the pack that is played, in its revision', async () => {
    const client = library(shipped);
    const desk = new GuideDesk(client, ['ygios']);
    await desk.loadPlayed('ygios', { pack: 'p', revision, mode: 'advanced', options: {} });
    expect(client.asked.find(({ name }) => name === 'faces.get')?.params).toMatchObject({
      pack: 'p',
      revision,
    });
    expect(desk.packs.ygios?.facts('en')).toMatchObject({ pointsToWin: 12, cards: 24, bonuses: 9 });
    expect(desk.find('ロック', 'en').map(topicKey)).toContain('ygios/locks');
    expect(desk.find('Furre', 'en').map(topicKey)).not.toContain('governing/furre');
  });

  it('at a table tells the rules of the match, not those of its pack', async () => {
    const desk = new GuideDesk(library(shipped), ['ygios']);
    const shown = async (options: Record<string, boolean | string>) => {
      await desk.loadPlayed('ygios', { pack: 'p', revision, mode: 'advanced', options });
      return desk.packs.ygios?.facts('en')?.['revealBeforeSculpt'];
    };
    expect(await shown({})).toBe('false');
    expect(await shown({ revealBeforeSculpt: true, strange: 'x' })).toBe('true');
    expect(desk.packs.ygios?.facts('en')).not.toHaveProperty('strange');
  });

  it('names the options that differ from the pack’s, in words', () => {
    const offered = (name: string, usual: boolean | string) => ({
      ...{ name, title: `${name}?`, default: usual, about: [] },
      values: [true, false, 'a'].map((value) => ({ value, text: `it is ${value}` })),
    });
    const options = { one: true, two: true, three: 'a', four: 'unknown' };
    expect(
      changedOptions(
        [offered('one', true), offered('two', false), offered('three', false), offered('four', true)],
        options,
      ),
    ).toEqual([
      { name: 'two', title: 'two?', text: 'it is true' },
      { name: 'three', title: 'three?', text: 'it is a' },
    ]);
  });

  it('without a pack still finds by titles, and says so', async () => {
    const desk = new GuideDesk(library([]));
    await desk.loadNearest(null);
    expect(desk).toMatchObject({ loaded: true, packs: { ygios: null, governing: null } });
    expect(desk.find('Locks', 'uk').map(topicKey)[0]).toBe('ygios/locks');
  });

  it.each([
    ['the one open last', ['a', 'b'], 'b', 'b'],
    ['else the shipped one', ['a', 's'], 'x', 's'],
    ['else any of the game', ['a', 'b'], null, 'a'],
    ['else none', [], 'a', undefined],
  ])('takes %s', (_, ids, last, wanted) => {
    const packs = ids.map((id) => summary({ id, shipped: id === 's' }));
    expect(nearestPack(packs, 'ygios', last)?.id).toBe(wanted);
    expect(nearestPack(packs, 'governing', last)).toBeNull();
  });
});

describe('cards for the pictures', () => {
  const ygios = ygiosSamples(shipped);
  const duel = governingSamples(shippedPack('governing').definitions);

  it('are there in the shipped packs, each what it is shown as', () => {
    for (const card of [ygios.immediate, ygios.persistent, ygios.lock, ygios.protect, ygios.once])
      expect(card).not.toBeNull();
    expect(ygios.traveller?.value).toMatchObject({ home: zonesInRow(shipped)[0]?.id, devotion: 6 });
    expect(ygios.hand.map(({ value }) => value.home)).toEqual(zonesInRow(shipped).map(({ id }) => id));
    expect(Object.values(duel.byType)).not.toContain(null);
    expect(duel.furres).toHaveLength(2);
    expect(duel.quick?.value).toMatchObject({ quick: true });
    expect(duel.encore?.value.counters?.encore).toBe(1);
  });

  it('may all be missing', () => {
    expect(ygiosSamples([])).toMatchObject({ traveller: null, immediate: null, hand: [], bonus: null });
    expect(governingSamples([])).toMatchObject({ furres: [], quick: null, action: null, encore: null });
  });
});
