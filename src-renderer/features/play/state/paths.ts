import type { SeenMatch } from '@shared/api/matches';

/** Every definition that a picture on the table needs. */
export const pathsOn = ({ places, question, log }: SeenMatch): string[] =>
  [
    ...places.flatMap(({ path, cards }) => [path, ...cards.map((card) => card.path)]),
    question?.source ?? null,
    ...log.flatMap(({ cards }) => cards),
  ].filter((path) => path !== null);
