import { defineMessages } from '../define';

/** Beside the text: scenarios about a definition. */
export const editScenarios = defineMessages({
  'edit-scenarios.tab': {
    en: 'Scenarios ({failed, number} failed)',
    ja: 'シナリオ（失敗 {failed, number}）',
    uk: 'Сценарії (збоїв: {failed, number})',
  },
  'edit-scenarios.says': {
    en: 'A scenario is a position, what the players do, and what must then be true. These speak of this definition; they run again while you type.',
    ja: 'シナリオは、局面、プレイヤーの行動、その後に成り立つべきことを書いたものです。ここには、この定義に関するものが並び、入力中にも再実行されます。',
    uk: 'Сценарій — це позиція, дії гравців і те, що потім має бути правдою. Тут ті, що стосуються цього визначення; вони проганяються, поки ви друкуєте.',
  },
  'edit-scenarios.says-file': {
    en: 'The scenarios of this file, run with the pack as it is typed.',
    ja: 'このファイルのシナリオを、入力中のパックで実行した結果です。',
    uk: 'Сценарії цього файлу, прогнані з набором у тому вигляді, як його введено.',
  },
  'edit-scenarios.none': {
    en: 'No scenario speaks of this definition yet.',
    ja: 'この定義に関するシナリオはまだありません。',
    uk: 'Жоден сценарій ще не стосується цього визначення.',
  },
  'edit-scenarios.none-in-file': {
    en: 'This file holds no scenario yet.',
    ja: 'このファイルにはまだシナリオがありません。',
    uk: 'У цьому файлі ще немає сценаріїв.',
  },
  'edit-scenarios.running': { en: 'Running.', ja: '実行中です。', uk: 'Виконується.' },
  'edit-scenarios.total': {
    en: '{passed, plural, one {# passed} other {# passed}}, {failed, plural, one {# failed} other {# failed}}',
    ja: '成功 {passed, number}、失敗 {failed, number}',
    uk: 'Пройдено: {passed, number}, не пройдено: {failed, number}',
  },
  'edit-scenarios.passed': { en: 'Passed', ja: '成功', uk: 'Пройдено' },
  'edit-scenarios.failed': { en: 'Failed', ja: '失敗', uk: 'Не пройдено' },
  'edit-scenarios.own': { en: 'Of this pack', ja: 'このパックのもの', uk: 'Цього набору' },
  'edit-scenarios.shipped': { en: 'Of the game', ja: 'ゲーム付属のもの', uk: 'З гри' },
  'edit-scenarios.position': { en: 'Open as a position', ja: '局面として開く', uk: 'Відкрити як позицію' },
  'edit-scenarios.position-of': {
    en: 'Open as a position: {id}',
    ja: '局面として開く：{id}',
    uk: 'Відкрити як позицію: {id}',
  },
  'edit-scenarios.show': { en: 'Go to text', ja: 'テキストへ', uk: 'До тексту' },
  'edit-scenarios.show-of': { en: 'Go to text: {id}', ja: 'テキストへ：{id}', uk: 'До тексту: {id}' },
  'edit-scenarios.again': { en: 'Run again', ja: '再実行', uk: 'Прогнати ще раз' },
  'edit-scenarios.new': { en: 'New scenario', ja: '新しいシナリオ', uk: 'Новий сценарій' },
  'edit-scenarios.new-title': {
    en: '{name} does what it says',
    ja: '{name}は書かれたとおりに働く',
    uk: '{name} діє так, як написано',
  },
  'edit-scenarios.files': { en: 'Files', ja: 'ファイル', uk: 'Файли' },
  'edit-scenarios.file-broken': {
    en: '{path} holds text that can’t be read as scenarios yet. Mend it before another one is added.',
    ja: '{path} はまだシナリオとして読めません。直してから追加してください。',
    uk: '{path} поки не читається як сценарії. Виправте його, перш ніж додавати новий.',
  },
  'edit-scenarios.unsaved': {
    en: 'What is typed could not be saved, so the position was not opened.',
    ja: '入力した内容を保存できなかったため、局面を開きませんでした。',
    uk: 'Не вдалося зберегти введене, тому позицію не відкрито.',
  },
  'edit-scenarios.how': {
    en: 'How a scenario is written',
    ja: 'シナリオの書き方',
    uk: 'Як написати сценарій',
  },
  'edit-scenarios.how.given': {
    en: 'The position: hands, the table, whose turn it is. What is left out is empty or 0.',
    ja: '局面。手札、場、手番など。書かないものは空または 0 になります。',
    uk: 'Позиція: руки, стіл, чий хід. Чого не вказано — порожнє або 0.',
  },
  'edit-scenarios.how.when': {
    en: 'What the players do, one step after another. A step may also look at the table (expect), or be refused (refused).',
    ja: 'プレイヤーの行動を順に書きます。途中の確認（expect）や、拒否される手（refused）も書けます。',
    uk: 'Що роблять гравці, крок за кроком. Крок може також перевіряти стіл (expect) або бути відхиленим (refused).',
  },
  'edit-scenarios.how.then': {
    en: 'What must be true at the end. Only what is written is compared.',
    ja: '最後に成り立つべきこと。書いたものだけが比べられます。',
    uk: 'Що має бути правдою наприкінці. Порівнюється лише те, що вказано.',
  },
  'edit-scenarios.how.help': {
    en: 'Each word explains itself: hover over it, or press Ctrl+Space for what may stand there.',
    ja: '言葉にカーソルを合わせると説明が出ます。Ctrl+Space で、そこに書けるものが一覧で出ます。',
    uk: 'Кожне слово має пояснення: наведіть на нього курсор або натисніть Ctrl+Space, щоб побачити, що тут можна написати.',
  },
  'edit-scenarios.at.given': { en: 'At the start ({at})', ja: '開始時（{at}）', uk: 'На початку ({at})' },
  'edit-scenarios.at.step': { en: 'Step {step} ({at})', ja: '手順{step}（{at}）', uk: 'Крок {step} ({at})' },
  'edit-scenarios.at.then': { en: 'At the end ({at})', ja: '最後（{at}）', uk: 'Наприкінці ({at})' },
  'edit-scenarios.named': { en: '“{name}”', ja: '「{name}」', uk: '«{name}»' },
});
