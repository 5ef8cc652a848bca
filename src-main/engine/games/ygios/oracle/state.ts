/** One round as plain objects. Everything here is changed in place: the oracle plays forward and never back. */
import type { OracleOptions } from './options';
import type { Result } from './position';
import type { Face, OracleBonus, OracleCard, OraclePack, Seat } from './words';

export interface Gain {
  readonly n: number;
  /** Counts only while the bearer shows this face. */
  readonly face: Face | null;
  readonly before: 'halving' | null;
}

export interface BoardCard {
  readonly id: string;
  readonly owner: Seat;
  zone: string;
  face: Face;
  fired: boolean;
  linkedTo: string | null;
  gains: Gain[];
  /** The number of the reveal that made it face-up; a reveal that has been undone is recognised by it. */
  reveal: number;
}

export interface Lock {
  readonly side: Seat;
  readonly zone: string;
  readonly first: number;
  readonly last: number;
  readonly source: string;
  /** Whether it ends with its source. */
  readonly bound: boolean;
}

export interface Reveal {
  readonly card: BoardCard;
  readonly number: number;
  readonly how: 'play' | 'flip';
}

/** A text that is being carried out: a card's ability or Requirement, or one entry of a bonus. */
export interface Text {
  readonly trigger: 'fire' | 'pay' | 'enter';
  /** The card or bonus whose text it is. */
  readonly source: string;
  readonly me: Seat;
  /** `this`, as long as it has not left the board: what comes back is another card for a text that still runs. */
  readonly card: BoardCard;
  /** `here` for a bonus, which does not move. */
  readonly zone: string | null;
  /** The last destination of a move in this text. */
  there: string | null;
  aside: string[];
  drawn: number;
}

export interface State {
  readonly pack: OraclePack;
  readonly options: OracleOptions;
  readonly row: readonly string[];
  /** The bonus of each Zone that has one. */
  readonly bonuses: ReadonlyMap<string, OracleBonus>;
  readonly first: Seat;
  turn: Seat;
  /** False between turns: locks then count from the next turn on. */
  turnRuns: boolean;
  playout: boolean;
  turnNo: Record<Seat, number>;
  score: Record<Seat, number>;
  hand: Record<Seat, string[]>;
  sculpted: Record<Seat, string[]>;
  pile: string[];
  discard: string[];
  board: BoardCard[];
  locks: Lock[];
  spent: string[];
  texts: Text[];
  queue: Reveal[];
  reveals: number;
  operations: number;
  result: Result | null;
}

export const seats: readonly Seat[] = ['A', 'B'];
export const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');

export function definitionOf(state: State, id: string): OracleCard {
  const found = state.pack.cards.find((card) => card.id === id);
  if (!found) throw new Error(`The pack has no card ${id}`);
  return found;
}

export const onBoard = (state: State, id: string): BoardCard | undefined =>
  state.board.find((card) => card.id === id);

/** Several cards are handled Zone by Zone, in each by arrival: an order by their faces would tell what lies hidden. */
export function inOrder(state: State, cards: readonly BoardCard[]): BoardCard[] {
  const zones = state.pack.order ?? state.pack.zones;
  const place = (card: BoardCard): number => zones.indexOf(card.zone);
  return state.board.filter((card) => cards.includes(card)).sort((a, b) => place(a) - place(b));
}

export const isRequirement = (card: OracleCard): boolean =>
  (card.needs ?? []).length > 0 || (card.pay ?? []).length > 0;

export const isPersistent = (card: OracleCard): boolean => (card.while ?? []).length > 0;

export const hasAbility = (card: OracleCard): boolean => (card.fire ?? []).length > 0 || isPersistent(card);
