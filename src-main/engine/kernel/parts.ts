import { budgets } from './budgets';
import type { OptionList } from './options';

/**
 * A list that is too long even with one thing an answer is shown in parts: each but the last ends with an answer that
 * leads on to the next. Which part is shown is a word of the state.
 */
export function keepPart(options: OptionList, part: number, further: number): void {
  if (options.count <= budgets.answers) return;
  const { first, end, isLast } = partOf(part, options.count);
  options.codes.copyWithin(0, first, end);
  options.count = end - first;
  if (!isLast) options.add(further);
}

/** Which of so many answers a part shows. */
export function partOf(part: number, count: number): { first: number; end: number; isLast: boolean } {
  const most = budgets.answers - 1;
  const first = part * most;
  const isLast = count - first <= budgets.answers;
  return { first, end: isLast ? count : first + most, isLast };
}
