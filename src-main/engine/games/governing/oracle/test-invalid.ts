/** The two mistakes that scenarios make on purpose. All others are the affair of src-shared/language. Tests only. */
import type { Given } from './position';
import type { OraclePack } from './printed';

export interface Mistake {
  readonly at: string;
  readonly code: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** N1: a half that does not say up or down. */
function unrounded(at: string, value: unknown): Mistake[] {
  if (!isObject(value)) return [];
  const here = 'half' in value && !('round' in value) ? [{ at, code: 'needs-round' }] : [];
  return [...here, ...Object.entries(value).flatMap(([key, inner]) => unrounded(`${at}.${key}`, inner))];
}

function unknownCards(pack: OraclePack, given: Given): Mistake[] {
  const known = new Set([...pack.cards, ...pack.tokens].map(({ id }) => id));
  const code = 'unknown-card';
  const inLists = (['hand', 'book', 'couch'] as const).flatMap((place) =>
    Object.entries(given[place] ?? {}).flatMap(([seat, ids]) =>
      ids.flatMap((id, index) => (known.has(id) ? [] : [{ at: `given.${place}.${seat}.${index}`, code }])),
    ),
  );
  const inPlay = Object.entries(given.objects ?? {}).flatMap(([name, { card }]) =>
    known.has(card) ? [] : [{ at: `given.objects.${name}.card`, code }],
  );
  return [...inLists, ...inPlay];
}

export const firstMistake = (pack: OraclePack, cards: unknown, given: Given): Mistake | null =>
  [...unrounded('cards', cards), ...unknownCards(pack, given)][0] ?? null;
