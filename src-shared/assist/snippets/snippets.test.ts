import { describe, expect, it } from 'vitest';
import { checkFile } from '@shared/language/check-file';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { gameLanguages } from '@shared/games/languages';
import { languages } from '@shared/util/languages';
import { completionsAt } from '../index';
import { asking, inserted } from '../test-asking';
import { writtenWords } from './snippet';

const names = '"id": "x", "names": { "en": "A", "ja": "あ", "uk": "А" }';
const furre = `${names}, "type": "furre", "ap": 1, "sp": 2, "pe": 2`;
const other = (type: string): string => `${names}, "type": "${type}", "ap": 1`;
const skill = (on: string): string => `"skills": [{ "on": "${on}", "do": [|] }]`;

/** Where each list stands in a document that is right but for it. */
const places: readonly (readonly [DefinedGame, string, string, string])[] = [
  ['ygios', 'card.fire', 'cards/x.json', `{ ${names}, "home": "home", "devotion": 3, "fire": [|] }`],
  ['ygios', 'card.pay', 'cards/x.json', `{ ${names}, "home": "home", "devotion": 7, "pay": [|] }`],
  ['ygios', 'card.needs', 'cards/x.json', `{ ${names}, "home": "home", "devotion": 7, "needs": [|] }`],
  ['ygios', 'card.while', 'cards/x.json', `{ ${names}, "home": "home", "devotion": 3, "while": [|] }`],
  ['ygios', 'bonus.enter', 'bonuses/x.json', `{ ${names}, "enter": [|] }`],
  ['ygios', 'bonus.score', 'bonuses/x.json', `{ ${names}, "score": [|] }`],
  ['ygios', 'bonus.while', 'bonuses/x.json', `{ ${names}, "while": [|] }`],
  ['governing', 'card.do', 'cards/x.json', `{ ${furre}, ${skill('enter')} }`],
  ['governing', 'card.do', 'cards/x.json', `{ ${other('action')}, ${skill('play')} }`],
  ['governing', 'card.do', 'cards/x.json', `{ ${other('haven')}, ${skill('end')} }`],
  ['governing', 'card.skills', 'cards/x.json', `{ ${furre}, "skills": [|] }`],
  ['governing', 'card.skills', 'cards/x.json', `{ ${other('treat')}, "skills": [|] }`],
  ['governing', 'card.skills', 'cards/x.json', `{ ${other('alteration')}, "skills": [|] }`],
  ['governing', 'card.skills', 'cards/x.json', `{ ${other('action')}, "skills": [|] }`],
  ['governing', 'card.while', 'cards/x.json', `{ ${furre}, "while": [|] }`],
  ['governing', 'card.while', 'cards/x.json', `{ ${other('alteration')}, "while": [|] }`],
  ['governing', 'card.while', 'cards/x.json', `{ ${other('haven')}, "while": [|] }`],
  ['governing', 'token.do', 'tokens/x.json', `{ ${names}, "type": "treat", ${skill('enter')} }`],
  [
    'governing',
    'token.skills',
    'tokens/x.json',
    `{ ${names}, "type": "furre", "sp": 1, "pe": 1, "skills": [|] }`,
  ],
  [
    'governing',
    'token.do',
    'tokens/x.json',
    `{ ${names}, "type": "furre", "sp": 1, "pe": 1, ${skill('swing')} }`,
  ],
  [
    'governing',
    'token.while',
    'tokens/x.json',
    `{ ${names}, "type": "furre", "sp": 1, "pe": 1, "while": [|] }`,
  ],
  ['governing', 'token.while', 'tokens/x.json', `{ ${names}, "type": "haven", "while": [|] }`],
];

const offered = places.flatMap(([game, list, path, marked]) =>
  completionsAt(asking(game, path, marked))
    .filter(({ kind }) => kind === 'snippet')
    .map((completion) => ({ game, list, path, marked, completion, label: completion.label })),
);

describe('snippets', () => {
  it.each(offered)(
    '$game $list: “$label” is right as it is inserted',
    ({ game, path, marked, completion }) => {
      const text = inserted(asking(game, path, marked).text, completion);
      const checked = checkFile(path, new TextEncoder().encode(text), game);
      const problems = checked.ok
        ? checked.value.is === 'definition'
          ? checked.value.warnings
          : []
        : checked.error;
      expect(problems, text).toEqual([]);
    },
  );

  it('are offered, each of them, and there are many', () => {
    for (const game of definedGames()) {
      const labels = new Set(
        offered.filter((one) => one.game === game).map(({ list, label }) => `${list} ${label}`),
      );
      const known = gameLanguages[game].snippets.flatMap(({ lists, title }) =>
        lists.map((list) => `${list} ${title.en}`),
      );
      expect([...labels].sort()).toEqual(known.sort());
      expect(gameLanguages[game].snippets.length).toBeGreaterThanOrEqual(12);
    }
  });

  it.each(places)('%s %s: print rule text of their own in each language', (game, _list, path, marked) => {
    const said = languages.map((language) =>
      completionsAt(asking(game, path, marked, language))
        .filter(({ kind }) => kind === 'snippet')
        .map(({ detail, says, label }) => {
          expect(says, label).not.toBe(detail);
          expect(says, label).not.toBe('');
          return says;
        }),
    );
    const [en = [], ja = [], uk = []] = said;
    expect(en.length).toBeGreaterThan(0);
    expect(new Set(en).size).toBe(en.length);
    expect(ja.every((text) => /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(text))).toBe(true);
    expect(uk.every((text) => /\p{sc=Cyrillic}/u.test(text))).toBe(true);
  });

  /** Monaco's list is about fifty Latin letters wide; what stands beside a label is set smaller. */
  const room = 42;
  const wide = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー：、]/u;
  const width = (text: string): number => [...text].reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0);
  it.each(languages)('are called in %s by names that the list does not cut', (language) => {
    const cut = [...gameLanguages.ygios.snippets, ...gameLanguages.governing.snippets].flatMap((snippet) => {
      const { title, lists, entries, first = false } = snippet;
      const name = width(title[language]);
      const beside = name + 2 + writtenWords(entries).length * 0.85;
      const behindKey = lists.map((list) => name + `${list.split('.')[1] ?? ''}: `.length);
      return Math.max(beside, ...(first ? behindKey : [])) > room ? [title[language]] : [];
    });
    expect(cut).toEqual([]);
  });

  it('have titles of their own in each language', () => {
    for (const game of definedGames()) {
      for (const { title } of gameLanguages[game].snippets) {
        expect(title.en).toMatch(/^[A-Z][^.!]*$/u);
        expect(title.ja).toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u);
        expect(title.uk).toMatch(/^\p{Lu}[^ыэёъ!]*$/u);
      }
    }
  });
});
