import { expect, it } from 'vitest';
import type { DefinitionSummary } from '@shared/api/models';
import type { Kind } from '@shared/language/kinds';
import { shownRows } from './shown-rows';

const row = (kind: Kind, id: string, en: string, uk: string): DefinitionSummary => ({
  path: `${kind}s/${id}.json`,
  kind,
  id,
  names: { en, ja: 'おままごと', uk },
  number: null,
  group: null,
  face: null,
  hash: '',
});
const rows = [
  row('zone', 'home', 'Home', 'Дім'),
  row('card', 'home-2', 'Playing House', 'П’ять хвилин'),
  row('card', 'town-1', 'Lantern', 'Ліхтар'),
];
const ids = (list: readonly DefinitionSummary[]): string[] => list.map(({ id }) => id);

it.each([
  ['', ['home-2', 'town-1', 'home']],
  ['LANTERN', ['town-1']],
  ["п'ять", ['home-2']],
  ['zones/', ['home']],
  ['nothing', []],
])('filter “%s”: by kind, by any name, id or file', (filter, wanted) => {
  expect(shownRows(rows, filter).flatMap((group) => ids(group.rows))).toEqual(wanted);
});
