import type { SkipReason } from '../../kernel/governing/skip';

/**
 * What happens, as the game tells it. `ref` is one object for as long as it is in play (a Host always); an object
 * that comes back has another. Events with the same `at` happened at the same moment.
 */
export type GoverningEvent = { readonly at: number } & (
  | { readonly is: 'turnBegins'; readonly turn: number; readonly seat: number }
  | { readonly is: 'mulligan'; readonly seat: number }
  /** A card comes from a hand; `ref` is what it will be called in play or on the pile. */
  | { readonly is: 'played'; readonly seat: number; readonly ref: number; readonly definition: number }
  | { readonly is: 'activated'; readonly seat: number; readonly ref: number }
  | { readonly is: 'paidDraw'; readonly seat: number; readonly n: number }
  | {
      readonly is: 'entered';
      readonly ref: number;
      readonly definition: number;
      /** What it was before, if it is an encore; -1 otherwise. */
      readonly was: number;
    }
  | { readonly is: 'noRoom'; readonly definition: number; readonly seat: number }
  | { readonly is: 'left'; readonly ref: number; readonly to: 'hand' | 'couch' | 'gone' }
  | { readonly is: 'bowedOut'; readonly ref: number; readonly to: 'couch' | 'gone' | 'encore' }
  | { readonly is: 'exhausted'; readonly ref: number }
  | { readonly is: 'refreshed'; readonly ref: number }
  | { readonly is: 'control'; readonly ref: number; readonly seat: number }
  | { readonly is: 'swung'; readonly ref: number; readonly target: number }
  | { readonly is: 'steppedIn'; readonly seat: number; readonly ref: number }
  | { readonly is: 'groove'; readonly ref: number; readonly target: number; readonly n: number }
  | { readonly is: 'sp'; readonly ref: number; readonly n: number }
  | { readonly is: 'drew'; readonly seat: number; readonly card: number }
  | { readonly is: 'discarded'; readonly seat: number; readonly card: number }
  | { readonly is: 'ap'; readonly seat: number; readonly n: number }
  /** `text`: which skill; `event`: what set it off, -1 for a step of the turn or a delayed effect. */
  | { readonly is: 'goes'; readonly ref: number; readonly event: number; readonly text: number }
  | { readonly is: 'resolves'; readonly ref: number; readonly text: number }
  | { readonly is: 'nothing'; readonly ref: number; readonly event: number }
  | { readonly is: 'passed'; readonly seat: number }
  | { readonly is: 'skipped'; readonly why: SkipReason; readonly ref: number }
  | { readonly is: 'over'; readonly winner: number }
  | { readonly is: 'loop' }
);
