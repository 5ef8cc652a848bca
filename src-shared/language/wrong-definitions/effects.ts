import type { WrongDefinition } from './row';

export const effects: readonly WrongDefinition[] = [
  {
    what: 'a may that changes nothing',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [
    { "do": "draw", "n": 1, "to": "aside" },
    { "do": "putBack", "may": true } // always
  ]
}
`,
    says: [
      {
        code: 'idle-key',
        place: '8:24',
        at: 'fire.1.may',
        en: 'Nothing depends on this “may”. Remove it.',
        ja: 'この「may」で変わるものはありません。取り除いてください。',
        uk: 'Від цього «may» нічого не залежить. Приберіть його.',
        fixes: [
          {
            title: 'Remove “may”',
            gives: ['-    { "do": "putBack", "may": true } // always', '+    { "do": "putBack" } // always'],
          },
        ],
      },
    ],
  },
  {
    what: 'a limit without an ability',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "limit": "round"
}
`,
    says: [
      {
        code: 'idle-key',
        place: '6:3',
        at: 'limit',
        en: 'There is no ability whose firing “limit” could count. Remove it.',
        ja: '「limit」で回数を制限する能力がありません。取り除いてください。',
        uk: 'Немає здібності, кількість спрацювань якої обмежував би «limit». Приберіть його.',
        fixes: [
          {
            title: 'Remove “limit”',
            gives: ['-  "devotion": 3,', '-  "limit": "round"', '+  "devotion": 3'],
          },
        ],
      },
    ],
  },
  {
    what: 'as many as drawn, without a draw',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "discard", "from": "hand", "n": "drawn" }]
}
`,
    says: [
      {
        code: 'nothing-drawn',
        place: '6:52',
        at: 'fire.0.n',
        en: 'No card has been drawn before this step, so the number is always 0. Add a draw before it.',
        ja: 'この手順より前にカードを引いていないため、枚数は常に0です。前に引く手順を追加してください。',
        uk: 'До цього кроку карт не брали, тож число завжди 0. Додайте перед ним крок, у якому беруть карти.',
        fixes: [
          {
            title: 'Change to “1”',
            gives: [
              '-  "fire": [{ "do": "discard", "from": "hand", "n": "drawn" }]',
              '+  "fire": [{ "do": "discard", "from": "hand", "n": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'putting back what was never put aside',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 2 }, { "do": "putBack" }]
}
`,
    says: [
      {
        code: 'nothing-aside',
        place: '6:46',
        at: 'fire.1.do',
        en: 'No card lies aside at this step, so it does nothing. Draw cards to “aside” before it.',
        ja: 'この手順では脇に置かれたカードがなく、何も起こりません。前に「aside」へ引く手順を追加してください。',
        uk: 'На цьому кроці немає карт, узятих убік, тож він нічого не робить. Додайте перед ним крок, у якому карти беруть убік («aside»).',
        fixes: [
          {
            title: 'Add “to” with the value aside',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 2 }, { "do": "putBack" }]',
              '+  "fire": [{ "do": "draw", "n": 2, "to": "aside" }, { "do": "putBack" }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'there, before anything has moved',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "lock", "on": "foe", "zones": "there", "turns": 1 }]
}
`,
    says: [
      {
        code: 'nowhere-yet',
        place: '6:50',
        at: 'fire.0.zones',
        en: 'Nothing has moved before this, so “there” is no Zone. Move a card in an earlier step, or name the Zone.',
        ja: 'ここより前に移動したカードがないため、「there」の指すゾーンがありません。先にカードを移動するか、ゾーンを指定してください。',
        uk: 'До цього нічого не переміщували, тож «there» не вказує на жодну зону. Перемістіть карту раніше або назвіть зону.',
        fixes: [
          {
            title: 'Change to “here”',
            gives: [
              '-  "fire": [{ "do": "lock", "on": "foe", "zones": "there", "turns": 1 }]',
              '+  "fire": [{ "do": "lock", "on": "foe", "zones": "here", "turns": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a gain of 0',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [
    { "do": "draw", "n": 1 },
    { "do": "gain", "all": { "of": "me" }, "n": 0 } // for now
  ]
}
`,
    says: [
      {
        code: 'no-effect',
        place: '8:49',
        at: 'fire.1.n',
        en: 'With 0 this changes nothing. Choose another number, or remove it.',
        ja: '0では何も変わりません。別の数にするか、取り除いてください。',
        uk: 'Зі значенням 0 це нічого не змінює. Виберіть інше число або приберіть це.',
        fixes: [
          {
            title: 'Remove this entry',
            gives: [
              '-    { "do": "draw", "n": 1 },',
              '-    { "do": "gain", "all": { "of": "me" }, "n": 0 } // for now',
              '+    { "do": "draw", "n": 1 }',
              '+    // for now',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'linked, with nothing that links',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1, "to": "aside" }, { "do": "play", "from": "aside", "face": "down", "to": "here" }],
  "while": [{ "rule": "protected", "cards": { "is": "linked" } }]
}
`,
    says: [
      {
        code: 'links-nothing',
        place: '7:53',
        at: 'while.0.cards.is',
        en: 'Nothing here links a card, so no card is linked. Add “link” to the step that places it.',
        ja: 'ここではカードが結び付けられないため、該当するカードはありません。カードを置く手順に「link」を追加してください。',
        uk: 'Тут жодну карту не пов’язано, тож пов’язаних карт немає. Додайте «link» до кроку, який її викладає.',
        fixes: [
          {
            title: 'Add “link” with the value true',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1, "to": "aside" }, { "do": "play", "from": "aside", "face": "down", "to": "here" }],',
              '+  "fire": [{ "do": "draw", "n": 1, "to": "aside" }, { "do": "play", "from": "aside", "face": "down", "to": "here", "link": true }],',
            ],
          },
          {
            title: 'Remove “is”',
            gives: [
              '-  "while": [{ "rule": "protected", "cards": { "is": "linked" } }]',
              '+  "while": [{ "rule": "protected", "cards": {} }]',
            ],
          },
        ],
      },
    ],
  },
];
