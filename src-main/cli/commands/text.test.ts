import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { definedGames } from '@shared/games/index';
import { languages } from '@shared/util/languages';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => folder[Symbol.dispose]());

const golden = (game: string, language: string): string =>
  readFileSync(
    resolve(import.meta.dirname, `../../../src-shared/games/${game}/text/golden/${language}.txt`),
    'utf8',
  );
const rows = definedGames().flatMap((game) => languages.map((language) => [game, language] as const));

describe('the texts of a pack', () => {
  it.each(rows)('of %s in %s, with a word for a card that says nothing', async (game, language) => {
    const { status, out, err } = await run(['text', '--pack', game, '--lang', language]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const none = { en: '(no text)', ja: '（文章なし）', uk: '(без тексту)' }[language];
    const withoutHeads = out.replaceAll(/\n[^\n]+ · [^\n]+(?=\n)/g, '');
    expect(withoutHeads.replaceAll(`\n${none}`, '')).toBe(golden(game, language));
  });

  it.each([
    ['ygios', 'en', '\nTown · Devotion 4\n'],
    ['governing', 'en', 'd01  Rabbit Hopper\nFurre · AP '],
    ['governing', 'uk', 'confetti  Конфеті\nЖетон · Фурре · Витривалість '],
  ])('with type, cost and numbers: %s in %s', async (game, language, part) => {
    expect((await run(['text', '--pack', game, '--lang', language])).out).toContain(part);
  });

  it('of the pack that ships with a game', async () => {
    expect(await run(['text', '--game', 'governing'])).toEqual(await run(['text', '--pack', 'governing']));
  });

  it('by id, for programs', async () => {
    const { out } = await run(['text', '--pack', 'governing', '--json', '--lang', 'uk']);
    expect(JSON.parse(out)).toMatchObject({
      a06: { kind: 'card', name: 'Перекус для всіх', text: 'Кожен гравець добирає 1 карту.' },
      d01: { text: '' },
      confetti: { kind: 'token' },
    });
  });
});

describe('asked wrongly, it says what is wrong', () => {
  it.each([
    ['text', 2, /--game.*ygios, governing.*--pack.*pack list/],
    ['text --pack nobody', 1, /nobody.*\n.*“pack list”/],
    ['text --pack governing@zzzz', 1, /zzzz/],
    ['text --pack governing --lang de', 2, /“de”.*en, ja, uk/],
    ['text --game chess', 2, /“chess”/],
    ['text --game formula', 1, /“formula” can’t be played yet/],
  ] as const)('%s', async (line, status, says) => {
    const ran = await run(line.split(' '));
    expect(ran.err).toMatch(says);
    expect({ status: ran.status, out: ran.out }).toEqual({ status, out: '' });
  });
});
