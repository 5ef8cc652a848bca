import type { WrongDefinition } from './row';

export const brackets: readonly WrongDefinition[] = [
  {
    what: 'a missing comma',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home" // the zone
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '5:3',
        at: '',
        en: 'A comma is missing before this. Write “,” between two entries.',
        ja: 'この前にコンマがありません。項目の間に「,」を書いてください。',
        uk: 'Перед цим бракує коми. Поставте «,» між двома записами.',
        fixes: [
          { title: 'Insert ,', gives: ['-  "home": "home" // the zone', '+  "home": "home", // the zone'] },
        ],
      },
    ],
  },
  {
    what: 'a missing closing bracket of a list',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [
    { "do": "draw", "n": 1 }, // one card
  "limit": "round"
}
`,
    says: [
      {
        code: 'bad-json',
        place: '8:10',
        at: '',
        en: 'A closing square bracket is missing. Write “]” where this list ends.',
        ja: '閉じる角括弧がありません。リストの終わりに「]」を書いてください。',
        uk: 'Бракує закривної квадратної дужки. Поставте «]» там, де закінчується список.',
        fixes: [
          {
            title: 'Insert ]',
            gives: [
              '-    { "do": "draw", "n": 1 }, // one card',
              '+    { "do": "draw", "n": 1 }], // one card',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a missing brace at the end',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
`,
    says: [
      {
        code: 'bad-json',
        place: '6:1',
        at: '',
        en: 'A closing curly bracket is missing. Write “}” where this part ends.',
        ja: '閉じる波括弧がありません。この部分の終わりに「}」を書いてください。',
        uk: 'Бракує закривної фігурної дужки. Поставте «}» там, де ця частина закінчується.',
        fixes: [{ title: 'Insert }', gives: ['+}'] }],
      },
    ],
  },
  {
    what: 'a missing quotation mark at the end of a text',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home,
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:11',
        at: '',
        en: 'The closing quotation mark of this text is missing. Write " where the text ends.',
        ja: 'この文字列の閉じる引用符がありません。文字列の終わりに " を書いてください。',
        uk: 'У цього тексту немає закривних лапок. Поставте " там, де він закінчується.',
        fixes: [{ title: 'Insert "', gives: ['-  "home": "home,', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a missing quotation mark at the end of a key',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion: 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '5:3',
        at: '',
        en: 'The closing quotation mark of this text is missing. Write " where the text ends.',
        ja: 'この文字列の閉じる引用符がありません。文字列の終わりに " を書いてください。',
        uk: 'У цього тексту немає закривних лапок. Поставте " там, де він закінчується.',
        fixes: [{ title: 'Insert "', gives: ['-  "devotion: 3', '+  "devotion": 3'] }],
      },
    ],
  },
  {
    what: 'a missing colon',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home" "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:10',
        at: '',
        en: 'A colon is missing before this. Write “:” between the key and its value.',
        ja: 'この前にコロンがありません。キーと値の間に「:」を書いてください。',
        uk: 'Перед цим бракує двокрапки. Поставте «:» між ключем і значенням.',
        fixes: [{ title: 'Insert :', gives: ['-  "home" "home",', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a comma too many',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",,
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:18',
        at: '',
        en: 'There is one “,” too many. Remove it.',
        ja: '「,」が1つ余分です。取り除いてください。',
        uk: 'Тут одне «,» зайве. Приберіть його.',
        fixes: [{ title: 'Remove “,”', gives: ['-  "home": "home",,', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a bracket too many',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:2',
        at: '',
        en: 'There is one “}” too many. Remove it.',
        ja: '「}」が1つ余分です。取り除いてください。',
        uk: 'Тут одне «}» зайве. Приберіть його.',
        fixes: [{ title: 'Remove “}”', gives: ['-}}', '+}'] }],
      },
    ],
  },
  {
    what: 'the wrong closing bracket',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1 }}
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:36',
        at: '',
        en: '“}” can’t stand here. Type “]” instead.',
        ja: 'ここで「}」は使えません。半角の「]」を入力してください。',
        uk: '«}» тут стояти не може. Наберіть «]».',
        fixes: [
          {
            title: 'Replace } with ]',
            gives: ['-  "fire": [{ "do": "draw", "n": 1 }}', '+  "fire": [{ "do": "draw", "n": 1 }]'],
          },
        ],
      },
    ],
  },
  {
    what: 'text after the end',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}

This card is not finished.
`,
    says: [
      {
        code: 'bad-json',
        place: '8:1',
        at: '',
        en: 'The definition has ended before this. Remove what follows.',
        ja: '定義はこの前で終わっています。以降を取り除いてください。',
        uk: 'Визначення вже закінчилося. Приберіть те, що йде далі.',
        fixes: [{ title: 'Remove everything after the end', gives: ['-This card is not finished.', '-'] }],
      },
    ],
  },
];
