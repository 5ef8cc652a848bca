import type { WrongDefinition } from './row';

export const brokenTexts: readonly WrongDefinition[] = [
  {
    what: 'a text over two lines',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "flavour": { "en": "One line
    and another.", "ja": "一", "uk": "Раз" }
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:22',
        at: '',
        en: 'A text must stand on one line. Join the two lines.',
        ja: '文字列は1行で書きます。2行をつなげてください。',
        uk: 'Текст має стояти в одному рядку. З’єднайте ці два рядки.',
        fixes: [
          {
            title: 'Join the lines',
            gives: [
              '-  "flavour": { "en": "One line',
              '-    and another.", "ja": "一", "uk": "Раз" }',
              '+  "flavour": { "en": "One line and another.", "ja": "一", "uk": "Раз" }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a text over two lines, the first of which ends as an entry does',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "flavour": { "ja": "一", "uk": "Раз", "en": "One line,
    note: another." }
}
`,
    says: [
      {
        code: 'bad-json',
        place: '6:46',
        at: '',
        en: 'A text must stand on one line. Join the two lines.',
        ja: '文字列は1行で書きます。2行をつなげてください。',
        uk: 'Текст має стояти в одному рядку. З’єднайте ці два рядки.',
        fixes: [
          {
            title: 'Join the lines',
            gives: [
              '-  "flavour": { "ja": "一", "uk": "Раз", "en": "One line,',
              '-    note: another." }',
              '+  "flavour": { "ja": "一", "uk": "Раз", "en": "One line, note: another." }',
            ],
          },
        ],
      },
    ],
  },
];
