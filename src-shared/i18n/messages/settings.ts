import { defineMessages } from '../define';

export const settings = defineMessages({
  'settings.title': { en: 'Settings', ja: '設定', uk: 'Налаштування' },
});
