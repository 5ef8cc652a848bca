import type { Diagnostic } from '@shared/language/diagnostics';
import type { Fault } from '@shared/language/scenario/faults';

/**
 * The first thing in which a game was not as its scenario says, and where in the scenario that stands. The words
 * come later, in the reader's language; `expected` and `found` are values as a scenario writes them, '' for nothing.
 */
export type Difference = { readonly at: string } & (
  | { readonly is: 'value'; readonly expected: string; readonly found: string }
  /** A move that was to be made can't be. `by` and `for`: who is asked what at that moment, '' for nobody. */
  | { readonly is: 'refused'; readonly code: string; readonly by: string; readonly for: string }
  /** A move that was to be refused can be made. */
  | { readonly is: 'accepted' }
  /** A refused move has changed the position. */
  | { readonly is: 'changed' }
  /** An answer that must not be offered is. */
  | { readonly is: 'offered'; readonly entry: string }
  /** An answer that must be possible is not offered. */
  | { readonly is: 'not-legal'; readonly entry: string }
  /** Somebody is asked, and the scenario has no answer. */
  | { readonly is: 'open-question'; readonly by: string; readonly for: string }
  /** Results of dice that nobody rolled. */
  | { readonly is: 'dice-left'; readonly count: number }
  /** A die is rolled that the scenario has no result for. */
  | { readonly is: 'dice-missing'; readonly sides: number }
  /** A result that the die that is rolled does not have. */
  | { readonly is: 'dice-wrong'; readonly sides: number; readonly found: number }
  /** The scenario itself is wrong, so nothing was played: a code of scenario files, and the same in a sentence. */
  | { readonly is: 'faulty'; readonly code: string; readonly diagnostic: Diagnostic }
  | { readonly is: 'rules-loop'; readonly cards: readonly string[] }
);

/** A value as it is shown: words as they are, everything else as JSON. */
export const shownValue = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

export const faulty = ({ at, code, diagnostic }: Fault): Difference => ({
  is: 'faulty',
  // Something that is no scenario at all has no place inside it.
  at: at === '' ? 'scenario' : at,
  code,
  diagnostic,
});
