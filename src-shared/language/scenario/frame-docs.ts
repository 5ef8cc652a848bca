import { said, type Said } from '../docs/said';

/** What every file of scenarios says, whichever game it is for: by key, wherever it stands. */
export const frameDocs: Readonly<Record<string, Said>> = {
  format: said(
    'The version of the scenarios’ format. Leave it as it is.',
    'シナリオの形式の版。変更しない。',
    'Версія формату сценаріїв. Не змінюйте її.',
  ),
  game: said(
    'The game that the scenarios are for.',
    'シナリオの対象となるゲーム。',
    'Гра, для якої ці сценарії.',
  ),
  scenarios: said(
    'The scenarios: each is a position, what the players do, and what must then be true.',
    'シナリオの一覧。それぞれ、局面、プレイヤーの行動、その後に成り立つべきことからなる。',
    'Сценарії: кожен — це позиція, дії гравців і те, що потім має бути правдою.',
  ),
  id: said(
    'A short name that no other scenario of this file has.',
    'このファイルのほかのシナリオと重ならない短い名前。',
    'Коротка назва, якої немає в інших сценаріїв цього файлу.',
  ),
  title: said(
    'What the scenario shows, for the reader.',
    'シナリオが示すこと（読む人のため）。',
    'Що показує сценарій, для читача.',
  ),
  why: said(
    'Why it must be so, for the reader.',
    'なぜそうなるか（読む人のため）。',
    'Чому так має бути, для читача.',
  ),
  options: said(
    'Options of the rules that differ in this scenario.',
    'このシナリオで変えるルールのオプション。',
    'Параметри правил, що відрізняються в цьому сценарії.',
  ),
  given: said(
    'The position that it begins with. What is left out is empty or 0.',
    '始まりの局面。書かないものは空または 0。',
    'Позиція на початку. Чого не вказано — порожнє або 0.',
  ),
  dice: said(
    'The results of every roll, in order. All of them must be used.',
    'すべてのダイスの目を順に。使い切らなければならない。',
    'Результати всіх кидків по порядку. Усі мають бути використані.',
  ),
  when: said(
    'What the players do, one step after another.',
    'プレイヤーの行動を順に。',
    'Що роблять гравці, крок за кроком.',
  ),
  then: said(
    'What must be true at the end. Only what is written is compared.',
    '最後に成り立つべきこと。書いたものだけを比べる。',
    'Що має бути правдою наприкінці. Порівнюється лише вказане.',
  ),
  expect: said(
    'A look in between: what must be true at this moment.',
    '途中の確認。この時点で成り立つべきこと。',
    'Перевірка посередині: що має бути правдою в цю мить.',
  ),
  by: said('Who does it.', '行うプレイヤー。', 'Хто це робить.'),
  refused: said(
    'The move must be refused, and change nothing.',
    'この手は拒否され、何も変わらないはず。',
    'Хід має бути відхилено, і нічого не має змінитися.',
  ),
  code: said('Why it is refused.', '拒否される理由。', 'Чому його відхилено.'),
  offered: said(
    'Answers that must be offered at this moment.',
    'この時点で選べるはずの答え。',
    'Відповіді, які мають бути запропоновані в цю мить.',
  ),
  notOffered: said(
    'Answers that must not be offered at this moment.',
    'この時点で選べないはずの答え。',
    'Відповіді, яких не має бути запропоновано в цю мить.',
  ),
  A: said('Of player A.', 'プレイヤーAのもの。', 'Гравця A.'),
  B: said('Of player B.', 'プレイヤーBのもの。', 'Гравця B.'),
  C: said('Of player C.', 'プレイヤーCのもの。', 'Гравця C.'),
  D: said('Of player D.', 'プレイヤーDのもの。', 'Гравця D.'),
};

/** Words that several keys take. */
export const seatDocs: Readonly<Record<'A' | 'B' | 'C' | 'D', Said>> = {
  A: said('Player A.', 'プレイヤーA。', 'Гравець A.'),
  B: said('Player B.', 'プレイヤーB。', 'Гравець B.'),
  C: said('Player C.', 'プレイヤーC。', 'Гравець C.'),
  D: said('Player D.', 'プレイヤーD。', 'Гравець D.'),
};
