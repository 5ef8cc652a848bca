import type { WrongDefinition } from './row';

export const picks: readonly WrongDefinition[] = [
  {
    what: 'a pick that can never match',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "flip", "pick": { "is": "this", "of": "foe" }, "to": "down" }]
}
`,
    says: [
      {
        code: 'never-matches',
        place: '6:36',
        at: 'fire.0.pick',
        en: 'Nothing can ever match this, because these exclude each other: is, of. Change one of them.',
        ja: 'これに当てはまるものはありません。次のキーが両立しません：is、of。どれかを変えてください。',
        uk: 'Ніщо не може цьому відповідати, бо ці ключі виключають один одного: is, of. Змініть якийсь із них.',
        fixes: [
          {
            title: 'Remove “of”',
            gives: [
              '-  "fire": [{ "do": "flip", "pick": { "is": "this", "of": "foe" }, "to": "down" }]',
              '+  "fire": [{ "do": "flip", "pick": { "is": "this" }, "to": "down" }]',
            ],
          },
          {
            title: 'Remove “is”',
            gives: [
              '-  "fire": [{ "do": "flip", "pick": { "is": "this", "of": "foe" }, "to": "down" }]',
              '+  "fire": [{ "do": "flip", "pick": { "of": "foe" }, "to": "down" }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a requirement that nothing can meet',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "needs": [{ "count": { "is": "this", "not": "this" }, "min": 1 }]
}
`,
    says: [
      {
        code: 'unpayable',
        place: '6:24',
        at: 'needs.0.count',
        en: 'This Requirement can never be met, so the card can’t be played face-up. Ask for less.',
        ja: 'この条件は決して満たせないため、カードを表向きでプレイできません。条件をゆるめてください。',
        uk: 'Цю умову неможливо виконати, тож карту не можна зіграти горілиць. Послабте умову.',
        fixes: [
          {
            title: 'Remove “not”',
            gives: [
              '-  "needs": [{ "count": { "is": "this", "not": "this" }, "min": 1 }]',
              '+  "needs": [{ "count": { "is": "this" }, "min": 1 }]',
            ],
          },
          {
            title: 'Remove “is”',
            gives: [
              '-  "needs": [{ "count": { "is": "this", "not": "this" }, "min": 1 }]',
              '+  "needs": [{ "count": { "not": "this" }, "min": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a requirement of more cards than there are',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "needs": [{ "count": { "home": "town", "not": "this" }, "min": 20 }]
}
`,
    says: [
      {
        code: 'unpayable',
        place: '6:66',
        at: 'needs.0.min',
        en: 'This Requirement can never be met, so the card can’t be played face-up. Ask for less.',
        ja: 'この条件は決して満たせないため、カードを表向きでプレイできません。条件をゆるめてください。',
        uk: 'Цю умову неможливо виконати, тож карту не можна зіграти горілиць. Послабте умову.',
        fixes: [
          {
            title: 'Change to “8”',
            gives: [
              '-  "needs": [{ "count": { "home": "town", "not": "this" }, "min": 20 }]',
              '+  "needs": [{ "count": { "home": "town", "not": "this" }, "min": 8 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a requirement beside an ability',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "needs": [{ "pile": true, "min": 1 }],
  "fire": [{ "do": "draw", "n": 1 }]
}
`,
    says: [
      {
        code: 'requirement-and-ability',
        place: '7:11',
        at: 'fire',
        en: 'This card has a Requirement and an ability. The Requirement is met first, then the ability fires. If that is not meant, remove one of them.',
        ja: 'このカードには条件と能力の両方があります。先に条件を満たし、次に能力が発動します。意図と違う場合は片方を取り除いてください。',
        uk: 'Ця карта має і умову, і здібність. Спершу виконують умову, потім спрацьовує здібність. Якщо так не задумано, приберіть щось одне.',
        fixes: [
          {
            title: 'Remove “fire”',
            gives: [
              '-  "needs": [{ "pile": true, "min": 1 }],',
              '-  "fire": [{ "do": "draw", "n": 1 }]',
              '+  "needs": [{ "pile": true, "min": 1 }]',
            ],
          },
        ],
      },
    ],
  },
];
