import { describe, expect, it } from 'vitest';
import type { DefinedGame } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import { hintAt, hoverAt } from './index';
import { asking } from './test-asking';

const card = 'cards/x.json';
const swinging = (step: string): string =>
  `{ "type": "furre", "skills": [{ "on": "swing", "target": { "type": "furre" }, "do": [{ "do": "draw", "n": 1 }, ${step}] }] }`;

/** Game, path, text, language, what is said, what is printed. */
const hovers: readonly (readonly [
  DefinedGame,
  string,
  string,
  Language,
  readonly string[],
  string | null,
])[] = [
  [
    'ygios',
    card,
    '{ "fire": [{ "do": "dr|aw", "n": 2 }] }',
    'en',
    ['Draws cards from the top of the Set-Aside pile, as many as there are.'],
    'Draw 2 cards.',
  ],
  [
    'ygios',
    card,
    '{ "fire": [{ "do": "draw", "|n": 2 }] }',
    'ja',
    ['引く枚数。', '1から99までの整数。', '必須。'],
    'カードを2枚引く。',
  ],
  [
    'ygios',
    card,
    '{ "fire": [{ "do": "draw", "n": 2|, }, { "do": "pu',
    'uk',
    ['Скільки карт.', 'Ціле число від 1 до 99.'],
    'Візьміть 2 карти.',
  ],
  [
    'ygios',
    card,
    '{ "fire": [{ "do": "draw", "n": 2 }, { "do": "dis|card", "n"',
    'en',
    ['Discards cards from the hand, or one from the board. They are out of the round.'],
    null,
  ],
  [
    'ygios',
    card,
    '{ "|fire": [{ "do": "draw", "n": 2 }, { "do": "discard", "from": "hand", "n": "drawn" }] }',
    'en',
    ['The ability: what happens when the card is revealed, step by step.', 'May be left out.'],
    'Draw 2 cards. Then discard as many cards from your hand as were drawn.',
  ],
  [
    'ygios',
    card,
    '{ "home": "to|wn" }',
    'uk',
    ['Зона «Місто»', 'Рідна зона, де вона рахується повністю.'],
    null,
  ],
  [
    'ygios',
    card,
    '{ "home": "par|k" }',
    'en',
    ['Zone “park”', 'The pack has nothing of this name.', 'Its own Zone, where it counts in full.'],
    null,
  ],
  [
    'ygios',
    card,
    '{ "while": [{ "rule": "full", "cards": { "in": "he|re" } }] }',
    'en',
    ['The Zone where the card lies, or the Zone of the bonus.', 'The Zones they lie in.'],
    'Persistent: Face-up cards in this Zone count at full Devotion.',
  ],
  [
    'ygios',
    card,
    '{ "needs": [{ "pile": true, "m|in": 1 }] }',
    'en',
    ['How many there must be.', 'A whole number from 1 to 99.', 'Needed.'],
    'Requirement: There must be at least 1 card in the Set-Aside pile.',
  ],
  [
    'ygios',
    'bonuses/x.json',
    '{ "score": [{ "do": "score", "to": "contr|oller", "n": 1 }] }',
    'ja',
    ['そのゾーンを支配するプレイヤー。', '点を得るプレイヤー。'],
    'ラウンド終了時、このゾーンを支配するプレイヤーは好感度1点を得る。',
  ],
  [
    'ygios',
    'bonuses/x.json',
    '{ "enter": [{ "if": { "fa|ce": "up" }, "do": "draw", "n": 1 }] }',
    'en',
    ['How the card comes in.', 'One of: up, down.', 'Needed.'],
    'When a card enters this Zone face-up, the card’s owner draws 1 card.',
  ],
  ['ygios', 'zones/x.json', '{ "look": { "mark": "lan|tern" } }', 'uk', ['Ліхтар.', 'Її знак.'], null],
  [
    'ygios',
    'rules/main.json',
    '{ "options": { "firstPlayer": "ran|dom" } }',
    'ja',
    ['無作為に決める。', '最初のラウンドの先攻。'],
    null,
  ],
  [
    'ygios',
    'rules/main.json',
    '{ "rulings": [{ "choices": [{ "patches": [{ "card": "home|-7" }] }] }] }',
    'uk',
    ['Карта «Дивись лише на мене»', 'ID карти.'],
    null,
  ],
  [
    'ygios',
    'templates/x.json',
    '{ "layers": [{ "layer": "text", "field": "na|me" }] }',
    'uk',
    ['Назва', 'Поле карти, яке тут показано.'],
    null,
  ],
  [
    'ygios',
    'pack.json',
    '{ "ga|me": "ygios" }',
    'en',
    ['The game that the pack is for.', 'One of: ygios, yurikure, formula, governing.', 'Needed.'],
    null,
  ],
  [
    'governing',
    card,
    '{ "ty|pe": "furre" }',
    'en',
    ['What it is.', 'One of: furre, treat, alteration, haven, action.', 'Needed.'],
    null,
  ],
  [
    'ygios',
    card,
    '{ "fire": [{ "do": "flip", "t|o": "up" }] }',
    'ja',
    ['裏返した後の向き。', '次のいずれか：up、down、other。', '必須。'],
    null,
  ],
  ['governing', card, '{ "type": "fur|re" }', 'ja', ['ファーレ。', '種類。'], null],
  [
    'governing',
    card,
    swinging('{ "do": "add", "stat": "p|e", "n": 2, "all": "target", "until": "turn" }'),
    'en',
    ['PE (Performance Energy).', 'Which number changes.'],
    'Target Furre gets +2 PE this turn.',
  ],
  [
    'governing',
    card,
    swinging('{ "do": "regain", "n": 1, "all": { "type": "host", "of": "m|e" } }'),
    'uk',
    ['Контролер уміння.', 'Хто це контролює.'],
    'Ваш Господар повертає 1 витривалості.',
  ],
  [
    'governing',
    card,
    '{ "type": "furre", "skills": [{ "on": "sw|ing", "do": [{ "do": "draw", "n": 1 }] }] }',
    'en',
    ['It swings.', 'What sets the skill off.'],
    'When this card swings, draw 1 card.',
  ],
  [
    'governing',
    'tokens/x.json',
    '{ "type": "treat", "skills": [{ "on": "enter", "do": [{ "do": "dr|aw", "n": 1 }] }] }',
    'en',
    ['Draws cards from the book, as many as there are.'],
    'When this token enters play, draw 1 card.',
  ],
  [
    'governing',
    'rules/main.json',
    '{ "host|Sp": 20 }',
    'en',
    ['SP and Max SP of each Host.', 'A whole number from 1 to 999.', 'Needed.'],
    null,
  ],
];

