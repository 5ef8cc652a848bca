/** Positions, moves and questions in the words of scenarios/FORMAT.md. */
import type { BySeat, Seat } from './printed';

export interface GivenMod {
  readonly add: 'pe' | 'maxSp';
  readonly n: number;
  readonly until?: 'turn';
}
export interface GivenObject {
  readonly card: string;
  readonly owner: Seat;
  readonly controller?: Seat;
  readonly exhausted?: boolean;
  readonly settled?: boolean;
  readonly sp?: number;
  readonly encore?: number;
  readonly attached?: string;
  readonly mods?: readonly GivenMod[];
  readonly count?: number;
}

/** A position that has been checked: ids exist, wearers are there. */
export interface Given {
  readonly players?: number;
  readonly turn?: number;
  readonly active?: Seat;
  readonly step?: 'main' | 'refresh' | 'setUp';
  readonly hosts?: BySeat<number>;
  readonly ap?: BySeat<number>;
  readonly hand?: BySeat<readonly string[]>;
  readonly book?: BySeat<readonly string[]>;
  readonly couch?: BySeat<readonly string[]>;
  readonly objects?: Readonly<Record<string, GivenObject>>;
  readonly quiet?: number;
}

/** Names of things: one, or several in any order. */
export type Names = string | readonly string[];

export type Move = { readonly by: Seat } & (
  | { readonly play: string; readonly on?: Names; readonly x?: number; readonly as?: string }
  /** `skill` counts from 1 and is there only where the object has several. */
  | { readonly activate: string; readonly on?: Names; readonly skill?: number }
  | { readonly swing: string; readonly at: string }
  | { readonly draw: true }
  | { readonly end: true }
  | { readonly pass: true }
  | { readonly stepIn: string | false }
  | { readonly refresh: boolean }
  | { readonly target: Names }
  | { readonly order: readonly string[] }
  | { readonly pick: string }
  | { readonly may: boolean }
  | { readonly discard: string }
  | { readonly mulligan: boolean }
);

export const questionKinds = [
  'main',
  'answer',
  'stepIn',
  'refresh',
  'target',
  'order',
  'pick',
  'may',
  'discard',
  'mulligan',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Question {
  readonly by: Seat;
  readonly for: QuestionKind;
  /** Empty for an order: any arrangement of `order` is an answer, and there are too many to list. */
  readonly answers: readonly Move[];
  readonly order: readonly string[];
}

export interface SeenObject {
  readonly in: 'play' | 'hand' | 'couch' | 'gone';
  readonly card: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly exhausted: boolean;
  readonly settled: boolean;
  readonly pe: number;
  readonly sp: number;
  readonly maxSp: number;
  readonly encore: number;
  readonly attached: string | null;
}
export interface Remembered {
  readonly pe: number;
  readonly sp: number;
  readonly maxSp: number;
  readonly encore: number;
}
export type Winner = Seat | 'draw' | null;
export type DuelStep = 'setUp' | 'refill' | 'refresh' | 'main' | 'end';

export interface Snapshot {
  readonly objects: Readonly<Record<string, SeenObject>>;
  readonly hosts: BySeat<number>;
  readonly ap: BySeat<number>;
  readonly drawCost: BySeat<number>;
  readonly refreshCost: BySeat<number>;
  readonly owned: BySeat<number>;
  readonly hand: BySeat<readonly string[]>;
  readonly book: BySeat<readonly string[]>;
  readonly couch: BySeat<readonly string[]>;
  readonly turn: number;
  readonly active: Seat;
  readonly step: DuelStep;
  readonly winner: Winner;
  readonly pile: readonly string[];
  readonly remembered: Readonly<Record<string, Remembered>>;
}

/** What happened, and when: events of one moment happened together. */
export interface Happening {
  readonly moment: number;
  readonly text: string;
}
