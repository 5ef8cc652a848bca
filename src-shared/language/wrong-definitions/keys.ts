import type { WrongDefinition } from './row';

export const keys: readonly WrongDefinition[] = [
  {
    what: 'a misspelt key',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotoin": 3
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '5:3',
        at: 'devotoin',
        en: 'There is no key “devotoin” here. Did you mean “devotion”?',
        ja: 'ここに「devotoin」というキーはありません。「devotion」の誤りではありませんか。',
        uk: 'Ключа «devotoin» тут немає. Можливо, «devotion»?',
        fixes: [{ title: 'Rename to “devotion”', gives: ['-  "devotoin": 3', '+  "devotion": 3'] }],
      },
    ],
  },
  {
    what: 'a key from nowhere',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "colour": "red"
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '6:3',
        at: 'colour',
        en: 'There is no key “colour” here. Remove it.',
        ja: 'ここに「colour」というキーはありません。取り除いてください。',
        uk: 'Ключа «colour» тут немає. Приберіть його.',
        fixes: [
          {
            title: 'Remove “colour”',
            gives: ['-  "devotion": 3,', '-  "colour": "red"', '+  "devotion": 3'],
          },
        ],
      },
    ],
  },
  {
    what: 'a key of another kind: a bonus has no devotion',
    game: 'ygios',
    file: 'bonuses/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "devotion": 3, // ?
  "score": [{ "do": "score", "to": "controller", "n": 1 }]
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '4:3',
        at: 'devotion',
        en: 'There is no key “devotion” here. Remove it.',
        ja: 'ここに「devotion」というキーはありません。取り除いてください。',
        uk: 'Ключа «devotion» тут немає. Приберіть його.',
        fixes: [{ title: 'Remove “devotion”', gives: ['-  "devotion": 3, // ?', '+  // ?'] }],
      },
    ],
  },
  {
    what: 'a key of another type of card: a Haven has no PE',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "haven",
  "ap": 2,
  "pe": 2
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '6:3',
        at: 'pe',
        en: '“pe” does not go with “haven”. Remove it.',
        ja: '「pe」は「haven」と一緒には使えません。取り除いてください。',
        uk: '«pe» не поєднується з «haven». Приберіть його.',
        fixes: [{ title: 'Remove “pe”', gives: ['-  "ap": 2,', '-  "pe": 2', '+  "ap": 2'] }],
      },
    ],
  },
  {
    what: 'a key of another verb',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1, "zones": "home" }]
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '6:36',
        at: 'fire.0.zones',
        en: '“zones” does not go with “draw”. Remove it.',
        ja: '「zones」は「draw」と一緒には使えません。取り除いてください。',
        uk: '«zones» не поєднується з «draw». Приберіть його.',
        fixes: [
          {
            title: 'Remove “zones”',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1, "zones": "home" }]',
              '+  "fire": [{ "do": "draw", "n": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a key of a card in a token',
    game: 'governing',
    file: 'tokens/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2
}
`,
    says: [
      {
        code: 'unknown-key',
        place: '5:3',
        at: 'ap',
        en: 'There is no key “ap” here. Remove it.',
        ja: 'ここに「ap」というキーはありません。取り除いてください。',
        uk: 'Ключа «ap» тут немає. Приберіть його.',
        fixes: [{ title: 'Remove “ap”', gives: ['-  "ap": 2, "sp": 3, "pe": 2', '+  "sp": 3, "pe": 2'] }],
      },
    ],
  },
];
