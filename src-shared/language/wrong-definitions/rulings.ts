import type { WrongDefinition } from './row';

export const rulings: readonly WrongDefinition[] = [
  {
    what: 'a ruling about a place that is not there',
    game: 'ygios',
    file: 'rules/main.json',
    source: {
      of: `{ "card": "town-5", "at": "fire.0.bound", "set": false }`,
      instead: `{ "card": "town-5", "at": "fire.7.bound", "set": false }`,
    },
    says: [
      {
        code: 'idle-patch',
        place: '64:13',
        at: 'rulings.0.choices.1.patches.0',
        en: 'This ruling changes nothing: “town-5” has no part fire.7.bound. Correct it, or remove this change.',
        ja: 'この裁定では何も変わりません。「town-5」に fire.7.bound という部分がありません。直すか、この変更を取り除いてください。',
        uk: 'Це роз’яснення нічого не змінює: у «town-5» немає частини fire.7.bound. Виправте його або приберіть цю зміну.',
        fixes: [
          {
            title: 'Remove this entry',
            gives: ['-            { "card": "town-5", "at": "fire.7.bound", "set": false }'],
          },
        ],
      },
    ],
  },
  {
    what: 'a ruling about a card that is not there',
    game: 'ygios',
    file: 'rules/main.json',
    source: {
      of: `{ "card": "town-5", "at": "fire.0.bound", "set": false }`,
      instead: `{ "card": "town-55", "at": "fire.0.bound", "set": false }`,
    },
    says: [
      {
        code: 'idle-patch',
        place: '64:13',
        at: 'rulings.0.choices.1.patches.0',
        en: 'This ruling changes nothing: the pack has no “town-55”. Correct it, or remove this change.',
        ja: 'この裁定では何も変わりません。パックに「town-55」がありません。直すか、この変更を取り除いてください。',
        uk: 'Це роз’яснення нічого не змінює: у наборі немає «town-55». Виправте його або приберіть цю зміну.',
        fixes: [
          {
            title: 'Remove this entry',
            gives: ['-            { "card": "town-55", "at": "fire.0.bound", "set": false }'],
          },
        ],
      },
    ],
  },
  {
    what: 'a ruling that spoils its card',
    game: 'ygios',
    file: 'rules/main.json',
    source: {
      of: `{ "card": "town-5", "at": "fire.0.bound", "set": false }`,
      instead: `{ "card": "town-5", "at": "fire.0.bound", "set": 5 }`,
    },
    says: [
      {
        code: 'bad-patch',
        place: '64:13',
        at: 'rulings.0.choices.1.patches.0',
        en: 'With this ruling, “town-5” would be wrong: see fire.0.bound. Change what is set there.',
        ja: 'この裁定を選ぶと「town-5」が正しくなくなります（fire.0.bound）。設定する値を変えてください。',
        uk: 'З цим роз’ясненням визначення «town-5» стало б хибним: див. fire.0.bound. Змініть те, що там задається.',
        fixes: [
          {
            title: 'Remove this entry',
            gives: ['-            { "card": "town-5", "at": "fire.0.bound", "set": 5 }'],
          },
        ],
      },
    ],
  },
  {
    what: 'a ruling whose usual answer is none of its answers',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"default": true,`, instead: `"default": "yes",` },
    says: [
      {
        code: 'unknown-word',
        place: '54:18',
        at: 'rulings.0.default',
        en: 'The word “yes” is not known here. Use one of these: true, false.',
        ja: 'ここで「yes」という語は使えません。使える語：true、false。',
        uk: 'Слово «yes» тут невідоме. Використайте одне з цих: true, false.',
        fixes: [
          { title: 'Change to “true”', gives: ['-      "default": "yes",', '+      "default": true,'] },
          { title: 'Change to “false”', gives: ['-      "default": "yes",', '+      "default": false,'] },
        ],
      },
    ],
  },
  {
    what: 'a back-off table that ends too early',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `{ "hand": 0, "points": 5 }`, instead: `{ "hand": 1, "points": 5 }` },
    says: [
      {
        code: 'back-off-table',
        place: '29:17',
        at: 'scoring.backOff.2.hand',
        en: 'The last line must be for a hand of 0, or small hands have no line. Change “hand”.',
        ja: '最後の行は手札0枚用でなければ、少ない手札に当てはまる行がありません。「hand」を変えてください。',
        uk: 'Останній рядок має бути для руки з 0 карт, інакше для малої руки рядка немає. Змініть «hand».',
        fixes: [
          {
            title: 'Change to “0”',
            gives: ['-      { "hand": 1, "points": 5 }', '+      { "hand": 0, "points": 5 }'],
          },
        ],
      },
    ],
  },
  {
    what: 'a skill that costs more than anybody has',
    game: 'governing',
    file: 'cards/h01.json',
    source: `{
  "id": "h01",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "haven",
  "ap": 2,
  "skills": [{ "cost": { "ap": 11 }, "do": [{ "do": "draw", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'unaffordable',
        place: '6:32',
        at: 'skills.0.cost.ap',
        en: 'This costs 11 AP, but nobody ever has more than 10. Make it cheaper, or give more AP in the rules.',
        ja: '費用は行動力11ですが、誰も10より多くは持てません。費用を下げるか、ルールで行動力を増やしてください。',
        uk: 'Ціна — 11 очок дій, а більше ніж 10 ніхто не має. Зменште її або дайте більше очок дій у правилах.',
        fixes: [
          {
            title: 'Change to “10”',
            gives: [
              '-  "skills": [{ "cost": { "ap": 11 }, "do": [{ "do": "draw", "n": 1 }] }]',
              '+  "skills": [{ "cost": { "ap": 10 }, "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
];
