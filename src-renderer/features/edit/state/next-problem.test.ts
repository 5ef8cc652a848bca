import { expect, it } from 'vitest';
import { nextProblem } from './next-problem';

const at = (line: number, column = 1) => ({ line, column });
const problems = [at(9), at(2, 5), at(2, 1)];

it.each([
  ['next on the same line', at(2, 1), 'next', at(2, 5)],
  ['next below', at(3), 'next', at(9)],
  ['around the end', at(9), 'next', at(2, 1)],
  ['previous', at(9), 'previous', at(2, 5)],
  ['around the beginning', at(1), 'previous', at(9)],
] as const)('%s', (_what, cursor, way, wanted) => {
  expect(nextProblem(problems, cursor, way)).toEqual(wanted);
});

it('without problems there is nowhere to go', () => {
  expect(nextProblem([], at(1), 'next')).toBeNull();
});
