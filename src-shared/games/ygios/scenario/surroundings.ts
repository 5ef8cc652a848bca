import type { Bonus } from '../definitions/bonus';
import type { Card } from '../definitions/card';
import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { replaceFix } from '@shared/language/fixes';
import type { Kind } from '@shared/language/kinds';
import { nearness } from '@shared/language/nearest';

/** The pack a position is about, as it is played under the scenario's options. */
export interface Surroundings {
  readonly cards: ReadonlyMap<string, Card>;
  readonly bonuses: ReadonlyMap<string, Bonus>;
  readonly zones: readonly string[];
  /** The zones from left to right, where the position does not say. */
  readonly row: readonly string[];
  /** Cards each player is dealt in this mode, and cuts. */
  readonly deal: number;
  readonly sculpt: number;
  /** Where losses of points stop. */
  readonly lowest: number;
}

/** An id that stands somewhere, and what it may be the id of. */
export interface Named {
  readonly kinds: readonly Exclude<Kind, 'rules'>[];
  readonly id: string;
  readonly at: FindingPath;
  /** What may stand there instead of an id. */
  readonly words?: readonly string[];
}

export const named = (
  kinds: Named['kinds'],
  id: string,
  at: FindingPath,
  words?: readonly string[],
): Named => ({
  kinds,
  id,
  at,
  ...(words ? { words } : {}),
});

export const namedAll = (
  kinds: Named['kinds'],
  ids: readonly string[] | undefined,
  at: FindingPath,
): Named[] => (ids ?? []).map((id, index) => named(kinds, id, [...at, index]));

const idsOf = (around: Surroundings, kind: Named['kinds'][number]): readonly string[] =>
  kind === 'zone' ? around.zones : [...(kind === 'card' ? around.cards : around.bonuses).keys()];

/** The ids that the pack does not have. */
export const unknownIds = (around: Surroundings, all: readonly Named[]): Finding[] =>
  all.flatMap(({ kinds, id, at, words = [] }) => {
    const known = [...kinds.flatMap((kind) => idsOf(around, kind)), ...words];
    if (known.includes(id)) return [];
    const near = nearness(id, known);
    const fix = near.near === 'yes' ? replaceFix(at, near.nearest) : undefined;
    return [finding('unknown-id', at, { kind: kinds[0] ?? 'card', ...near }, fix)];
  });

/** Each id may stand only once; the second place is the wrong one. */
export function twice(all: readonly Named[]): Finding[] {
  const seen = new Set<string>();
  return all.flatMap(({ id, at }) => {
    if (seen.has(id)) return [finding('twice', at, { found: id })];
    seen.add(id);
    return [];
  });
}
