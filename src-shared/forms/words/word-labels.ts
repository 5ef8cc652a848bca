import { said, type Said } from '@shared/language/docs/said';

/** Short names of the words that entries of lists begin with; what each does is said by the books. */
const layers: Readonly<Record<string, Said>> = {
  text: said('Text', 'テキスト', 'Текст'),
  rules: said('Rule text', 'ルールテキスト', 'Текст правил'),
  number: said('Number', '数', 'Число'),
  keywords: said('Keywords', 'キーワード', 'Ключові слова'),
  art: said('Picture', '絵', 'Зображення'),
  icon: said('Sign', 'しるし', 'Знак'),
  shape: said('Shape', '形', 'Форма'),
  pips: said('Row of signs', 'しるしの列', 'Ряд знаків'),
};

/** By the key whose word it is, or by the list. */
export const wordLabels: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  layer: layers,
};

/** Words that tell ways to write the same thing apart. */
export const wayLabels: Readonly<Record<string, Said>> = {
  number: said('A number', '数', 'Число'),
  choice: said('A word', '語', 'Слово'),
  id: said('By name', '名前で', 'За назвою'),
  text: said('Words', 'テキスト', 'Слова'),
  boolean: said('Yes or no', 'はい・いいえ', 'Так чи ні'),
  list: said('A list', '一覧', 'Список'),
  match: said('By description', '条件で', 'За описом'),
  entry: said('Entry', '項目', 'Запис'),
  back: said('The back', '裏面', 'Зворотний бік'),
  any: said('Anything', '任意の値', 'Будь-що'),
  X: said('X', 'X', 'X'),
  drawn: said('As many as were drawn', '引いた枚数', 'Стільки, скільки взято'),
  hand: said('From the hand', '手札から', 'З руки'),
  aside: said('From aside', '脇から', 'З узятих убік'),
};
