import type { WrongDefinition } from './row';

export const texts: readonly WrongDefinition[] = [
  {
    what: 'an empty name',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-text',
        place: '3:20',
        at: 'names.en',
        en: 'This text is empty. Write 1 to 120 characters.',
        ja: '何も書かれていません。1〜120文字で書いてください。',
        uk: 'Текст порожній. Напишіть від 1 до 120 символів.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a name of two lines',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test\\ncard", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-text',
        place: '3:20',
        at: 'names.en',
        en: 'This text must be one line. Join its lines.',
        ja: 'この文は1行でなければなりません。行をつなげてください。',
        uk: 'Тут має бути один рядок. З’єднайте рядки.',
        fixes: [
          {
            title: 'Join the lines',
            gives: [
              '-  "names": { "en": "Test\\ncard", "ja": "テスト", "uk": "Тест" },',
              '+  "names": { "en": "Test card", "ja": "テスト", "uk": "Тест" },',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a name that is too long',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Very long name Very long name Very long name Very long name Very long name Very long name Very long name Very long name Very long name ", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      {
        code: 'bad-text',
        place: '3:20',
        at: 'names.en',
        en: 'This text has 135 characters; at most 120 are allowed. Shorten it.',
        ja: '135文字あります。120文字以内に短くしてください。',
        uk: 'Довжина тексту — 135, а дозволено щонайбільше 120 символів. Скоротіть його.',
        fixes: [],
      },
    ],
  },
  {
    what: 'an empty row of zones',
    game: 'ygios',
    file: 'rules/main.json',
    source: { of: `"row": ["home", "town", "school"]`, instead: `"row": []` },
    says: [
      {
        code: 'too-short',
        place: '3:10',
        at: 'row',
        en: 'This has too few entries; at least 1 is needed. Add some.',
        ja: '項目が足りません。1個以上にしてください。',
        uk: 'Тут замало елементів; потрібно щонайменше 1. Додайте ще.',
        fixes: [],
      },
    ],
  },
  {
    what: 'words of one’s own without a word',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1 }],
  "text": { "en": { "says": [] } }
}
`,
    says: [
      {
        code: 'too-short',
        place: '7:29',
        at: 'text.en.says',
        en: 'This has too few entries; at least 1 is needed. Add some.',
        ja: '項目が足りません。1個以上にしてください。',
        uk: 'Тут замало елементів; потрібно щонайменше 1. Додайте ще.',
        fixes: [
          {
            title: 'Remove “text”',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1 }],',
              '-  "text": { "en": { "says": [] } }',
              '+  "fire": [{ "do": "draw", "n": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'an icon with capitals',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "art": { "icon": "Paper Lantern" }
}
`,
    says: [
      {
        code: 'bad-icon',
        place: '6:20',
        at: 'art.icon',
        en: '“Paper Lantern” can’t be the name of an icon. Use lower-case Latin letters, digits and single hyphens, as in “paper-lantern”.',
        ja: '「Paper Lantern」はアイコンの名前になりません。「paper-lantern」のように、英小文字・数字・ハイフン（連続不可）で書いてください。',
        uk: '«Paper Lantern» не може бути назвою піктограми. Використовуйте малі латинські літери, цифри та одиничні дефіси, як-от «paper-lantern».',
        fixes: [
          {
            title: 'Change to “paper-lantern”',
            gives: ['-  "art": { "icon": "Paper Lantern" }', '+  "art": { "icon": "paper-lantern" }'],
          },
        ],
      },
    ],
  },
  {
    what: 'a picture outside its folder',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "art": { "image": "cover.png" }
}
`,
    says: [
      {
        code: 'bad-asset',
        place: '6:21',
        at: 'art.image',
        en: '“cover.png” can’t be an image of the pack. Name a PNG, JPEG, WebP or SVG file in its folder “art”, such as “art/cover.png”.',
        ja: '「cover.png」はパックの画像になりません。「art/cover.png」のように、フォルダー「art」にある PNG、JPEG、WebP、SVG のファイルを指定してください。',
        uk: '«cover.png» не може бути зображенням із набору. Укажіть файл PNG, JPEG, WebP або SVG з теки «art», наприклад «art/cover.png».',
        fixes: [
          {
            title: 'Change to “art/cover.png”',
            gives: ['-  "art": { "image": "cover.png" }', '+  "art": { "image": "art/cover.png" }'],
          },
        ],
      },
    ],
  },
];
