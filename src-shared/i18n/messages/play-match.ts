import { defineMessages } from '../define';

/** What can be done with a match at the table: taking back, files, scenarios, hints. */
export const playMatch = defineMessages({
  'command.play-redo': {
    en: 'Give the taken-back answer again',
    ja: '取り消した選択をやり直す',
    uk: 'Повторити повернуте рішення',
  },
  'command.play-replay': { en: 'Replay this match', ja: 'この対戦をリプレイ', uk: 'Повтор цієї партії' },
  'command.play-export': {
    en: 'Save the match as a file',
    ja: '対戦をファイルに保存',
    uk: 'Зберегти партію у файл',
  },
  'command.play-copy': {
    en: 'Copy the seed and all choices',
    ja: 'シードとすべての選択をコピー',
    uk: 'Копіювати зерно й усі рішення',
  },
  'command.play-save-scenario': {
    en: 'Save the position as a scenario',
    ja: 'この局面をシナリオとして保存',
    uk: 'Зберегти позицію як сценарій',
  },
  'command.play-hint': { en: 'Ask the bot for a hint', ja: 'ボットにヒントを聞く', uk: 'Підказка від бота' },

  'play.redo': { en: 'Redo', ja: 'やり直す', uk: 'Повторити хід' },
  'play.menu': { en: 'Match', ja: '対戦', uk: 'Партія' },
  'play.replay-this': { en: 'Replay', ja: 'リプレイ', uk: 'Повтор' },
  'play.save-scenario': {
    en: 'Save position as a scenario…',
    ja: '局面をシナリオとして保存…',
    uk: 'Зберегти позицію як сценарій…',
  },
  'play.export': { en: 'Save as a file', ja: 'ファイルに保存', uk: 'Зберегти у файл' },
  'play.copy': { en: 'Copy seed and choices', ja: 'シードと選択をコピー', uk: 'Копіювати зерно й рішення' },
  'play.copied': {
    en: 'Seed and choices are on the clipboard.',
    ja: 'シードと選択をクリップボードにコピーしました。',
    uk: 'Зерно й рішення скопійовано.',
  },
  'play.copy-failed': {
    en: 'The clipboard can’t be reached. Save the match as a file instead.',
    ja: 'クリップボードを使えません。代わりにファイルに保存してください。',
    uk: 'Буфер обміну недоступний. Натомість збережіть партію у файл.',
  },
  'play.exported': { en: 'Saved as {file}.', ja: '{file} に保存しました。', uk: 'Збережено як {file}.' },

  'play.consent': {
    en: '{names}: {by} wants to take back an answer',
    ja: '{names}へ：{by}が選択を取り消したいそうです',
    uk: '{names}: {by} хоче повернути рішення',
  },
  'play.consent-text': {
    en: 'Since then something hidden was seen, or others have answered. The cards are covered; pass the screen on.',
    ja: 'その後に、伏せられていたものが見られたか、ほかの人が選択しています。カードは伏せてあります。画面を渡してください。',
    uk: 'Відтоді відкрилося щось приховане або вирішували інші. Карти закрито; передайте екран.',
  },
  'play.consent-agree': { en: 'Agree', ja: '同意する', uk: 'Погодитися' },
  'play.consent-refuse': { en: 'Refuse', ja: '断る', uk: 'Відмовити' },

  'play.scenario-title': {
    en: 'Position as a scenario',
    ja: '局面をシナリオにする',
    uk: 'Позиція як сценарій',
  },
  'play.scenario-says': {
    en: 'Begins at the last point where nothing was half carried out, with the steps since. Everything on the table is written into it, hidden cards too.',
    ja: '途中の処理がなかった直前の時点から始まり、それ以降の手順を含みます。伏せられたカードも含め、場にあるものがすべて書き込まれます。',
    uk: 'Починається з останнього моменту, коли нічого не було виконано наполовину, і містить кроки відтоді. Записується все, що на столі, і приховані карти теж.',
  },
  'play.scenario-name': { en: 'Title', ja: 'タイトル', uk: 'Назва' },
  'play.scenario-pack': { en: 'Into', ja: '保存先', uk: 'Куди' },
  'play.scenario-shipped': {
    en: '“{name}” is a shipped original and stays as it is. Make a copy in the library to keep scenarios in it, or take the text along.',
    ja: '「{name}」は付属の原本なので変更されません。ライブラリでコピーを作ればシナリオを保存できます。テキストとして持ち出すこともできます。',
    uk: '«{name}» — оригінал із комплекту, він не змінюється. Щоб зберігати в ньому сценарії, зробіть копію в бібліотеці або візьміть текст.',
  },
  'play.scenario-library': { en: 'To the library', ja: 'ライブラリへ', uk: 'До бібліотеки' },
  'play.scenario-copy': { en: 'Copy the text', ja: 'テキストをコピー', uk: 'Копіювати текст' },
  'play.scenario-file': {
    en: 'Save the text as a file',
    ja: 'テキストをファイルに保存',
    uk: 'Зберегти текст у файл',
  },
  'play.scenario-save': { en: 'Save', ja: '保存', uk: 'Зберегти' },
  'play.scenario-saved': {
    en: 'Scenario {id} is in “{name}”.',
    ja: 'シナリオ {id} を「{name}」に保存しました。',
    uk: 'Сценарій {id} збережено в «{name}».',
  },
  'play.scenario-open': { en: 'Open', ja: '開く', uk: 'Відкрити' },

  'play.hint': { en: 'Hint', ja: 'ヒント', uk: 'Підказка' },
  'play.hint-title': { en: 'What the bot would do', ja: 'ボットならこうする', uk: 'Що зробив би бот' },
  'play.hint-thinking': { en: 'The bot is thinking', ja: 'ボットが考えています', uk: 'Бот думає' },
  'play.hint-share': {
    en: '{share, number, percent}',
    ja: '{share, number, percent}',
    uk: '{share, number, percent}',
  },
  'play.hint-says': {
    en: 'How much of its thought went into each.',
    ja: 'それぞれをどれだけ検討したかの割合です。',
    uk: 'Скільки роздумів припало на кожне рішення.',
  },
  'play.hint-close': { en: 'Close the hint', ja: 'ヒントを閉じる', uk: 'Закрити підказку' },
});
