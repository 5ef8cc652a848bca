import { said, type Said } from '@shared/language/docs/said';

/** Short names of the words that entries of lists begin with; what each does is said by the books. */
const steps: Readonly<Record<string, Said>> = {
  draw: said('Draw', '引く', 'Узяти карти'),
  putBack: said('Put back', '山に戻す', 'Покласти під стос'),
  play: said('Play a card', 'カードをプレイ', 'Зіграти карту'),
  discard: said('Discard', '捨てる', 'Скинути'),
  return: said('Return to hand', '手札に戻す', 'Повернути в руку'),
  move: said('Move', '移動', 'Перемістити'),
  flip: said('Flip', '向きを変える', 'Перевернути'),
  lock: said('Lock', 'ロック', 'Заблокувати'),
  gain: said('Change Devotion', '想いを変える', 'Змінити відданість'),
  score: said('Score points', '得点する', 'Дістати бали'),
  add: said('Add', '加える', 'Додати'),
  set: said('Set to', '値にする', 'Установити'),
  cannot: said('Cannot', 'できない', 'Не може'),
  must: said('Must', 'しなければならない', 'Мусить'),
  control: said('Take control', 'コントロールを得る', 'Узяти під контроль'),
  exhaust: said('Exhaust', '休ませる', 'Виснажити'),
  refresh: said('Refresh', 'リフレッシュ', 'Збадьорити'),
  bowOut: said('Bow out', '退場する', 'Відкланятися'),
  lose: said('Lose SP', '体力を失う', 'Втратити витривалість'),
  regain: said('Regain SP', '体力を回復する', 'Повернути витривалість'),
  groove: said('Give groove', 'ノリを与える', 'Дарувати драйв'),
  counter: said('Counters', 'カウンター', 'Фішки'),
  pick: said('Choose', '選ぶ', 'Вибрати'),
  ap: said('Gain AP', '行動力を得る', 'Дістати очки дій'),
  token: said('Token', 'トークン', 'Жетон'),
  later: said('Later', '後で', 'Пізніше'),
};

const rules: Readonly<Record<string, Said>> = {
  full: said('Full Devotion', '想いをそのまま数える', 'Повна відданість'),
  fixed: said('Fixed Devotion', '想いを固定', 'Стала відданість'),
  base: said('Other printed Devotion', '書かれた想いの変更', 'Інша надрукована відданість'),
  add: said('Add or subtract', '増減', 'Додає або віднімає'),
  protected: said('Protected', '保護', 'Захист'),
  forbid: said('Forbidden', '禁止', 'Заборона'),
  margin: said('Margin of control', '支配に必要な差', 'Перевага для контролю'),
  cost: said('Cost', '費用', 'Ціна'),
  cannot: said('Cannot', 'できない', 'Не може'),
  must: said('Must', 'しなければならない', 'Мусить'),
};

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

const skills: Readonly<Record<string, Said>> = {
  play: said('One-time skill', '一回スキル', 'Одноразове вміння'),
  cost: said('Activated skill', '起動スキル', 'Активоване вміння'),
  enter: said('Triggered skill: an event', '誘発スキル：出来事', 'Тригерне вміння: подія'),
  refill: said(
    'Triggered skill: a step of the turn',
    '誘発スキル：ターンのステップ',
    'Тригерне вміння: крок ходу',
  ),
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
