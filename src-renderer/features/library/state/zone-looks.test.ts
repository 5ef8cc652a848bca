import { describe, expect, it } from 'vitest';
import { aDefinition, FakeClient, revision } from './test-client';
import { lookOf, readLook, ZoneLooks } from './zone-looks.svelte';

describe('readLook', () => {
  it.each([
    ['a look', '{ "look": { "tone": "home", "mark": "house" } } // warm', 'home', 'house'],
    ['half a look', '{ "look": { "tone": "home" } }', 'home', null],
    ['no look', '{ "id": "home" }', null, null],
    ['a look of another shape', '{ "look": ["home"], "tone": 3 }', null, null],
    ['a number for a tone', '{ "look": { "tone": 3, "mark": null } }', null, null],
    ['inherited words', '{ "look": {}, "__proto__": { "tone": "x" } }', null, null],
    ['text that is no JSON', '<svg onload=…>', null, null],
    ['nothing', '', null, null],
  ])('reads %s', (_name, source, tone, mark) => {
    expect(readLook(source)).toEqual({ tone, mark });
  });
});

describe('ZoneLooks', () => {
  it('knows the zones of its pack, and draws the others neutral', async () => {
    const client = new FakeClient();
    const looks = new ZoneLooks('mine', client);
    void looks.load();
    const zone = aDefinition('garden', { kind: 'zone', path: 'zones/garden.json', group: null });
    await client.answer('definitions.find', { total: 1, rows: [zone], kindCounts: {}, groupCounts: {} });
    const source = '{ "look": { "tone": "town", "mark": "lantern" } }';
    await client.answer('definitions.get', { revision: revision('a'), source, summary: zone });
    const look = { names: zone.names, tone: 'town', mark: 'lantern' };
    expect(lookOf(looks, zone)).toEqual(look);
    expect(lookOf(looks, aDefinition('a', { group: 'garden' }))).toEqual(look);
    expect(lookOf(looks, aDefinition('a', { group: 'nowhere' })).tone).toBeNull();
    expect(lookOf(looks, undefined).tone).toBeNull();
  });

  it('knows the types of cards, and tells the quick ones apart', () => {
    const looks = new ZoneLooks('mine', new FakeClient());
    const face = { type: 'action', ap: 1, sp: null, pe: null, quick: false } as const;
    const of = (quick: boolean) =>
      lookOf(looks, aDefinition('a', { group: 'action', face: { ...face, quick } }));
    expect(of(false)).toEqual(looks.of('action'));
    expect(of(false)).toMatchObject({ tone: 'action', names: { en: 'Action', ja: 'アクション', uk: 'Дія' } });
    expect(of(true)).toMatchObject({ tone: 'action', names: { uk: 'Миттєва дія' } });
    expect(looks.of('toString').names).toBeNull();
  });
});
