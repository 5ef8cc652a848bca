import { describe, expect, it } from 'vitest';
import type { Layer } from '@shared/language/definitions/template';
import { styles } from '@shared/language/definitions/template-words';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { gameLanguages } from '@shared/games/languages';
import { shippedPack } from '@shared/language/test-shipped';
import { languages } from '@shared/util/languages';
import { isDrawn, lacksOf, packFaces, shownBy, spokenFace, type PackFaces } from './index';

const hash = 'abcdef0123456789';
function facesOf(game: DefinedGame): PackFaces {
  const { definitions, manifest } = shippedPack(game);
  const known = definitions.map((definition) => ({ definition, hash }));
  return packFaces({ pack: game, names: manifest.names, cards: known, around: known });
}
const packs = Object.fromEntries(definedGames().map((game) => [game, facesOf(game)])) as Record<
  DefinedGame,
  PackFaces
>;
const cards = definedGames().flatMap((game) =>
  packs[game].cards.map((one) => [`${game} ${one.path}`, game, one] as const),
);
const cardOf = (game: DefinedGame, id: string) => {
  const found = packs[game].cards.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const fieldsListed = (game: DefinedGame, kind: string): string[] => {
  const tables: Readonly<Record<string, object>> = gameLanguages[game].fields.kinds;
  return Object.keys(tables[kind] ?? {}).sort();
};
const drawn = (game: DefinedGame, id: string, ...[language = 'en', style = 'illustrated']: string[]) => {
  const made = packs[game].draw(
    cardOf(game, id),
    languages.find((one) => one === language) ?? 'en',
    styles.find((one) => one === style) ?? 'illustrated',
  );
  if (!made) throw new Error(id);
  return made;
};

describe('faces of the shipped packs', () => {
  it.each(cards)(
    '%s: a template for both sides in every style, and it lacks nothing',
    (_what, game, card) => {
      for (const style of styles) {
        for (const language of languages) {
          const front = packs[game].draw(card, language, style);
          const back = packs[game].draw(card, language, style, 'back');
          if (!front || !back) throw new Error(`${style} ${language}`);
          expect(lacksOf(front.template, front.face)).toEqual([]);
          // what lies on the other side of one sheet of paper has its size
          expect(back.template.size).toEqual(front.template.size);
          if (game === 'ygios') expect(front.template.style).toBe(style);
          expect(Object.keys(front.face.fields).sort()).toEqual(fieldsListed(game, card.kind));
          const { name } = front.face.fields;
          expect(spokenFace(front.face)).toContain(name?.is === 'text' ? name.text : null);
        }
      }
    },
  );

  it('backs show nothing that differs between cards of a size', () => {
    for (const game of definedGames()) {
      const seen = new Map<string, string>();
      for (const card of packs[game].cards) {
        const back = packs[game].draw(card, 'en', 'illustrated', 'back');
        const size = JSON.stringify(back?.template.size);
        expect(JSON.stringify(back)).toBe(seen.get(size) ?? JSON.stringify(back));
        seen.set(size, JSON.stringify(back));
      }
    }
  });

  it('what is no definition’s comes in both styles: cards, then tokens, then mats', () => {
    for (const style of styles) {
      const ids = (game: DefinedGame) => packs[game].owns('ja', style).map(({ face }) => face.id);
      expect(ids('ygios')).toEqual([
        `reference-${style}`,
        `token-affection-point-${style}`,
        `token-lock-${style}`,
        `mat-${style}`,
      ]);
      expect(ids('governing')).toEqual(
        ['ap-1', 'ap-5', 'encore', 'sp-1', 'sp-5'].map((own) => `token-${own}-${style}`),
      );
    }
  });

  it('what is there in one style only is drawn in the other, too', () => {
    const known = packs.ygios.templates
      .filter(({ id }) => id !== 'token-lock-low-ink')
      .map((definition) => ({ definition, hash }));
    const faces = packFaces({ pack: null, names: { en: 'A', ja: 'あ', uk: 'А' }, cards: [], around: known });
    expect(faces.owns('en', 'low-ink').map(({ face }) => face.id)).toEqual([
      'reference-low-ink',
      'token-affection-point-low-ink',
      'token-lock-illustrated',
      'mat-low-ink',
    ]);
  });
});

describe('of two templates for the same the first by id is used', () => {
  const known = packs.ygios.templates.map((definition) => ({ definition, hash }));
  const second = known.map(({ definition }) => ({
    definition: { ...definition, id: `zz-${definition.id}`, value: { ...definition.value, corner: 0 } },
    hash,
  })) as typeof known;
  const card = cardOf('ygios', 'home-1');
  const orders: readonly [string, typeof known][] = [
    ['before', [...second, ...known]],
    ['behind', [...known, ...second]],
  ];
  it.each(orders)('listed %s it', (_where, around) => {
    const names = { en: 'A', ja: 'あ', uk: 'А' };
    const faces = packFaces({ pack: null, names, cards: [{ definition: card, hash }], around });
    expect(faces.draw(card, 'en', 'low-ink')?.template.corner).toBeGreaterThan(0);
    expect(faces.owns('en', 'low-ink').map(({ face }) => face.id)).toEqual([
      'reference-low-ink',
      'token-affection-point-low-ink',
      'token-lock-low-ink',
      'mat-low-ink',
    ]);
  });
});

describe('fields', () => {
  it('of a card: its zone’s name, girl, colour and mark', () => {
    const { face } = drawn('ygios', 'town-3', 'uk');
    expect([face.tone, face.mark]).toEqual(['town', 'lantern']);
    expect(face.fields).toMatchObject({
      zone: { text: 'Місто' },
      girl: { text: 'Подруга дитинства' },
      devotion: { n: 3 },
      foot: { text: 'town-3 · UK · abcdef0 · ×1' },
    });
  });

  it.each([
    ['d01', { type: 'Furre', copies: 2, ap: '2' }],
    ['a01', { type: 'Quick Action', copies: 1, ap: '1' }],
    ['a07', { type: 'Action', copies: 1, ap: 'X' }],
  ])('of the duel: %s', (id, { type, copies, ap }) => {
    expect(drawn('governing', id).face.fields).toMatchObject({
      type: { text: type },
      quantity: { n: copies },
      ap: { text: ap },
    });
  });

  it('a name is printed with a real apostrophe, however it was typed', () => {
    expect(drawn('ygios', 'home-6').face.fields['name']).toEqual({
      is: 'text',
      text: 'I’ve Always Loved You',
    });
  });

  it('of a token: no cost, and it says what it is', () => {
    const { fields } = drawn('governing', 'confetti', 'ja').face;
    expect(fields).not.toHaveProperty('ap');
    expect(fields).toMatchObject({ type: { text: 'ファーレ・トークン' }, sp: { n: 1 }, pe: { n: 0 } });
  });

  it('a card whose zone is gone is drawn without its colour', () => {
    const faces = packFaces({
      pack: null,
      names: { en: 'A', ja: 'あ', uk: 'А' },
      cards: [{ definition: cardOf('ygios', 'home-1'), hash }],
      around: packs.ygios.templates.map((definition) => ({ definition, hash })),
    });
    const front = faces.draw(cardOf('ygios', 'home-1'), 'en', 'illustrated');
    expect(front?.face).toMatchObject({ tone: null, mark: null, fields: { zone: { text: 'home' } } });
  });

  it('without templates there is nothing to draw with', () => {
    const known = [{ definition: cardOf('ygios', 'home-1'), hash }];
    const faces = packFaces({
      pack: null,
      names: { en: 'A', ja: 'あ', uk: 'А' },
      cards: known,
      around: known,
    });
    expect(faces.draw(cardOf('ygios', 'home-1'), 'en', 'illustrated')).toBeNull();
  });
});

it('a layer that waits for what a card has not keeps its field from the players', () => {
  const { face, template } = drawn('ygios', 'town-3');
  const lackOf = (layers: readonly Layer[]) => lacksOf({ ...template, layers: [...layers] }, face);
  expect(lackOf(template.layers)).toEqual([]);
  expect(
    lackOf(template.layers.map((layer) => (layer.layer === 'rules' ? { ...layer, unless: 'name' } : layer))),
  ).toEqual(['rules']);
});

describe('what a layer shows', () => {
  const { face } = drawn('ygios', 'home-6');
  const at = { x: 0, y: 0, w: 1, h: 1, size: 3 } as const;
  const rows: readonly [string, Layer, boolean][] = [
    ['a field', { layer: 'text', field: 'name', ...at }, true],
    ['a field that does not exist', { layer: 'text', field: 'nmae', ...at }, false],
    ['a field of Object', { layer: 'text', field: 'constructor', ...at }, false],
    ['a field of the wrong type', { layer: 'number', field: 'name', ...at }, false],
    ['an empty field', { layer: 'rules', field: 'rules', ...at }, false],
    ['unless the empty field', { layer: 'text', field: 'name', unless: 'rules', ...at }, true],
    ['when the empty field', { layer: 'text', field: 'name', when: 'rules', ...at }, false],
    ['unless a full field', { layer: 'text', field: 'name', unless: 'name', ...at }, false],
  ];
  it.each(rows)('%s', (_what, layer, is) => {
    expect(isDrawn(layer, face)).toBe(is);
    expect(shownBy(layer, face) !== null).toBe(is);
  });
});
