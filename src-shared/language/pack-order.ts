import { z } from 'zod';
import { kinds, type Kind } from './kinds';
import { packLimits } from './pack-limits';

/**
 * The order that a designer gives definitions of a kind: those that are listed come first in their group (zone or
 * type of card), in this order; the others follow as usual, by number and id. What is listed and not there any
 * more is passed over, so that a definition that is brought back has its old place.
 */
export const orderSchemaOf = (id: z.ZodType<string>) => {
  const ids = z.array(id).max(packLimits.files, `too-long ${packLimits.files}`).optional();
  return z.strictObject({
    card: ids,
    bonus: ids,
    zone: ids,
    rules: ids,
    token: ids,
    template: ids,
  } satisfies Record<Kind, typeof ids>);
};
export type PackOrder = { readonly [K in Kind]?: readonly string[] | undefined };

/** The place of each listed definition. The first counts where one is listed twice. */
export type Ranks = (kind: Kind, id: string) => number | null;

export function ranksIn(order: PackOrder | undefined): Ranks {
  if (!order) return () => null;
  const ranks = new Map<string, number>();
  for (const kind of kinds) {
    for (const [index, id] of (order[kind] ?? []).entries()) {
      const key = `${kind} ${id}`;
      if (!ranks.has(key)) ranks.set(key, index);
    }
  }
  return (kind, id) => ranks.get(`${kind} ${id}`) ?? null;
}

/**
 * What has to be listed for a group to come in the wanted order: as little as possible, since everything behind
 * the last one that is out of its usual order follows by itself. `usual` and `wanted` hold the same ids.
 */
export function listedFor(usual: readonly string[], wanted: readonly string[]): string[] {
  const place = new Map(usual.map((id, index) => [id, index]));
  const placeOf = (id: string | undefined): number => (id === undefined ? -1 : (place.get(id) ?? -1));
  let end = wanted.length;
  while (end > 1 && placeOf(wanted[end - 2]) < placeOf(wanted[end - 1])) end--;
  // The first of the tail needs no place of its own either: unlisted, it still comes first of the unlisted.
  return wanted.slice(0, Math.max(0, end - 1));
}
