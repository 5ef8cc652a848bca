import { defineMessages } from '../define';

/** Help while a definition is typed. What words and keys mean is said beside them, in src-shared/language. */
export const assist = defineMessages({
  'assist.needed': { en: 'Needed.', ja: '必須。', uk: 'Обов’язково.' },
  'assist.optional': { en: 'May be left out.', ja: '省略できる。', uk: 'Можна не вказувати.' },
  'assist.whole': {
    en: 'A whole number from {min} to {max}.',
    ja: '{min}から{max}までの整数。',
    uk: 'Ціле число від {min} до {max}.',
  },
  'assist.number': {
    en: 'A number from {min} to {max}.',
    ja: '{min}から{max}までの数。',
    uk: 'Число від {min} до {max}.',
  },
  'assist.range': { en: '{min} to {max}', ja: '{min}～{max}', uk: 'від {min} до {max}' },
  'assist.words': { en: 'One of: {words}.', ja: '次のいずれか：{words}。', uk: 'Одне з: {words}.' },
  'assist.yes': { en: 'Yes', ja: 'はい', uk: 'Так' },
  'assist.no': { en: 'No', ja: 'いいえ', uk: 'Ні' },
  'assist.freeText': { en: 'Text', ja: 'テキスト', uk: 'Текст' },
  'assist.list': { en: 'A list', ja: '一覧', uk: 'Список' },
  'assist.several': { en: 'Several keys', ja: 'まとまり', uk: 'Кілька ключів' },
  'assist.image': { en: 'An image of the pack.', ja: 'パックの画像。', uk: 'Зображення з набору.' },
  'assist.is.card': { en: 'Card', ja: 'カード', uk: 'Карта' },
  'assist.is.bonus': { en: 'Zone Bonus', ja: 'ゾーンボーナス', uk: 'Бонус зони' },
  'assist.is.zone': { en: 'Zone', ja: 'ゾーン', uk: 'Зона' },
  'assist.is.rules': { en: 'Rules', ja: 'ルール', uk: 'Правила' },
  'assist.is.token': { en: 'Token', ja: 'トークン', uk: 'Жетон' },
  'assist.is.template': { en: 'Template', ja: 'テンプレート', uk: 'Шаблон' },
  'assist.named': { en: '{kind} “{name}”', ja: '{kind}「{name}」', uk: '{kind} «{name}»' },
  'assist.missing': {
    en: 'The pack has nothing of this name.',
    ja: 'この名前のものはパックにありません。',
    uk: 'У наборі немає нічого з такою назвою.',
  },
});
