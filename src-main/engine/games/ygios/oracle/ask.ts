/** Questions. A flow stops at each question with two or more answers and goes on with the number of the answer. */
import type { Move, Question } from './position';
import type { Seat } from './words';

export type Flow<T> = Generator<Question, T, number>;

/** Asks for one of the items; a single one is taken without a question. */
export function* choose<T>(
  by: Seat,
  kind: Question['for'],
  items: readonly T[],
  move: (item: T) => Move,
): Flow<T> {
  const index = items.length === 1 ? 0 : yield { by, for: kind, answers: items.map(move) };
  const item = items[index];
  if (item === undefined) throw new Error(`There is no answer ${index} for ${by} (${kind})`);
  return item;
}

/** Every way to take n of the items, in their order. */
export function combinations<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), n - 1).map((rest) => [item, ...rest]),
  );
}

export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
