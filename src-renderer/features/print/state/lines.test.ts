import { expect, it } from 'vitest';
import { packFaces } from '@shared/face/index';
import { shippedPack } from '@shared/language/test-shipped';
import type { Printable } from '@shared/print/model';
import { namesOf } from '@shared/print/names';
import { filterGroups, groupLines } from './lines';

const { definitions, manifest } = shippedPack('ygios');
const all = definitions.map((definition) => ({ definition, hash: '' }));
const faces = packFaces({ pack: 'ygios', names: manifest.names, cards: all, around: all });
const printables: readonly Printable[] = [
  { key: 'cards/home-1.json', group: 'cards', copies: 1 },
  { key: 'bonuses/paranoia.json', group: 'cards', copies: 1 },
  { key: 'cards/home-2.json', group: 'cards', copies: 2 },
  { key: 'own/reference', group: 'own', copies: 2 },
  { key: 'cards/gone.json', group: 'cards', copies: 1 },
];
const groups = groupLines(printables, faces, namesOf(faces, 'uk', 'illustrated'));

it('lists cards by their kind, and what is no definition’s after them', () => {
  expect(groups.map(({ id, lines }) => [id, lines.map(({ key }) => key)])).toEqual([
    ['card', ['cards/home-1.json', 'cards/home-2.json', 'cards/gone.json']],
    ['bonus', ['bonuses/paranoia.json']],
    ['own', ['own/reference']],
  ]);
});

it('names everything in the language of the screen, and what has no name by its key', () => {
  const names = new Map(groups.flatMap(({ lines }) => lines.map(({ key, name }) => [key, name])));
  expect(names.get('own/reference')).toBe('Пам’ятка');
  expect(names.get('bonuses/paranoia.json')).toMatch(/^\p{Script=Cyrillic}/u);
  expect(names.get('cards/gone.json')).toBe('cards/gone.json');
});

it('finds lines by a part of their name, whatever its case', () => {
  expect(filterGroups(groups, ' ПАМ’ят ').map(({ id }) => id)).toEqual(['own']);
  expect(filterGroups(groups, "пам'ят").map(({ id }) => id)).toEqual(['own']);
  expect(filterGroups(groups, '  ')).toBe(groups);
  expect(filterGroups(groups, 'no such thing')).toEqual([]);
});
