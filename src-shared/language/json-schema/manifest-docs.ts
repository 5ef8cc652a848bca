import { said, type Said } from '../docs/said';
import { games, isDefined, type DefinedGame, type Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Kind } from '../kinds';
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
  order: said(
    'Definitions that come first in their group, in this order. The others follow by number and id.',
    'それぞれのグループで先頭に並べる定義。ここに書いた順に並び、ほかは数値と ID の順で続く。',
    'Визначення, що стоять першими у своїй групі, у цьому порядку. Решта йде за числом та ідентифікатором.',
  ),
};

/** What can be put in order. */
export const orderDocs: Readonly<Record<Kind, Said>> = {
  card: said('Cards, by their ids.', 'カードの ID。', 'Карти, за ідентифікаторами.'),
  bonus: said('Zone Bonuses, by their ids.', 'ゾーンボーナスの ID。', 'Бонуси зон, за ідентифікаторами.'),
  zone: said('Zones, by their ids.', 'ゾーンの ID。', 'Зони, за ідентифікаторами.'),
  rules: said('Rules, by their ids.', 'ルールの ID。', 'Правила, за ідентифікаторами.'),
  token: said('Tokens, by their ids.', 'トークンの ID。', 'Жетони, за ідентифікаторами.'),
  template: said('Templates, by their ids.', 'テンプレートの ID。', 'Шаблони, за ідентифікаторами.'),
};

const announced: Readonly<Record<Exclude<Game, DefinedGame>, Said>> = {
  yurikure: said('Yuri-Kure.', '百合紅。', 'Юрі-куре.'),
  formula: said('Formula of Love.', '恋の公式。', 'Формула кохання.'),
};

const gameDoc = (game: Game): Said => (isDefined(game) ? languageOf(game).title : announced[game]);

export const docsForGames = (words: readonly unknown[]): readonly Said[] | null =>
  words.join() === games().join() ? games().map(gameDoc) : null;
