import { defineMessages } from '../define';

/** Words of the help screen that others say too; what only the opened guide says is in guide/. */
export const help = defineMessages({
  'nav.help': { en: 'Help', ja: 'ヘルプ', uk: 'Довідка' },
  'command.go-help': {
    en: 'Help: how to play, all rules',
    ja: 'ヘルプ：遊び方とルール',
    uk: 'Довідка: як грати, усі правила',
  },

  'help.title': { en: 'Help', ja: 'ヘルプ', uk: 'Довідка' },
  'help.common': { en: 'Common rules', ja: '共通ルール', uk: 'Спільні правила' },
  'help.intro': {
    en: 'Rules that hold in every game and decide what a card leaves open. The examples come from the duel Dance Card.',
    ja: 'どのゲームにも当てはまり、カードに書かれていないことを決めるルールです。例は対戦ゲーム「舞踏手帳」のものです。',
    uk: 'Ці правила діють у кожній грі й вирішують те, чого не сказано на карті. Приклади — з дуелі «Бальна книжечка».',
  },
  'help.all': { en: 'All topics', ja: '目次', uk: 'Усі теми' },
  'help.loading': { en: 'Opening the rules', ja: 'ルールを開いています', uk: 'Правила відкриваються' },
  'help.failed': {
    en: 'The rules can’t be loaded. Reload the window.',
    ja: 'ルールを読み込めません。画面を再読み込みしてください。',
    uk: 'Не вдається завантажити правила. Перезавантажте вікно.',
  },
  'help.back': { en: 'Back to {screen}', ja: '{screen}に戻る', uk: 'Назад: {screen}' },
  'help.example': { en: 'Example', ja: '例', uk: 'Приклад' },
  'help.neighbours': {
    en: 'Previous and next rule',
    ja: '前後のルール',
    uk: 'Попереднє й наступне правило',
  },
  'help.links': { en: 'Rules behind this', ja: '関係するルール', uk: 'Пов’язані правила' },

  'help.group.exhaustion': {
    en: 'Exhausting and refreshing',
    ja: '休みとリフレッシュ',
    uk: 'Виснаження і збадьорення',
  },
  'help.group.numbers': { en: 'Numbers', ja: '数', uk: 'Числа' },
  'help.group.impossible': { en: 'Impossible parts', ja: '実行できない部分', uk: 'Нездійсненне' },
  'help.group.choices': { en: 'Choices and order', ja: '選択と順番', uk: 'Вибір і черговість' },
  'help.group.contradictions': { en: 'Contradictions', ja: '矛盾', uk: 'Суперечності' },
  'help.group.maxima': { en: 'Max SP', ja: '最大体力', uk: 'Максимальна витривалість' },
});
