import type { WrongDefinition } from './row';

export const signs: readonly WrongDefinition[] = [
  {
    what: 'True with a capital letter',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1, "may": True }]
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:43',
        at: '',
        en: '“True” is not known. Write true in small Latin letters, without quotes.',
        ja: '「True」は使えません。引用符なしの半角小文字で true と書いてください。',
        uk: '«True» тут невідоме. Напишіть true малими латинськими літерами, без лапок.',
        fixes: [
          {
            title: 'Replace True with true',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1, "may": True }]',
              '+  "fire": [{ "do": "draw", "n": 1, "may": true }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a number with a zero before it',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 03
}
`,
    says: [
      {
        code: 'bad-json',
        place: '5:15',
        at: '',
        en: '“03” is not how a number is written here. Write 3.',
        ja: '「03」は数値の書き方ではありません。半角で 3 と書いてください。',
        uk: '«03» — неправильний запис числа. Напишіть 3.',
        fixes: [{ title: 'Replace 03 with 3', gives: ['-  "devotion": 03', '+  "devotion": 3'] }],
      },
    ],
  },
  {
    what: 'a comment that begins with #',
    game: 'ygios',
    file: 'cards/x.json',
    source: `# my card
{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '1:1',
        at: '',
        en: '“#” begins no comment here. Begin the comment with “//”.',
        ja: '「#」ではコメントになりません。コメントは「//」で始めてください。',
        uk: 'З «#» коментар тут не починається. Почніть його з «//».',
        fixes: [{ title: 'Replace # with //', gives: ['-# my card', '+// my card'] }],
      },
    ],
  },
  {
    what: 'a comment without an end',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "limit": "round", /* once
  "fire": [{ "do": "draw", "n": 1 }]
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:21',
        at: '',
        en: 'This comment has no end. Close it with “*/”, or use “//” for a comment of one line.',
        ja: 'コメントが閉じていません。「*/」で閉じるか、1行のコメントなら「//」を使ってください。',
        uk: 'Коментар не закрито. Закрийте його знаком «*/» або пишіть «//» для коментаря на один рядок.',
        fixes: [
          { title: 'Insert */', gives: ['-  "limit": "round", /* once', '+  "limit": "round", /* once */'] },
        ],
      },
    ],
  },
  {
    what: 'a backslash',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Heads \\ tails", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '3:27',
        at: '',
        en: 'A single backslash has a meaning of its own in a text. Write it twice.',
        ja: '文字列の中の逆斜線は、1つでは別の意味になります。2つ続けて書いてください。',
        uk: 'Одна зворотна скісна риска в тексті має власне значення. Напишіть її двічі.',
        fixes: [
          {
            title: 'Replace \\ with \\\\',
            gives: [
              '-  "names": { "en": "Heads \\ tails", "ja": "テスト", "uk": "Тест" },',
              '+  "names": { "en": "Heads \\\\ tails", "ja": "テスト", "uk": "Тест" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'an equals sign for a colon',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home" = "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:10',
        at: '',
        en: '“=” can’t stand here. Type “:” instead.',
        ja: 'ここで「=」は使えません。半角の「:」を入力してください。',
        uk: '«=» тут стояти не може. Наберіть «:».',
        fixes: [{ title: 'Replace = with :', gives: ['-  "home" = "home",', '+  "home" : "home",'] }],
      },
    ],
  },
  {
    what: 'an invisible sign before the text',
    game: 'ygios',
    file: 'cards/x.json',
    source: `\ufeff{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'byte-order-mark',
        place: '1:1',
        at: '',
        en: 'An invisible sign (BOM) stands before the text. Remove it, or save the file as “UTF-8 without BOM”.',
        ja: 'テキストの先頭に見えない印（BOM）があります。取り除くか、「BOM なしの UTF-8」で保存してください。',
        uk: 'Перед текстом стоїть невидимий знак (BOM). Приберіть його або збережіть файл як «UTF-8 без BOM».',
        fixes: [{ title: 'Remove the invisible sign', gives: ['-\ufeff{', '+{'] }],
      },
    ],
  },
  {
    what: 'nothing where a value belongs',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion":
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:1',
        at: '',
        en: 'A value is missing here. Write a number, a text in straight quotes, true or false.',
        ja: 'ここに値がありません。数値、半角の引用符で囲んだ文字列、true か false を書いてください。',
        uk: 'Тут бракує значення. Запишіть число, текст у прямих лапках, true або false.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a key twice',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "home": "town", // which?
  "devotion": 3
}
`,
    says: [
      {
        code: 'twice',
        place: '5:3',
        at: 'home',
        en: '“home” is given twice. Keep one of them.',
        ja: '「home」が2回指定されています。1つにしてください。',
        uk: '«home» вказано двічі. Залиште щось одне.',
        fixes: [{ title: 'Remove “home”', gives: ['-  "home": "town", // which?', '+  // which?'] }],
      },
    ],
  },
];
