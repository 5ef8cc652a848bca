import { defineMessages } from '../define';

export const library = defineMessages({
  'library.title': { en: 'Library', ja: 'ライブラリ', uk: 'Бібліотека' },
  'kind.card': { en: 'Cards', ja: 'カード', uk: 'Карти' },
  'kind.bonus': { en: 'Zone Bonuses', ja: 'ゾーンボーナス', uk: 'Бонуси зон' },
  'kind.zone': { en: 'Zones', ja: 'ゾーン', uk: 'Зони' },
  'kind.rules': { en: 'Rules', ja: 'ルール', uk: 'Правила' },
});
