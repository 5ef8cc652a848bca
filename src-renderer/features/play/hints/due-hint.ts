import type { SeenMatch } from '@shared/api/matches';
import { hintIds, targets, type HintId, type Target } from './hint-list';

export interface HintFacts {
  readonly on: boolean;
  /** Those that were read; what else may stand in the settings is an older release's. */
  readonly read: readonly string[];
  /** What is on the screen. */
  readonly shown:
    | { readonly is: 'table'; readonly seen: SeenMatch }
    | { readonly is: 'handOver' }
    | { readonly is: 'other' };
  /** At how many answers the last one was closed: one hint a decision, or reading them becomes the game. */
  readonly closedAt: number | null;
  /** Whether it can be seen now: a folded panel has no log. */
  readonly isThere: (target: Target) => boolean;
}

export interface DueHint {
  readonly hint: HintId;
  readonly target: Target;
}

/** The hint that is due, the first of its list. */
export function dueHint({ on, read, shown, closedAt, isThere }: HintFacts): DueHint | null {
  if (!on || shown.is === 'other') return null;
  if (shown.is === 'handOver') {
    const due: DueHint = { hint: 'hand-over', target: { part: 'hand-over' } };
    return read.includes(due.hint) ? null : due;
  }
  if (closedAt === shown.seen.answers) return null;
  for (const hint of hintIds) {
    if (hint === 'hand-over' || read.includes(hint)) continue;
    const target = targets[hint](shown.seen);
    if (target && isThere(target)) return { hint, target };
  }
  return null;
}