describe('hover', () => {
  it.each(hovers)('%s %s %s in %s', (game, path, marked, language, says, prints) => {
    const found = hoverAt(asking(game, path, marked, language));
    expect(found && [found.says, found.prints]).toEqual([says, prints]);
  });

  it('covers the key or the word with its quotation marks', () => {
    const request = asking('ygios', card, '{ "home": "to|wn" }');
    const { over } = hoverAt(request) ?? { over: { from: 0, to: 0 } };
    expect(request.text.slice(over.from, over.to)).toBe('"town"');
  });

  const silent = ['{ | }', '{ // a|b\n }', '{ "nonsen|se": 1 }', '|'];
  it.each(silent)('says nothing at %s', (marked) => {
    expect(hoverAt(asking('ygios', card, marked))).toBeNull();
  });
});

describe('the hint for a step', () => {
  const hints: readonly (readonly [DefinedGame, string, string, string, readonly string[], string | null])[] =
    [
      [
        'ygios',
        card,
        '{ "fire": [{ "do": "lock", "zones": | }] }',
        'lock',
        ['do!', 'who', 'may', 'on!', 'zones!', 'turns!', 'bound'],
        'zones',
      ],
      [
        'ygios',
        card,
        '{ "fire": [{ "do": "flip", "pick": { "of": "|" } }] }',
        'flip',
        ['do!', 'who', 'may', 'pick!', 'to!'],
        'pick',
      ],
      [
        'ygios',
        card,
        '{ "fire": [{ "do": "flip", | }] }',
        'flip',
        ['do!', 'who', 'may', 'pick', 'to!', 'all', 'every'],
        null,
      ],
      ['ygios', card, '{ "fire": [{ | }] }', '', ['do!'], null],
      ['ygios', card, '{ "fire": [{ "do": "fl|" }] }', '', ['do!'], 'do'],
      [
        'ygios',
        card,
        '{ "fire": [{ "do": "draw", "n": , | }] }',
        'draw',
        ['do!', 'who', 'may', 'n!', 'to'],
        null,
      ],
      [
        'ygios',
        'bonuses/x.json',
        '{ "while": [{ "rule": "add", "n": 1, "ca|rds": {} }] }',
        'add',
        ['rule!', 'cards!', 'n!'],
        'cards',
      ],
      ['ygios', card, '{ "needs": [{ "pile": true, "min": | }] }', '', ['pile!', 'min!', 'on'], 'min'],
      [
        'ygios',
        'templates/x.json',
        '{ "layers": [{ "layer": "icon", "icon": "heart", "x": | }] }',
        'icon',
        ['layer!', 'icon!', 'x!', 'y!', 'w!', 'h!', 'name', 'when', 'unless', 'turn', 'in', 'ink'],
        'x',
      ],
      [
        'ygios',
        'rules/main.json',
        '{ "rulings": [{ "choices": [{ "patches": [{ "card": "|" }] }] }] }',
        '',
        ['card!', 'at!', 'set', 'remove'],
        'card',
      ],
      [
        'governing',
        card,
        '{ "type": "furre", "skills": [{ "cost": { | } }] }',
        '',
        ['cost!', 'target', 'do!'],
        'cost',
      ],
      [
        'governing',
        card,
        '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "token", "token": "|" }] }] }',
        'token',
        ['do!', 'who', 'may', 'token!', 'n!'],
        'token',
      ],
    ];
  it.each(hints)('%s %s %s', (game, path, marked, word, keys, active) => {
    const hint = hintAt(asking(game, path, marked));
    expect(hint?.word).toBe(word);
    expect(hint?.keys.map(({ key, needed }) => `${key}${needed ? '!' : ''}`)).toEqual(keys);
    expect(hint?.active === null ? null : hint?.keys[hint.active]?.key).toBe(active);
    expect(hint?.keys.every(({ says }) => says !== '')).toBe(true);
  });

  it('is given in the user’s language', () => {
    const hint = hintAt(asking('ygios', card, '{ "fire": [{ "do": "draw", | }] }', 'ja'));
    expect(hint).toMatchObject({ says: '控えの山の一番上からカードを引く。足りなければ、ある分だけ引く。' });
    expect(hint?.keys.find(({ key }) => key === 'n')?.says).toBe('引く枚数。');
  });

  it.each(['{ | }', '{ "fire": [ | ] }', '{ "names": { "en": "|" } }', '|'])('is none at %s', (marked) => {
    expect(hintAt(asking('ygios', card, marked))).toBeNull();
  });
});
