import type { WrongDefinition } from './row';

export const idleSkills: readonly WrongDefinition[] = [
  {
    what: 'something picked for nothing',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "pick", "pick": { "type": "furre" } }, { "do": "draw", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'idle-pick',
        place: '6:37',
        at: 'skills.0.do.0',
        en: 'Something is picked here, and no later step does anything with it. Use “picked” in a later step, or remove this one.',
        ja: 'ここで選んだものが、後の手順で使われていません。後の手順で「picked」を使うか、この手順を取り除いてください。',
        uk: 'Тут щось вибирають, але жоден наступний крок цього не стосується. Ужийте «picked» у наступному кроці або приберіть цей.',
        fixes: [
          {
            title: 'Remove this entry',
            gives: [
              '-  "skills": [{ "on": "play", "do": [{ "do": "pick", "pick": { "type": "furre" } }, { "do": "draw", "n": 1 }] }]',
              '+  "skills": [{ "on": "play", "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'the wearer of a Treat',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "treat",
  "ap": 2,
  "while": [{ "rule": "cannot", "act": "swing", "all": "wearer" }]
}
`,
    says: [
      {
        code: 'refers-to-nothing',
        place: '6:56',
        at: 'while.0.all',
        en: '“wearer” means nothing here: only an Alteration has one. Name something else.',
        ja: '着用者がいるのは変化だけなので、ここでは「wearer」が指すものがありません。別のものを指定してください。',
        uk: '«wearer» тут нічого не означає: носія має лише видозміна. Укажіть щось інше.',
        fixes: [
          { title: 'Set “type” to alteration', gives: ['-  "type": "treat",', '+  "type": "alteration",'] },
        ],
      },
    ],
  },
  {
    what: 'X on a card of a fixed cost',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "draw", "n": "X" }] }]
}
`,
    says: [
      {
        code: 'refers-to-nothing',
        place: '6:58',
        at: 'skills.0.do.0.n',
        en: '“X” is always 0 here: only a card that costs X has it. Name something else.',
        ja: '費用が X のカードではないため、「X」は常に0です。別のものを指定してください。',
        uk: '«X» тут завжди 0: його має лише карта з ціною X. Укажіть щось інше.',
        fixes: [{ title: 'Set “ap” to X', gives: ['-  "ap": 2,', '+  "ap": "X",'] }],
      },
    ],
  },
  {
    what: 'a skill that costs nothing',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2,
  "skills": [{ "cost": {}, "do": [{ "do": "draw", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'free-skill',
        place: '6:24',
        at: 'skills.0.cost',
        en: 'This skill costs nothing and can be activated without end. Give it a cost in AP, or let it exhaust.',
        ja: 'このスキルには費用がなく、何度でも起動できます。行動力の費用を付けるか、休ませてください。',
        uk: 'Це вміння нічого не коштує, тож його можна активувати без кінця. Дайте йому ціну в очках дій або виснаження.',
        fixes: [
          {
            title: 'Add “exhaust” with the value true',
            gives: [
              '-  "skills": [{ "cost": {}, "do": [{ "do": "draw", "n": 1 }] }]',
              '+  "skills": [{ "cost": { "exhaust": true }, "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
          {
            title: 'Add “ap” with the value 1',
            gives: [
              '-  "skills": [{ "cost": {}, "do": [{ "do": "draw", "n": 1 }] }]',
              '+  "skills": [{ "cost": { "ap": 1 }, "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a skill without a step',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2,
  "skills": [{ "on": "enter", "do": [] }]
}
`,
    says: [
      {
        code: 'empty-skill',
        place: '6:37',
        at: 'skills.0.do',
        en: 'This does nothing. Add a step.',
        ja: '何も起こりません。手順を追加してください。',
        uk: 'Нічого не відбувається. Додайте крок.',
        fixes: [
          {
            title: 'Remove this entry',
            gives: ['-  "skills": [{ "on": "enter", "do": [] }]', '+  "skills": []'],
          },
        ],
      },
    ],
  },
  {
    what: 'an Action without a skill',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2
}
`,
    says: [
      {
        code: 'empty-skill',
        place: '4:11',
        at: 'type',
        en: 'This does nothing. Add a step.',
        ja: '何も起こりません。手順を追加してください。',
        uk: 'Нічого не відбувається. Додайте крок.',
        fixes: [
          {
            title: 'Add “skills”',
            gives: [
              '-  "ap": 2',
              '+  "ap": 2,',
              '+  "skills": [{ "on": "play", "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'who, where nobody decides',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "exhaust", "who": "foe", "all": { "type": "furre" } }] }]
}
`,
    says: [
      {
        code: 'idle-key',
        place: '6:56',
        at: 'skills.0.do.0.who',
        en: 'Nobody decides anything in this step, so “who” changes nothing. Remove it.',
        ja: 'この手順では誰も何も決めないため、「who」は何も変えません。取り除いてください。',
        uk: 'У цьому кроці ніхто нічого не вирішує, тож «who» нічого не змінює. Приберіть його.',
        fixes: [
          {
            title: 'Remove “who”',
            gives: [
              '-  "skills": [{ "on": "play", "do": [{ "do": "exhaust", "who": "foe", "all": { "type": "furre" } }] }]',
              '+  "skills": [{ "on": "play", "do": [{ "do": "exhaust", "all": { "type": "furre" } }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a Furre as a Haven',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2,
  "while": [{ "rule": "must", "act": "swing", "all": { "is": "this", "type": "haven" } }]
}
`,
    says: [
      {
        code: 'never-matches',
        place: '6:54',
        at: 'while.0.all',
        en: 'Nothing can ever match this, because these exclude each other: is, type. Change one of them.',
        ja: 'これに当てはまるものはありません。次のキーが両立しません：is、type。どれかを変えてください。',
        uk: 'Ніщо не може цьому відповідати, бо ці ключі виключають один одного: is, type. Змініть якийсь із них.',
        fixes: [
          {
            title: 'Remove “type”',
            gives: [
              '-  "while": [{ "rule": "must", "act": "swing", "all": { "is": "this", "type": "haven" } }]',
              '+  "while": [{ "rule": "must", "act": "swing", "all": { "is": "this" } }]',
            ],
          },
          {
            title: 'Remove “is”',
            gives: [
              '-  "while": [{ "rule": "must", "act": "swing", "all": { "is": "this", "type": "haven" } }]',
              '+  "while": [{ "rule": "must", "act": "swing", "all": { "type": "haven" } }]',
            ],
          },
        ],
      },
    ],
  },
];
