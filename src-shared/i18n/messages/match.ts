import { defineMessages } from '../define';

/**
 * A match as a screen shows it: where it stands, what lies where, what is asked and every answer as a phrase. What
 * happened is said by `game` and `governing`. `by` stands behind a question: whose text asks, or nothing.
 */
export const match = defineMessages({
  // --- Players. The letter is what the log says in Ukrainian, where a longer name would have to be declined.
  'match.player': {
    en: '{who, select, human {{name}} greedy {{name} (greedy bot)} ismcts {{name} (thinking bot)} other {{name} (random bot)}}',
    ja: '{who, select, human {{name}} greedy {{name}（一手先を読むボット）} ismcts {{name}（考えるボット）} other {{name}（でたらめなボット）}}',
    uk: '{who, select, human {{name}} greedy {{name} (жадібний бот)} ismcts {{name} (бот-мислитель)} other {{name} (випадковий бот)}}',
  },
  'match.person': { en: 'Player {seat}', ja: 'プレイヤー{seat}', uk: 'Гравець {seat}' },
  'match.sharedWin': {
    en: '{winners} share the win.',
    ja: '{winners}が勝利を分け合った。',
    uk: '{winners} розділили перемогу.',
  },
  'match.seat': { en: 'Player {seat}', ja: 'プレイヤー{seat}', uk: '{seat}' },
  'match.figure.hand': {
    en: '{n, plural, one {# card in hand} other {# cards in hand}}',
    ja: '手札{n, plural, other {#枚}}',
    uk: '{n, plural, one {# карта в руці} few {# карти в руці} many {# карт у руці} other {# карти в руці}}',
  },

  // --- Places
  'match.place.hand': { en: '{seat}’s hand', ja: '{seat}の手札', uk: 'Рука гравця {seat}' },
  'match.place.pile': { en: 'Set-Aside pile', ja: '控えの山', uk: 'Відкладений стос' },
  'match.place.discard': { en: 'Discard pile', ja: '捨て札', uk: 'Скид' },
  'match.place.aside': {
    en: 'Cards drawn to place',
    ja: '引いて脇に置いたカード',
    uk: 'Карти, відкладені вбік',
  },
  'match.place.sculpted': {
    en: 'Removed by {seat}',
    ja: '{seat}が取り除いたカード',
    uk: 'Прибрано з руки гравця {seat}',
  },
  'match.place.bonus': {
    en: 'Zone Bonus of {zone}',
    ja: '「{zone}」のゾーンボーナス',
    uk: 'Бонус зони «{zone}»',
  },
  'match.place.side': { en: '{seat}’s side', ja: '{seat}の場', uk: 'Сторона гравця {seat}' },
  'match.place.couch': { en: '{seat}’s Couch', ja: '{seat}のソファ', uk: 'Диван гравця {seat}' },
  'match.place.book': {
    en: '{seat}’s black book',
    ja: '{seat}の黒い手帳',
    uk: 'Чорний записник гравця {seat}',
  },
  'match.place.waiting': { en: 'Waiting pile', ja: '待機スタック', uk: 'Стос очікування' },
  'match.place.setOff': { en: 'Skills set off', ja: '誘発したスキル', uk: 'Уміння, що спрацювали' },
  'match.place.later': { en: 'At the end of the turn', ja: 'ターンの終わりに', uk: 'Наприкінці ходу' },
  'match.card.fromTop': {
    en: 'Number {n, number} from the top',
    ja: '上から{n, number}番目',
    uk: '№ {n, number} згори',
  },
  'match.card.down': { en: 'Face-down card', ja: '裏向きのカード', uk: 'Карта долілиць' },

  // --- Answers of every game
  'match.answer.pass': { en: 'Pass', ja: 'パス', uk: 'Пас' },
  'match.answer.yes': { en: 'Yes, do it', ja: 'はい、行う', uk: 'Так, зробити' },
  'match.answer.no': { en: 'No, leave it', ja: 'いいえ、行わない', uk: 'Ні, не робити' },
  'match.answer.none': { en: 'Choose none', ja: 'どれも選ばない', uk: 'Не вибирати нічого' },
  'match.answer.further': { en: 'Something else', ja: 'ほかのもの', uk: 'Щось інше' },

  // --- Why something can't be done
  'match.why.decides': {
    en: '{seat} decides now.',
    ja: '今は{seat}が決める番です。',
    uk: 'Зараз вирішує {seat}.',
  },
  'match.why.other': {
    en: 'Something else is asked now. {prompt}',
    ja: '今は別のことを聞かれています。{prompt}',
    uk: 'Зараз запитано про інше. {prompt}',
  },
  'match.why.over': { en: 'The match is over.', ja: '対戦は終わっています。', uk: 'Гру закінчено.' },
  'match.why.noCard': {
    en: 'There is no such card here.',
    ja: 'そのカードはここにありません。',
    uk: 'Такої карти тут немає.',
  },
  'match.why.notChoosable': {
    en: 'This card is not among those that can be chosen{by}.',
    ja: 'このカードは選べるものに含まれません{by}。',
    uk: 'Цієї карти немає серед тих, які можна вибрати{by}.',
  },
});
