import type { Skipped } from '../../kernel/governing/skip';

/** What a step of a text would have done. */
export const skippedParts = ['pick', 'all', 'place', 'play', 'draw', 'discard', 'lock', 'gain'] as const;
export type SkippedPart = (typeof skippedParts)[number];

/**
 * What happens, as the game tells it. Cards are numbers of the state; who may see which one is decided where the
 * log is written for a seat, by the same eye as everything else.
 */
export type YgiosEvent =
  | { readonly is: 'roundBegins'; readonly round: number; readonly first: number }
  | { readonly is: 'sculpted'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly is: 'laidOut' }
  | { readonly is: 'turnBegins'; readonly seat: number; readonly playout: boolean }
  | { readonly is: 'passed'; readonly seat: number; readonly why: 'emptyHand' | 'noPlay' }
  | { readonly is: 'backedOff'; readonly seat: number; readonly held: number; readonly points: number }
  | {
      readonly is: 'played';
      readonly seat: number;
      readonly card: number;
      readonly zone: number;
      readonly up: boolean;
      readonly from: 'hand' | 'aside';
    }
  | { readonly is: 'fired'; readonly card: number }
  | { readonly is: 'notFired'; readonly card: number; readonly why: 'forbidden' | 'spent' }
  | { readonly is: 'paid'; readonly card: number }
  | { readonly is: 'unpaid'; readonly card: number }
  | {
      readonly is: 'drew';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly to: 'hand' | 'aside';
    }
  | { readonly is: 'putUnder'; readonly seat: number; readonly cards: readonly number[] }
  | {
      readonly is: 'discarded';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly from: 'hand' | 'board';
    }
  | { readonly is: 'returned'; readonly card: number }
  | { readonly is: 'moved'; readonly card: number; readonly from: number; readonly to: number }
  | { readonly is: 'flipped'; readonly card: number; readonly up: boolean }
  | {
      readonly is: 'locked';
      readonly side: number;
      readonly zone: number;
      readonly card: number;
      readonly turns: number;
    }
  | { readonly is: 'lockVoid'; readonly side: number; readonly zone: number; readonly card: number }
  | {
      readonly is: 'unlocked';
      readonly side: number;
      readonly zone: number;
      readonly card: number;
      readonly why: 'source' | 'time';
    }
  | { readonly is: 'gained'; readonly card: number; readonly n: number }
  | { readonly is: 'declined'; readonly seat: number }
  /** A part of a text that could not be done, or not to `card`; -1 when no card in particular is meant. */
  | (Skipped<SkippedPart> & { readonly card: number })
  | {
      readonly is: 'bonusScored';
      readonly bonus: number;
      readonly zone: number;
      readonly seat: number;
      readonly n: number;
    }
  | {
      readonly is: 'roundEnds';
      readonly end: 'natural' | 'backOff';
      readonly winner: number;
      readonly points: readonly [number, number];
    }
  | { readonly is: 'timelineEnds'; readonly winner: number }
  | { readonly is: 'loop' };
