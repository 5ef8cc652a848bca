/** A duel as plain objects. Everything here is changed in place: the oracle plays forward and never back. */
import type {
  Act,
  ActivatedSkill,
  ChangeableStat,
  PlayedSkill,
  Step,
  TriggeredSkill,
} from '@shared/games/governing/effects';
import type { DuelStep, Happening, Remembered, Winner } from './position';
import type { OracleRules, Printed, Seat } from './printed';

/** A change that lasts for this turn or for good; an id tells two alike apart. */
export interface Mod {
  readonly id: number;
  readonly stat: ChangeableStat;
  readonly n: number;
  readonly thisTurn: boolean;
}
export interface Command {
  readonly word: 'cannot' | 'must';
  readonly act: Act;
  readonly thisTurn: boolean;
}
/** Control that was taken; the latest one counts. */
export interface Hold {
  readonly by: Seat;
  readonly thisTurn: boolean;
}

/** An object, in play or once it was; or a Host, which is called by its seat and leaves when its player is out. */
export interface Thing {
  readonly name: string;
  /** Counts the things in the order they came into play. */
  readonly number: number;
  readonly card: Printed;
  readonly owner: Seat;
  /** Who controls it when nobody has taken it. */
  keeper: Seat;
  controller: Seat;
  exhausted: boolean;
  settled: boolean;
  sp: number;
  encore: number;
  /** X of what was paid for it, 0 where nothing was chosen (A19). */
  readonly paid: number;
  /** Kept when it leaves: the wearer that it had. */
  readonly wearer: Thing | null;
  mods: Mod[];
  commands: Command[];
  holds: Hold[];
  /** The turn of its latest swing. */
  swung: number;
  where: 'play' | 'hand' | 'couch' | 'gone';
  /** The changes of Max SP that its SP has followed already, by what makes them. */
  followed: ReadonlyMap<string, number>;
  last: (Remembered & { readonly turn: number }) | null;
}

/** What an effect knows while it is carried out. */
export interface Effect {
  readonly label: string;
  readonly me: Seat;
  readonly self: Thing | null;
  readonly event: Thing | null;
  readonly targets: readonly Thing[];
  readonly x: number | null;
  picked: readonly Thing[];
}

export type Item = { readonly label: string; readonly me: Seat } & (
  | {
      readonly is: 'action';
      readonly card: Printed;
      readonly skill: PlayedSkill | null;
      readonly targets: readonly Thing[];
      readonly x: number | null;
    }
  | {
      readonly is: 'skill';
      readonly self: Thing;
      readonly skill: ActivatedSkill;
      readonly targets: readonly Thing[];
    }
  | { readonly is: 'swing'; readonly swinger: Thing; at: Thing }
);

/** A skill that was set off, or a delayed effect whose time has come. */
export interface Trigger {
  readonly label: string;
  readonly me: Seat;
  readonly goes:
    { readonly skill: TriggeredSkill; readonly self: Thing; readonly event: Thing | null } | Delayed;
  targets: readonly Thing[];
}
export interface Delayed {
  readonly effect: Effect;
  readonly steps: readonly Step[];
}

export interface State {
  readonly rules: OracleRules;
  readonly cards: ReadonlyMap<string, Printed>;
  readonly lkiTurns: number;
  readonly seats: readonly Seat[];
  readonly hosts: readonly Thing[];
  turn: number;
  active: Seat;
  step: DuelStep;
  winner: Winner;
  quiet: number;
  /** Whether something happened this turn that ends a row of quiet ones. */
  stirred: boolean;
  objects: Thing[];
  /** The latest thing of each name. */
  named: Map<string, Thing>;
  ap: Record<Seat, number>;
  hand: Record<Seat, string[]>;
  book: Record<Seat, string[]>;
  couch: Record<Seat, string[]>;
  /** The top one last. */
  pile: Item[];
  delayed: Delayed[];
  /** Set off, and neither aimed nor ordered yet. */
  pending: Trigger[];
  /** In the order in which they will go off. */
  waiting: Trigger[];
  happened: Happening[];
  moment: number;
  counter: number;
  operations: number;
}

export class DuelOver extends Error {}
export class RulesLoop extends Error {}

/** Far more than any turn of the shipped cards needs. */
const operationLimit = 5_000;

export function tick(state: State): void {
  state.operations += 1;
  if (state.operations > operationLimit) throw new RulesLoop('The turn does not end');
}

export function cardOf(state: State, id: string): Printed {
  const found = state.cards.get(id);
  if (!found) throw new Error(`The pack has no card ${id}`);
  return found;
}

export const isFurre = (thing: Thing): boolean => thing.card.type === 'furre';
export const isHost = (thing: Thing): boolean => thing.card.type === 'host';
/** Furres and Hosts: what has SP. */
export const hasSp = (thing: Thing): boolean => isFurre(thing) || isHost(thing);
export const isInPlay = (thing: Thing): boolean => thing.where === 'play';

export const hostOf = (state: State, seat: Seat): Thing => {
  const host = state.hosts.find(({ owner }) => owner === seat);
  if (!host) throw new Error(`Nobody sits at ${seat}`);
  return host;
};
/** A Host at 0 SP plays on until the sweep: what is being carried out may still raise it (A21). */
export const isPlaying = (state: State, seat: Seat): boolean => isInPlay(hostOf(state, seat));

/** Turn order, beginning with this seat. */
export function seatsFrom(state: State, first: Seat): Seat[] {
  const at = state.seats.indexOf(first);
  return [...state.seats.slice(at), ...state.seats.slice(0, at)];
}

export const startMoment = (state: State): void => {
  state.moment += 1;
};
export const tell = (state: State, text: string): void => {
  state.happened.push({ moment: state.moment, text });
};
export const nextNumber = (state: State): number => {
  state.counter += 1;
  return state.counter;
};
