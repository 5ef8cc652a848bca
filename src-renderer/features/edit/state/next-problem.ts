import type { TextPlace } from '../../../editor/text-place';

interface Placed {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/**
 * The problem after or before a place, around the ends of the whole list; null: there is none. They come in the order
 * of the panel: those of the document in front first, by place.
 */
export function nextProblem<P extends Placed>(
  problems: readonly P[],
  at: TextPlace & { readonly file: string },
  way: 'next' | 'previous',
): P | null {
  const isHere = ({ file }: P): boolean => file === at.file;
  const order = ({ line = 1, column = 1 }: P): number => line - at.line || column - at.column;
  return way === 'next'
    ? (problems.find((one) => !isHere(one) || order(one) > 0) ?? problems[0] ?? null)
    : (problems.findLast((one) => isHere(one) && order(one) < 0) ?? problems.at(-1) ?? null);
}
