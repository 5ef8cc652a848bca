import { describe, expect, it } from 'vitest';
import type { DefinedGame } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import { completionsAt, rankOf } from './index';
import { asking } from './test-asking';

const card = 'cards/x.json';
const duel = '{ "type": "action", "skills": [{ "on": "play", "do": [|] }] }';

/** What is typed at `|`, and the labels found by it, best first. */
const table: readonly (readonly [string, DefinedGame, Language, string, string, readonly string[]])[] = [
  [
    'a verb finds what it is in',
    'ygios',
    'en',
    '{ "fire": [|] }',
    'draw',
    ['Draw cards', 'Draw, then discard as many', 'Draw aside, play one'],
  ],
  ['its beginning does', 'ygios', 'en', '{ "fire": [|] }', 'lo', ['Lock a Zone']],
  ['in quotation marks', 'ygios', 'en', '{ "fire": ["|"] }', 'lock', ['Lock a Zone']],
  [
    'capital letters and wide ones',
    'ygios',
    'en',
    '{ "fire": [|] }',
    'ＭＯＶＥ',
    ['Move a card to this Zone', 'Move a card to an adjacent Zone', 'Move this card'],
  ],
  [
    'a later word',
    'ygios',
    'en',
    '{ "fire": [|] }',
    'hand',
    ['Play a card from the hand', 'Return a card to the hand'],
  ],
  [
    'letters inside a word, once there are enough',
    'ygios',
    'en',
    '{ "fire": [|] }',
    'evot',
    ['Give more Devotion'],
  ],
  ['and not before', 'ygios', 'en', '{ "fire": [|] }', 'ev', []],
  [
    'any part of a Japanese name',
    'ygios',
    'ja',
    '{ "fire": [|] }',
    '移動',
    ['カードをこのゾーンに移動する', 'カードを隣のゾーンに移動する', 'このカードを移動する'],
  ],
  ['one sign of it', 'ygios', 'ja', '{ "fire": [|] }', '隣', ['カードを隣のゾーンに移動する']],
  [
    'English words in Japanese',
    'ygios',
    'ja',
    '{ "fire": [|] }',
    'flip',
    ['カードを裏返す', '相手のカードを裏にする', '自分の他のカードを裏にする'],
  ],
  [
    'Ukrainian words',
    'ygios',
    'uk',
    '{ "fire": [|] }',
    'узяти',
    ['Узяти карти', 'Узяти й скинути стільки ж', 'Узяти й зіграти одну'],
  ],
  ['English words in Ukrainian', 'ygios', 'uk', '{ "fire": [|] }', 'lock', ['Заблокувати зону']],
  ['a whole list by what it does', 'ygios', 'en', '{ | }', 'draw', ['fire: Draw cards']],
  [
    'a key before its lists',
    'ygios',
    'ja',
    '{ | }',
    'whi',
    ['while', 'while: 表向きの間：想いをそのまま数える'],
  ],
  ['a word by its name', 'ygios', 'uk', '{ "home": "|" }', 'міс', ['town']],
  ['the duel’s steps', 'governing', 'ja', duel, 'トークン', ['トークンを出す']],
];

describe('what is typed', () => {
  it.each(table)('%s', (_what, game, language, marked, typed, expected) => {
    const request = asking(game, card, marked.replace('|', `${typed}|`), language);
    const found = completionsAt(request)
      .flatMap((one) => {
        const rank = rankOf(one, request.text.slice(one.replaces.from, request.offset));
        return rank === null ? [] : [{ label: one.label, order: `${rank}${one.sort}` }];
      })
      .sort((a, b) => (a.order < b.order ? -1 : 1));
    expect(found.map(({ label }) => label)).toEqual(expected);
  });
});
