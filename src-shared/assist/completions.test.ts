import { describe, expect, it } from 'vitest';
import type { DefinedGame } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import { completionsAt } from './index';
import { asking, inserted } from './test-asking';

const ygios = 'ygios';
const duel = 'governing';
const card = 'cards/x.json';
const zone = 'zones/x.json';
const template = 'templates/x.json';

describe('completion', () => {
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
