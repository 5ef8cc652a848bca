/** Questions. A flow stops at each question and goes on with the answer to it. */
import type { Move, Question, QuestionKind } from './position';
import type { Seat } from './printed';

export interface Reply {
  readonly index: number;
  /** The name that a played card is to have. */
  readonly as: string | null;
  readonly order: readonly string[];
}
export type Flow<T> = Generator<Question, T, Reply>;

/** Asks for one of the items; a single one is taken without a question. */
export function* choose<T>(
  by: Seat,
  kind: QuestionKind,
  items: readonly T[],
  move: (item: T) => Move,
): Flow<T> {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  return (yield* chooseAlways(by, kind, items, move)).item;
}

/** Asks even if there is only one answer. */
export function* chooseAlways<T>(
  by: Seat,
  kind: QuestionKind,
  items: readonly T[],
  move: (item: T) => Move,
): Flow<{ readonly item: T; readonly as: string | null }> {
  const { index, as } = yield { by, for: kind, answers: items.map(move), order: [] };
  const item = items[index];
  if (item === undefined) throw new Error(`There is no answer ${index} for ${by} (${kind})`);
  return { item, as };
}

/** The labels in the order in which they shall come. */
export function* arrange(by: Seat, labels: readonly string[]): Flow<readonly string[]> {
  if (labels.length < 2) return labels;
  return (yield { by, for: 'order', answers: [], order: labels }).order;
}

/** Every way to take n of the items, in their order. */
export function combinations<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), n - 1).map((rest) => [item, ...rest]),
  );
}
