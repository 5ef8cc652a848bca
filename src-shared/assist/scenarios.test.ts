import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { languages } from '@shared/util/languages';
import { readHalf } from './half-written';
import { completionsAt, hintAt, hoverAt, nameAt, namesAt, outlineOf } from './index';
import { asking, inserted, packs } from './test-asking';

const path = 'scenarios/mine.json';
const file = (game: DefinedGame, inside: string): string =>
  `{ "format": 1, "game": "${game}", "scenarios": [${inside}] }`;
const labels = (game: DefinedGame, inside: string): string[] =>
  completionsAt(asking(game, path, file(game, inside))).map(({ label }) => label);

describe('completion in a file of scenarios', () => {
  type Row = readonly [
    what: string,
    game: DefinedGame,
    inside: string,
    offered: readonly string[],
    not: readonly string[],
  ];
  const rows: readonly Row[] = [
    [
      'keys of a scenario',
      'ygios',
      '{ "id": "a", "|" }',
      ['given', 'when', 'then', 'title'],
      ['id', 'cards'],
    ],
    ['cards of its own', 'governing', '{ "id": "a", "|" }', ['cards', 'given'], ['id']],
    ['keys of a position', 'ygios', '{ "given": { "|" } }', ['hand', 'board', 'row', 'locks'], ['legal']],
    ['keys of a look', 'ygios', '{ "then": { "|" } }', ['hand', 'devotion', 'round'], ['mode']],
    ['cards of a hand', 'ygios', '{ "given": { "hand": { "A": ["|"] } } }', ['home-1', 'town-3'], ['home']],
    ['Zones of a row', 'ygios', '{ "given": { "row": ["|"] } }', ['home', 'town'], ['home-1']],
    ['Zones that bear bonuses', 'ygios', '{ "given": { "bonuses": { "|" } } }', ['home', 'school'], []],
    ['a bonus at a Zone', 'ygios', '{ "given": { "bonuses": { "home": "|" } } }', ['paranoia'], ['home-1']],
    ['cards whose value is looked at', 'ygios', '{ "then": { "value": { "|" } } }', ['home-1'], ['home']],
    ['keys of a step', 'ygios', '{ "when": [{ "by": "A", "|" }] }', ['play', 'pick', 'backOff'], ['by']],
    [
      'what goes with a play',
      'ygios',
      '{ "when": [{ "by": "A", "play": "home-1", "|" }] }',
      ['zone', 'face'],
      ['pick'],
    ],
    ['players', 'ygios', '{ "when": [{ "by": "|" }] }', ['A', 'B'], ['C']],
    [
      'why it is refused',
      'ygios',
      '{ "when": [{ "by": "A", "pass": true, "refused": true, "code": "|" }] }',
      ['zone-locked'],
      [],
    ],
    [
      'an object',
      'governing',
      '{ "given": { "objects": { "one": { "|" } } } }',
      ['card', 'owner', 'settled'],
      [],
    ],
    [
      'the card of an object',
      'governing',
      '{ "given": { "objects": { "one": { "card": "|" } } } }',
      ['d01'],
      ['A'],
    ],
    [
      'the skills of a card that only it has',
      'governing',
      '{ "cards": [{ "id": "own", "type": "treat", "|" }] }',
      ['skills'],
      ['given'],
    ],
  ];
  it.each(rows)('%s', (_, game, inside, offered, not) => {
    const found = labels(game, inside);
    expect(found).toEqual(expect.arrayContaining([...offered]));
    for (const label of not) expect(found).not.toContain(label);
  });

  it('keeps the text one that can be read', () => {
    for (const game of definedGames())
      for (const inside of [
        '{ "id": "a", | }',
        '{ "given": { | } }',
        '{ "when": [|] }',
        '{ "then": { | } }',
      ]) {
        const request = asking(game, path, file(game, inside));
        for (const completion of completionsAt(request)) {
          const after = inserted(request.text, completion);
          const read = readScenarioDocument(path, new TextEncoder().encode(after));
          expect([completion.label, after, read.ok]).toEqual([completion.label, after, true]);
        }
      }
  });
});

it('says in each language what a word means, and what an id names', () => {
  const at = (inside: string, language: (typeof languages)[number]): string =>
    hoverAt(asking('ygios', path, file('ygios', inside), language))?.says.join(' ') ?? '';
  for (const language of languages) {
    expect(at('{ "wh|en": [] }', language)).not.toBe('');
    expect(at('{ "when": [{ "by": "A", "play": "ho|me-1" }] }', language)).toContain(
      packs.ygios.ids.find(({ id }) => id === 'home-1')?.names?.[language],
    );
    expect(at('{ "given": { "phase": "scu|lpt" } }', language)).not.toBe('');
  }
  expect(at('{ "when": [{ "by": "A", "code": "zone-loc|ked" }] }', 'en')).toContain('The Zone is locked.');
  const hint = hintAt(asking('ygios', path, file('ygios', '{ "when": [{ "by": "A", "play": "|" }] }')));
  expect(hint?.keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['by', 'play', 'face', 'zone']));
});

it('leads from a card that is named to its definition, and outlines scenarios by name and title', () => {
  const inside = '{ "id": "M1", "title": "Mine", "when": [{ "by": "A", "play": "home-|1" }] }';
  const request = asking('ygios', path, file('ygios', inside));
  expect(nameAt(request)).toMatchObject({ kind: 'card', id: 'home-1', path: 'cards/home-1.json' });
  const scenarios = outlineOf(request).at(-1);
  expect(scenarios?.children[0]).toMatchObject({ title: 'M1', detail: 'Mine' });
});

describe.each(definedGames())('what ships for %s', (game) => {
  const text = readFileSync(resolve(import.meta.dirname, `../../resources/scenarios/${game}.json`), 'utf8');
  it('has a meaning at every key', () => {
    const request = { path, text, language: 'en', pack: packs[game] } as const;
    const unknown = new Set<string>();
    const { tokens } = readHalf(text);
    const keys = tokens.filter((token, index) => token.is === 'text' && tokens[index + 1]?.is === ':');
    for (const token of keys.slice(0, 1500)) {
      const { from, to } = token;
      const said = hoverAt({ ...request, offset: from + 1 })?.says ?? [];
      if (said.length === 0) unknown.add(text.slice(from, to));
    }
    // Options are the pack's, and names of objects and own tokens the scenario's.
    const named = namesAt({ ...request, offset: 0 });
    expect(named.length).toBeGreaterThan(50);
    expect(unknown.size).toBeLessThan(60);
    for (const key of ['"given"', '"when"', '"then"', '"hand"', '"by"']) expect(unknown).not.toContain(key);
  });

  it('is helped with when it is cut off anywhere', () => {
    const part = text.slice(0, 6000);
    for (let offset = 0; offset <= part.length; offset += 41) {
      const request = {
        path,
        text: part.slice(0, offset),
        offset,
        language: 'uk',
        pack: packs[game],
      } as const;
      completionsAt(request);
      hoverAt(request);
      hintAt(request);
      nameAt(request);
      outlineOf(request);
    }
  });
});
