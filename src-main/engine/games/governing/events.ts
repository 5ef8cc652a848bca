import type { SkipReason } from '../../kernel/governing/skip';

/** What could not be done: a verb of a step, a swing, an encore, or coming into play. */
export const skippedParts = [
  'add',
  'set',
  'rule',
  'control',
  'exhaust',
  'refresh',
  'bowOut',
  'move',
  'lose',
  'regain',
  'groove',
  'counter',
  'pick',
  'draw',
  'ap',
  'token',
  'later',
  'swing',
  'return',
  'enter',
] as const;
export type SkippedPart = (typeof skippedParts)[number];

/** I2 ends a whole effect and is told as `nothing`. */
export type PartSkip = Exclude<SkipReason, 'targets-gone'>;

/** Why SP changed: a loss, a regain, or its maximum with a skill that starts (M1, M2) or ends (M4). */
export type SpCause = 'lose' | 'regain' | 'max' | 'maxEnds';

/** How long a change of a stat lasts; `ended`: it is what is left behind by one that has ended (M3, M4). */
export type StatLasts = 'turn' | 'lasting' | 'while' | 'ended';

/** What a player was to choose and did not find, where a description names one type. */
export type Sought = 'furre' | 'treat' | 'haven' | 'host' | null;

/**
 * What happens, as the game tells it. `ref` is one object for as long as it is in play (a Host always); an object
 * that comes back has another. Events with the same `at` happened at the same moment.
 */
export type GoverningEvent = { readonly at: number } & (
  | { readonly is: 'turnBegins'; readonly turn: number; readonly seat: number; readonly ap: number }
  | { readonly is: 'step'; readonly step: 'refresh' | 'main' | 'end'; readonly seat: number }
  | { readonly is: 'mulligan'; readonly seat: number; readonly taken: boolean }
  /** A card comes from a hand; `ref` is what it will be called in play or on the pile. */
  | {
      readonly is: 'played';
      readonly seat: number;
      readonly ref: number;
      readonly definition: number;
      readonly ap: number;
      readonly targets: readonly number[];
    }
  | {
      readonly is: 'activated';
      readonly seat: number;
      readonly ref: number;
      readonly ap: number;
      readonly targets: readonly number[];
    }
  | { readonly is: 'paidDraw'; readonly seat: number; readonly n: number }
  | { readonly is: 'paidRefresh'; readonly seat: number; readonly n: number }
  | {
      readonly is: 'entered';
      readonly ref: number;
      readonly definition: number;
      /** What it was before, if it is an encore; -1 otherwise. */
      readonly was: number;
    }
  | { readonly is: 'left'; readonly ref: number; readonly to: 'hand' | 'couch' | 'gone' }
  | { readonly is: 'bowedOut'; readonly ref: number; readonly to: 'couch' | 'gone' | 'encore' }
  | { readonly is: 'exhausted'; readonly ref: number }
  | { readonly is: 'refreshed'; readonly ref: number }
  | { readonly is: 'control'; readonly ref: number; readonly seat: number }
  | { readonly is: 'swung'; readonly ref: number; readonly target: number }
  | { readonly is: 'steppedIn'; readonly seat: number; readonly ref: number }
  | { readonly is: 'groove'; readonly ref: number; readonly target: number; readonly n: number }
  | {
      readonly is: 'sp';
      readonly ref: number;
      readonly n: number;
      readonly why: SpCause;
      readonly stopped: boolean;
    }
  /** An effect was to change SP, and there was nothing to change. */
  | { readonly is: 'spStays'; readonly ref: number; readonly why: 'lose' | 'regain' }
  | {
      readonly is: 'stat';
      readonly ref: number;
      readonly stat: 'pe' | 'maxSp';
      readonly n: number;
      readonly lasts: StatLasts;
    }
  | {
      readonly is: 'ruled';
      readonly ref: number;
      readonly act: 'swing' | 'return';
      readonly must: boolean;
      readonly turn: boolean;
    }
  | { readonly is: 'counters'; readonly ref: number; readonly n: number }
  | { readonly is: 'drew'; readonly seat: number; readonly card: number }
  | { readonly is: 'discarded'; readonly seat: number; readonly card: number }
  | { readonly is: 'ap'; readonly seat: number; readonly n: number }
  /** `ref` has a thing chosen while its effect is carried out, or the targets of its skill that was set off. */
  | {
      readonly is: 'picked';
      readonly seat: number;
      readonly ref: number;
      readonly chosen: readonly number[];
    }
  | { readonly is: 'declined'; readonly seat: number }
  /** `text`: which skill; `event`: what set it off, -1 for a step of the turn or a delayed effect. */
  | { readonly is: 'goes'; readonly ref: number; readonly event: number; readonly text: number }
  | { readonly is: 'resolves'; readonly ref: number; readonly text: number }
  | { readonly is: 'nothing'; readonly ref: number; readonly event: number }
  | { readonly is: 'passed'; readonly seat: number }
  /** The whole effect goes on. What is not known of the thing or the player in question is -1. */
  | {
      readonly is: 'skipped';
      readonly part: SkippedPart;
      readonly why: PartSkip;
      readonly ref: number;
      readonly definition: number;
      readonly seat: number;
      readonly sought: Sought;
    }
  /** What lasted for this turn is over. */
  | { readonly is: 'turnEffectsEnd' }
  /** A Host without SP, while others play on. */
  | { readonly is: 'out'; readonly seat: number }
  | { readonly is: 'over'; readonly winner: number; readonly quiet: boolean }
  | { readonly is: 'loop' }
);
