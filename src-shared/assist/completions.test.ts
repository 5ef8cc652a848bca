import { describe, expect, it } from 'vitest';
import type { DefinedGame } from '@shared/language/kinds';
import type { Language } from '@shared/util/languages';
import { completionsAt } from './index';
import { asking, inserted } from './test-asking';

const ygios = 'ygios';
const duel = 'governing';
const card = 'cards/x.json';
const bonus = 'bonuses/x.json';
const zone = 'zones/x.json';
const rules = 'rules/main.json';
const template = 'templates/x.json';
const token = 'tokens/x.json';

/** The labels at a cursor, those of snippets aside. */
const labels: readonly (readonly [string, DefinedGame, string, string, readonly string[]])[] = [
  [
    'keys of an empty card, the needed first',
    ygios,
    card,
    '{ | }',
    [
      'id',
      'names',
      'home',
      'devotion',
      'name',
      'limit',
      'fire',
      'needs',
      'pay',
      'while',
      'art',
      'flavour',
      'text',
    ],
  ],
  [
    'keys that are there are not offered',
    ygios,
    card,
    '{ "id": "x", "name": "A", "home": "town", | "fire": [], "needs": [], "pay": [] }',
    ['devotion', 'limit', 'while', 'art', 'flavour', 'text'],
  ],
  [
    'keys of a step without its verb',
    ygios,
    card,
    '{ "fire": [{ | "to": "up" }] }',
    ['do', 'who', 'may', 'from', 'face', 'link', 'pick', 'all', 'every'],
  ],
  [
    'keys of a step by its verb',
    ygios,
    card,
    '{ "fire": [{ "do": "lock", | }] }',
    ['on', 'zones', 'turns', 'who', 'may', 'bound'],
  ],
  [
    'keys that go with those there',
    ygios,
    card,
    '{ "fire": [{ "do": "flip", "all": {}, | }] }',
    ['to', 'who', 'may', 'every'],
  ],
  [
    'keys of a step with a misspelt verb',
    ygios,
    card,
    '{ "fire": [{ "do": "flp", "pick": {}, "to": "up", | }] }',
    ['who', 'may'],
  ],
  [
    'keys of a selector',
    ygios,
    card,
    '{ "fire": [{ "do": "flip", "pick": { "of": "me", | } }] }',
    ['face', 'home', 'in', 'is', 'not'],
  ],
  [
    'the verbs',
    ygios,
    card,
    '{ "fire": [{ "do": "|" }] }',
    ['draw', 'putBack', 'play', 'discard', 'return', 'move', 'flip', 'lock', 'gain'],
  ],
  [
    'verbs that go with the keys first',
    ygios,
    card,
    '{ "fire": [{ "do": "|", "turns": 1 }] }',
    ['lock', 'draw', 'putBack', 'play', 'discard', 'return', 'move', 'flip', 'gain'],
  ],
  [
    'words of a key that has other words elsewhere',
    ygios,
    card,
    '{ "fire": [{ "do": "flip", "to": "|" }] }',
    ['up', 'down', 'other'],
  ],
  [
    'zones and words for them',
    ygios,
    card,
    '{ "fire": [{ "do": "move", "pick": {}, "to": "|" }] }',
    ['all', 'here', 'there', 'home', 'school', 'town'],
  ],
  [
    'zones beside',
    ygios,
    card,
    '{ "fire": [{ "do": "move", "pick": {}, "to": { "beside": "|" } }] }',
    ['here', 'there', 'home', 'school', 'town'],
  ],
  ['a card’s own zone', ygios, card, '{ "home": "|" }', ['home', 'school', 'town']],
  ['yes is the only word', ygios, card, '{ "fire": [{ "do": "draw", "may": | }] }', ['true']],
  ['numbers with their ends', ygios, card, '{ "devotion": | }', ['1', '0', '99']],
  ['pictures of the pack', ygios, card, '{ "art": { "image": "|" } }', ['art/cover.png', 'art/moon.svg']],
  ['no list of icons', ygios, card, '{ "art": { "icon": "|" } }', []],
  [
    'keys of a step that waits for a card',
    ygios,
    bonus,
    '{ "enter": [{ "do": "gain", | }] }',
    ['all', 'n', 'if', 'who', 'may', 'face', 'before', 'limit', 'orFlip'],
  ],
  [
    'keys of a bonus',
    ygios,
    bonus,
    '{ "id": "x", "names": {}, | }',
    ['while', 'enter', 'score', 'art', 'flavour', 'text'],
  ],
  [
    'rules',
    ygios,
    bonus,
    '{ "while": [{ "rule": "|" }] }',
    ['full', 'fixed', 'base', 'add', 'protected', 'forbid', 'margin'],
  ],
  [
    'keys of a zone',
    ygios,
    zone,
    '{ "id": "x", "name": "A", | }',
    ['look', 'girl', 'ukrainianCases', 'art', 'flavour'],
  ],
  ['colours of a zone', ygios, zone, '{ "look": { "tone": "|" } }', ['home', 'town', 'school']],
  [
    'keys of a mode',
    ygios,
    rules,
    '{ "modes": { "simple": { "deal": 6, | } } }',
    ['devotion', 'sculpt', 'shuffleRow', 'bonuses'],
  ],
  ['yes and no', ygios, rules, '{ "options": { "discardsVisible": | } }', ['true', 'false']],
  ['a row has each zone once', ygios, rules, '{ "row": ["town", "|"] }', ['home', 'school']],
  [
    'keys of a patch',
    ygios,
    rules,
    '{ "rulings": [{ "choices": [{ "patches": [{ "bonus": "paranoia", | }] }] }] }',
    ['at', 'set', 'remove'],
  ],
  ['keys of a ruling', ygios, rules, '{ "rulings": [{ | }] }', ['id', 'names', 'default', 'choices']],
  [
    'bonuses of the pack in a ruling',
    ygios,
    rules,
    '{ "rulings": [{ "choices": [{ "patches": [{ "bonus": "|" }] }] }] }',
    [
      'all-eyes-on-us',
      'escalating-obsession',
      'fated-encounter',
      'first-impressions',
      'love-triangle',
      'meaningful-location',
      'no-more-games',
      'paranoia',
      'secret-hideout',
    ],
  ],
  [
    'fields that a layer can show',
    ygios,
    template,
    '{ "for": { "kind": "card" }, "layers": [{ "layer": "number", "field": "|" }] }',
    ['quantity', 'devotion'],
  ],
  [
    'fields of the back',
    ygios,
    template,
    '{ "for": { "side": "back" }, "layers": [{ "layer": "text", "field": "|" }] }',
    ['name', 'set', 'id', 'language', 'revision', 'foot'],
  ],
  [
    'layers',
    ygios,
    template,
    '{ "layers": [{ "layer": "|" }] }',
    ['text', 'rules', 'number', 'keywords', 'art', 'icon', 'shape', 'pips'],
  ],
  ['fonts', ygios, template, '{ "layers": [{ "layer": "text", "font": "|" }] }', ['title', 'text']],
  ['styles', ygios, template, '{ "style": "|" }', ['illustrated', 'low-ink']],
  ['keys of the pack', ygios, 'pack.json', '{ "format": 1, | }', ['game', 'names', 'authors', 'order']],
  ['what is put in order', duel, 'pack.json', '{ "order": { "token": ["|"] } }', ['confetti']],
  ['games', duel, 'pack.json', '{ "game": "|" }', ['ygios', 'yurikure', 'formula', 'governing']],
  ['types of card', duel, card, '{ "type": "|" }', ['furre', 'treat', 'alteration', 'haven', 'action']],
  [
    'keys of an action',
    duel,
    card,
    '{ "id": "x", "name": "A", "type": "action", | }',
    ['ap', 'copies', 'quick', 'skills', 'art', 'flavour', 'text'],
  ],
  [
    'keys of a furre',
    duel,
    card,
    '{ "id": "x", "name": "A", "type": "furre", "ap": 1, "art": {}, "flavour": {}, "text": {}, | }',
    ['sp', 'pe', 'copies', 'counters', 'while', 'skills'],
  ],
  [
    'keys of a skill that is paid for',
    duel,
    card,
    '{ "type": "furre", "skills": [{ "cost": {}, | }] }',
    ['do', 'target'],
  ],
  [
    'moments',
    duel,
    card,
    '{ "type": "furre", "skills": [{ "on": "|" }] }',
    ['enter', 'bowOut', 'swing', 'exhaust', 'refresh', 'refill', 'end'],
  ],
  [
    'tokens of the pack',
    duel,
    card,
    '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "token", "token": "|" }] }] }',
    ['confetti'],
  ],
  [
    'ways of a number in steps that wait',
    duel,
    card,
    '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "later", "at": "end", "steps": [{ "do": "draw", "n": "|" }] }] }] }',
    ['X'],
  ],
  ['types of token', duel, token, '{ "type": "|" }', ['furre', 'treat', 'haven']],
  ['keys of the duel’s costs', duel, rules, '{ "drawCost": { | } }', ['base', 'min', 'max']],
  [
    'fields of a furre’s card',
    duel,
    template,
    '{ "for": { "kind": "card", "type": "furre" }, "layers": [{ "layer": "pips", "field": "|" }] }',
    ['quantity', 'sp', 'pe', 'encore', 'ap'],
  ],
  [
    'signs in own words, once their brace is typed',
    ygios,
    card,
    '{ "text": { "en": { "says": ["{|"] } } }',
    ['{once}', '{persist}', '{lock}', '{protect}', '{cost}', '{exhaust}'],
  ],
  [
    'signs inside a sentence',
    ygios,
    card,
    '{ "text": { "en": { "says": ["Then {ex| it."] } } }',
    ['{exhaust}'],
  ],
  ['no signs among plain words', ygios, card, '{ "text": { "en": { "says": ["Then |"] } } }', []],
  ['nothing in a comment', ygios, card, '{ // |\n }', []],
  ['nothing at the end of a comment', ygios, card, '{ "devotion": 1\n // x|\n}', []],
  ['nothing in a comment between brackets', ygios, card, '{ "fire": [/* | */] }', []],
  ['nothing in a name', ygios, card, '{ "names": { "en": "Go |" } }', []],
  ['nothing in the one name', ygios, card, '{ "name": "lo|" }', []],
  ['nothing in a flavour line', ygios, card, '{ "flavour": { "en": "lo|" } }', []],
  [
    'nothing in words on a template',
    ygios,
    template,
    '{ "layers": [{ "layer": "text", "words": { "en": "l|" } }] }',
    [],
  ],
  ['nothing behind a text', ygios, card, '{ "home": "town"| }', []],
  ['nothing where a key waits for its colon', ygios, card, '{ "home" | }', []],
  ['nothing in a file that is none of the pack', ygios, 'notes.txt', '{ | }', []],
  ['nothing in a kind that the game lacks', ygios, 'tokens/x.json', '{ | }', []],
];

