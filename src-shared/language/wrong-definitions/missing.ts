import type { WrongDefinition } from './row';

export const missing: readonly WrongDefinition[] = [
  {
    what: 'a missing number',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home"
}
`,
    says: [
      {
        code: 'missing',
        place: '1:1',
        at: 'devotion',
        en: '“devotion” is missing. Add it.',
        ja: '「devotion」がありません。追加してください。',
        uk: 'Бракує «devotion». Додайте його.',
        fixes: [
          {
            title: 'Add “devotion” with the value 0',
            gives: ['-  "home": "home"', '+  "home": "home",', '+  "devotion": 0'],
          },
        ],
      },
    ],
  },
  {
    what: 'a missing zone',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "devotion": 3
}
`,
    says: [
      {
        code: 'missing',
        place: '1:1',
        at: 'home',
        en: '“home” is missing. Add it.',
        ja: '「home」がありません。追加してください。',
        uk: 'Бракує «home». Додайте його.',
        fixes: [],
      },
    ],
  },
  {
    what: 'no names',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'missing',
        place: '1:1',
        at: '',
        en: '“names” is missing. Add it.',
        ja: '「names」がありません。追加してください。',
        uk: 'Бракує «names». Додайте його.',
        fixes: [
          {
            title: 'Add “names”',
            gives: [
              '-  "devotion": 3',
              '+  "devotion": 3,',
              '+  "names": { "en": "x", "ja": "x", "uk": "x" }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a missing language',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'missing',
        place: '3:12',
        at: 'names.uk',
        en: 'The Ukrainian text is missing. Add it under “uk”.',
        ja: 'ウクライナ語の文がありません。「uk」として追加してください。',
        uk: 'Бракує українського тексту. Додайте його під ключем «uk».',
        fixes: [
          {
            title: 'Add Ukrainian, with the text to translate',
            gives: [
              '-  "names": { "en": "Test", "ja": "テスト" },',
              '+  "names": { "en": "Test", "ja": "テスト", "uk": "Test" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a missing number of a Furre',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3
}
`,
    says: [
      {
        code: 'missing',
        place: '1:1',
        at: 'pe',
        en: '“pe” is missing. Add it.',
        ja: '「pe」がありません。追加してください。',
        uk: 'Бракує «pe». Додайте його.',
        fixes: [
          {
            title: 'Add “pe” with the value 0',
            gives: ['-  "ap": 2, "sp": 3', '+  "ap": 2, "sp": 3,', '+  "pe": 0'],
          },
        ],
      },
    ],
  },
  {
    what: 'neither pick nor all',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "flip", "to": "up" }]
}
`,
    says: [
      {
        code: 'one-of',
        place: '6:12',
        at: 'fire.0',
        en: 'One of these is missing: pick, all. Add exactly one.',
        ja: '次のうちどれか1つが必要です：pick、all。1つだけ追加してください。',
        uk: 'Бракує одного з цих: pick, all. Додайте рівно одне.',
        fixes: [
          {
            title: 'Add “pick”',
            gives: [
              '-  "fire": [{ "do": "flip", "to": "up" }]',
              '+  "fire": [{ "do": "flip", "to": "up", "pick": {} }]',
            ],
          },
          {
            title: 'Add “all”',
            gives: [
              '-  "fire": [{ "do": "flip", "to": "up" }]',
              '+  "fire": [{ "do": "flip", "to": "up", "all": {} }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'pick and all',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "flip", "pick": {}, "all": {}, "to": "up" }]
}
`,
    says: [
      {
        code: 'one-of',
        place: '6:12',
        at: 'fire.0',
        en: 'Only one of these may be given: pick, all. Keep one.',
        ja: '次のうち指定できるのは1つだけです：pick、all。1つだけ残してください。',
        uk: 'З цих можна вказати лише одне: pick, all. Залиште одне.',
        fixes: [
          {
            title: 'Remove “all”',
            gives: [
              '-  "fire": [{ "do": "flip", "pick": {}, "all": {}, "to": "up" }]',
              '+  "fire": [{ "do": "flip", "pick": {}, "to": "up" }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a name and names',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "name": "Test"
}
`,
    says: [
      {
        code: 'two-names',
        place: '6:3',
        at: 'name',
        en: 'Both “name” and “names” give a name. Keep “names” for a name in each language, or “name” for one in all.',
        ja: '「name」と「names」の両方に名前があります。言語ごとの名前なら「names」、全言語で同じ名前なら「name」だけを残してください。',
        uk: 'Назву дають і «name», і «names». Залиште «names» для назви кожною мовою або «name» для однієї на всі мови.',
        fixes: [
          { title: 'Remove “name”', gives: ['-  "devotion": 3,', '-  "name": "Test"', '+  "devotion": 3'] },
          { title: 'Remove “names”', gives: ['-  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },'] },
        ],
      },
    ],
  },
];
