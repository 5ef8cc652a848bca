import { expect, it } from 'vitest';
import type { DefinitionSummary } from '@shared/api/models';
import { indexOfLine, lineMove } from './line-moves';
import { lineKey, linesOf, type GroupName } from './lines';

const card = (id: string): DefinitionSummary => ({
  path: `cards/${id}.json`,
  kind: 'card',
  id,
  names: null,
  number: null,
  group: null,
  face: null,
  hash: '',
});
const rows = ['a', 'b', 'c'].map(card);
const moved = (key: string, from: string | null, folded: readonly GroupName[] = []): string | null => {
  const lines = linesOf({ rows, scenarioFiles: [], filter: '', folded: new Set(folded), only: null });
  const move = lineMove(key, lines, indexOfLine(lines, from), 2);
  if (move === null) return null;
  return move.is === 'go' ? lineKey(move.to) : `${move.folded ? 'fold' : 'unfold'} ${move.group}`;
};

it.each([
  ['ArrowDown', null, 'pack.json'],
  ['ArrowDown', 'translations', 'group card'],
  ['ArrowDown', 'cards/c.json', 'cards/c.json'],
  ['ArrowUp', 'pack.json', 'pack.json'],
  ['ArrowUp', 'cards/b.json', 'cards/a.json'],
  ['PageDown', 'cards/a.json', 'cards/c.json'],
  ['PageUp', 'cards/c.json', 'cards/a.json'],
  ['End', 'pack.json', 'cards/c.json'],
  ['Home', 'cards/c.json', 'pack.json'],
  ['ArrowLeft', 'cards/b.json', 'group card'],
  ['ArrowLeft', 'group card', 'fold card'],
  ['ArrowRight', 'group card', 'cards/a.json'],
  ['ArrowRight', 'cards/a.json', null],
  ['x', 'cards/a.json', null],
])('%s from %s: %s', (key, from, to) => {
  expect(moved(key, from)).toBe(to);
});

it('a folded group is unfolded, and passed over by the arrows', () => {
  expect(moved('ArrowRight', 'group card', ['card'])).toBe('unfold card');
  expect(moved('ArrowLeft', 'group card', ['card'])).toBeNull();
  expect(moved('ArrowDown', 'group card', ['card'])).toBe('group card');
});
