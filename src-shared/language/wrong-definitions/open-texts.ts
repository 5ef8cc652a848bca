import type { Said, WrongDefinition } from './row';

const noEnd = (place: string, sign: string, line: string, mended: string): Said => ({
  code: 'bad-json',
  place,
  at: '',
  en: 'The closing quotation mark of this text is missing. Write " where the text ends.',
  ja: 'この文字列の閉じる引用符がありません。文字列の終わりに " を書いてください。',
  uk: 'У цього тексту немає закривних лапок. Поставте " там, де він закінчується.',
  fixes: [{ title: `Insert ${sign}`, gives: [`-${line}`, `+${mended}`] }],
});

/** The end of a text, or of a key, was forgotten: often together with the comma behind it. */
export const openTexts: readonly WrongDefinition[] = [
  {
    what: 'a shipped text without its end and its comma, before another key',
    game: 'ygios',
    file: 'cards/home-1.json',
    source: { of: '"limit": "round",', instead: '"limit": "round' },
    says: [noEnd('10:12', '",', '  "limit": "round', '  "limit": "round",')],
  },
  {
    what: 'the last text of a document without its end',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "devotion": 3,
  "home": "home
}
`,
    says: [noEnd('5:11', '"', '  "home": "home', '  "home": "home"')],
  },
  {
    what: 'a text without its end and its comma, before a comment on its line',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home // the zone
  "devotion": 3
}
`,
    says: [noEnd('4:11', '",', '  "home": "home // the zone', '  "home": "home", // the zone')],
  },
  {
    what: 'a text without its end before a comma and a comment',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home, /* the "zone": home */
  "devotion": 3
}
`,
    says: [
      noEnd(
        '4:11',
        '"',
        '  "home": "home, /* the "zone": home */',
        '  "home": "home", /* the "zone": home */',
      ),
    ],
  },
  {
    what: 'a text without its end and its comma, before a comment on the next line',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home
  // how much
  "devotion": 3
}
`,
    says: [noEnd('4:11', '",', '  "home": "home', '  "home": "home",')],
  },
  {
    what: 'a text in a list without its end and its comma',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "art": {
    "icon": "smartphone",
    "with": [
      "conversation
      "magnifying-glass"
    ]
  }
}
`,
    says: [noEnd('9:7', '",', '      "conversation', '      "conversation",')],
  },
  {
    what: 'the last text of a list without its end',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "art": {
    "icon": "smartphone",
    "with": [
      "conversation",
      "magnifying-glass
    ]
  }
}
`,
    says: [noEnd('10:7', '"', '      "magnifying-glass', '      "magnifying-glass"')],
  },
  {
    what: 'a text without its end and its comma, before another key on its line',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3
}
`,
    says: [
      noEnd(
        '3:20',
        '",',
        '  "names": { "en": "Test "ja": "テスト", "uk": "Тест" },',
        '  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },',
      ),
    ],
  },
  {
    what: 'a text without its end before a bracket without its comma',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест }
  "home": "home",
  "devotion": 3
}
`,
    says: [
      noEnd(
        '3:47',
        '",',
        '  "names": { "en": "Test", "ja": "テスト", "uk": "Тест }',
        '  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },',
      ),
    ],
  },
  {
    what: 'a key without its end before a text',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home: "home",
  "devotion": 3
}
`,
    says: [noEnd('4:3', '"', '  "home: "home",', '  "home": "home",')],
  },
  {
    what: 'two lines without the ends of their texts',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home
  "devotion: 3
}
`,
    says: [
      noEnd('4:11', '",', '  "home": "home', '  "home": "home",'),
      noEnd('5:3', '"', '  "devotion: 3', '  "devotion": 3'),
    ],
  },
];
