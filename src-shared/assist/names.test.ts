import { describe, expect, it } from 'vitest';
import { checkFile } from '@shared/language/check-file';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { nameAt, namesAt, outlineOf } from './index';
import { asking, packs, shippedTexts } from './test-asking';
import type { OutlineNode } from './types';

const card = 'cards/x.json';

describe('the names of other definitions', () => {
  const tables: readonly (readonly [DefinedGame, string, string, readonly string[]])[] = [
    [
      'ygios',
      card,
      '{ "home": "town", "fire": [{ "do": "move", "pick": { "in": "school", "home": "home" }, "to": { "beside": "par',
      [
        'zone town zones/town.json',
        'zone school zones/school.json',
        'zone home zones/home.json',
        'zone par -',
      ],
    ],
    [
      'ygios',
      card,
      '{ "fire": [{ "do": "move", "pick": { "in": "here" }, "to": "all" }, { "do": "flip", "to": "up" }] }',
      [],
    ],
    [
      'ygios',
      'bonuses/x.json',
      '{ "while": [{ "rule": "margin", "in": "town" }], "enter": [{ "do": "lock", "zones": "home" }] }',
      ['zone town zones/town.json', 'zone home zones/home.json'],
    ],
    [
      'ygios',
      'rules/main.json',
      '{ "row": ["town", "park"], "rulings": [{ "id": "town", "choices": [{ "patches": [{ "card": "home-7" }, { "bonus": "paranoia" }] }] }] }',
      [
        'zone town zones/town.json',
        'zone park -',
        'card home-7 cards/home-7.json',
        'bonus paranoia bonuses/paranoia.json',
      ],
    ],
    ['ygios', 'zones/town.json', '{ "id": "town", "look": { "tone": "town" } }', []],
    ['ygios', 'templates/x.json', '{ "for": { "own": "town" } }', []],
    [
      'ygios',
      'pack.json',
      '{ "order": { "card": ["home-1", "gone"] } }',
      ['card home-1 cards/home-1.json', 'card gone -'],
    ],
    [
      'governing',
      card,
      '{ "type": "action", "skills": [{ "on": "play", "do": [{ "do": "later", "at": "end", "steps": [{ "do": "token", "token": "confetti" }] }] }] }',
      ['token confetti tokens/confetti.json'],
    ],
  ];
  it.each(tables)('%s %s %s', (game, path, text, expected) => {
    const names = namesAt(asking(game, path, `${text}|`));
    expect(names.map(({ kind, id, path: to }) => `${kind} ${id} ${to ?? '-'}`)).toEqual(expected);
    for (const { id, span } of names) expect(text.slice(span.from, span.to)).toBe(id);
  });

  it('are those that the check of the pack finds, in every shipped document', () => {
    for (const game of definedGames()) {
      for (const [path, text] of shippedTexts(game)) {
        const checked = checkFile(path, new TextEncoder().encode(text), game);
        if (!checked.ok || checked.value.is !== 'definition') continue;
        const expected = checked.value.references.map(({ kind, id }) => `${kind} ${id}`);
        const found = namesAt({ path, text, offset: 0, language: 'en', pack: packs[game] })
          // what a ruling patches is checked by the patch itself
          .filter(({ kind }) => kind === 'zone' || kind === 'token')
          .map(({ kind, id }) => `${kind} ${id}`);
        expect(found.sort(), path).toEqual(expected.sort());
      }
    }
  });

  it('has the one under the cursor, at both its ends', () => {
    for (const marked of ['{ "home": "|town" }', '{ "home": "to|wn" }', '{ "home": "town|" }'])
      expect(nameAt(asking('ygios', card, marked))).toMatchObject({ kind: 'zone', id: 'town' });
    expect(nameAt(asking('ygios', card, '{ "ho|me": "town" }'))).toBeNull();
  });

  it('knows the document’s own id, where a rename begins', () => {
    expect(nameAt(asking('ygios', 'zones/town.json', '{ "id": "to|wn" }'))).toEqual({
      span: { from: 9, to: 13 },
      kind: 'zone',
      id: 'town',
      path: 'zones/town.json',
    });
    expect(nameAt(asking('ygios', 'zones/town.json', '{ "id": "ci|ty" }'))).toBeNull();
  });
});

describe('the outline', () => {
  const lines = (nodes: readonly OutlineNode[], indent = ''): string[] =>
    nodes.flatMap(({ title, detail, children }) => [
      `${indent}${title}${detail === '' ? '' : ` = ${detail}`}`,
      ...lines(children, `${indent}  `),
    ]);
  const text = (game: DefinedGame, path: string): string => shippedTexts(game).get(path) ?? '';

  it('of a card, in Ukrainian', () => {
    const whole = text('ygios', 'cards/school-3.json');
    const request = { ...asking('ygios', 'cards/school-3.json', `${whole}|`), language: 'uk' } as const;
    expect(
      lines(outlineOf(request)).filter((line) => !line.startsWith('  А') && !line.startsWith('  Я')),
    ).toEqual([
      'ID = school-3',
      'Назви = Підробила заявку до гуртка',
      '  Українська = Підробила заявку до гуртка',
      'Зона = Школа',
      'Відданість = 3',
      'Обмеження = round',
      'Здібність = 2',
      '  Візьміть 2 карти. = draw',
      '  Скиньте з руки стільки карт, скільки було взято. = discard',
      'Зображення',
      '  Велика піктограма посередині = quill-ink',
      '  Малі піктограми навколо, щонайбільше три = 2',
      '    stamper',
      '    diploma',
      'Художній текст = Вітаю, ти тепер у чотирьох гуртках. Усіма керую я.',
      '  Українська = Вітаю, ти тепер у чотирьох гуртках. Усіма керую я.',
    ]);
  });

  it('of a duel card that is half written, in Japanese', () => {
    const half =
      '{ "id": "x", "names": { "ja": "花" }, "type": "furre", "skills": [{ "on": "enter", "do": [{ "do": "draw", "n": 1 }, { "do": "dr|';
    expect(lines(outlineOf(asking('governing', card, half, 'ja')))).toEqual([
      'ID = x',
      '名前 = 花',
      '  日本語 = 花',
      '種類 = furre',
      'スキル = 1',
      '  enter',
      '    カードを1枚引く。 = draw',
      '    dr',
    ]);
  });

  it('of a rules document names its rulings', () => {
    const whole = text('ygios', 'rules/main.json');
    const found = outlineOf(asking('ygios', 'rules/main.json', `${whole}|`, 'en'));
    expect(found.map(({ title }) => title)).toEqual([
      'ID',
      'Row of Zones',
      'Modes',
      'Devotion',
      'Scoring',
      'Zone Bonuses',
      'Simulation',
      'Options',
      'Rulings',
    ]);
    expect(found.at(-1)?.children[0]?.title).toBe('Nowhere Left To Hide: does its lock end with the card?');
  });

  it('has each part in its place', () => {
    const inside = (outer: OutlineNode): void => {
      for (const child of outer.children) {
        expect(child.span.from).toBeGreaterThanOrEqual(outer.span.from);
        expect(child.span.to).toBeLessThanOrEqual(outer.span.to);
        inside(child);
      }
    };
    for (const game of definedGames())
      for (const [path, whole] of shippedTexts(game))
        outlineOf({ path, text: whole, offset: 0, language: 'en', pack: packs[game] }).forEach(inside);
  });
});
