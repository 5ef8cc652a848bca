import type { SeenCard } from '@shared/api/matches';
import type { Choosing } from '../state/choosing.svelte';
import type { MatchFaces } from '../state/match-faces.svelte';
import type { Look } from '../state/look.svelte';

/** Heights of cards on the table, in pixels. */
export interface Sizes {
  readonly row: number;
  readonly hand: number;
  readonly far: number;
  readonly bonus: number;
}

/** What every part of the table needs. */
export interface TableDesk {
  readonly faces: MatchFaces;
  readonly choosing: Choosing;
  readonly look: Look;
  /** Places and handles of the cards that came since the last decision. */
  readonly fresh: ReadonlySet<string>;
  readonly near: number;
}

/** At the table they take back an answer; elsewhere, what a toast offers to take back. */
export const undoKeys = 'Mod+Z';

export const keyOf = ({ handle, path }: SeenCard, at: number): string => handle ?? `${path ?? ''} ${at}`;
