import type { WrongDefinition } from './row';

export const printed: readonly WrongDefinition[] = [
  {
    what: 'a missing translation of the flavour line',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "flavour": {
    "en": "I looked.", // short
    "uk": "Я глянула."
  }
}
`,
    says: [
      {
        code: 'missing-translation',
        place: '6:14',
        at: 'flavour',
        en: 'The flavour line is missing in Japanese. Add it.',
        ja: 'フレーバーテキストの日本語版がありません。追加してください。',
        uk: 'Бракує художнього тексту японською. Додайте його.',
        fixes: [
          {
            title: 'Add Japanese, with the text to translate',
            gives: ['-    "uk": "Я глянула."', '+    "uk": "Я глянула.",', '+    "ja": "I looked."'],
          },
        ],
      },
    ],
  },
  {
    what: 'words for other effects',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1 }],
  "text": { "en": { "says": ["Draw two cards."], "for": "0123456789ab" } }
}
`,
    says: [
      {
        code: 'stale-text',
        place: '7:19',
        at: 'text.en',
        en: 'The effects have changed since these words were written (English). Keep them if they are right, or remove them.',
        ja: 'この文が書かれた後で効果が変わりました（英語）。正しければ残し、そうでなければ取り除いてください。',
        uk: 'Відколи написано цей текст, ефекти змінилися (англійською). Залиште його, якщо він правильний, або приберіть.',
        fixes: [
          {
            title: 'Remove these words and print the text made from the effects',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1 }],',
              '-  "text": { "en": { "says": ["Draw two cards."], "for": "0123456789ab" } }',
              '+  "fire": [{ "do": "draw", "n": 1 }]',
            ],
          },
          {
            title: 'Keep these words for the effects as they are now',
            gives: [
              '-  "text": { "en": { "says": ["Draw two cards."], "for": "0123456789ab" } }',
              '+  "text": { "en": { "says": ["Draw two cards."], "for": "522bd8dadc39" } }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'words that are tied to nothing',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1 }],
  "text": {
    "en": { "says": ["Draw a card."] } // mine
  }
}
`,
    says: [
      {
        code: 'stale-text',
        place: '8:11',
        at: 'text.en',
        en: 'These words are not tied to the effects, so nothing would tell when they no longer fit (English). Keep them if they are right, or remove them.',
        ja: 'この文は効果と結び付いていないため、合わなくなっても知らせることができません（英語）。正しければ残し、そうでなければ取り除いてください。',
        uk: 'Цей текст не прив’язано до ефектів, тож ніщо не покаже, коли він перестане їм відповідати (англійською). Залиште його, якщо він правильний, або приберіть.',
        fixes: [
          {
            title: 'Keep these words for the effects as they are now',
            gives: [
              '-    "en": { "says": ["Draw a card."] } // mine',
              '+    "en": { "says": ["Draw a card."], "for": "522bd8dadc39" } // mine',
            ],
          },
          {
            title: 'Remove these words and print the text made from the effects',
            gives: [
              '-  "fire": [{ "do": "draw", "n": 1 }],',
              '-  "text": {',
              '-    "en": { "says": ["Draw a card."] } // mine',
              '-  }',
              '+  "fire": [{ "do": "draw", "n": 1 }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a sign that is not there',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "fire": [{ "do": "draw", "n": 1 }],
  "text": { "en": { "says": ["{onec} Draw a card."], "for": "522bd8dadc39" } }
}
`,
    says: [
      {
        code: 'unknown-sign',
        place: '7:30',
        at: 'text.en.says.0',
        en: 'There is no sign “onec” here, and the braces are printed. Did you mean “once”?',
        ja: 'ここで使える記号に「onec」はなく、波括弧のまま印刷されます。「once」の誤りではありませんか。',
        uk: 'Знака «onec» тут немає, тож надрукуються фігурні дужки. Можливо, «once»?',
        fixes: [
          {
            title: 'Change to “once”',
            gives: [
              '-  "text": { "en": { "says": ["{onec} Draw a card."], "for": "522bd8dadc39" } }',
              '+  "text": { "en": { "says": ["{once} Draw a card."], "for": "522bd8dadc39" } }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a sign like no other',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "draw", "n": 1 }] }],
  "text": { "uk": { "says": ["{сонце} Доберіть карту."], "for": "b1764abc40fc" } }
}
`,
    says: [
      {
        code: 'unknown-sign',
        place: '7:30',
        at: 'text.uk.says.0',
        en: 'There is no sign “сонце” here, and the braces are printed. Use one of these: once, persist, lock, protect, cost, exhaust.',
        ja: 'ここで使える記号に「сонце」はなく、波括弧のまま印刷されます。使える記号：once、persist、lock、protect、cost、exhaust。',
        uk: 'Знака «сонце» тут немає, тож надрукуються фігурні дужки. Використайте один із цих: once, persist, lock, protect, cost, exhaust.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a picture that is not in the pack',
    game: 'ygios',
    file: 'cards/x.json',
    source: `{
  "id": "x", // mine
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "home": "home",
  "devotion": 3,
  "art": { "image": "art/cover.png" }
}
`,
    says: [
      {
        code: 'missing-image',
        place: '6:21',
        at: 'art.image',
        en: 'The pack has no picture “art/cover.png”. Put the picture in, or name another.',
        ja: 'このパックに「art/cover.png」という画像はありません。画像を入れるか、別の画像を指定してください。',
        uk: 'У наборі немає зображення «art/cover.png». Додайте його або вкажіть інше.',
        fixes: [],
      },
    ],
  },
];
