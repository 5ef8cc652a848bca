import { expect, it } from 'vitest';
import { nextProblem } from './next-problem';

const at = (file: string, line: number, column = 1) => ({ file, line, column });
const here = [at('b', 2), at('b', 2, 5), at('b', 9)];
const others = [at('c', 4), at('a', 1), at('a', 7)];

it.each([
  ['next on the same line', at('b', 2), 'next', [...here, ...others], at('b', 2, 5)],
  ['next below', at('b', 3), 'next', [...here, ...others], at('b', 9)],
  ['next in another document', at('b', 9), 'next', [...here, ...others], at('c', 4)],
  ['next from a document without any', at('b', 9), 'next', others, at('c', 4)],
  ['around the end', at('b', 9), 'next', here, at('b', 2)],
  ['previous', at('b', 9), 'previous', [...here, ...others], at('b', 2, 5)],
  ['previous in another document', at('b', 2), 'previous', [...here, ...others], at('a', 7)],
  ['previous from a document without any', at('b', 2), 'previous', others, at('a', 7)],
  ['around the beginning', at('b', 1), 'previous', here, at('b', 9)],
] as const)('%s', (_what, from, way, problems, wanted) => {
  expect(nextProblem(problems, from, way)).toEqual(wanted);
});

it('without problems there is nowhere to go', () => {
  expect(nextProblem([], at('b', 1), 'next')).toBeNull();
});

it('one without a place is at the beginning of its document', () => {
  expect(nextProblem([{ file: 'b' }, ...others], at('b', 1), 'next')).toEqual(at('c', 4));
});
