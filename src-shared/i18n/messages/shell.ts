import { defineMessages } from '../define';

export const shell = defineMessages({
  'app.name': { en: 'Heartdeck', ja: 'Heartdeck', uk: 'Heartdeck' },
  'app.tagline': {
    en: 'A workbench for card-game designers',
    ja: 'カードゲームをつくる人の作業台',
    uk: 'Майстерня для авторів карткових ігор',
  },
});
