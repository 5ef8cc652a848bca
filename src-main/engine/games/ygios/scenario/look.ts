import type { Look } from '@shared/games/ygios/scenario/look';
import * as cards from '../../../kernel/cards';
import { asSet, compare, named, records, same, type Comparison } from '../../../kernel/scenario/compare';
import type { Difference } from '../../../kernel/scenario/difference';
import { asked } from '../answers';
import { roundResult, sculptedIds, snapshot, timelineWinner } from '../snapshot';
import { definition } from '../reading';
import type { Table } from '../table';
import { valueOf } from '../values';

/** Everything a scenario can look at, except which answers are legal. */
export type LookKey = Exclude<keyof Look, 'legal'>;

/** How each of them is compared. */
const comparisons: Readonly<Record<LookKey, Comparison>> = {
  board: records('card'),
  devotion: named(named(same)),
  control: named(same),
  hand: named(asSet),
  sculpted: named(asSet),
  score: named(same),
  pile: same,
  aside: same,
  discard: asSet,
  spent: asSet,
  locks: asSet,
  turn: same,
  playout: same,
  asks: named(same),
  value: named(same),
  round: named(named(same)),
  timeline: same,
};

/** What single cards on the board count now. */
function values(t: Table): Record<string, number> {
  const found: Record<string, number> = {};
  for (let z = 0; z < t.p.zones; z++)
    for (const c of cards.listIn(t.l, t.s, z)) found[t.p.cardIds[definition(t, c)] ?? ''] = valueOf(t, c);
  return found;
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The first of the wanted keys that is not so. */
export function compareLook(t: Table, wanted: Omit<Look, 'legal'>, at: string): Difference | null {
  const found: Readonly<Record<LookKey, unknown>> = {
    ...snapshot(t),
    sculpted: sculptedIds(t),
    asks: asked(t),
    value: values(t),
    round: roundResult(t),
    timeline: timelineWinner(t),
  };
  for (const [name, value] of Object.entries(wanted)) {
    const key = name as LookKey;
    // Empty hands can be written without naming the seats: nothing means exactly nothing.
    const bare = (key === 'hand' || key === 'sculpted') && isEmpty(value);
    const difference = compare(comparisons[key], `${at}.${key}`, bare ? { A: [], B: [] } : value, found[key]);
    if (difference) return difference;
  }
  return null;
}
