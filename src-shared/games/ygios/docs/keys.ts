import type { Cards, EnterStep, Need, Step } from '../effects/index';
import { said, type Said } from '@shared/language/docs/said';

type KeysOf<T> = T extends unknown ? keyof T & string : never;
type Own = KeysOf<Step>;

/** Keys that every step has. */
export const frameDocs: Readonly<Record<'do' | 'who' | 'may', Said>> = {
  do: said('What happens.', '何をするか。', 'Що відбувається.'),
  who: said(
    'Who acts and decides. Without this key, “me”.',
    '行い、決めるプレイヤー。省略すると「me」。',
    'Хто діє й вирішує. Без цього ключа — «me».',
  ),
  may: said(
    'The player may decline; then the text ends here.',
    'しなくてもよい。しなければ、ここで終わる。',
    'Гравець може відмовитися; тоді текст тут закінчується.',
  ),
};

/** Keys of what happens to a card that enters, beside those of the step. */
export const enterDocs: Readonly<Record<Exclude<KeysOf<EnterStep>, Own> | 'limit', Said>> = {
  if: said('For which cards.', 'どのカードに起こるか。', 'Для яких карт.'),
  limit: said('How often it happens.', '起こる回数。', 'Як часто це відбувається.'),
  orFlip: said(
    'A card flipped up in the Zone counts as entering, too.',
    'ゾーンの中で表になったカードも、入ったものとして扱う。',
    'Карта, перевернута горілиць у самій зоні, теж вважається такою, що увійшла.',
  ),
};

export const enterIfDocs: Readonly<Record<keyof EnterStep['if'], Said>> = {
  face: said('How the card comes in.', '入るときの向き。', 'Яким боком карта входить.'),
};

/** Which cards on the board are meant; all that is given must hold. */
export const selectorDocs: Readonly<Record<keyof Cards, Said>> = {
  of: said('Whose cards.', '誰のカードか。', 'Чиї карти.'),
  face: said('Which side is up.', 'カードの向き。', 'Яким боком лежать.'),
  home: said('Their own Zone.', 'カード本来のゾーン。', 'Їхня рідна зона.'),
  in: said('The Zones they lie in.', 'カードがあるゾーン。', 'Зони, де вони лежать.'),
  is: said('Only this particular card.', 'この特定のカードだけ。', 'Лише ця конкретна карта.'),
  not: said('Every card but this one.', 'これ以外のカード。', 'Будь-яка карта, крім цієї.'),
};

export const needDocs: Readonly<Record<KeysOf<Need>, Said>> = {
  count: said('These cards on the board.', '場にあるこれらのカード。', 'Ці карти на полі.'),
  pile: said('The cards in the Set-Aside pile.', '控えの山のカード。', 'Карти у відкладеному стосі.'),
  min: said('How many there must be.', '必要な枚数。', 'Скільки їх має бути.'),
  on: said(
    'Tested only then. Without this key, whenever the card is turned up.',
    'このときだけ確認する。省略すると、表になるたびに確認する。',
    'Перевіряється лише тоді. Без цього ключа — щоразу, коли карту відкривають.',
  ),
};

export const needExamples: readonly { readonly label: string; readonly body: Need }[] = [
  { label: 'count', body: { count: { in: 'here', not: 'this' }, min: 1 } },
  { label: 'pile', body: { pile: true, min: 1 } },
];

export const zonesDocs: Readonly<Record<'beside' | 'name', Said>> = {
  beside: said('The Zones adjacent to this one.', 'このゾーンに隣接するゾーン。', 'Зони, сусідні з цією.'),
  name: said(
    'A Zone’s ID, or “all”, “here” (where the card lies), “there” (where the last card was moved).',
    'ゾーンの ID。または「all」（すべて）、「here」（このカードのゾーン）、「there」（最後にカードを移動した先）。',
    'ID зони або «all» (усі), «here» (де лежить карта), «there» (куди перемістили останню карту).',
  ),
};
