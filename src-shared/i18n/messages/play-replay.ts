import { defineMessages } from '../define';

/** A match that is looked at again, and played on from any point of it. */
export const playReplay = defineMessages({
  'replay.title': { en: 'Replay', ja: 'リプレイ', uk: 'Повтор' },
  'replay.loading': { en: 'Laying out the cards', ja: 'カードを並べています', uk: 'Карти розкладаються' },
  'replay.first': { en: 'To the beginning', ja: '最初へ', uk: 'На початок' },
  'replay.back': { en: 'One answer back', ja: '一つ戻る', uk: 'На рішення назад' },
  'replay.play': { en: 'Play', ja: '再生', uk: 'Відтворити' },
  'replay.pause': { en: 'Pause', ja: '一時停止', uk: 'Пауза' },
  'replay.forward': { en: 'One answer on', ja: '一つ進む', uk: 'На рішення вперед' },
  'replay.last': { en: 'To the end', ja: '最後へ', uk: 'У кінець' },
  'replay.place': {
    en: 'Answers shown: {at, number} of {total, number}',
    ja: '表示中の選択：{total, number}回中{at, number}回目まで',
    uk: 'Показано рішень: {at, number} з {total, number}',
  },
  'replay.slider': { en: 'Place in the match', ja: '対戦の位置', uk: 'Місце в партії' },
  'replay.speed': { en: 'Speed', ja: '速さ', uk: 'Швидкість' },
  'replay.speed-of': { en: '{times}×', ja: '{times}倍', uk: '{times}×' },
  'replay.eyes': { en: 'Seen by', ja: '視点', uk: 'Очима' },
  'replay.eyes-open': { en: 'Everything open', ja: 'すべて公開', uk: 'Усе відкрито' },
  'replay.who-looks': { en: 'Who looks?', ja: '誰が見ますか', uk: 'Хто дивиться?' },
  'replay.who-looks-text': {
    en: 'The match still goes on: everybody sees his own cards only.',
    ja: '対戦は続いています。見られるのは自分のカードだけです。',
    uk: 'Партія ще триває: кожен бачить лише свої карти.',
  },
  'replay.play-on': { en: 'Play on from here', ja: 'ここから続ける', uk: 'Грати звідси' },
  'replay.play-on-closed': {
    en: 'When the match is over, or in designer mode.',
    ja: '対戦が終わってから、またはデザイナーモードで使えます。',
    uk: 'Коли партію завершено або в режимі автора.',
  },
  'replay.play-on-title': {
    en: 'Play on from answer {at, number}',
    ja: '{at, number}回目の選択から続ける',
    uk: 'Грати від рішення {at, number}',
  },
  'replay.play-on-text': {
    en: 'A new match begins at this point. This one stays as it is.',
    ja: 'ここから新しい対戦が始まります。元の対戦はそのまま残ります。',
    uk: 'Звідси почнеться нова партія. Ця залишиться без змін.',
  },
  'replay.begin': { en: 'Start', ja: '開始', uk: 'Почати' },
  'replay.to-table': { en: 'Back to the table', ja: 'テーブルに戻る', uk: 'До столу' },
  'replay.log': { en: 'What happened', ja: 'これまでの流れ', uk: 'Хід партії' },
  'replay.go-to': {
    en: 'Go to this point: {text}',
    ja: 'この時点へ移動：{text}',
    uk: 'Перейти сюди: {text}',
  },
});
