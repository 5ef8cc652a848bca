import { defineMessages } from '../define';

/** What a number of the duel is made of, a line for each term; the amount stands beside it. */
export const matchGoverningTerms = defineMessages({
  'match.governing.told.pe': { en: 'PE of {card}', ja: '{card}の演技力', uk: 'Енергія виступу {card}' },
  'match.governing.told.maxSp': {
    en: 'SP of {card}',
    ja: '{card}の体力',
    uk: 'Витривалість {card}',
  },
  'match.governing.told.drawCost': {
    en: 'What a draw costs {seat}',
    ja: '{seat}のドロー費用',
    uk: 'Ціна добору: {seat}',
  },
  'match.governing.told.refreshCost': {
    en: 'What refreshing costs {seat}',
    ja: '{seat}のリフレッシュ費用',
    uk: 'Ціна збадьорення: {seat}',
  },
  'match.governing.told.max': { en: 'Max SP', ja: '最大体力', uk: 'Максимум витривалості' },
  'match.governing.told.lost': { en: 'Lost', ja: '失った分', uk: 'Втрачено' },
  'match.governing.told.ap': { en: '{n, number} AP', ja: '行動力 {n, number}', uk: 'Очки дій: {n, number}' },
  'match.governing.told.of': {
    en: '{n, number} of {of, number}',
    ja: '{n, number}／{of, number}',
    uk: '{n, number} з {of, number}',
  },
  'match.governing.term.printed': { en: 'Printed', ja: 'カードの値', uk: 'Надруковано' },
  'match.governing.term.base': { en: 'To begin with', ja: '基本', uk: 'Спочатку' },
  'match.governing.term.lasting': { en: 'For good', ja: 'ずっと', uk: 'Назавжди' },
  'match.governing.term.turn': { en: 'This turn', ja: 'このターンのあいだ', uk: 'До кінця ходу' },
  'match.governing.term.rule': { en: '“{source}”', ja: '「{source}」', uk: '«{source}»' },
  'match.governing.term.floor': { en: 'Never below 0', ja: '0を下回らない', uk: 'Не буває менше за 0' },
  'match.governing.term.atLeast': {
    en: 'Never below {n, number}',
    ja: '{n, number}を下回らない',
    uk: 'Не буває менше за {n, number}',
  },
  'match.governing.term.atMost': {
    en: 'Never above {n, number}',
    ja: '{n, number}を超えない',
    uk: 'Не буває більше за {n, number}',
  },

  // --- Why something can't be done; most of it is said by duel.refusal
  'match.governing.why.answer': {
    en: 'Only Quick Actions can be played as an answer.',
    ja: '応答でプレイできるのは即時アクションだけです。',
    uk: 'У відповідь можна грати лише миттєві дії.',
  },
  'match.governing.why.noTarget': {
    en: 'There is nothing that {card} can target.',
    ja: '{card}の対象にできるものがありません。',
    uk: 'Немає нічого, що могло б бути ціллю {card}.',
  },
  'match.governing.why.notTheirs': {
    en: '{seat} does not control this card.',
    ja: '{seat}はこのカードをコントロールしていません。',
    uk: '{seat} не контролює цієї карти.',
  },
  'match.governing.why.target': {
    en: 'This is nothing that {card} can target.',
    ja: '{card}の対象にはできません。',
    uk: 'Це не може бути ціллю {card}.',
  },
  'match.governing.why.swing': {
    en: 'A Furre can swing only at an opposing Furre or Host.',
    ja: 'スイングできるのは、相手のファーレか主催者に対してだけです。',
    uk: 'Свінгувати можна лише на Фурре або Господаря суперника.',
  },
  'match.governing.why.noSkill': {
    en: '{card} has no skill that can be activated.',
    ja: '{card}には起動できるスキルがありません。',
    uk: 'Немає вміння, яке можна активувати: {card}.',
  },
  'match.governing.why.notPlayable': {
    en: 'Only cards in hand and in play can be used.',
    ja: '使えるのは手札と場のカードだけです。',
    uk: 'Використати можна лише карти в руці й у грі.',
  },
});
