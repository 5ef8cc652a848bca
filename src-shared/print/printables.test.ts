import { describe, expect, it } from 'vitest';
import { packFaces, type PackFaces } from '@shared/face/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { styles, type Style } from '@shared/language/definitions/template-words';
import type { DefinedGame } from '@shared/games/index';
import { shippedPack } from '@shared/language/test-shipped';
import type { PrintableGroup } from './model';
import { printablesOf } from './printables';

const hash = '0'.repeat(64);
const shipped = (game: DefinedGame): readonly ValidDefinition[] => shippedPack(game).definitions;
function facesOf(definitions: readonly ValidDefinition[]): PackFaces {
  const known = definitions.map((definition) => ({ definition, hash }));
  return packFaces({ pack: null, names: { en: 'A', ja: 'あ', uk: 'А' }, cards: known, around: known });
}
const packs = { ygios: facesOf(shipped('ygios')), governing: facesOf(shipped('governing')) };

const copiesIn = (game: DefinedGame, start: string, style: Style = 'illustrated'): number =>
  printablesOf(packs[game], style)
    .filter(({ key }) => key.startsWith(start))
    .reduce((sum, { copies }) => sum + copies, 0);

/** What lies on a table, and why it needs so many. */
const needed: readonly [string, DefinedGame, string, PrintableGroup, number][] = [
  ['Affection cards, all different', 'ygios', 'cards/', 'cards', 24],
  ['Zone Bonuses', 'ygios', 'bonuses/', 'cards', 9],
  ['Zones', 'ygios', 'zones/', 'cards', 3],
  ['a reference card for each player', 'ygios', 'own/reference', 'own', 2],
  ['the points that win', 'ygios', 'own/affection-point', 'tokens', 12],
  ['the locks that one card can set', 'ygios', 'own/lock', 'tokens', 4],
  ['one row of Zones', 'ygios', 'own/mat', 'mats', 1],
  ['a list of 30 for each player', 'governing', 'cards/', 'cards', 60],
  ['a card that each list has twice', 'governing', 'cards/d01.json', 'cards', 4],
  ['what a turn’s AP can make', 'governing', 'tokens/', 'cards', 10],
  ['one for each Encore Fox, and as many for cards to come', 'governing', 'own/encore', 'tokens', 4],
  [
    'three for each Host’s 20 SP, and two for what large Furres have lost',
    'governing',
    'own/sp-5',
    'tokens',
    8,
  ],
  ['five for each Host, and ten for what Furres have lost', 'governing', 'own/sp-1', 'tokens', 20],
  ['ten AP for each player: a five …', 'governing', 'own/ap-5', 'tokens', 2],
  ['… and ones, with one more from a Haven', 'governing', 'own/ap-1', 'tokens', 12],
];

describe('what can be printed of the shipped packs', () => {
  it.each(needed)('%s', (_why, game, start, group, copies) => {
    for (const style of styles) {
      const found = printablesOf(packs[game], style).filter(({ key }) => key.startsWith(start));
      expect(new Set(found.map((one) => one.group))).toEqual(new Set([group]));
      expect(copiesIn(game, start, style)).toBe(copies);
    }
  });

  it.each<[DefinedGame, number, number]>([
    ['ygios', 36 + 4, 36 + 2 + 12 + 4 + 1],
    ['governing', 29 + 5, 60 + 10 + 46],
  ])('%s: every line once, and nothing else', (game, lines, pieces) => {
    const keys = printablesOf(packs[game], 'illustrated').map(({ key }) => key);
    expect([keys.length, new Set(keys).size, copiesIn(game, '')]).toEqual([lines, lines, pieces]);
  });

  it('is the same list in both styles', () => {
    for (const faces of Object.values(packs))
      expect(printablesOf(faces, 'low-ink')).toEqual(printablesOf(faces, 'illustrated'));
  });
});

it('a token that is drawn in one style only is printed in both', () => {
  const faces = facesOf(shipped('ygios').filter(({ id }) => id !== 'token-lock-low-ink'));
  expect(printablesOf(faces, 'low-ink')).toContainEqual({ key: 'own/lock', group: 'tokens', copies: 4 });
});

it('each style says how many of its own', () => {
  const faces = facesOf(
    shipped('ygios').map((one) =>
      one.kind === 'template' && one.game === 'ygios' && one.id === 'reference-low-ink'
        ? { ...one, value: { ...one.value, for: { own: 'reference' } } }
        : one,
    ),
  );
  const found = styles.map(
    (style) => printablesOf(faces, style).find(({ key }) => key === 'own/reference')?.copies,
  );
  expect(found).toEqual([2, 1]);
});

it('a card that no list has is offered, and not asked for', () => {
  const faces = facesOf(
    shipped('governing').map((one) =>
      one.kind === 'card' && one.game === 'governing' && one.id === 'd01'
        ? { ...one, value: { ...one.value, copies: 0 } }
        : one,
    ),
  );
  expect(printablesOf(faces, 'illustrated')).toContainEqual({
    key: 'cards/d01.json',
    group: 'cards',
    copies: 0,
  });
});

it('without templates there is still a list: what is left out can be told', () => {
  const faces = facesOf(shipped('ygios').filter(({ kind }) => kind !== 'template'));
  expect(printablesOf(faces, 'illustrated')).toHaveLength(36);
});
