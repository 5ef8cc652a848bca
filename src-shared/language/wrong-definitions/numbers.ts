import type { WrongDefinition } from './row';

export const numbers: readonly WrongDefinition[] = [
  {
    what: 'a fraction',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 2.5
}
`,
    says: [
      {
        code: 'not-an-integer',
        place: '5:15',
        at: 'devotion',
        en: '2.5 is not a whole number. Use one without a fraction.',
        ja: '2.5 は整数ではありません。小数点以下のない数にしてください。',
        uk: '2.5 — не ціле число. Укажіть число без дробової частини.',
        fixes: [
          { title: 'Change to “2”', gives: ['-  "devotion": 2.5', '+  "devotion": 2'] },
          { title: 'Change to “3”', gives: ['-  "devotion": 2.5', '+  "devotion": 3'] },
        ],
      },
    ],
  },
  {
    what: 'a number too large',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 300
}
`,
    says: [
      {
        code: 'out-of-range',
        place: '5:15',
        at: 'devotion',
        en: '300 is outside the range from 0 to 99. Choose a number inside it.',
        ja: '300 は0〜99の範囲外です。範囲内の数にしてください。',
        uk: '300 виходить за межі від 0 до 99. Виберіть число в цих межах.',
        fixes: [{ title: 'Change to “99”', gives: ['-  "devotion": 300', '+  "devotion": 99'] }],
      },
    ],
  },
  {
    what: 'a negative number',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": -1 }]
}
`,
    says: [
      {
        code: 'out-of-range',
        place: '6:33',
        at: 'fire.0.n',
        en: '-1 is outside the range from 1 to 99. Choose a number inside it.',
        ja: '-1 は1〜99の範囲外です。範囲内の数にしてください。',
        uk: '-1 виходить за межі від 1 до 99. Виберіть число в цих межах.',
        fixes: [
          {
            title: 'Change to “1”',
            gives: ['-  "fire": [{ "do": "draw", "n": -1 }]', '+  "fire": [{ "do": "draw", "n": 1 }]'],
          },
        ],
      },
    ],
  },
  {
    what: 'a negative number of SP',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "target": { "type": "furre" }, "do": [{ "do": "lose", "n": -2, "all": "target" }] }]
}
`,
    says: [
      {
        code: 'out-of-range',
        place: '6:89',
        at: 'skills.0.do.0.n',
        en: '-2 is outside the range from 0 to 999. Choose a number inside it.',
        ja: '-2 は0〜999の範囲外です。範囲内の数にしてください。',
        uk: '-2 виходить за межі від 0 до 999. Виберіть число в цих межах.',
        fixes: [
          {
            title: 'Change to “2”',
            gives: [
              '-  "skills": [{ "on": "play", "target": { "type": "furre" }, "do": [{ "do": "lose", "n": -2, "all": "target" }] }]',
              '+  "skills": [{ "on": "play", "target": { "type": "furre" }, "do": [{ "do": "lose", "n": 2, "all": "target" }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'half without a rounding',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{
    "on": "play", "target": { "type": "furre" },
    "do": [{ "do": "set", "stat": "pe", "n": { "half": { "stat": "pe", "of": "it" } /* of its own */ }, "all": "target" }]
  }]
}
`,
    says: [
      {
        code: 'needs-round',
        place: '8:46',
        at: 'skills.0.do.0.n',
        en: 'Half of an odd number is no whole number. Add “round” and say “up” or “down”.',
        ja: '奇数の半分は整数になりません。「round」に「up」（切り上げ）か「down」（切り捨て）を書いてください。',
        uk: 'Половина непарного числа не є цілою. Додайте «round» зі значенням «up» (угору) або «down» (униз).',
        fixes: [
          {
            title: 'Add “round” with the value up',
            gives: [
              '-    "do": [{ "do": "set", "stat": "pe", "n": { "half": { "stat": "pe", "of": "it" } /* of its own */ }, "all": "target" }]',
              '+    "do": [{ "do": "set", "stat": "pe", "n": { "half": { "stat": "pe", "of": "it" }, "round": "up" /* of its own */ }, "all": "target" }]',
            ],
          },
          {
            title: 'Add “round” with the value down',
            gives: [
              '-    "do": [{ "do": "set", "stat": "pe", "n": { "half": { "stat": "pe", "of": "it" } /* of its own */ }, "all": "target" }]',
              '+    "do": [{ "do": "set", "stat": "pe", "n": { "half": { "stat": "pe", "of": "it" }, "round": "down" /* of its own */ }, "all": "target" }]',
            ],
          },
        ],
      },
    ],
  },
];
