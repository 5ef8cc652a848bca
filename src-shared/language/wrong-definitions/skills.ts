import type { WrongDefinition } from './row';

export const skills: readonly WrongDefinition[] = [
  {
    what: 'a skill that never goes off: a Haven does not swing',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "haven",
  "ap": 2,
  "skills": [{ "on": "swing", "do": [{ "do": "draw", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'never-set-off',
        place: '6:22',
        at: 'skills.0.on',
        en: 'This skill never goes off: only Furres swing. Watch something else.',
        ja: 'このスキルは誘発されません。スイングするのはファーレだけです。別のものに変えてください。',
        uk: 'Це вміння ніколи не спрацює: свінгують лише Фурре. Стежте за чимось іншим.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a skill that waits for a Treat to bow out',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2,
  "skills": [{ "on": "bowOut", "for": { "type": "treat" }, "do": [{ "do": "draw", "n": 1 }] }]
}
`,
    says: [
      {
        code: 'never-set-off',
        place: '6:49',
        at: 'skills.0.for.type',
        en: 'This skill never goes off: only Furres bow out. Watch something else.',
        ja: 'このスキルは誘発されません。退場するのはファーレだけです。別のものに変えてください。',
        uk: 'Це вміння ніколи не спрацює: відкланюються лише Фурре. Стежте за чимось іншим.',
        fixes: [
          {
            title: 'Change to “furre”',
            gives: [
              '-  "skills": [{ "on": "bowOut", "for": { "type": "treat" }, "do": [{ "do": "draw", "n": 1 }] }]',
              '+  "skills": [{ "on": "bowOut", "for": { "type": "furre" }, "do": [{ "do": "draw", "n": 1 }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'SP of Havens',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "lose", "n": 1, "all": { "type": "haven" } }] }]
}
`,
    says: [
      {
        code: 'unsuited',
        place: '6:78',
        at: 'skills.0.do.0.all.type',
        en: 'Only Furres and Hosts have SP, so this changes nothing. Choose things of another type.',
        ja: '体力を持つのはファーレと主催者だけなので、何も変わりません。別の種類のものを指定してください。',
        uk: 'Витривалість мають лише Фурре та Господарі, тож це нічого не змінює. Укажіть щось іншого типу.',
        fixes: [
          {
            title: 'Change to “furre”',
            gives: [
              '-  "skills": [{ "on": "play", "do": [{ "do": "lose", "n": 1, "all": { "type": "haven" } }] }]',
              '+  "skills": [{ "on": "play", "do": [{ "do": "lose", "n": 1, "all": { "type": "furre" } }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'PE for a Haven',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "furre",
  "ap": 2, "sp": 3, "pe": 2,
  "while": [{ "rule": "add", "stat": "pe", "n": 1, "all": { "type": "haven", "of": "me" } }]
}
`,
    says: [
      {
        code: 'unsuited',
        place: '6:69',
        at: 'while.0.all.type',
        en: 'Only Furres have PE, so this changes nothing. Choose things of another type.',
        ja: '演技力を持つのはファーレだけなので、何も変わりません。別の種類のものを指定してください。',
        uk: 'Енергію виступу мають лише Фурре, тож це нічого не змінює. Укажіть щось іншого типу.',
        fixes: [
          {
            title: 'Change to “furre”',
            gives: [
              '-  "while": [{ "rule": "add", "stat": "pe", "n": 1, "all": { "type": "haven", "of": "me" } }]',
              '+  "while": [{ "rule": "add", "stat": "pe", "n": 1, "all": { "type": "furre", "of": "me" } }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a target that has no SP',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{
    "on": "play", "target": { "type": "treat" },
    "do": [{ "do": "lose", "n": 1, "all": "target" }]
  }]
}
`,
    says: [
      {
        code: 'unsuited',
        place: '8:43',
        at: 'skills.0.do.0.all',
        en: 'Only Furres and Hosts have SP, so this changes nothing. Choose things of another type.',
        ja: '体力を持つのはファーレと主催者だけなので、何も変わりません。別の種類のものを指定してください。',
        uk: 'Витривалість мають лише Фурре та Господарі, тож це нічого не змінює. Укажіть щось іншого типу.',
        fixes: [],
      },
    ],
  },
  {
    what: 'the PE of a Treat',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "treat",
  "ap": 2,
  "skills": [{ "cost": { "exhaust": true }, "do": [{ "do": "draw", "n": { "stat": "pe", "of": "this" } }] }]
}
`,
    says: [
      {
        code: 'always-zero',
        place: '6:95',
        at: 'skills.0.do.0.n.of',
        en: 'This number is always 0: only Furres have PE. Read it from something else.',
        ja: 'この数は常に0です。演技力を持つのはファーレだけです。別のものの数にしてください。',
        uk: 'Це число завжди 0: енергію виступу мають лише Фурре. Візьміть число чогось іншого.',
        fixes: [],
      },
    ],
  },
  {
    what: 'a Host to be exhausted',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "exhaust", "all": { "type": "host" } }] }]
}
`,
    says: [
      {
        code: 'unsuited',
        place: '6:73',
        at: 'skills.0.do.0.all.type',
        en: 'Hosts do not lie in play, so nothing happens. Choose things of another type.',
        ja: '主催者は場に出ていないので、何も起こりません。別の種類のものを指定してください。',
        uk: 'Господарі не лежать у грі, тож нічого не станеться. Укажіть щось іншого типу.',
        fixes: [
          {
            title: 'Change to “furre”',
            gives: [
              '-  "skills": [{ "on": "play", "do": [{ "do": "exhaust", "all": { "type": "host" } }] }]',
              '+  "skills": [{ "on": "play", "do": [{ "do": "exhaust", "all": { "type": "furre" } }] }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a target that nothing names',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{ "on": "play", "do": [{ "do": "lose", "n": 1, "all": "target" }] }]
}
`,
    says: [
      {
        code: 'refers-to-nothing',
        place: '6:68',
        at: 'skills.0.do.0.all',
        en: '“target” means nothing here: the skill names no target. Name something else.',
        ja: 'このスキルには対象がないため、「target」が指すものがありません。別のものを指定してください。',
        uk: '«target» тут нічого не означає: уміння не називає цілі. Укажіть щось інше.',
        fixes: [
          {
            title: 'Add “target”',
            gives: [
              '-  "skills": [{ "on": "play", "do": [{ "do": "lose", "n": 1, "all": "target" }] }]',
              '+  "skills": [{ "on": "play", "do": [{ "do": "lose", "n": 1, "all": "target" }], "target": { "type": "furre" } }]',
            ],
          },
        ],
      },
    ],
  },
  {
    what: 'a target that no step uses',
    game: 'governing',
    file: 'cards/x.json',
    source: `{
  "id": "x",
  "names": { "en": "Test", "ja": "テスト", "uk": "Тест" },
  "type": "action",
  "ap": 2,
  "skills": [{
    "on": "play", "target": { "type": "furre" }, // whom?
    "do": [{ "do": "draw", "n": 1 }]
  }]
}
`,
    says: [
      {
        code: 'idle-target',
        place: '7:29',
        at: 'skills.0.target',
        en: 'The target is named, and no step does anything with it. Use “target” in a step, or remove it here.',
        ja: '対象を選びますが、どの手順でも使われません。手順で「target」を使うか、ここから取り除いてください。',
        uk: 'Ціль називають, але жоден крок її не стосується. Ужийте «target» у кроці або приберіть її тут.',
        fixes: [
          {
            title: 'Remove “target”',
            gives: [
              '-    "on": "play", "target": { "type": "furre" }, // whom?',
              '+    "on": "play", // whom?',
            ],
          },
        ],
      },
    ],
  },
];
