import { describe, expect, it } from 'vitest';
import { completionsAt } from '@shared/assist/index';
import { packs } from '@shared/assist/test-asking';
import { newDefinition } from '@shared/forms/new/new-definition';
import { definedGames, gameFacts } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { definitionPath } from '@shared/language/pack-format';
import { languages } from '@shared/util/languages';
import { firstPlace } from './first-place';
import { newScenarioFile } from './id-problem';

const offsetIn = (source: string): number => {
  const { line, column } = firstPlace(source);
  return [...source.split('\n').slice(0, line - 1), ''].join('\n').length + column - 1;
};

describe('a new definition begins', () => {
  it.each([
    ['ygios', 'card', /\n {2}\|\n\}/],
    ['ygios', 'bonus', /"while": \[\|/],
    ['ygios', 'zone', /"tone": "\|home"/],
    ['ygios', 'rules', /"options": \{\|/],
    ['ygios', 'template', /"layers": \[\|/],
    ['governing', 'card', /\n {2}\|\n\}/],
    ['governing', 'token', /"type": "\|furre"/],
    ['governing', 'rules', /"base": \|2/],
    ['governing', 'template', /"layers": \[\|/],
  ] as const)('%s %s at %s', (game, kind, place) => {
    const source = newDefinition(game, kind, { id: 'x', language: 'en', ids: [] });
    const at = offsetIn(source);
    expect(`${source.slice(0, at)}|${source.slice(at)}`).toMatch(place);
  });

  const all = definedGames().flatMap((game) =>
    gameFacts[game].kinds.flatMap((kind: Kind) =>
      languages.map((language) => [game, kind, language] as const),
    ),
  );
  it.each(all)('where something is offered: %s %s %s', (game, kind, language) => {
    const pack = packs[game];
    const text = newDefinition(game, kind, { id: 'brand-new', language, ids: pack.ids });
    const path = definitionPath(kind, 'brand-new');
    expect(completionsAt({ path, text, offset: offsetIn(text), language, pack })).not.toEqual([]);
  });

  it.each(definedGames())('in its list, if it is for scenarios of %s', (game) => {
    const text = newScenarioFile(game);
    const offset = offsetIn(text);
    expect(text.slice(0, offset)).toMatch(/"scenarios": \[$/);
    const request = { path: 'scenarios/new.json', text, offset, language: 'en', pack: packs[game] } as const;
    expect(completionsAt(request)).not.toEqual([]);
  });

  it('at the beginning of a text that has neither comments nor holes', () => {
    expect(firstPlace('1')).toEqual({ line: 1, column: 1 });
  });
});
