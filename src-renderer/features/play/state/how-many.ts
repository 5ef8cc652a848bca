import type { SeenAnswer, SeenPlace } from '@shared/api/matches';

/** How many cards of one place every answer is about, where that is more than one; null: they differ. */
export function howMany(answers: readonly SeenAnswer[], places: readonly SeenPlace[]): number | null {
  const asked = places.filter(({ cards }) => cards.some((card) => card.answers.length > 0));
  const [place] = asked;
  if (!place || asked.length > 1 || places.some((one) => one.answers.length > 0)) return null;
  const counts = new Set(
    answers.map((_, at) => place.cards.filter((card) => card.answers.includes(at)).length),
  );
  const [count = 0] = counts;
  return counts.size === 1 && count > 1 ? count : null;
}
