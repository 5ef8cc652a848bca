import type { WrongDefinition } from './row';

export const templates: readonly WrongDefinition[] = [
  {
    what: 'a box outside the card',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "text", "field": "name", "x": 90, "y": 5, "w": 20, "h": 6, "size": 3 } // title
  ]
}
`,
    says: [
      {
        code: 'off-card',
        place: '9:5',
        at: 'layers.0',
        en: 'Nothing of this box lies on the card. Move it onto the card, or delete the layer.',
        ja: 'この枠はカードの外にあり、何も見えません。カードの上に移すか、レイヤーを削除してください。',
        uk: 'Ця рамка цілком поза картою. Посуньте її на карту або видаліть шар.',
        fixes: [
          {
            title: 'Move the box inside',
            gives: [
              '-    { "layer": "text", "field": "name", "x": 90, "y": 5, "w": 20, "h": 6, "size": 3 } // title',
              '+    { "layer": "text", "field": "name", "x": 40, "y": 5, "w": 20, "h": 6, "size": 3 } // title',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a box too close to the cut',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "text", "field": "name", "x": 1, "y": 5, "w": 70, "h": 6, "size": 3 }
  ]
}
`,
    says: [
      {
        code: 'outside-safe',
        place: '9:5',
        at: 'layers.0',
        en: 'This box comes closer than 3 mm to the cut and may lose its edge. Move it inward.',
        ja: 'この枠は断ち切り線から3 mm以内にあり、端が切れるおそれがあります。内側に移してください。',
        uk: 'Ця рамка ближча ніж 3 мм до лінії обрізу, тож край може зникнути. Посуньте її всередину.',
        fixes: [
          {
            title: 'Move the box inside',
            gives: [
              '-    { "layer": "text", "field": "name", "x": 1, "y": 5, "w": 70, "h": 6, "size": 3 }',
              '+    { "layer": "text", "field": "name", "x": 3, "y": 5, "w": 57, "h": 6, "size": 3 }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a field that is not there',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "text", "field": "nmae", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }
  ]
}
`,
    says: [
      {
        code: 'unknown-field',
        place: '9:33',
        at: 'layers.0.field',
        en: 'There is no field “nmae” that could be shown here. Did you mean “name”? The layer is left out.',
        ja: 'ここに表示できる項目「nmae」はありません。「name」の誤りではありませんか。このレイヤーは描かれません。',
        uk: 'Поля «nmae», яке тут можна показати, немає. Можливо, «name»? Цей шар не показано.',
        fixes: [
          {
            title: 'Change to “name”',
            gives: [
              '-    { "layer": "text", "field": "nmae", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }',
              '+    { "layer": "text", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a font that is not there',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "text", "field": "name", "font": "titel", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }
  ]
}
`,
    says: [
      {
        code: 'unknown-font',
        place: '9:49',
        at: 'layers.0.font',
        en: 'There is no font “titel”. Did you mean “title”? The text font is used.',
        ja: 'フォント「titel」はありません。「title」の誤りではありませんか。本文のフォントで描かれます。',
        uk: 'Шрифту «titel» немає. Можливо, «title»? Ужито шрифт тексту.',
        fixes: [
          {
            title: 'Change to “title”',
            gives: [
              '-    { "layer": "text", "field": "name", "font": "titel", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }',
              '+    { "layer": "text", "field": "name", "font": "title", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a sign of a template that is not there',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "icon", "icon": "haert", "x": 5, "y": 5, "w": 5, "h": 5 }
  ]
}
`,
    says: [
      {
        code: 'no-such-sign',
        place: '9:32',
        at: 'layers.0.icon',
        en: 'There is no sign “haert”. Did you mean “heart”? It is left out.',
        ja: 'しるし「haert」はありません。「heart」の誤りではありませんか。これは描かれません。',
        uk: 'Знака «haert» немає. Можливо, «heart»? Його не показано.',
        fixes: [
          {
            title: 'Change to “heart”',
            gives: [
              '-    { "layer": "icon", "icon": "haert", "x": 5, "y": 5, "w": 5, "h": 5 }',
              '+    { "layer": "icon", "icon": "heart", "x": 5, "y": 5, "w": 5, "h": 5 }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a measure below the least',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "text", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 0.1 }
  ]
}
`,
    says: [
      {
        code: 'out-of-measure',
        place: '9:82',
        at: 'layers.0.size',
        en: '0.1 is no measure from 0.8 to 80. Choose a number inside this range; decimals are allowed.',
        ja: '0.1 は0.8〜80の範囲の寸法ではありません。範囲内の数にしてください。小数も使えます。',
        uk: '0.1 — не розмір від 0,8 до 80. Виберіть число в цих межах; можна з дробовою частиною.',
        fixes: [
          {
            title: 'Change to “0.8”',
            gives: [
              '-    { "layer": "text", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 0.1 }',
              '+    { "layer": "text", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 0.8 }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a layer that is not there',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "own": "x" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "txt", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }
  ]
}
`,
    says: [
      {
        code: 'unknown-word',
        place: '9:16',
        at: 'layers.0.layer',
        en: 'The word “txt” is not known here. Did you mean “text”?',
        ja: 'ここで「txt」という語は使えません。「text」の誤りではありませんか。',
        uk: 'Слово «txt» тут невідоме. Можливо, «text»?',
        fixes: [
          {
            title: 'Change to “text”',
            gives: [
              '-    { "layer": "txt", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }',
              '+    { "layer": "text", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 }',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a template for what another draws',
    game: 'ygios',
    file: 'templates/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "version": 1,
  "for": { "kind": "card" }, "style": "illustrated",
  "size": { "w": 63, "h": 88 }, "bleed": 3,
  "safe": 3, "corner": 3,
  "layers": [
    { "layer": "text", "field": "name", "x": 5, "y": 5, "w": 50, "h": 6, "size": 3 },
    { "layer": "number", "field": "devotion", "x": 5, "y": 12, "w": 9, "h": 9, "size": 6 },
    { "layer": "rules", "field": "rules", "x": 5, "y": 50, "w": 50, "h": 30, "size": 3 }
  ]
}
`,
    says: [
      {
        code: 'same-template',
        place: '5:10',
        at: 'for',
        en: 'The template “affection-illustrated” draws the same cards in the same style, so this one is never used. Delete one of them, or change what it draws.',
        ja: '同じスタイルで同じカードを描くテンプレート「affection-illustrated」があるため、このテンプレートは使われません。どちらかを削除するか、描くものを変えてください。',
        uk: 'Шаблон «affection-illustrated» показує ті самі карти в тому самому стилі, тож цей ніколи не використовується. Видаліть один із них або змініть його призначення.',
        fixes: [],
      },
    ],
  },
];
