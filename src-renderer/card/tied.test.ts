import { expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { pieces, tied } from './tied';

const rows: readonly [Language, string, string][] = [
  ['en', 'Draw 2 cards. Then play 1 of them.', 'Draw 2_cards. Then play 1_of them.'],
  ['en', 'A card with 2.', 'A card with_2.'],
  ['en', 'It has Devotion 3. Then draw 2 cards, −1 each.', 'It has Devotion_3. Then draw 2_cards, −1_each.'],
  ['en', 'a face-up card — an X-ray, a top-up', 'a face-|up card_— an X-|ray, a top-|up'],
  ['uk', 'Візьміть 2 карти і зіграйте 1 з них у цю зону.', 'Візьміть 2_карти і_зіграйте 1_з_них у_цю зону.'],
  ['uk', 'Він і «Дім» — моя зона', 'Він і_«Дім»_— моя зона'],
  ['uk', 'сім’ я', 'сім’ я'],
  ['uk', 'тож із-за столу ще ніхто — відданість 3.', 'тож із-|за столу ще ніхто_— відданість_3.'],
  ['uk', 'Гуска-розпорядниця', 'Гуска-розпорядниця'],
  ['ja', 'カードを2枚引く。', 'カードを2枚引く。'],
  [
    'ja',
    '「家」のカード2枚につき（切り上げ）にする。「家」、',
    '「家」|のカード2枚に|つき（切り上げ）|にする。「家」、',
  ],
];
it.each(rows)('%s: %s', (language, text, expected) => {
  expect(tied(text, language).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(expected);
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
