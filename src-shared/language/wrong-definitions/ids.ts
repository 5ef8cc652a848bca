import type { WrongDefinition } from './row';

export const ids: readonly WrongDefinition[] = [
  {
    what: 'a zone that is not there',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "hom",
  "devotion": 3
}
`,
    says: [
      {
        code: 'unknown-id',
        place: '4:11',
        at: 'home',
        en: 'The pack has no Zone “hom”. Did you mean “home”?',
        ja: 'パックにゾーン「hom」がありません。「home」の誤りではありませんか。',
        uk: 'У наборі немає зони «hom». Можливо, «home»?',
        fixes: [{ title: 'Change to “home”', gives: ['-  "home": "hom",', '+  "home": "home",'] }],
      },
    ],
  },
  {
    what: 'a zone like no other',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "move", "pick": { "not": "this" }, "to": "seaside" }]
}
`,
    says: [
      {
        code: 'unknown-id',
        place: '6:61',
        at: 'fire.0.to',
        en: 'The pack has no Zone “seaside”. Add it, or name another one.',
        ja: 'パックにゾーン「seaside」がありません。追加するか、別のものを指定してください。',
        uk: 'У наборі немає зони «seaside». Додайте або вкажіть щось інше.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a token that is not there',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "token", "token": "confeti", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'unknown-id',
        place: '6:63',
        at: 'skills.0.do.0.token',
        en: 'The pack has no token “confeti”. Did you mean “confetti”?',
        ja: 'パックにトークン「confeti」がありません。「confetti」の誤りではありませんか。',
        uk: 'У наборі немає жетона «confeti». Можливо, «confetti»?',
        fixes: [
          {
            title: 'Change to “confetti”',
            gives: [
              '-  "skills": [{ "on": "play", "do": [{ "do": "token", "token": "confeti", "n": 1 }] }]',
              '+  "skills": [{ "on": "play", "do": [{ "do": "token", "token": "confetti", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a misspelt type',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "fure",
  "ap": 2, "sp": 3, "pe": 2
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '4:11',
        at: 'type',
        en: 'The word “fure” is not known here. Did you mean “furre”?',
        ja: 'ここで「fure」という語は使えません。「furre」の誤りではありませんか。',
        uk: 'Слово «fure» тут невідоме. Можливо, «furre»?',
        fixes: [{ title: 'Change to “furre”', gives: ['-  "type": "fure",', '+  "type": "furre",'] }],
      },
    ],
  },
  {
    what: 'a misspelt event',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2,
  "skills": [{ "on": "entre", "do": [{ "do": "draw", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '6:22',
        at: 'skills.0.on',
        en: 'The word “entre” is not known here. Did you mean “enter”?',
        ja: 'ここで「entre」という語は使えません。「enter」の誤りではありませんか。',
        uk: 'Слово «entre» тут невідоме. Можливо, «enter»?',
        fixes: [
          {
            title: 'Change to “enter”',
            gives: [
              '-  "skills": [{ "on": "entre", "do": [{ "do": "draw", "n": 1 }] }]',
              '+  "skills": [{ "on": "enter", "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'the id of another file',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "y", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'id-not-path',
        place: '2:9',
        at: 'id',
        en: 'The ID “y” does not match the file’s name. Make it “x”.',
        ja: 'ID「y」がファイル名と一致しません。「x」にしてください。',
        uk: 'ID «y» не збігається з назвою файлу. Має бути «x».',
        fixes: [{ title: 'Change to “x”', gives: ['-  "id": "y", // mine', '+  "id": "x", // mine'] }],
      },
    ],
  },
  {
    what: 'a zone with a word of the language as its id',
    game: 'ygios',
    file: 'zones/here.json',
    source: `{
  "id": "here",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "look": { "tone": "home", "mark": "house" }
}
`,
    says: [
      {
        code: 'reserved-id',
        place: '2:9',
        at: 'id',
        en: 'A Zone can’t be called “here”: in effects this word has a meaning of its own. Choose another ID.',
        ja: 'ゾーンの ID に「here」は使えません。効果の中で別の意味を持つ語です。ほかの ID にしてください。',
        uk: 'Зона не може мати ID «here»: в ефектах це слово має власне значення. Виберіть інший ID.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a tone that is not there',
    game: 'ygios',
    file: 'zones/home.json',
    source: `{
  "id": "home",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "look": { "tone": "hone", "mark": "house" }
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '4:21',
        at: 'look.tone',
        en: 'The word “hone” is not known here. Did you mean “home”?',
        ja: 'ここで「hone」という語は使えません。「home」の誤りではありませんか。',
        uk: 'Слово «hone» тут невідоме. Можливо, «home»?',
        fixes: [
          {
            title: 'Change to “home”',
            gives: [
              '-  "look": { "tone": "hone", "mark": "house" }',
              '+  "look": { "tone": "home", "mark": "house" }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a game that is not there',
    game: 'ygios',
    file: 'pack.json',
    source: `{ "format": 1, "game": "ygois", "names": { "en": "Test", "ja": "テスト", "uk": "Тест" } }
`,
    says: [
      {
        code: 'unknown-game',
        place: '1:24',
        at: 'game',
        en: 'There is no game “ygois”. Did you mean “ygios”?',
        ja: 'ゲーム「ygois」はありません。「ygios」の誤りではありませんか。',
        uk: 'Гри «ygois» немає. Можливо, «ygios»?',
        fixes: [
          {
            title: 'Change to “ygios”',
            gives: [
              '-{ "format": 1, "game": "ygois", "names": { "en": "Test", "ja": "テスト", "uk": "Тест" } }',
              '+{ "format": 1, "game": "ygios", "names": { "en": "Test", "ja": "テスト", "uk": "Тест" } }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a format of the future',
    game: 'ygios',
    file: 'pack.json',
    source: `{ "format": 2, "game": "ygios", "names": { "en": "Test", "ja": "テスト", "uk": "Тест" } }
`,
    says: [
      {
        code: 'unknown-format',
        place: '1:13',
        at: 'format',
        en: 'This is format 2; this Heartdeck knows format 1. Update Heartdeck or export the pack again.',
        ja: '形式 2 です。この Heartdeck が扱えるのは形式 1 です。Heartdeck を更新するか、パックを書き出し直してください。',
        uk: 'Це формат 2; цей Heartdeck знає формат 1. Оновіть Heartdeck або експортуйте набір ще раз.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a misspelt key of the pack',
    game: 'ygios',
    file: 'pack.json',
    source: `{
  "format": 1,
  "game": "ygios",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "autors": "Olena"
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '5:3',
        at: 'autors',
        en: 'There is no key “autors” here. Did you mean “authors”?',
        ja: 'ここに「autors」というキーはありません。「authors」の誤りではありませんか。',
        uk: 'Ключа «autors» тут немає. Можливо, «authors»?',
        fixes: [{ title: 'Rename to “authors”', gives: ['-  "autors": "Olena"', '+  "authors": "Olena"'] }],
      },
    ],
  },
];
