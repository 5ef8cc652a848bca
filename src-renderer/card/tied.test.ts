import { expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { pieces, tied } from './tied';

const rows: readonly [Language, string, string][] = [
  ['en', 'Draw 2 cards. Then play 1 of them.', 'Draw 2_cards. Then play 1_of them.'],
  ['en', 'A card with 2.', 'A card with 2.'],
  ['uk', 'Візьміть 2 карти і зіграйте 1 з них у цю зону.', 'Візьміть 2_карти і_зіграйте 1_з_них у_цю зону.'],
  ['uk', 'Він і «Дім» — моя зона', 'Він і_«Дім» — моя зона'],
  ['uk', 'сім’ я', 'сім’ я'],
  ['ja', 'カードを2枚引く。', 'カードを2枚引く。'],
];
it.each(rows)('%s: %s', (language, text, expected) => {
  expect(tied(text, language).replaceAll('\u00a0', '_')).toBe(expected);
});

it('words with a hyphen are pieces of their own', () => {
  const text = 'Flip 1 face-up card; −5 to set-aside-pile.';
  expect(pieces(text).map((piece) => piece.text)).toEqual([
    'Flip 1 ',
    'face-up',
    ' card; −5 to ',
    'set-aside-pile',
    '.',
  ]);
  expect(pieces(text).filter(({ whole }) => whole)).toHaveLength(2);
  expect(pieces('')).toEqual([]);
});
