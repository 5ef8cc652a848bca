import { said, type Said } from '../effects/docs/said';
import { games, type Game } from '../kinds';
import type { Manifest } from '../pack-format';

/** What a pack says of itself. A key without its sentences does not compile. */
export const manifestDocs: Readonly<Record<keyof Manifest, Said>> = {
  format: said(
    'The version of the pack’s format. Leave it as it is.',
    'パックの形式の版。変更しない。',
    'Версія формату набору. Не змінюйте її.',
  ),
  game: said('The game that the pack is for.', 'このパックのゲーム。', 'Гра, для якої призначено цей набір.'),
  names: said('The pack’s name in each language.', '各言語でのパック名。', 'Назва набору кожною мовою.'),
  authors: said('Who made the pack.', 'パックの作者。', 'Хто створив набір.'),
};

const gameDocs: Readonly<Record<Game, Said>> = {
  ygios: said('Yandere Girlfriends.', 'ヤンデレ彼女。', 'Дівчата-яндере.'),
  yurikure: said('Yuri-Kure.', '百合紅。', 'Юрі-куре.'),
  formula: said('Formula of Love.', '恋の公式。', 'Формула кохання.'),
  governing: said('Dance Card.', '舞踏手帳。', 'Бальна книжечка.'),
};

export const docsForGames = (words: readonly unknown[]): readonly Said[] | null =>
  words.join() === games.join() ? games.map((game) => gameDocs[game]) : null;
