import { said, type Said } from '@shared/language/docs/said';
import type { Labels } from '../game-language';
import type { RuleWord, Verb } from './effects/words';

/** Short names, to stand in forms. A verb or a standing rule without its own does not compile. */
const steps: Readonly<Record<Verb, Said>> = {
  add: said('Add', '加える', 'Додати'),
  set: said('Set to', '値にする', 'Установити'),
  cannot: said('Cannot', 'できない', 'Не може'),
  must: said('Must', 'しなければならない', 'Мусить'),
  control: said('Take control', 'コントロールを得る', 'Узяти під контроль'),
  exhaust: said('Exhaust', '休ませる', 'Виснажити'),
  refresh: said('Refresh', 'リフレッシュ', 'Збадьорити'),
  bowOut: said('Bow out', '退場する', 'Відкланятися'),
  move: said('Move', '移動', 'Перемістити'),
  lose: said('Lose SP', '体力を失う', 'Втратити витривалість'),
  regain: said('Regain SP', '体力を回復する', 'Повернути витривалість'),
  groove: said('Give groove', 'ノリを与える', 'Дарувати драйв'),
  counter: said('Counters', 'カウンター', 'Фішки'),
  pick: said('Choose', '選ぶ', 'Вибрати'),
  draw: said('Draw', '引く', 'Узяти карти'),
  ap: said('Gain AP', '行動力を得る', 'Дістати очки дій'),
  token: said('Token', 'トークン', 'Жетон'),
  later: said('Later', '後で', 'Пізніше'),
};

const rules: Readonly<Record<RuleWord, Said>> = {
  add: said('Add or subtract', '増減', 'Додає або віднімає'),
  cost: said('Cost', '費用', 'Ціна'),
  cannot: said('Cannot', 'できない', 'Не може'),
  must: said('Must', 'しなければならない', 'Мусить'),
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

/** A key that means something else in another place has a second name under `around.key`. */
const keys: Readonly<Record<string, Said>> = {
  'cost.of': said('Which cost', 'どの費用', 'Яка ціна'),
  'cost.n': said('By how much', '増減', 'На скільки'),
  'cost.who': said('For whom', '誰の費用', 'Для кого'),
  'set.n': said('New number', '新しい数', 'Нове число'),
  'lose.n': said('How much', '失う数', 'Скільки'),
  'regain.n': said('How much', '回復する数', 'Скільки'),
  'counter.n': said('How many', '個数', 'Скільки'),
  'ap.n': said('How many', '得る数', 'Скільки'),
  'token.n': said('How many', '個数', 'Скільки'),
  'groove.from': said('From what', '何から', 'Від чого'),
  ap: said('AP', '行動力', 'Очки дій'),
  copies: said('Copies', '枚数', 'Кількість'),
  sp: said('SP', '体力', 'Витривалість'),
  pe: said('PE', '演技力', 'Енергія виступу'),
  counters: said('Counters', 'カウンター', 'Фішки'),
  encore: said('Encore counters', 'アンコールカウンター', 'Фішки «біс»'),
  quick: said('Quick Action', '即時アクション', 'Миттєва дія'),
  skills: said('Skills', 'スキル', 'Уміння'),
  'skills.do': said('Steps', '手順', 'Кроки'),
  'skills.for': said('To which objects', 'どのオブジェクトに', 'З якими об’єктами'),
  'skills.turn': said('On whose turn', '誰のターン', 'На чиєму ході'),
  'skills.on': said('Set off by', 'きっかけ', 'Що запускає'),
  cost: said('Cost', '費用', 'Ціна'),
  exhaust: said('Exhaust this object', 'このオブジェクトを休ませる', 'Виснажити цей об’єкт'),
  target: said('Target', '対象', 'Ціль'),
  stat: said('Which number', 'どの数', 'Яке число'),
  until: said('Until', 'いつまで', 'Доки'),
  token: said('Token', 'トークン', 'Жетон'),
  at: said('At', '時点', 'Коли'),
  steps: said('Steps', '手順', 'Кроки'),
  half: said('Half of', '半分', 'Половина від'),
  round: said('Rounded', '端数', 'Округлення'),
  minus: said('Minus', 'マイナス', 'Мінус'),
  sum: said('Sum', '合計', 'Сума'),

  hostSp: said('SP of a Host', '主催者の体力', 'Витривалість Господаря'),
  openingHand: said('Opening hand', '最初の手札', 'Початкова рука'),
  mulliganHand: said('Hand after a mulligan', '引き直し後の手札', 'Рука після заміни'),
  handLimit: said('Hand limit', '手札の上限', 'Межа руки'),
  firstTurnAp: said('AP of the first turn', '最初のターンの行動力', 'Очки дій першого ходу'),
  ownedMax: said('Objects of one player', '1人のオブジェクト数', 'Об’єктів одного гравця'),
  quietTurns: said('Quiet turns to a draw', '引き分けまでの静かなターン', 'Тихих ходів до нічиєї'),
  drawCost: said('Draw cost', 'ドロー費用', 'Ціна добору'),
  refreshCost: said('Refresh cost', 'リフレッシュ費用', 'Ціна збадьорення'),
  base: said('Usual cost', '基本の費用', 'Звичайна ціна'),
  lkiTurns: said('Last numbers are known for', '最後の数を覚える期間', 'Як довго пам’ятають числа'),
};

export const governingLabels: Labels = { keys, words: { do: steps, rule: rules, skills } };
