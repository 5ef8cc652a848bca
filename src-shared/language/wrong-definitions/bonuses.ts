import type { WrongDefinition } from './row';

export const bonuses: readonly WrongDefinition[] = [
  {
    what: 'whose cards, in a Zone Bonus',
    game: 'ygios',
    file: 'bonuses/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "while": [{ "rule": "add", "n": 1, "cards": { "of": "me" } }]
}
`,
    says: [
      {
        code: 'no-owner',
        place: '4:49',
        at: 'while.0.cards.of',
        en: 'A Zone Bonus belongs to nobody, so no card matches “of” here. Remove it.',
        ja: 'ゾーンボーナスには持ち主がいないため、ここの「of」に当てはまるカードはありません。取り除いてください。',
        uk: 'Бонус зони нікому не належить, тож «of» тут не відповідає жодна карта. Приберіть його.',
        fixes: [
          {
            title: 'Remove “of”',
            gives: [
              '-  "while": [{ "rule": "add", "n": 1, "cards": { "of": "me" } }]',
              '+  "while": [{ "rule": "add", "n": 1, "cards": {} }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'points per nothing',
    game: 'ygios',
    file: 'bonuses/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "score": [{ "do": "score", "to": "controller", "n": 1, "per": 2 }]
}
`,
    says: [
      {
        code: 'per-without-count',
        place: '4:58',
        at: 'score.0.per',
        en: '“per” needs “count”: points for so many cards, but which? Add “count”, or remove “per”.',
        ja: '「per」には「count」が必要です。どのカードを数えるか決まりません。「count」を追加するか、「per」を取り除いてください。',
        uk: '«per» потребує «count»: бали за стільки карт, але яких? Додайте «count» або приберіть «per».',
        fixes: [
          {
            title: 'Remove “per”',
            gives: [
              '-  "score": [{ "do": "score", "to": "controller", "n": 1, "per": 2 }]',
              '+  "score": [{ "do": "score", "to": "controller", "n": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a card that no mode deals',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 50
}
`,
    says: [
      {
        code: 'never-dealt',
        place: '5:15',
        at: 'devotion',
        en: 'No mode of the rules deals cards of Devotion 50. Change the number, or the range in the rules.',
        ja: '想い50のカードを使うモードがルールにありません。数値か、ルールの範囲を変えてください。',
        uk: 'Жоден режим у правилах не роздає карт відданості 50. Змініть число або межі в правилах.',
        fixes: [{ title: 'Change to “8”', gives: ['-  "devotion": 50', '+  "devotion": 8'] }],
      },
    ],
  },
  {
    what: 'two cards of one name',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Going Through Your Phone", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'same-name',
        place: '3:20',
        at: 'names.en',
        en: '“home-1” is also called “Going Through Your Phone”, so players can’t tell the two apart. Change one of the names.',
        ja: '「home-1」も同じ名前「Going Through Your Phone」なので、見分けがつきません。どちらかの名前を変えてください。',
        uk: '«home-1» теж має назву «Going Through Your Phone», тож їх не розрізнити. Змініть одну з назв.',
        fixes: [],
      },
    ],
  },
];
