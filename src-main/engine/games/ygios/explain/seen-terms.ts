import type { BySeat, SeatLetter } from '../format';
import { letter } from '../format';
import type { Viewer } from '../../../kernel/log';
import { bonusIdOf, refTo, zoneIdOf, type SourceRef } from '../refs';
import type { RuleKind } from '../rule-kinds';
import type { Table } from '../table';
import { after, type RuleTerm, type ScoreTerm, type Term } from './terms';

/** A rule and whose it is. */
export interface SeenRule {
  readonly is: 'rule';
  readonly kind: RuleKind;
  readonly n: number;
  readonly source: SourceRef;
}

/** The terms of terms.ts with names instead of numbers, and the number so far after each. */
export type SeenTerm = { readonly total: number } & (
  | { readonly is: 'printed' | 'faceDown' | 'atHome' | 'final' | 'floor'; readonly n: number }
  | {
      readonly is: 'halved';
      readonly n: number;
      readonly by: number;
      readonly zone: string;
      readonly home: string;
    }
  | { readonly is: 'far'; readonly n: number; readonly zone: string; readonly home: string }
  /** `source`: who gave it, where the pack has only one that can. */
  | { readonly is: 'gain' | 'asleep'; readonly n: number; readonly source: SourceRef | null }
  | SeenRule
);

export const seenRule = (t: Table, term: RuleTerm, viewer: Viewer): SeenRule => ({
  is: 'rule',
  kind: term.kind,
  n: term.n,
  source: 'bonus' in term ? { bonus: bonusIdOf(t, term.bonus) } : refTo(t, term.card, viewer),
});

function giver(t: Table, mode: number): SourceRef | null {
  const givers = t.p.gainGivers[mode] ?? [];
  const only = givers.length === 1 ? givers[0] : undefined;
  if (only === undefined) return null;
  const { cardIds } = t.p;
  return only < cardIds.length ? { id: cardIds[only] ?? '' } : { bonus: bonusIdOf(t, only - cardIds.length) };
}

export function seenTerms(t: Table, terms: readonly Term[], viewer: Viewer): SeenTerm[] {
  let total = 0;
  return terms.map((term) => {
    total = after(term, total);
    return { total, ...named(t, term, viewer) };
  });
}

function named(t: Table, term: Term, viewer: Viewer) {
  switch (term.is) {
    case 'halved':
    case 'far':
      return { ...term, zone: zoneIdOf(t, term.zone), home: zoneIdOf(t, term.home) };
    case 'gain':
    case 'asleep':
      return { is: term.is, n: term.n, source: giver(t, term.mode) };
    case 'rule':
      return seenRule(t, term, viewer);
    default:
      return term;
  }
}

/** A reason for points, as anybody may read it: what is scored lies open. */
export type SeenScoreTerm = { readonly seat: SeatLetter; readonly n: number } & (
  | { readonly is: 'wonRound' | 'zealous'; readonly held: number }
  | {
      readonly is: 'bonus';
      readonly bonus: string;
      readonly zone: string;
      readonly each: number;
      readonly counted: number | null;
      readonly per: number;
    }
  | { readonly is: 'bonusLost'; readonly bonus: string; readonly zone: string }
  | { readonly is: 'backOff'; readonly held: number; readonly from: number }
  | { readonly is: 'lowest'; readonly lowest: number }
);

export function seenScoreTerm(t: Table, term: ScoreTerm): SeenScoreTerm {
  const seat = letter(term.seat);
  if (term.is === 'bonus' || term.is === 'bonusLost')
    return { ...term, seat, bonus: bonusIdOf(t, term.bonus), zone: zoneIdOf(t, term.zone) };
  return { ...term, seat };
}

export const bothSeats = <T>(of: (seat: number) => T): BySeat<T> => ({ A: of(0), B: of(1) });
