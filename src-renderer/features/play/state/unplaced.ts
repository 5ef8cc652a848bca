import type { SeenMatch } from '@shared/api/matches';

/** Up to here all answers are buttons; beyond it, those that are about nothing on the table and one for the rest. */
export const mostButtons = 6;

/** Answers that nothing on the table stands for, such as passing. */
export function unplaced({ places, question }: Pick<SeenMatch, 'places' | 'question'>): readonly number[] {
  const placed = new Set(
    places.flatMap(({ answers, cards }) => [...answers, ...cards.flatMap((card) => card.answers)]),
  );
  return (question?.answers ?? []).flatMap((_, at) => (placed.has(at) ? [] : [at]));
}

export function buttonsFor(seen: Pick<SeenMatch, 'places' | 'question'>): {
  readonly shown: readonly number[];
  readonly all: number;
} {
  const all = seen.question?.answers?.length ?? 0;
  if (all <= mostButtons) return { shown: Array.from({ length: all }, (_, at) => at), all };
  return { shown: unplaced(seen).slice(0, mostButtons), all };
}
