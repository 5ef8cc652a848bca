import { expect, it } from 'vitest';
import type { Art } from '@shared/language/definitions/printed';
import { readArt } from './read-art';

// prettier-ignore
const rows: readonly (readonly [source: string, art: Art | null])[] = [
  ['{ "art": { "icon": "fox" } }', { icon: 'fox', with: [] }],
  ['{ "art": { "icon": "fox", "with": ["a", 7, "b"], "turn": -9, "mirror": true } } // ours', { icon: 'fox', with: ['a', 'b'], turn: -9, mirror: true }],
  ['{ "art": { "image": "art/fox.png" } }', { image: 'art/fox.png' }],
  ['{ "art": { "image": "art/fox.png", "fit": "contain" } }', { image: 'art/fox.png', fit: 'contain' }],
  ['{ "art": { "image": "art/fox.png", "fit": "stretch" } }', { image: 'art/fox.png' }],
  ['{ "art": "fox" }', null],
  ['{ "art": { "icon": "" } }', null],
  ['{ "art": { "icon": "fox", ', { icon: 'fox', with: [] }],
  ['{}', null],
  ['[1]', null],
  ['', null],
];
it.each(rows)('%s', (source, art) => expect(readArt(source)).toEqual(art));
