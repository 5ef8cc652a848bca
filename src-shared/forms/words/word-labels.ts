import { said, type Said } from '@shared/language/effects/docs/said';

/** Short names of the words that entries of lists begin with; what each does is said by the books. */
const steps: Readonly<Record<string, Said>> = {
  draw: said('Draw', '引く', 'Добір'),
  putBack: said('Put back', '山に戻す', 'Повернення в стос'),
  play: said('Play a card', 'カードをプレイ', 'Розіграш карти'),
  discard: said('Discard', '捨てる', 'Скидання'),
  return: said('Return to hand', '手札に戻す', 'Повернення в руку'),
  move: said('Move', '移動', 'Переміщення'),
  flip: said('Flip', '向きを変える', 'Перевертання'),
  lock: said('Lock', 'ロック', 'Блокування'),
  gain: said('Change Devotion', '想いを変える', 'Зміна відданості'),
  score: said('Score points', '得点', 'Бали'),
  add: said('Add', '加える', 'Додавання'),
  set: said('Set to', '値にする', 'Нове значення'),
  cannot: said('Cannot', 'できない', 'Заборона'),
  must: said('Must', 'しなければならない', 'Обов’язок'),
  control: said('Take control', 'コントロールを得る', 'Контроль'),
  exhaust: said('Exhaust', '休ませる', 'Виснаження'),
  refresh: said('Refresh', 'リフレッシュ', 'Збадьорення'),
  bowOut: said('Bow out', '退場', 'Відкланювання'),
  lose: said('Lose SP', '体力を失う', 'Втрата витривалості'),
  regain: said('Regain SP', '体力を回復', 'Відновлення витривалості'),
  groove: said('Groove', 'グルーヴ', 'Грув'),
  counter: said('Counters', 'カウンター', 'Фішки'),
  pick: said('Choose', '選ぶ', 'Вибір'),
  ap: said('Gain AP', '行動力を得る', 'Очки дій'),
  token: said('Token', 'トークン', 'Жетон'),
  later: said('Later', '後で', 'Пізніше'),
};

const rules: Readonly<Record<string, Said>> = {
  full: said('Full Devotion', '想いをそのまま数える', 'Повна відданість'),
  fixed: said('Fixed Devotion', '想いを固定', 'Стала відданість'),
  base: said('Other printed Devotion', '書かれた想いの変更', 'Інша надрукована відданість'),
  add: said('Add', '加える', 'Додавання'),
  protected: said('Protected', '保護', 'Захист'),
  forbid: said('Forbidden', '禁止', 'Заборона'),
  margin: said('Margin of control', '支配に必要な差', 'Перевага для контролю'),
  cost: said('Cost', '費用', 'Ціна'),
  cannot: said('Cannot', 'できない', 'Заборона'),
  must: said('Must', 'しなければならない', 'Обов’язок'),
};

const layers: Readonly<Record<string, Said>> = {
  text: said('Text', '文字', 'Текст'),
  rules: said('Rule text', '効果文', 'Текст правил'),
  number: said('Number', '数', 'Число'),
  keywords: said('Keywords', 'キーワード', 'Ключові слова'),
  art: said('Picture', '絵', 'Зображення'),
  icon: said('Sign', 'しるし', 'Знак'),
  shape: said('Shape', '形', 'Форма'),
  pips: said('Row of signs', 'しるしの列', 'Ряд знаків'),
};

const skills: Readonly<Record<string, Said>> = {
  play: said('When played', 'プレイしたとき', 'Коли зіграно'),
  cost: said('Activated', '起動', 'Активоване'),
  enter: said('When something happens', '何かが起きたとき', 'Коли щось стається'),
  refill: said('At a step of the turn', 'ターンのステップで', 'На кроці ходу'),
};

/** By the key whose word it is, or by the list. */
export const wordLabels: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  do: steps,
  rule: rules,
  layer: layers,
  skills,
};

/** Words that tell ways to write the same thing apart. */
export const wayLabels: Readonly<Record<string, Said>> = {
  number: said('A number', '数', 'Число'),
  choice: said('A word', '語', 'Слово'),
  id: said('By name', '名前で', 'За назвою'),
  text: said('Words', '文字', 'Слова'),
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
