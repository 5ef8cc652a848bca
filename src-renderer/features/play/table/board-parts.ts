import type { Component } from 'svelte';
import type { SeenMatch } from '@shared/api/matches';
import type { Table } from '../state/sides';
import type { TableDesk } from './desk.svelte';
import type { MarkLooks } from './mark-looks';

export interface MiddleProps {
  readonly seen: SeenMatch;
  readonly desk: TableDesk;
  readonly table: Table;
  /** How much room there is, in pixels. */
  readonly width: number;
  readonly height: number;
}

export interface StripProps {
  readonly player: SeenMatch['players'][number];
  readonly seen: SeenMatch;
  readonly seat: number;
  readonly far: boolean;
}

/** What a game may draw in its own way. Everything else of a table is the same for all. */
export interface BoardParts {
  /** Between the players: everything but hands and the stacks beside them. */
  readonly Middle: Component<MiddleProps>;
  /** A player's name and numbers. */
  readonly Strip: Component<StripProps>;
  readonly marks: MarkLooks;
}
