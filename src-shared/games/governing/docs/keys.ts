import { said, type Said } from '@shared/language/docs/said';
import type { Target } from '../effects/selectors';

/** What the keys of the smaller parts mean: things, numbers, costs. A key without its sentences does not compile. */

export const targetDocs: Readonly<Record<keyof Target, Said>> = {
  type: said(
    'What it is. Without this key anything in play but a Host.',
    '種類。省略すると、主催者を除く場のすべて。',
    'Що це. Без цього ключа — усе, що у грі, крім Господарів.',
  ),
  of: said('Who controls it.', 'コントローラー。', 'Хто це контролює.'),
  is: said('Only this very object.', 'このオブジェクトだけ。', 'Лише сам цей об’єкт.'),
  not: said('Anything but this object.', 'このオブジェクト以外。', 'Усе, крім цього об’єкта.'),
  n: said(
    'How many different ones. Without this key, 1.',
    '対象の数（すべて別のもの）。省略すると1。',
    'Скільки різних. Без цього ключа — 1.',
  ),
};

export const numberDocs: Readonly<Record<'stat' | 'of' | 'half' | 'round' | 'minus' | 'sum', Said>> = {
  stat: said(
    'A number read from an object when the step is carried out.',
    '手順を行うときにオブジェクトから読み取る数。',
    'Число, яке читають з об’єкта, коли виконують крок.',
  ),
  of: said(
    'Whose number. Of nothing, or of several, it is 0.',
    '誰の数か。いない場合や複数の場合は0。',
    'Чиє число. Якщо нікого або кілька — 0.',
  ),
  half: said('Half of this number.', 'この数の半分。', 'Половина цього числа.'),
  round: said('Which way a half is made whole.', '半分の端数の処理。', 'Як округлити половину до цілого.'),
  minus: said('This number, taken away.', 'この数を引く。', 'Це число, взяте зі знаком мінус.'),
  sum: said('These numbers together.', 'これらの数の合計。', 'Ці числа разом.'),
};

export const costDocs: Readonly<Record<'ap' | 'exhaust', Said>> = {
  ap: said('So many AP are paid.', '支払う行動力。', 'Скільки очок дій сплачують.'),
  exhaust: said(
    'This object is exhausted. A Furre must be settled for it.',
    'このオブジェクトを休ませる。ファーレはなじんでいる必要がある。',
    'Цей об’єкт виснажують. Фурре для цього має бути призвичаєним.',
  ),
};

export const counterDocs: Readonly<Record<'encore', Said>> = {
  encore: said(
    'Encore counters that it enters with.',
    '場に出るときに乗っているアンコールカウンターの数。',
    'Скільки фішок «біс» вона має, входячи у гру.',
  ),
};
