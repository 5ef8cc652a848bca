import { describe, expect, it } from 'vitest';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Layer } from '@shared/language/definitions/template';
import type { Style } from '@shared/language/definitions/template-words';
import { languages, type Language } from '@shared/util/languages';
import { changedBetween } from './changed';
import { printablesOf } from './printables';
import { changed, definitionsOf, facesOf, relayered } from './test-faces';

const definitions = definitionsOf('ygios');
const ygios = facesOf(definitions);
const all = printablesOf(ygios, 'illustrated').map(({ key }) => key);
const pathsOf = (kind: string): string[] =>
  ygios.cards.flatMap((one) => (one.kind === kind ? [one.path] : []));

interface How {
  readonly in?: readonly Language[];
  readonly style?: Style;
  readonly pictures?: readonly [before: string | undefined, now: string | undefined];
}
const changedIn = (
  now: readonly ValidDefinition[],
  { in: spoken = languages, style = 'illustrated', pictures = ['1', '1'] }: How = {},
  before = definitions,
): string[] =>
  changedBetween(
    { faces: facesOf(before), pictureHash: () => pictures[0] },
    { faces: facesOf(now), pictureHash: () => pictures[1] },
    spoken,
    style,
  );

describe('what looks otherwise than it did', () => {
  it('is nothing where nothing changed, nor where it stands on no card', () => {
    expect(changedIn(definitions)).toEqual([]);
    const rules = definitions.find(({ kind }) => kind === 'rules');
    expect(changedIn(definitions.filter((one) => one !== rules))).toEqual([]);
  });

  const [card = ''] = pathsOf('card');
  const renamed = (language: Language, path = card) =>
    changed(definitions, path, (value) => ({
      ...value,
      names: { ...(value['names'] as object), [language]: 'Another' },
    }));

  it('is a card with another name, in the languages where it has it', () => {
    expect(changedIn(renamed('en'))).toContain(card);
    expect(changedIn(renamed('en'), { in: ['ja', 'uk'] })).toEqual([]);
    expect(changedIn(renamed('uk'), { in: ['ja', 'uk'] })).toContain(card);
  });

  it('are the cards of a zone whose name changed, and no others', () => {
    const [zone] = ygios.cards.filter(({ kind }) => kind === 'zone');
    if (!zone) throw new Error('no zone');
    const found = changedIn(renamed('en', zone.path));
    const ofZone = ygios.cards.flatMap(({ path, value }) =>
      'home' in value && value.home === zone.id ? [path] : [],
    );
    expect(ofZone.length).toBeGreaterThan(5);
    expect(found).toEqual(expect.arrayContaining([zone.path, ...ofZone]));
    expect(found.length).toBeLessThan(all.length);
  });

  it('is everything that a changed template draws, in its style', () => {
    const now = relayered(definitions, 'templates/affection-illustrated.json', (layers) =>
      layers.map((layer, at): Layer => (at === 0 ? { ...layer, w: layer.w - 1 } : layer)),
    );
    expect(changedIn(now)).toEqual(pathsOf('card'));
    expect(changedIn(now, { style: 'low-ink' })).toEqual([]);
  });

  it('is everything whose back changed', () => {
    const now = relayered(definitions, 'templates/back-bonus-illustrated.json', (layers) => layers.slice(1));
    expect(changedIn(now)).toEqual(pathsOf('bonus'));
  });

  it('is nothing where a template changed in what this card does not show', () => {
    const path = 'templates/affection-illustrated.json';
    const hidden: Layer = { layer: 'icon', icon: 'heart', x: 1, y: 1, w: 5, h: 5, when: 'no-such-field' };
    expect(changedIn(relayered(definitions, path, (layers) => [...layers, hidden]))).toEqual([]);
  });

  it('is nothing where only another language’s words or places on it changed', () => {
    const text: Layer = {
      layer: 'text',
      words: { en: 'One', ja: '一', uk: 'Один' },
      x: 5,
      y: 5,
      w: 20,
      h: 5,
      size: 3,
    };
    const path = 'templates/affection-illustrated.json';
    const before = relayered(definitions, path, (layers) => [...layers, text]);
    const other: Layer = { ...text, words: { en: 'One', ja: '二', uk: 'Один' } };
    const moved: Layer = { ...text, in: { ja: { y: 8 } } };
    for (const layer of [other, moved]) {
      const now = relayered(definitions, path, (layers) => [...layers, layer]);
      expect(changedIn(now, { in: ['en', 'uk'] }, before)).toEqual([]);
      expect(changedIn(now, { in: ['en', 'ja'] }, before)).toEqual(pathsOf('card'));
    }
  });

  it('is a card whose picture has another content under the same path, and one that lost it', () => {
    const drawn = changed(definitions, card, (value) => ({ ...value, art: { image: 'assets/cat.png' } }));
    expect(changedIn(drawn, {}, drawn)).toEqual([]);
    expect(changedIn(drawn, { pictures: ['1', '2'] }, drawn)).toEqual([card]);
    expect(changedIn(drawn, { pictures: ['1', undefined] }, drawn)).toEqual([card]);
    // Pictures that no card shows may change as they like.
    expect(changedIn(definitions, { pictures: ['1', '2'] })).toEqual([]);
  });

  it('is a card that was not there; one that is gone is not printed', () => {
    const fewer = definitions.filter(({ path }) => path !== card);
    expect(changedIn(definitions, {}, fewer)).toEqual([card]);
    expect(changedIn(fewer)).toEqual([]);
  });

  it('is a card that no template drew before', () => {
    const undrawn = definitions.filter(({ id }) => !id.startsWith('bonus-'));
    expect(changedIn(definitions, {}, undrawn)).toEqual(pathsOf('bonus'));
  });
});
