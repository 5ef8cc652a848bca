import type { WrongDefinition } from './row';

export const quotes: readonly WrongDefinition[] = [
  {
    what: 'quotation marks of a word processor',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  “home”: “home”,
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:3',
        at: '',
        en: 'Quotation marks like “” don’t work here. Type the straight ones of the keyboard (").',
        ja: '“” のような引用符は使えません。半角の " を入力してください。',
        uk: 'Лапки “” тут не працюють. Наберіть прямі з клавіатури (").',
        fixes: [
          { title: 'Replace “” with "', gives: ['-  “home”: “home”,', '+  "home": “home”,'] },
          { title: 'Replace all signs of this kind', gives: ['-  “home”: “home”,', '+  "home": "home",'] },
        ],
      },
      {
        code: 'bad-json',
        place: '4:11',
        at: '',
        en: 'Quotation marks like “” don’t work here. Type the straight ones of the keyboard (").',
        ja: '“” のような引用符は使えません。半角の " を入力してください。',
        uk: 'Лапки “” тут не працюють. Наберіть прямі з клавіатури (").',
        fixes: [
          { title: 'Replace “” with "', gives: ['-  “home”: “home”,', '+  “home”: "home",'] },
          { title: 'Replace all signs of this kind', gives: ['-  “home”: “home”,', '+  "home": "home",'] },
        ],
      },
    ],
  },
  {
    what: 'Japanese corner brackets for quotes',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": 「テスト」, "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '3:34',
        at: '',
        en: 'Quotation marks like 「」 don’t work here. Type the straight ones of the keyboard (").',
        ja: '「」 のような引用符は使えません。半角の " を入力してください。',
        uk: 'Лапки 「」 тут не працюють. Наберіть прямі з клавіатури (").',
        fixes: [
          {
            title: 'Replace 「」 with "',
            gives: [
              '-  "names": { "en": "Test", "ja": 「テスト」, "uk": "Тест" },',
              '+  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'single quotation marks',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  'home': "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:3',
        at: '',
        en: "Quotation marks like '' don’t work here. Type the straight ones of the keyboard (\").",
        ja: "'' のような引用符は使えません。半角の \" を入力してください。",
        uk: "Лапки '' тут не працюють. Наберіть прямі з клавіатури (\").",
        fixes: [{ title: "Replace '' with \"", gives: ['-  \'home\': "home",', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'wide signs of an input method',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion"：３
}
`,
    says: [
      {
        code: 'bad-json',
        place: '5:13',
        at: '',
        en: '“：” can’t stand here. Type “:” instead.',
        ja: 'ここで「：」は使えません。半角の「:」を入力してください。',
        uk: '«：» тут стояти не може. Наберіть «:».',
        fixes: [{ title: 'Replace ： with :', gives: ['-  "devotion"：３', '+  "devotion":３'] }],
      },
      {
        code: 'bad-json',
        place: '5:14',
        at: '',
        en: '“３” is not how a number is written here. Write 3.',
        ja: '「３」は数値の書き方ではありません。半角で 3 と書いてください。',
        uk: '«３» — неправильний запис числа. Напишіть 3.',
        fixes: [{ title: 'Replace ３ with 3', gives: ['-  "devotion"：３', '+  "devotion"：3'] }],
      },
    ],
  },
  {
    what: 'a wide space',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
\u3000"home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:1',
        at: '',
        en: 'A wide or invisible space stands here. Use an ordinary one.',
        ja: '全角の空白か、見えない空白があります。半角の空白にしてください。',
        uk: 'Тут стоїть широкий або невидимий пробіл. Поставте звичайний.',
        fixes: [{ title: 'Use an ordinary space', gives: ['-\u3000"home": "home",', '+ "home": "home",'] }],
      },
    ],
  },
  {
    what: 'quotation marks inside a text',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "flavour": { "en": "I said "hello" once.", "ja": "一", "uk": "Раз" }
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:30',
        at: '',
        en: 'A straight quotation mark ends the text too early. Write \\" for one inside a text, or use curly ones.',
        ja: '文字列が途中の引用符で終わっています。中の引用符は \\" と書くか、かぎ括弧を使ってください。',
        uk: 'Пряма лапка закінчила текст зарано. Усередині тексту пишіть \\" або візьміть «ялинки».',
        fixes: [
          {
            title: 'Replace " with \\"',
            gives: [
              '-  "flavour": { "en": "I said "hello" once.", "ja": "一", "uk": "Раз" }',
              '+  "flavour": { "en": "I said \\"hello\\" once.", "ja": "一", "uk": "Раз" }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a tab inside a text',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test\u0009card", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '3:25',
        at: '',
        en: 'A tab or another invisible sign stands inside this text. Use a space instead.',
        ja: '文字列の中にタブなどの見えない文字があります。空白にしてください。',
        uk: 'У тексті стоїть табуляція або інший невидимий знак. Поставте пробіл.',
        fixes: [
          {
            title: 'Use an ordinary space',
            gives: [
              '-  "names": { "en": "Test\tcard", "ja": "テスト", "uk": "Тест" },',
              '+  "names": { "en": "Test card", "ja": "テスト", "uk": "Тест" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a word without quotes',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": home,
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '4:11',
        at: '',
        en: '“home” stands without quotation marks. Put straight double ones around it.',
        ja: '「home」が引用符で囲まれていません。半角の二重引用符で囲んでください。',
        uk: '«home» стоїть без лапок. Візьміть у прямі подвійні лапки.',
        fixes: [{ title: 'Put “home” in quotes', gives: ['-  "home": home,', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a key without quotes',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  devotion: 3
}
`,
    says: [
      {
        code: 'bad-json',
        place: '5:3',
        at: '',
        en: '“devotion” stands without quotation marks. Put straight double ones around it.',
        ja: '「devotion」が引用符で囲まれていません。半角の二重引用符で囲んでください。',
        uk: '«devotion» стоїть без лапок. Візьміть у прямі подвійні лапки.',
        fixes: [{ title: 'Put “devotion” in quotes', gives: ['-  devotion: 3', '+  "devotion": 3'] }],
      },
    ],
  },
  {
    what: 'a quotation mark too many behind a number',
    game: 'ygios',
    file: 'cards/home-1.json',
    source: { of: '"n": 1 }', instead: '"n": 1" }' },
    says: [
      {
        code: 'bad-json',
        place: '12:27',
        at: '',
        en: 'There is one “"” too many. Remove it.',
        ja: '「"」が1つ余分です。取り除いてください。',
        uk: 'Тут одне «"» зайве. Приберіть його.',
        fixes: [
          { title: 'Remove “"”', gives: ['-    { "do": "draw", "n": 1" }', '+    { "do": "draw", "n": 1 }'] },
        ],
      },
    ],
  },
  {
    what: 'a quotation mark too many behind a text',
    game: 'ygios',
    file: 'cards/home-1.json',
    source: { of: '"home": "home",', instead: '"home": "home"",' },
    says: [
      {
        code: 'bad-json',
        place: '8:17',
        at: '',
        en: 'There is one “"” too many. Remove it.',
        ja: '「"」が1つ余分です。取り除いてください。',
        uk: 'Тут одне «"» зайве. Приберіть його.',
        fixes: [{ title: 'Remove “"”', gives: ['-  "home": "home"",', '+  "home": "home",'] }],
      },
    ],
  },
];