describe('completion', () => {
  it.each(labels)('%s', (_what, game, path, marked, expected) => {
    const found = completionsAt(asking(game, path, marked));
    const sorted = [...found].sort((a, b) => (a.sort < b.sort ? -1 : 1));
    expect(sorted.filter(({ kind }) => kind !== 'snippet').map(({ label }) => label)).toEqual(expected);
  });

  /** What the text becomes if a completion is taken and nobody types into it. */
  const texts: readonly (readonly [string, DefinedGame, string, string, string, string])[] = [
    ['a key brings a value', ygios, card, '{ | }', 'devotion', '{ "devotion": 1 }'],
    ['the id is that of the file', ygios, card, '{ | }', 'id', '{ "id": "x" }'],
    [
      'all that is needed comes along',
      ygios,
      zone,
      '{ | }',
      'look',
      '{ "look": { "tone": "home", "mark": "house" } }',
    ],
    [
      'names in each language',
      ygios,
      card,
      '{ | }',
      'names',
      '{ "names": { "en": "", "ja": "", "uk": "" } }',
    ],
    ['inside quotation marks', ygios, card, '{ "de|" }', 'devotion', '{ "devotion": 1 }'],
    ['behind the first quotation mark', ygios, card, '{ "de|\n}', 'devotion', '{ "devotion": 1\n}'],
    ['without quotation marks', ygios, card, '{ de| }', 'devotion', '{ "devotion": 1 }'],
    ['a key that has its colon', ygios, card, '{ "dev|": 3 }', 'devotion', '{ "devotion": 3 }'],
    ['a bare key that has its colon', ygios, card, '{ dev|: 3 }', 'devotion', '{ "devotion": 3 }'],
    [
      'a comma behind, where an entry follows',
      ygios,
      card,
      '{ | "home": "town" }',
      'devotion',
      '{ "devotion": 1, "home": "town" }',
    ],
    [
      'a comma before, where one lacks',
      ygios,
      card,
      '{ "home": "town"\n| }',
      'devotion',
      '{ "home": "town",\n"devotion": 1 }',
    ],
    [
      'commas on both sides',
      ygios,
      card,
      '{ "id": "x" | "home": "town" }',
      'devotion',
      '{ "id": "x", "devotion": 1, "home": "town" }',
    ],
    [
      'a comment is no entry',
      ygios,
      card,
      '{ "id": "x" // me\n | }',
      'devotion',
      '{ "id": "x", // me\n "devotion": 1 }',
    ],
    ['a word in quotation marks', ygios, card, '{ "limit": "|" }', 'round', '{ "limit": "round" }'],
    ['a word without them', ygios, card, '{ "limit": | }', 'round', '{ "limit": "round" }'],
    [
      'a word that is not closed',
      ygios,
      card,
      '{ "limit": "ro|\n "home": "town" }',
      'round',
      '{ "limit": "round",\n "home": "town" }',
    ],
    ['a bare word', ygios, card, '{ "limit": rou| }', 'round', '{ "limit": "round" }'],
    ['a number for another', ygios, card, '{ "devotion": 5| }', '99', '{ "devotion": 99 }'],
    [
      'an object with what it needs',
      ygios,
      card,
      '{ "fire": [{ "do": "move", "pick": {}, "to": | }] }',
      '{ beside }',
      '{ "fire": [{ "do": "move", "pick": {}, "to": { "beside": "here" } }] }',
    ],
    [
      'an entry of a list',
      ygios,
      card,
      '{ "fire": [{ "do": "putBack" } | ] }',
      'Draw cards',
      '{ "fire": [{ "do": "putBack" }, { "do": "draw", "n": 1 } ] }',
    ],
    [
      'an entry between two',
      ygios,
      card,
      '{ "fire": [{ "do": "putBack" }, | { "do": "putBack" }] }',
      'Draw cards',
      '{ "fire": [{ "do": "putBack" }, { "do": "draw", "n": 1 }, { "do": "putBack" }] }',
    ],
    [
      'an entry for a bare word',
      ygios,
      card,
      '{ "fire": [draw| ] }',
      'Draw cards',
      '{ "fire": [{ "do": "draw", "n": 1 } ] }',
    ],
    [
      'an entry for a word in quotation marks',
      ygios,
      card,
      '{ "fire": [{ "do": "putBack" }, "dr|"] }',
      'Draw cards',
      '{ "fire": [{ "do": "putBack" }, { "do": "draw", "n": 1 }] }',
    ],
    [
      'an entry for a Japanese word between two',
      ygios,
      card,
      '{ "fire": [{ "do": "putBack" } 移動| { "do": "putBack" }] }',
      'Move this card',
      '{ "fire": [{ "do": "putBack" }, { "do": "move", "all": { "is": "this" }, "to": { "beside": "there" } }, { "do": "putBack" }] }',
    ],
    ['a whole list', ygios, card, '{ "fi|" }', 'fire: Draw cards', '{ "fire": [{ "do": "draw", "n": 1 }] }'],
    [
      'a token of the pack',
      duel,
      card,
      '{ "type": "action", "skills": [{ "on": "play", "do": [|] }] }',
      'Create tokens',
      '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "token", "token": "confetti", "n": 1 }] }] }',
    ],
    [
      'a half and its rounding',
      duel,
      card,
      '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "draw", "n": | }] }] }',
      '{ half, round }',
      '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "draw", "n": { "half": 1, "round": "up" } }] }] }',
    ],
    [
      'a layer',
      ygios,
      template,
      '{ "layers": [|] }',
      'shape',
      '{ "layers": [{ "layer": "shape", "shape": "box", "x": 3, "y": 3, "w": 57, "h": 10, "fill": "tone" }] }',
    ],
    [
      'a document from nothing',
      ygios,
      zone,
      '|',
      '{ id, look }',
      '{ "id": "x", "look": { "tone": "home", "mark": "house" }, "names": { "en": "", "ja": "", "uk": "" } }',
    ],
  ];
  it.each(texts)('%s', (_what, game, path, marked, label, expected) => {
    const request = asking(game, path, marked);
    const found = completionsAt(request).find((one) => one.label === label);
    expect(found && inserted(request.text, found)).toBe(expected);
    expect(found?.replaces.from).toBeLessThanOrEqual(request.offset);
    expect(found?.replaces.to).toBeGreaterThanOrEqual(request.offset);
    expect(request.text.slice(found?.replaces.from, found?.replaces.to)).not.toContain('\n');
  });

  const blanks: readonly (readonly [string, string, string])[] = [
    ['{ "fire": [{ | }] }', 'do', '"do": "${1:draw}"'],
    ['{ "fire": [{ "do": "flip", | }] }', 'to', '"to": "${1:up}"'],
    ['{ | }', 'fire', '"fire": [${1}]'],
    ['{ | }', 'devotion', '"devotion": ${1:1}'],
    ['{ | }', 'limit', '"limit": "round"'],
  ];
  it.each(blanks)('%s: %s leaves what can be another as a blank', (marked, label, insert) => {
    const found = completionsAt(asking(ygios, card, marked)).find((one) => one.label === label);
    expect(found?.insert).toBe(insert);
  });

  const needsAndPay = [
    ['en', 'needs', 'Requirement: what must be true', ' Without it the card can’t be face-up.'],
    ['en', 'pay', 'Requirement: what must be done', ' The steps that it takes to have the card face-up.'],
    ['ja', 'needs', '条件として満たすべきこと', '満たさなければ表向きにできない。'],
    ['ja', 'pay', '条件として行うべきこと', 'カードを表向きにするために、順に行う。'],
    ['uk', 'needs', 'Умова: що має бути', ' Без цього карта не може лежати горілиць.'],
    ['uk', 'pay', 'Умова: що треба зробити', ' Кроки, після яких карта може лежати горілиць.'],
  ] as const;
  const said: readonly (readonly [DefinedGame, string, string, Language, string, string, string])[] = [
    [ygios, card, '{ "home": "|" }', 'en', 'town', 'Town', 'Zone “Town”'],
    [ygios, card, '{ "home": "|" }', 'ja', 'town', '街', 'ゾーン「街」'],
    [ygios, card, '{ "home": "|" }', 'uk', 'town', 'Місто', 'Зона «Місто»'],
    [
      ygios,
      card,
      '{ | }',
      'en',
      'devotion',
      'Its printed Devotion',
      'Its printed Devotion. A whole number from 0 to 99. Needed.',
    ],
    [
      ygios,
      card,
      '{ | }',
      'ja',
      'devotion',
      'カードに書かれた想い',
      'カードに書かれた想い。0から99までの整数。必須。',
    ],
    [
      ygios,
      card,
      '{ | }',
      'uk',
      'devotion',
      'Надрукована відданість',
      'Надрукована відданість. Ціле число від 0 до 99. Обов’язково.',
    ],
    ...needsAndPay.map(
      ([language, key, detail, rest]) =>
        [
          ygios,
          card,
          '{ | }',
          language,
          key,
          detail,
          `${detail}${language === 'ja' ? '。' : '.'}${rest}`,
        ] as const,
    ),
    [ygios, card, '{ "fire": [|] }', 'uk', 'Узяти карти', 'draw', 'Візьміть 1 карту.'],
    [
      ygios,
      card,
      '{ "fire": [|] }',
      'ja',
      'ゾーンをロックする',
      'lock',
      'ロック：相手の次の手番の間、このゾーンをロックする。',
    ],
    [ygios, card, '{ "fire": [|] }', 'ja', 'カードを引く', 'draw', 'カードを1枚引く。'],
    [duel, card, '{ "type": "|" }', 'uk', 'furre', 'Фурре', 'Фурре.'],
    [
      duel,
      card,
      '{ "type": "action", "skills": [{ "on": "play", "do": [|] }] }',
      'en',
      'Create tokens',
      'token',
      'Create 1 Confetti token.',
    ],
  ];
  it.each(said)('%s %s %s in %s says what %s is', (game, path, marked, language, label, detail, says) => {
    const found = completionsAt(asking(game, path, marked, language)).find((one) => one.label === label);
    expect(found).toMatchObject({ detail, says });
  });
});
