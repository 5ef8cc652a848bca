/** Positions, moves and questions in the words of scenarios/FORMAT.md. */
import type { Face, Seat } from './words';

export interface GivenCard {
  readonly card: string;
  readonly owner: Seat;
  readonly zone: string;
  readonly face: Face;
  readonly fired?: false;
  readonly linkedTo?: string;
  readonly gain?: number;
}
export interface GivenLock {
  readonly side: Seat;
  readonly zone: string;
  readonly turns: number;
  readonly from?: 'next';
  readonly source: string;
}
type BySeat<T> = { readonly [S in Seat]?: T };

/** What heads a round. It has been checked before: ids exist, no card lies twice. */
export interface Given {
  readonly mode?: 'simple' | 'advanced';
  readonly phase?: 'sculpt' | 'play';
  readonly row?: readonly string[];
  readonly bonuses?: { readonly [zone: string]: string };
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly playout?: boolean;
  readonly score?: BySeat<number>;
  readonly hand?: BySeat<readonly string[]>;
  readonly sculpted?: BySeat<readonly string[]>;
  readonly pile?: readonly string[];
  readonly discard?: readonly string[];
  readonly board?: readonly GivenCard[];
  readonly locks?: readonly GivenLock[];
  readonly spent?: readonly string[];
}

export interface Snapshot {
  readonly board: readonly GivenCard[];
  readonly devotion: { readonly [zone: string]: Record<Seat, number> };
  readonly control: { readonly [zone: string]: Seat };
  readonly hand: Record<Seat, readonly string[]>;
  readonly pile: readonly string[];
  readonly aside: readonly string[];
  readonly discard: readonly string[];
  readonly locks: readonly GivenLock[];
  readonly spent: readonly string[];
  readonly playout: boolean;
  readonly turn: Seat | null;
  readonly score: Record<Seat, number>;
}

export type Move = { readonly by: Seat } & (
  | { readonly play: string; readonly face: Face; readonly zone: string }
  | { readonly backOff: true }
  | { readonly pass: true }
  | { readonly pick: string }
  | { readonly zone: string }
  | { readonly may: boolean }
  | { readonly place: string }
  | { readonly putUnder: readonly string[] }
  | { readonly discard: readonly string[] }
  | { readonly sculpt: readonly string[] }
);

export interface Question {
  readonly by: Seat;
  readonly for: 'turn' | 'play' | 'pick' | 'zone' | 'may' | 'place' | 'putUnder' | 'discard' | 'sculpt';
  readonly answers: readonly Move[];
}

export interface Result {
  readonly end: 'natural' | 'backOff';
  readonly winner: Seat;
  readonly points: Record<Seat, number>;
  readonly nextFirst: Seat;
}
