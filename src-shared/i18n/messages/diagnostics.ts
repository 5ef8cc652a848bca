import { defineMessages } from '../define';

/** One sentence for every code in src-shared/language/diagnostics.ts. The place is shown beside it. */
export const diagnostics = defineMessages({
  'diagnostic.not-an-archive': {
    en: 'This is not a .heartdeck file. Choose a file that Heartdeck exported.',
    ja: '.heartdeck ファイルではありません。Heartdeck が書き出したファイルを選んでください。',
    uk: 'Це не файл .heartdeck. Виберіть файл, який експортував Heartdeck.',
  },
  'diagnostic.archive-damaged': {
    en: 'The file is damaged or cut short ({detail}). Get a fresh copy of it.',
    ja: 'ファイルが壊れているか途中で切れています（{detail}）。もう一度入手してください。',
    uk: 'Файл пошкоджено або обрізано ({detail}). Візьміть нову копію.',
  },
  'diagnostic.bad-path': {
    en: 'A file of a pack may not be called “{path}”. Rename it to a plain name in one of the pack’s folders.',
    ja: 'パックのファイル名に「{path}」は使えません。パックのフォルダー内の普通の名前に変えてください。',
    uk: 'Файл набору не може називатися «{path}». Дайте йому просту назву в одній із тек набору.',
  },
  'diagnostic.duplicate-path': {
    en: '“{path}” occurs twice. Remove one of them.',
    ja: '「{path}」が二つあります。一つを取り除いてください。',
    uk: '«{path}» трапляється двічі. Приберіть один.',
  },
  'diagnostic.unknown-file': {
    en: 'A pack has no file “{path}”. Definitions go into {folders}.',
    ja: 'パックに「{path}」というファイルは置けません。定義は {folders} に入れます。',
    uk: 'У наборі не буває файлу «{path}». Визначення кладуть у {folders}.',
  },
  'diagnostic.missing-file': {
    en: 'The pack has no {path}. Add it.',
    ja: 'パックに {path} がありません。加えてください。',
    uk: 'У наборі немає {path}. Додайте його.',
  },
  'diagnostic.too-many-files': {
    en: 'The pack has {count, plural, one {# file} other {# files}}; at most {max, number} are allowed.',
    ja: 'パックのファイル数が{count, plural, other {#個}}あります。上限は{max, number}個です。',
    uk: 'У наборі {count, plural, one {# файл} few {# файли} many {# файлів} other {# файлу}}; дозволено щонайбільше {max, number}.',
  },
  'diagnostic.file-too-big': {
    en: 'The file is too big: {size, number} bytes; at most {max, number} are allowed.',
    ja: 'ファイルが大きすぎます：{size, number} バイト（上限 {max, number} バイト）。',
    uk: 'Файл завеликий: {size, number} Б; дозволено щонайбільше {max, number} Б.',
  },
  'diagnostic.pack-too-big': {
    en: 'The pack is too big: {size, number} bytes; at most {max, number} are allowed.',
    ja: 'パックが大きすぎます：{size, number} バイト（上限 {max, number} バイト）。',
    uk: 'Набір завеликий: {size, number} Б; дозволено щонайбільше {max, number} Б.',
  },
  'diagnostic.checksum': {
    en: 'The file differs from what was exported. To import a pack changed by hand, unpack it and import the folder.',
    ja: '書き出した時と内容が違います。手で変更したパックは、展開してフォルダーとして取り込んでください。',
    uk: 'Файл відрізняється від експортованого. Щоб імпортувати змінений вручну набір, розпакуйте його й імпортуйте теку.',
  },
  'diagnostic.not-utf8': {
    en: 'The text is not UTF-8. Save the file as UTF-8.',
    ja: '文字コードが UTF-8 ではありません。UTF-8 で保存してください。',
    uk: 'Текст не в UTF-8. Збережіть файл у UTF-8.',
  },
  'diagnostic.bad-json': {
    en: 'The text can’t be read here ({detail}). Look for a missing comma, quote or bracket.',
    ja: 'ここが読み取れません（{detail}）。コンマ、引用符、括弧の抜けを確かめてください。',
    uk: 'Тут текст не вдається прочитати ({detail}). Перевірте, чи не бракує коми, лапок або дужки.',
  },
  'diagnostic.too-deep': {
    en: 'The text is nested more than {max, number} levels deep. Simplify it.',
    ja: '入れ子が{max, number}段を超えています。簡単にしてください。',
    uk: 'Вкладеність перевищує {max, number} рівні. Спростіть текст.',
  },
  'diagnostic.unknown-format': {
    en: 'This is format {found}; this Heartdeck knows format {known}. Update Heartdeck or export the pack again.',
    ja: '形式 {found} です。この Heartdeck が扱えるのは形式 {known} です。Heartdeck を更新するか、書き出し直してください。',
    uk: 'Це формат {found}; цей Heartdeck знає формат {known}. Оновіть Heartdeck або експортуйте набір ще раз.',
  },
  'diagnostic.unknown-game': {
    en: 'There is no game “{found}”. Known games: {known}.',
    ja: 'ゲーム「{found}」はありません。使えるゲーム：{known}。',
    uk: 'Гри «{found}» немає. Відомі ігри: {known}.',
  },
  'diagnostic.unknown-key': {
    en: '“{found}” is not a known key here. Nearest: “{nearest}”.',
    ja: 'ここに「{found}」というキーはありません。近いもの：「{nearest}」。',
    uk: 'Ключ «{found}» тут невідомий. Найближчий: «{nearest}».',
  },
  'diagnostic.missing': {
    en: '“{key}” is missing. Add it.',
    ja: '「{key}」がありません。加えてください。',
    uk: 'Бракує «{key}». Додайте.',
  },
  'diagnostic.wrong-type': {
    en: 'Here stands {found}; it must be {expected}.',
    ja: 'ここは{found}になっていますが、{expected}でなければなりません。',
    uk: 'Тут {found}, а має бути {expected}.',
  },
  'diagnostic.not-an-integer': {
    en: '{found} is not a whole number. Use one without a fraction.',
    ja: '{found} は整数ではありません。小数のない数にしてください。',
    uk: '{found} — не ціле число. Напишіть число без дробу.',
  },
  'diagnostic.out-of-range': {
    en: '{found} is outside {min} to {max}. Choose a number between them.',
    ja: '{found} は {min}〜{max} の範囲にありません。範囲内の数にしてください。',
    uk: '{found} поза межами від {min} до {max}. Виберіть число між ними.',
  },
  'diagnostic.unknown-word': {
    en: '“{found}” is not a known word here. Nearest: “{nearest}”.',
    ja: 'ここで「{found}」という語は使えません。近いもの：「{nearest}」。',
    uk: 'Слово «{found}» тут невідоме. Найближче: «{nearest}».',
  },
  'diagnostic.bad-id': {
    en: '“{found}” can’t be an id. Use small Latin letters, digits and single hyphens, 60 characters at most.',
    ja: '「{found}」は id に使えません。英小文字・数字・ハイフン1つずつで、60文字以内にしてください。',
    uk: '«{found}» не може бути id. Уживайте малі латинські літери, цифри й одиничні дефіси, до 60 символів.',
  },
  'diagnostic.bad-text': {
    en: 'This must be one line of 1 to {max, number} characters, without control characters.',
    ja: '制御文字を含まない、1〜{max, number}文字の1行にしてください。',
    uk: 'Тут має бути один рядок від 1 до {max, number} символів, без керівних символів.',
  },
  'diagnostic.id-not-path': {
    en: 'The id “{found}” does not fit the file’s name. Make it “{expected}”.',
    ja: 'id「{found}」がファイル名と合いません。「{expected}」にしてください。',
    uk: 'id «{found}» не збігається з назвою файлу. Має бути «{expected}».',
  },
  'diagnostic.twice': {
    en: '“{found}” occurs twice. Keep one of them.',
    ja: '「{found}」が二度出てきます。一つにしてください。',
    uk: '«{found}» трапляється двічі. Залиште одне.',
  },
  'diagnostic.unknown-id': {
    en: 'The pack has no {kind} “{found}”. Nearest: “{nearest}”.',
    ja: 'パックに{kind}「{found}」がありません。近いもの：「{nearest}」。',
    uk: 'У наборі немає «{found}» ({kind}). Найближче: «{nearest}».',
  },
  'diagnostic.bad-image': {
    en: 'This is not a {type} picture. Export it again from your image program.',
    ja: '{type} 形式の画像ではありません。画像ソフトから書き出し直してください。',
    uk: 'Це не зображення {type}. Експортуйте його ще раз із графічної програми.',
  },
});
