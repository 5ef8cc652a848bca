import { given, wholeDivision } from '../../../kernel/governing/numbers';
import type { RuleKind } from '../rule-kinds';

/**
 * One reason for what a card counts, written down by the code that counts. Each works on the number so far, so a
 * list of them can be worked out again (`after`) and must give the same number. Cards, zones and bonuses are
 * numbers of the state here; seen.ts names them for whoever may see them.
 */
export type Term =
  | { readonly is: 'printed'; readonly n: number }
  | { readonly is: 'faceDown'; readonly n: number }
  | { readonly is: 'atHome'; readonly n: number }
  /** It lies in `zone`, beside `home` where it belongs. */
  | {
      readonly is: 'halved';
      readonly n: number;
      readonly by: number;
      readonly zone: number;
      readonly home: number;
    }
  | { readonly is: 'far'; readonly n: 0; readonly zone: number; readonly home: number }
  /** Gained for good, in the way number `mode`. */
  | { readonly is: 'gain'; readonly n: number; readonly mode: number }
  /** Gained too, but it counts only face-up. */
  | { readonly is: 'asleep'; readonly n: number; readonly mode: number }
  /** Nothing may be added to it. */
  | { readonly is: 'final'; readonly n: number }
  | { readonly is: 'floor'; readonly n: 0 }
  | RuleTerm;

/** A standing rule of a bonus or of a card. */
export type RuleTerm =
  | { readonly is: 'rule'; readonly kind: RuleKind; readonly n: number; readonly bonus: number }
  | { readonly is: 'rule'; readonly kind: RuleKind; readonly n: number; readonly card: number };

/** The number after a term, given the one before it. */
export function after(
  term: Pick<Term, 'is' | 'n'> & { readonly by?: number; readonly kind?: RuleKind },
  so: number,
): number {
  switch (term.is) {
    case 'printed':
    case 'faceDown':
      return term.n;
    case 'halved':
      return wholeDivision(so, term.by ?? 1, 'down');
    case 'far':
      return 0;
    case 'gain':
      return so + term.n;
    case 'floor':
      return given(so);
    case 'atHome':
    case 'asleep':
    case 'final':
      return so;
    case 'rule':
      if (term.kind === 'fixed' || term.kind === 'base') return term.n;
      return term.kind === 'add' ? so + term.n : so;
  }
}

/** One reason for a change of a score. They add up: the new score is the old one and every `n`. */
export type ScoreTerm =
  | { readonly is: 'wonRound'; readonly seat: number; readonly n: number; readonly held: number }
  | { readonly is: 'zealous'; readonly seat: number; readonly n: number; readonly held: number }
  | {
      readonly is: 'bonus';
      readonly seat: number;
      readonly n: number;
      readonly bonus: number;
      readonly zone: number;
      /** `each` is paid for every `per` of the cards counted; null when none are. */
      readonly each: number;
      readonly counted: number | null;
      readonly per: number;
    }
  /** Its zone is held by one who did not win the round, and only the winner is paid. */
  | {
      readonly is: 'bonusLost';
      readonly seat: number;
      readonly n: 0;
      readonly bonus: number;
      readonly zone: number;
    }
  /** The other player backed off holding so many cards; the line of the table begins at `from`. */
  | {
      readonly is: 'backOff';
      readonly seat: number;
      readonly n: number;
      readonly held: number;
      readonly from: number;
    }
  /** What a loss did not take, because nobody falls below `lowest`. */
  | { readonly is: 'lowest'; readonly seat: number; readonly n: number; readonly lowest: number };
