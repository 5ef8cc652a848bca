import type { Mode } from '@shared/games/index';
import type { seatLetters } from '@shared/games/ygios/scenario/words';

/** A round as scenarios, traces and saved positions write it: ids and letters, nothing that belongs to a state. */
export type SeatLetter = (typeof seatLetters)[number];
export type BySeat<T> = Readonly<Record<SeatLetter, T>>;
export type FaceWord = 'up' | 'down';

export const letter = (seat: number): SeatLetter => (seat === 1 ? 'B' : 'A');
export const seatOf = (seat: SeatLetter): number => (seat === 'B' ? 1 : 0);

export interface BoardCard {
  readonly card: string;
  readonly owner: SeatLetter;
  readonly zone: string;
  readonly face: FaceWord;
  /** Only on a face-up card with a persistent ability that did not fire when it was last revealed. */
  readonly fired?: false | undefined;
  readonly linkedTo?: string | undefined;
  readonly gain?: number | undefined;
}

export interface GivenLock {
  readonly side: SeatLetter;
  readonly zone: string;
  readonly turns: number;
  readonly source: string;
  readonly from?: 'next' | undefined;
}

/** A position at rest. What it does not say is empty, zero or absent. */
export interface Given {
  readonly mode?: Mode | undefined;
  readonly phase?: 'sculpt' | 'play' | undefined;
  readonly row?: readonly string[] | undefined;
  readonly bonuses?: Readonly<Record<string, string>> | undefined;
  readonly first?: SeatLetter | undefined;
  readonly turn?: SeatLetter | undefined;
  readonly playout?: boolean | undefined;
  readonly score?: Partial<Record<SeatLetter, number | undefined>> | undefined;
  readonly hand?: Partial<Record<SeatLetter, readonly string[] | undefined>> | undefined;
  readonly sculpted?: Partial<Record<SeatLetter, readonly string[] | undefined>> | undefined;
  readonly pile?: readonly string[] | undefined;
  readonly discard?: readonly string[] | undefined;
  readonly board?: readonly BoardCard[] | undefined;
  readonly locks?: readonly GivenLock[] | undefined;
  readonly spent?: readonly string[] | undefined;
}

/** An answer without its seat. */
export type Answer =
  | { readonly play: string; readonly face: FaceWord; readonly zone: string }
  | { readonly backOff: true }
  | { readonly pass: true }
  | { readonly pick: string }
  | { readonly zone: string }
  | { readonly may: boolean }
  | { readonly place: string }
  | { readonly putUnder: readonly string[] }
  | { readonly discard: readonly string[] }
  | { readonly sculpt: readonly string[] };
export type Move = Answer & { readonly by: SeatLetter };

/** Or none of the answers that are shown: what else there is. */
export type AnswerOrPart = Answer | { readonly further: true };
export type MoveOrPart = AnswerOrPart & { readonly by: SeatLetter };

/** Everything there is to see of a round for one who sees all. */
export interface Snapshot {
  readonly board: readonly BoardCard[];
  readonly devotion: Readonly<Record<string, BySeat<number>>>;
  readonly control: Readonly<Record<string, SeatLetter>>;
  readonly hand: BySeat<readonly string[]>;
  readonly pile: readonly string[];
  readonly aside: readonly string[];
  readonly discard: readonly string[];
  readonly locks: readonly GivenLock[];
  readonly spent: readonly string[];
  readonly playout: boolean;
  readonly turn: SeatLetter | null;
  readonly score: BySeat<number>;
}

export interface RoundResult {
  readonly end: 'natural' | 'backOff';
  readonly winner: SeatLetter;
  readonly points: BySeat<number>;
  readonly nextFirst: SeatLetter;
}
