import type { SeatLetter } from '@shared/games/governing/scenario/words';
import { clamp, readStat } from '../../../kernel/governing/numbers';
import type { ThingRef } from '../things';

/**
 * One reason for a number. Each works on the number so far, so a list of them can be worked out again (`after`) and
 * must give the same number. `lasting` and `turn` are sums: the game keeps what was added, not by whom.
 */
export type Term =
  | { readonly is: 'printed' | 'base' | 'lasting' | 'turn'; readonly n: number }
  | { readonly is: 'rule'; readonly n: number; readonly source: ThingRef }
  /** N3: what can be seen is never below 0; the sum goes on. */
  | { readonly is: 'floor'; readonly n: 0 }
  /** N7, N8: the limits of a cost. */
  | { readonly is: 'atLeast' | 'atMost'; readonly n: number };

/** A term with the number so far behind it. */
export type SeenTerm = Term & { readonly total: number };

export function after({ is, n }: Term, so: number): number {
  switch (is) {
    case 'printed':
    case 'base':
      return n;
    case 'floor':
      return readStat(so, 0);
    case 'atLeast':
      return clamp(so, n, Math.max(n, so));
    case 'atMost':
      return clamp(so, Math.min(n, so), n);
    default:
      return so + n;
  }
}

export function withTotals(terms: readonly Term[]): SeenTerm[] {
  let total = 0;
  return terms.map((term) => {
    total = after(term, total);
    return { ...term, total };
  });
}

export interface StatExplained {
  readonly is: 'pe' | 'maxSp';
  readonly thing: ThingRef;
  readonly n: number;
  readonly terms: readonly SeenTerm[];
}

export interface CostExplained {
  readonly is: 'drawCost' | 'refreshCost';
  readonly seat: SeatLetter;
  readonly n: number;
  readonly terms: readonly SeenTerm[];
}
