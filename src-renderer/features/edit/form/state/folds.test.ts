import { expect, it } from 'vitest';
import { Folds } from './folds.svelte';

const opened = (folds: Folds, count: number): number[] =>
  Array.from({ length: count }, (_, at) => at).filter((at) => folds.isOpen(['fire', at], false));

it('keeps entries open wherever they are moved', () => {
  const folds = new Folds();
  folds.set(['fire', 0], true);
  folds.set(['fire', 0, 'steps', 1], true);
  folds.moved(['fire'], 0, 2);
  expect(opened(folds, 4)).toEqual([2]);
  expect(folds.isOpen(['fire', 2, 'steps', 1], false)).toBe(true);
  folds.moved(['fire'], 3, 1);
  expect(opened(folds, 4)).toEqual([3]);
});

it('opens what is added and forgets what is removed', () => {
  const folds = new Folds();
  folds.set(['fire', 1], true);
  folds.added(['fire'], 0);
  expect(opened(folds, 4)).toEqual([0, 2]);
  folds.removed(['fire'], 0);
  expect(opened(folds, 4)).toEqual([1]);
  folds.removed(['fire'], 1);
  expect(opened(folds, 4)).toEqual([]);
});

it('leaves other lists alone', () => {
  const folds = new Folds();
  folds.set(['while', 0], true);
  folds.set(['fires', 0], true);
  folds.removed(['fire'], 0);
  expect([folds.isOpen(['while', 0], false), folds.isOpen(['fires', 0], false)]).toEqual([true, true]);
});
