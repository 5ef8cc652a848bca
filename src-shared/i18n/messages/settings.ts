import { defineMessages } from '../define';

export const settings = defineMessages({
  'settings.title': { en: 'Settings', ja: '設定', uk: 'Налаштування' },
  'settings.intro': {
    en: 'Changes take effect at once and are kept for the next start.',
    ja: '変更はすぐに反映され、次回の起動にも引き継がれます。',
    uk: 'Зміни діють одразу й зберігаються після перезапуску.',
  },

  'settings.language': { en: 'Language', ja: '言語', uk: 'Мова' },
  'settings.language-text': {
    en: 'For every screen, message and menu. Cards keep all their languages.',
    ja: '画面、メッセージ、メニューの言語です。カードは、すべての言語の内容をそのまま保ちます。',
    uk: 'Для всіх екранів, повідомлень і меню. Карти зберігають усі свої мови.',
  },
  'settings.system': { en: 'Same as the system', ja: 'システムに合わせる', uk: 'Як у системі' },

  'settings.theme': { en: 'Theme', ja: 'テーマ', uk: 'Тема' },
  'settings.theme-text': {
    en: 'Light paper, or dark for the evening.',
    ja: '紙のように明るい配色と、夜向けの暗い配色があります。',
    uk: 'Світлий папір або темний — для вечора.',
  },
  'settings.theme-light': { en: 'Light', ja: 'ライト', uk: 'Світла' },
  'settings.theme-dark': { en: 'Dark', ja: 'ダーク', uk: 'Темна' },

  'settings.motion': { en: 'Motion', ja: '動き', uk: 'Рух' },
  'settings.motion-text': {
    en: 'Reduced motion fades things in and out instead of moving them.',
    ja: '「減らす」では、移動の代わりにフェードで表示します。',
    uk: 'Коли рух зменшено, елементи не пересуваються, а плавно з’являються й зникають.',
  },
  'settings.motion-full': { en: 'Full', ja: '減らさない', uk: 'Повний' },
  'settings.motion-reduced': { en: 'Reduced', ja: '減らす', uk: 'Зменшений' },

  'settings.text-size': { en: 'Text size', ja: '文字の大きさ', uk: 'Розмір тексту' },
  'settings.text-size-text': {
    en: 'Changes the size of text and controls on all screens. Printed cards are not affected.',
    ja: 'すべての画面の文字と操作部品の大きさを変えます。印刷するカードには影響しません。',
    uk: 'Змінює розмір тексту й елементів керування на всіх екранах. На друковані карти не впливає.',
  },
  'settings.percent': { en: '{size}%', ja: '{size}%', uk: '{size}\u00a0%' },

  'settings.hints': { en: 'Hints at the table', ja: 'テーブルでのヒント', uk: 'Підказки за столом' },
  'settings.hints-text': {
    en: 'Short notes beside things that happen for the first time. Each is shown once.',
    ja: '初めて起きたことのそばに出る短い説明です。それぞれ一度だけ表示します。',
    uk: 'Короткі нотатки біля того, що сталося вперше. Кожну показують один раз.',
  },
  'settings.hints-show': { en: 'Show hints', ja: 'ヒントを表示', uk: 'Показувати підказки' },
  'settings.hints-reset': {
    en: 'Show all again',
    ja: 'すべてもう一度表示',
    uk: 'Показати всі знову',
  },
  'settings.hints-read': {
    en: '{count, plural, =0 {No hint read yet} one {# hint read} other {# hints read}}',
    ja: '{count, plural, =0 {まだ読んだヒントはありません} other {読んだヒント：#件}}',
    uk: '{count, plural, =0 {Ще жодної підказки не прочитано} one {Прочитано # підказку} few {Прочитано # підказки} many {Прочитано # підказок} other {Прочитано # підказки}}',
  },

  'settings.shortcuts': { en: 'Keyboard shortcuts', ja: 'キーボードショートカット', uk: 'Сполучення клавіш' },

  'settings.data': { en: 'Data', ja: 'データ', uk: 'Дані' },
  'settings.data-folder': { en: 'Data folder', ja: 'データフォルダー', uk: 'Тека даних' },
  'settings.data-text': {
    en: 'The library and its backups are here. Copy the folder to keep everything.',
    ja: 'ライブラリとバックアップの保存場所です。フォルダーごとコピーすれば、すべてを保管できます。',
    uk: 'Тут бібліотека та її резервні копії. Щоб зберегти все, скопіюйте теку.',
  },
  'settings.copy-path': { en: 'Copy the path', ja: 'パスをコピー', uk: 'Копіювати шлях' },

  'settings.about': { en: 'About', ja: 'このアプリについて', uk: 'Про застосунок' },
  'settings.version': { en: 'Version {version}', ja: 'バージョン {version}', uk: 'Версія {version}' },
  'settings.licence': {
    en: 'Heartdeck is free software under the MIT licence.',
    ja: 'Heartdeck は MIT ライセンスの自由ソフトウェアです。',
    uk: 'Heartdeck — вільна програма за ліцензією MIT.',
  },
});
