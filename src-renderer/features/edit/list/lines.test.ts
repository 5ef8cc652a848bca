import { expect, it } from 'vitest';
import type { DefinitionSummary } from '@shared/api/models';
import type { Kind } from '@shared/language/kinds';
import { lineKey, linesOf, type GroupName } from './lines';

const row = (kind: Kind, id: string): DefinitionSummary => ({
  path: `${kind}s/${id}.json`,
  kind,
  id,
  names: null,
  number: null,
  group: null,
  face: null,
  hash: '',
});
const pack = {
  rows: [row('card', 'a'), row('card', 'b'), row('zone', 'home')],
  scenarioFiles: ['scenarios/mine.json'],
};
const none: ReadonlySet<GroupName> = new Set();
const all = { ...pack, filter: '', folded: none, only: null };

it.each([
  [
    'everything',
    all,
    [
      'pack.json',
      'translations',
      'group card',
      'cards/a.json',
      'cards/b.json',
      'group zone',
      'zones/home.json',
      'group scenarios',
      'scenarios/mine.json',
    ],
  ],
  [
    'folded',
    { ...all, folded: new Set<GroupName>(['card', 'scenarios']) },
    ['pack.json', 'translations', 'group card', 'group zone', 'zones/home.json', 'group scenarios'],
  ],
  [
    'what is looked for, folded or not',
    { ...all, filter: 'ZONES/', folded: new Set<GroupName>(['zone']) },
    ['group zone', 'zones/home.json'],
  ],
  ['a file of scenarios', { ...all, filter: 'mine' }, ['group scenarios', 'scenarios/mine.json']],
  ['only some', { ...all, only: new Set(['cards/b.json']) }, ['group card', 'cards/b.json']],
  ['nothing', { ...all, filter: 'zzz' }, []],
])('%s', (_what, wish, keys) => {
  expect(linesOf(wish).map(lineKey)).toEqual(keys);
});

it('tells each line its place in its group', () => {
  expect(linesOf(all).flatMap((line) => (line.is === 'row' ? [[line.at, line.of]] : []))).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});
