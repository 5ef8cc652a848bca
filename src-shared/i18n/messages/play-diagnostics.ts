import { defineMessages } from '../define';

/** What only play shows: found by bots, and by scenarios. */
export const playDiagnostics = defineMessages({
  'diagnostic.endless-texts': {
    en: 'In {count, number} of {games, number} matches texts set each other off without end: {cards}. Let one of them stop, for example with a limit.',
    ja: '{games, number} 試合中 {count, number} 試合で、効果が互いを誘発し続けて終わりませんでした：{cards}。回数の制限を付けるなどして、どれかが止まるようにしてください。',
    uk: 'У {count, number} з {games, number} партій тексти без кінця запускали один одного: {cards}. Зробіть так, щоб якийсь із них зупинявся, наприклад додайте обмеження.',
  },
  'diagnostic.never-legal': {
    en: 'Bots held it at {held, number} decisions and could never play it. Check its requirements and targets.',
    ja: 'ボットが手札に持った {held, number} 回の選択で、一度もプレイできませんでした。条件と対象を確かめてください。',
    uk: 'Боти тримали її в руці під час {held, number} рішень, але зіграти не змогли жодного разу. Перевірте її вимоги та цілі.',
  },
  'diagnostic.always-declined': {
    en: 'A bot that looks ahead could play it {offered, number} times and never did. It may do its player no good.',
    ja: '先を読むボットは {offered, number} 回プレイできましたが、一度も選びませんでした。使う側の得にならないのかもしれません。',
    uk: 'Бот, що думає наперед, міг зіграти її {offered, number} разів, але не зробив цього жодного разу. Можливо, гравцеві з неї немає користі.',
  },
  'diagnostic.scenario-fails': {
    en: 'Scenario {id} fails. {difference}.',
    ja: 'シナリオ {id} が失敗します。{difference}。',
    uk: 'Сценарій {id} не пройдено. {difference}.',
  },
});
