import { defineMessages } from '../define';

/** What trying a definition out in matches found: src-shared/api/try-out.ts. */
export const tryOut = defineMessages({
  'try.loop': {
    en: 'In {count, number} of {games, number} matches texts set each other off without end: {cards}. Let one of them stop, for example with a limit.',
    ja: '{games, number} 試合中 {count, number} 試合で、効果が互いを誘発し続けて終わりませんでした：{cards}。回数の制限を付けるなどして、どれかが止まるようにしてください。',
    uk: 'У {count, number} з {games, number} партій тексти без кінця запускали один одного: {cards}. Зробіть так, щоб якийсь із них зупинявся, наприклад додайте обмеження.',
  },
  'try.never-legal': {
    en: 'It was in a hand at {held, number} decisions and could never be played. Check its requirements and targets.',
    ja: '手札にある状態で {held, number} 回の選択がありましたが、一度もプレイできませんでした。条件と対象を確かめてください。',
    uk: 'Ця карта була в руці під час {held, number} рішень, але зіграти її не вдалося жодного разу. Перевірте її вимоги та цілі.',
  },
  'try.always-declined': {
    en: 'A bot that looks ahead could play it {offered, number} times and never did. It may do its player no good.',
    ja: '先を読むボットは {offered, number} 回プレイできましたが、一度も選びませんでした。使う側の得にならないのかもしれません。',
    uk: 'Бот, що думає наперед, міг зіграти її {offered, number} разів, але не зробив цього жодного разу. Можливо, гравцеві з неї немає користі.',
  },
  'try.not-seen': {
    en: 'In {games, number} matches nobody ever held it, so nothing can be said of it.',
    ja: '{games, number} 試合で一度も手札に入らなかったため、判断できません。',
    uk: 'За {games, number} партій вона жодного разу не потрапила в руку, тож сказати про неї нічого.',
  },
  'try.fine': {
    en: 'Tried in {games, number} matches: nothing unusual.',
    ja: '{games, number} 試合で試しましたが、問題は見つかりませんでした。',
    uk: 'Випробувано в {games, number} партіях: нічого незвичного.',
  },
  'try.time': {
    en: 'Stopped after the time allowed, with {games, number} matches played.',
    ja: '制限時間に達したため、{games, number} 試合で終了しました。',
    uk: 'Зупинено після відведеного часу; зіграно партій: {games, number}.',
  },
});
