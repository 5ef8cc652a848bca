import { defineMessages } from '../define';

/** What is said of a card as a thing on the table or on paper, and the screen that shows them all. */
export const card = defineMessages({
  'card.faceDown': { en: 'A card, face-down', ja: '裏向きのカード', uk: 'Карта долілиць' },

  'proof.pack': { en: 'Pack', ja: 'パック', uk: 'Набір' },
  'proof.language': { en: 'Language of the cards', ja: 'カードの言語', uk: 'Мова карт' },
  'proof.style': { en: 'Style', ja: 'スタイル', uk: 'Стиль' },
  'proof.style.illustrated': { en: 'Illustrated', ja: '絵付き', uk: 'Ілюстрований' },
  'proof.style.low-ink': { en: 'Low ink', ja: '省インク', uk: 'Ощадний друк' },
  'proof.size': { en: 'Size', ja: '大きさ', uk: 'Розмір' },
  'proof.size.small': { en: 'Small', ja: '小', uk: 'Малий' },
  'proof.size.real': { en: 'As printed', ja: '実寸', uk: 'Як на папері' },
  'proof.size.large': { en: 'Large', ja: '大', uk: 'Великий' },
  'proof.backs': { en: 'Backs', ja: '裏面', uk: 'Сорочки' },
  'proof.owns': {
    en: 'Other cards, tokens and mats',
    ja: 'その他のカード・トークン・マット',
    uk: 'Інші карти, жетони й поля',
  },
  'proof.cards': { en: 'Cards', ja: 'カード', uk: 'Карти' },
  'proof.problems': {
    en: '{count, plural, =0 {Everything fits} one {# problem} other {# problems}}',
    ja: '{count, plural, =0 {すべて収まっています} other {問題#件}}',
    uk: '{count, plural, =0 {Усе вміщується} one {# проблема} few {# проблеми} many {# проблем} other {# проблеми}}',
  },
  'proof.more': {
    en: 'and {count, number} more',
    ja: 'ほか{count, number}件',
    uk: 'і ще {count, number}',
  },
  'proof.measuring': { en: 'Fitting the texts…', ja: '文字の収まりを調整中…', uk: 'Припасування текстів…' },
  'proof.empty': {
    en: 'This pack has nothing that is shown as a card.',
    ja: 'このパックには、カードとして表示するものがありません。',
    uk: 'У цьому наборі немає нічого, що мало б вигляд карти.',
  },
  'proof.noTemplates': {
    en: 'This pack has no templates. Add them to its “templates” folder, or copy those of the shipped pack.',
    ja: 'このパックにはテンプレートがありません。「templates」フォルダーに追加するか、付属のパックからコピーしてください。',
    uk: 'У цьому наборі немає шаблонів. Додайте їх у теку «templates» або скопіюйте з набору, що постачається.',
  },
});
