import type { printed } from '@shared/language/definitions/printed';
import { said, type Said } from '@shared/language/docs/said';
import type { Card } from '../definitions/card';
import type { Rules } from '../definitions/rules';

type KeysOf<T> = T extends unknown ? keyof T & string : never;
type Named = 'id' | 'name' | 'names';
/** What is only printed has its sentences where both games find them. */
type Elsewhere = Named | keyof typeof printed;

/** Keys of cards and tokens that say how they play. */
export const cardDocs: Readonly<Record<Exclude<KeysOf<Card>, Elsewhere>, Said>> = {
  type: said('What it is.', '種類。', 'Що це.'),
  ap: said(
    'What it costs in AP; “X” is chosen when it is played.',
    '費用の行動力。「X」はプレイするときに決める。',
    'Ціна в очках дій; «X» вибирають, коли карту грають.',
  ),
  copies: said(
    'How many are in the list. Without this key, 1.',
    'リストに入る枚数。省略すると1。',
    'Скільки їх у списку. Без цього ключа — 1.',
  ),
  quick: said(
    'It can be played as an answer, too.',
    '応答としてもプレイできる。',
    'Її можна зіграти і як відповідь.',
  ),
  sp: said('Its printed SP.', '書かれた体力。', 'Надрукована витривалість.'),
  pe: said('Its printed PE.', '書かれた演技力。', 'Надрукована енергія виступу.'),
  counters: said('What it enters with.', '場に出るときのカウンター。', 'З чим вона входить у гру.'),
  while: said('What holds as long as it is in play.', '場にある間、働くこと。', 'Що діє, доки вона у грі.'),
  skills: said(
    'What it can do, and what sets it off.',
    'できることと、そのきっかけ。',
    'Що вона вміє і що це запускає.',
  ),
};

export const rulesDocs: Readonly<Record<Exclude<keyof Rules, 'id'>, Said>> = {
  hostSp: said(
    'SP and Max SP of each Host.',
    '各主催者の体力と最大体力。',
    'Витривалість і максимальна витривалість Господаря.',
  ),
  openingHand: said('Cards drawn at the start.', '最初に引く枚数。', 'Скільки карт добирають на початку.'),
  mulliganHand: said(
    'Cards drawn after a mulligan.',
    '引き直しで引く枚数。',
    'Скільки карт добирають після заміни руки.',
  ),
  handLimit: said(
    'Cards that may be held when the turn ends.',
    'ターン終了時に持てる手札の枚数。',
    'Скільки карт можна тримати наприкінці ходу.',
  ),
  ap: said('AP at the refill step.', '補充ステップで得る行動力。', 'Очки дій на кроці поповнення.'),
  firstTurnAp: said(
    'AP on the first player’s first turn.',
    '先攻の最初のターンの行動力。',
    'Очки дій на першому ході першого гравця.',
  ),
  ownedMax: said(
    'Objects in play that one player may own.',
    '1人が場に持てるオブジェクトの数。',
    'Скільки об’єктів у грі може мати один власник.',
  ),
  quietTurns: said(
    'So many turns in a row in which nothing happens are a draw.',
    '何も起こらないターンがこの回数続くと引き分け。',
    'Стільки ходів поспіль, коли нічого не відбувається, — нічия.',
  ),
  drawCost: said('What a paid draw costs.', 'ドロー費用。', 'Ціна добору.'),
  refreshCost: said('What the refresh step costs.', 'リフレッシュ費用。', 'Ціна збадьорення.'),
  options: said(
    'Answers to what the rules leave open.',
    'ルールが定めていない点の答え。',
    'Відповіді на те, що правила лишають відкритим.',
  ),
};

export const costRangeDocs: Readonly<Record<keyof Rules['drawCost'], Said>> = {
  base: said('The cost by itself.', '基本の費用。', 'Сама ціна.'),
  min: said('It is never lower.', '下限。', 'Нижчою вона не буває.'),
  max: said('It is never higher.', '上限。', 'Вищою вона не буває.'),
};

export const optionDocs: Readonly<Record<keyof Rules['options'], Said>> = {
  lkiTurns: said(
    'How many turns ago something may have left for its last numbers to be known.',
    '場を離れたものの最後の数を、何ターン前まで覚えているか。',
    'Скільки ходів тому об’єкт міг піти, щоб його останні числа ще пам’ятали.',
  ),
};
