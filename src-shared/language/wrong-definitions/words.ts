import type { WrongDefinition } from './row';

export const words: readonly WrongDefinition[] = [
  {
    what: 'a misspelt word',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "drwa", "n": 1 }]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:20',
        at: 'fire.0.do',
        en: 'The word “drwa” is not known here. Did you mean “draw”?',
        ja: 'ここで「drwa」という語は使えません。「draw」の誤りではありませんか。',
        uk: 'Слово «drwa» тут невідоме. Можливо, «draw»?',
        fixes: [
          {
            title: 'Change to “draw”',
            gives: ['-  "fire": [{ "do": "drwa", "n": 1 }]', '+  "fire": [{ "do": "draw", "n": 1 }]'],
          },
        ],
      },
    ],
  },
  {
    what: 'a word in capitals',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "Draw", "n": 1 }]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:20',
        at: 'fire.0.do',
        en: 'The word “Draw” is not known here. Did you mean “draw”?',
        ja: 'ここで「Draw」という語は使えません。「draw」の誤りではありませんか。',
        uk: 'Слово «Draw» тут невідоме. Можливо, «draw»?',
        fixes: [
          {
            title: 'Change to “draw”',
            gives: ['-  "fire": [{ "do": "Draw", "n": 1 }]', '+  "fire": [{ "do": "draw", "n": 1 }]'],
          },
        ],
      },
    ],
  },
  {
    what: 'a word of another game',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "exhaust", "pick": {} }]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:20',
        at: 'fire.0.do',
        en: 'The word “exhaust” is not known here. Use one of these: draw, putBack, play, discard, return, move, flip, lock, gain.',
        ja: 'ここで「exhaust」という語は使えません。使える語：draw、putBack、play、discard、return、move、flip、lock、gain。',
        uk: 'Слово «exhaust» тут невідоме. Використайте одне з цих: draw, putBack, play, discard, return, move, flip, lock, gain.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a key with a Cyrillic letter',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "hоme": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '4:3',
        at: 'hоme',
        en: 'There is no key “hоme” here. Some of its letters only look Latin. Type “home” with the Latin keyboard.',
        ja: 'ここに「hоme」というキーはありません。英字に似た別の文字が混ざっています。半角英字で「home」と入力し直してください。',
        uk: 'Ключа «hоme» тут немає. Деякі літери лише схожі на латинські. Наберіть «home» латиницею.',
        fixes: [{ title: 'Rename to “home”', gives: ['-  "hоme": "home",', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a word with a Cyrillic letter',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3, "fire": [{ "do": "draw", "n": 1 }],
  "limit": "rоund"
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:12',
        at: 'limit',
        en: 'The word “rоund” is not known here. Some of its letters only look Latin. Type “round” with the Latin keyboard.',
        ja: 'ここで「rоund」という語は使えません。英字に似た別の文字が混ざっています。半角英字で「round」と入力し直してください。',
        uk: 'Слово «rоund» тут невідоме. Деякі літери лише схожі на латинські. Наберіть «round» латиницею.',
        fixes: [{ title: 'Change to “round”', gives: ['-  "limit": "rоund"', '+  "limit": "round"'] }],
      },
    ],
  },
  {
    what: 'a language with a Cyrillic letter',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "еn": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '3:14',
        at: 'names.еn',
        en: 'There is no key “еn” here. Some of its letters only look Latin. Type “en” with the Latin keyboard.',
        ja: 'ここに「еn」というキーはありません。英字に似た別の文字が混ざっています。半角英字で「en」と入力し直してください。',
        uk: 'Ключа «еn» тут немає. Деякі літери лише схожі на латинські. Наберіть «en» латиницею.',
        fixes: [
          {
            title: 'Rename to “en”',
            gives: [
              '-  "names": { "еn": "Test", "ja": "テスト", "uk": "Тест" },',
              '+  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'an id with a Cyrillic letter',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "hоme",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-id',
        place: '4:11',
        at: 'home',
        en: '“hоme” can’t be an ID. Some of its letters only look Latin. Type it again with the Latin keyboard.',
        ja: '「hоme」は ID に使えません。英字に似た別の文字か全角文字が混ざっています。半角英数字で入力し直してください。',
        uk: '«hоme» не може бути ID. Деякі літери лише схожі на латинські. Наберіть його ще раз латиницею.',
        fixes: [{ title: 'Change to “home”', gives: ['-  "home": "hоme",', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a word typed with the Ukrainian layout',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "вкфц", "n": 1 }]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:20',
        at: 'fire.0.do',
        en: 'The word “вкфц” is not known here. Did you mean “draw”?',
        ja: 'ここで「вкфц」という語は使えません。「draw」の誤りではありませんか。',
        uk: 'Слово «вкфц» тут невідоме. Можливо, «draw»?',
        fixes: [
          {
            title: 'Change to “draw”',
            gives: ['-  "fire": [{ "do": "вкфц", "n": 1 }]', '+  "fire": [{ "do": "draw", "n": 1 }]'],
          },
        ],
      },
    ],
  },
  {
    what: 'a word in wide letters',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "ｄｒａｗ", "n": 1 }]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:20',
        at: 'fire.0.do',
        en: 'The word “ｄｒａｗ” is not known here. Some of its letters only look Latin. Type “draw” with the Latin keyboard.',
        ja: 'ここで「ｄｒａｗ」という語は使えません。英字に似た別の文字が混ざっています。半角英字で「draw」と入力し直してください。',
        uk: 'Слово «ｄｒａｗ» тут невідоме. Деякі літери лише схожі на латинські. Наберіть «draw» латиницею.',
        fixes: [
          {
            title: 'Change to “draw”',
            gives: ['-  "fire": [{ "do": "ｄｒａｗ", "n": 1 }]', '+  "fire": [{ "do": "draw", "n": 1 }]'],
          },
        ],
      },
    ],
  },
  {
    what: 'an id with capitals and a space',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "My Home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-id',
        place: '4:11',
        at: 'home',
        en: '“My Home” can’t be an ID. Use lower-case Latin letters, digits and single hyphens, 60 characters at most, and no device name such as “con”.',
        ja: '「My Home」は ID に使えません。英小文字・数字・ハイフン（連続不可）で60文字以内にしてください。「con」のようなデバイス名は使えません。',
        uk: '«My Home» не може бути ID. Використовуйте малі латинські літери, цифри та одиничні дефіси, до 60 символів, і не назви пристроїв на зразок «con».',
        fixes: [{ title: 'Change to “my-home”', gives: ['-  "home": "My Home",', '+  "home": "my-home",'] }],
      },
    ],
  },
];
