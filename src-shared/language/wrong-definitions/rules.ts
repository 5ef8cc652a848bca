import type { WrongDefinition } from './row';

export const rules: readonly WrongDefinition[] = [
  {
    what: 'a zone twice in the row',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"row": ["home", "town", "school"]`, instead: `"row": ["home", "town", "school", "home"]` },
    says: [
      {
        code: 'twice',
        place: '3:37',
        at: 'row.3',
        en: '“home” is given twice. Keep one of them.',
        ja: '「home」が2回指定されています。1つにしてください。',
        uk: '«home» вказано двічі. Залиште щось одне.',
        fixes: [
          {
            title: 'Remove “home”',
            gives: ['-  "row": ["home", "town", "school", "home"],', '+  "row": ["home", "town", "school"],'],
          },
        ],
      },
    ],
  },
  {
    what: 'a zone outside the row',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"row": ["home", "town", "school"]`, instead: `"row": ["home", "town"]` },
    says: [
      {
        code: 'zone-not-in-row',
        place: '3:10',
        at: 'row',
        en: 'The Zone “school” is not in the row. Add it to the row, or remove the Zone.',
        ja: 'ゾーン「school」が並びに入っていません。並びに追加するか、ゾーンを取り除いてください。',
        uk: 'Зони «school» немає в ряду. Додайте її до ряду або приберіть зону.',
        fixes: [
          {
            title: 'Add “school” to the list',
            gives: ['-  "row": ["home", "town"],', '+  "row": ["home", "town", "school"],'],
          },
        ],
      },
    ],
  },
  {
    what: 'a zone in the row that is not there',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"row": ["home", "town", "school"]`, instead: `"row": ["home", "town", "scool"]` },
    says: [
      {
        code: 'unknown-id',
        place: '3:27',
        at: 'row.2',
        en: 'The pack has no Zone “scool”. Did you mean “school”?',
        ja: 'パックにゾーン「scool」がありません。「school」の誤りではありませんか。',
        uk: 'У наборі немає зони «scool». Можливо, «school»?',
        fixes: [
          {
            title: 'Change to “school”',
            gives: ['-  "row": ["home", "town", "scool"],', '+  "row": ["home", "town", "school"],'],
          },
        ],
      },
    ],
  },
  {
    what: 'a range upside down',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"min": 1, "max": 6`, instead: `"min": 6, "max": 1` },
    says: [
      {
        code: 'bad-range',
        place: '6:19',
        at: 'modes.simple.devotion',
        en: 'No number is at least 6 and at most 1. Swap them.',
        ja: '6以上1以下の数はありません。入れ替えてください。',
        uk: 'Немає числа, не меншого за 6 і не більшого за 1. Поміняйте їх місцями.',
        fixes: [
          {
            title: 'Swap 6 and 1',
            gives: [
              '-      "devotion": { "min": 6, "max": 1 },',
              '+      "devotion": { "min": 1, "max": 6 },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'more taken out than dealt',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"sculpt": 2`, instead: `"sculpt": 20` },
    says: [
      {
        code: 'sculpt-over-deal',
        place: '15:17',
        at: 'modes.advanced.sculpt',
        en: 'Nobody can take 20 cards out of a hand of 8. Deal more, or take out fewer.',
        ja: '8枚の手札から20枚を除くことはできません。配る枚数を増やすか、除く枚数を減らしてください。',
        uk: 'Коли роздають по 8, не можна вилучити 20 карт. Роздавайте більше або вилучайте менше.',
        fixes: [{ title: 'Change to “8”', gives: ['-      "sculpt": 20,', '+      "sculpt": 8,'] }],
      },
    ],
  },
  {
    what: 'an option in quotes',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"revealBeforeSculpt": false`, instead: `"revealBeforeSculpt": "false"` },
    says: [
      {
        code: 'quoted-boolean',
        place: '36:27',
        at: 'options.revealBeforeSculpt',
        en: 'In quotes this is text, but it must be true or false. Write false without quotes.',
        ja: '引用符で囲むと文字列になりますが、ここは true か false でなければなりません。引用符なしで false と書いてください。',
        uk: 'У лапках це текст, а має бути true або false. Напишіть false без лапок.',
        fixes: [
          {
            title: 'Remove the quotes',
            gives: ['-    "revealBeforeSculpt": "false",', '+    "revealBeforeSculpt": false,'],
          },
        ],
      },
    ],
  },
  {
    what: 'an option that is not there',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"revealBeforeSculpt": false`, instead: `"revealBeforeSculp": false` },
    says: [
      {
        code: 'unknown-key',
        place: '36:5',
        at: 'options.revealBeforeSculp',
        en: 'There is no key “revealBeforeSculp” here. Did you mean “revealBeforeSculpt”?',
        ja: 'ここに「revealBeforeSculp」というキーはありません。「revealBeforeSculpt」の誤りではありませんか。',
        uk: 'Ключа «revealBeforeSculp» тут немає. Можливо, «revealBeforeSculpt»?',
        fixes: [
          {
            title: 'Rename to “revealBeforeSculpt”',
            gives: ['-    "revealBeforeSculp": false,', '+    "revealBeforeSculpt": false,'],
          },
        ],
      },
    ],
  },
  {
    what: 'a cost upside down',
    game: 'governing',
    file: 'rules/main.json',
    source: { of: `"min": 1,`, instead: `"min": 20,` },
    says: [
      {
        code: 'bad-range',
        place: '11:15',
        at: 'drawCost',
        en: 'No number is at least 20 and at most 10. Swap them.',
        ja: '20以上10以下の数はありません。入れ替えてください。',
        uk: 'Немає числа, не меншого за 20 і не більшого за 10. Поміняйте їх місцями.',
        fixes: [
          {
            title: 'Swap 20 and 10',
            gives: ['-    "min": 20,', '-    "max": 10', '+    "min": 10,', '+    "max": 20'],
          },
        ],
      },
    ],
  },
  {
    what: 'a setting that is not there',
    game: 'governing',
    file: 'rules/main.json',
    source: { of: `"handLimit"`, instead: `"handlimit"` },
    says: [
      {
        code: 'unknown-key',
        place: '6:3',
        at: 'handlimit',
        en: 'There is no key “handlimit” here. Did you mean “handLimit”?',
        ja: 'ここに「handlimit」というキーはありません。「handLimit」の誤りではありませんか。',
        uk: 'Ключа «handlimit» тут немає. Можливо, «handLimit»?',
        fixes: [{ title: 'Rename to “handLimit”', gives: ['-  "handlimit": 7,', '+  "handLimit": 7,'] }],
      },
    ],
  },
];
