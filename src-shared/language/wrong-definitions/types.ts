import type { WrongDefinition } from './row';

export const types: readonly WrongDefinition[] = [
  {
    what: 'a number in quotes',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": "3"
}
`,
    says: [
      {
        code: 'quoted-number',
        place: '5:15',
        at: 'devotion',
        en: 'In quotes this is a text, but it must be a number. Write 3 without quotes.',
        ja: '引用符で囲むと文字列になりますが、ここは数値でなければなりません。引用符なしの半角数字で 3 と書いてください。',
        uk: 'У лапках це текст, а має бути число. Напишіть 3 без лапок.',
        fixes: [{ title: 'Remove the quotes', gives: ['-  "devotion": "3"', '+  "devotion": 3'] }],
      },
    ],
  },
  {
    what: 'a number in quotes, in wide digits',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": "３"
}
`,
    says: [
      {
        code: 'quoted-number',
        place: '5:15',
        at: 'devotion',
        en: 'In quotes this is a text, but it must be a number. Write 3 without quotes.',
        ja: '引用符で囲むと文字列になりますが、ここは数値でなければなりません。引用符なしの半角数字で 3 と書いてください。',
        uk: 'У лапках це текст, а має бути число. Напишіть 3 без лапок.',
        fixes: [{ title: 'Remove the quotes', gives: ['-  "devotion": "３"', '+  "devotion": 3'] }],
      },
    ],
  },
  {
    what: 'true in quotes',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1, "may": "true" }] // free
}
`,
    says: [
      {
        code: 'quoted-boolean',
        place: '6:43',
        at: 'fire.0.may',
        en: 'In quotes this is text, but it must be true or false. Write true without quotes.',
        ja: '引用符で囲むと文字列になりますが、ここは true か false でなければなりません。引用符なしで true と書いてください。',
        uk: 'У лапках це текст, а має бути true або false. Напишіть true без лапок.',
        fixes: [
          {
            title: 'Remove the quotes',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1, "may": "true" }] // free',
              '+  "fire": [{ "do": "draw", "n": 1, "may": true }] // free',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'false, where only true means something',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1, "may": false }]
}
`,
    says: [
      {
        code: 'only-value',
        place: '6:43',
        at: 'fire.0.may',
        en: 'Only true can stand here. Otherwise leave “may” out.',
        ja: 'ここに書けるのは true だけです。そうでない場合は「may」を書きません。',
        uk: 'Тут може стояти лише true. Інакше не пишіть «may» зовсім.',
        fixes: [
          {
            title: 'Remove “may”',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1, "may": false }]',
              '+  "fire": [{ "do": "draw", "n": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a number for a name',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": 7, "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'wrong-type',
        place: '3:20',
        at: 'names.en',
        en: 'Here stands a number, but it must be a text.',
        ja: 'ここは数値になっていますが、文字列でなければなりません。',
        uk: 'Тут число, а має бути текст.',
        fixes: [
          {
            title: 'Put “7” in quotes',
            gives: [
              '-  "names": { "en": 7, "ja": "テスト", "uk": "Тест" },',
              '+  "names": { "en": "7", "ja": "テスト", "uk": "Тест" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'null for a list',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": null
}
`,
    says: [
      {
        code: 'wrong-type',
        place: '6:11',
        at: 'fire',
        en: 'Here stands nothing (null), but it must be a list in square brackets.',
        ja: 'ここは空（null）になっていますが、角括弧のリストでなければなりません。',
        uk: 'Тут нічого (null), а має бути список у квадратних дужках.',
        fixes: [
          { title: 'Remove “fire”', gives: ['-  "devotion": 3,', '-  "fire": null', '+  "devotion": 3'] },
        ],
      },
    ],
  },
  {
    what: 'one step without its list',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": { "do": "draw", "n": 1 /* one */ }
}
`,
    says: [
      {
        code: 'wrong-type',
        place: '6:11',
        at: 'fire',
        en: 'Here stands a part in curly brackets, but it must be a list in square brackets.',
        ja: 'ここは波括弧のまとまりになっていますが、角括弧のリストでなければなりません。',
        uk: 'Тут частина у фігурних дужках, а має бути список у квадратних дужках.',
        fixes: [
          {
            title: 'Make it a list',
            gives: [
              '-  "fire": { "do": "draw", "n": 1 /* one */ }',
              '+  "fire": [{ "do": "draw", "n": 1 /* one */ }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a list for one thing',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "flip", "pick": [{ "not": "this" } /* any */], "to": "up" }]
}
`,
    says: [
      {
        code: 'wrong-type',
        place: '6:36',
        at: 'fire.0.pick',
        en: 'Here stands a list in square brackets, but it must be a part in curly brackets.',
        ja: 'ここは角括弧のリストになっていますが、波括弧のまとまりでなければなりません。',
        uk: 'Тут список у квадратних дужках, а має бути частина у фігурних дужках.',
        fixes: [
          {
            title: 'Keep the entry without the list',
            gives: [
              '-  "fire": [{ "do": "flip", "pick": [{ "not": "this" } /* any */], "to": "up" }]',
              '+  "fire": [{ "do": "flip", "pick": { "not": "this" } /* any */, "to": "up" }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a text for a step',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": ["draw a card"]
}
`,
    says: [
      {
        code: 'wrong-type',
        place: '6:12',
        at: 'fire.0',
        en: 'Here stands a text, but it must be a part in curly brackets.',
        ja: 'ここは文字列になっていますが、波括弧のまとまりでなければなりません。',
        uk: 'Тут текст, а має бути частина у фігурних дужках.',
        fixes: [],
      },
    ],
  },
];
