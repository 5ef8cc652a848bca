import type { Rules } from '@shared/games/governing/effects/index';
import { OptionList } from '../../kernel/options';
import type { State } from '../../kernel/state';
import type { GoverningEvent } from './events';
import type { GoverningLayout } from './layout';
import type { Source } from './program-source';

/** What a pack becomes when it is compiled, and the table it is played on. */

export const types = { furre: 0, treat: 1, alteration: 2, haven: 3, action: 4, host: 5 } as const;

/** Which things in play. `of`: 0 anybody's, 1 mine, 2 another player's. */
export interface CompiledSelector {
  /** One bit for each type. */
  readonly types: number;
  readonly of: number;
  readonly isThis: boolean;
  readonly notThis: boolean;
}

export interface CompiledTarget {
  readonly sel: CompiledSelector;
  readonly n: number;
}

export const refs = { this: 0, wearer: 1, target: 2, picked: 3, event: 4, it: 5 } as const;
export type RefCode = (typeof refs)[keyof typeof refs];

export type CompiledNum =
  | { readonly is: 'fixed'; readonly n: number }
  | { readonly is: 'x' }
  | { readonly is: 'stat'; readonly stat: StatCode; readonly of: RefCode }
  | { readonly is: 'half'; readonly part: CompiledNum; readonly round: 'up' | 'down' }
  | { readonly is: 'minus'; readonly part: CompiledNum }
  | { readonly is: 'sum'; readonly parts: readonly CompiledNum[] };

/** In the order in which they are remembered of an object that has left. */
export const statCodes = { pe: 0, sp: 1, maxSp: 2, encore: 3 } as const;
export type StatCode = (typeof statCodes)[keyof typeof statCodes];

export const whos = { me: 0, foe: 1, each: 2 } as const;
export type WhoCode = (typeof whos)[keyof typeof whos];

export const acts = { swing: 0, return: 1 } as const;
export type ActCode = (typeof acts)[keyof typeof acts];

/** What a step acts on: everything a word or a description means, or one thing that is chosen. */
export type Things =
  | { readonly is: 'ref'; readonly ref: RefCode }
  | { readonly is: 'all'; readonly sel: CompiledSelector }
  | { readonly is: 'pick'; readonly sel: CompiledSelector };

interface StepFrame {
  readonly who: WhoCode;
  readonly may: boolean;
}
/** Steps that act on things. */
export type ThingStep = StepFrame & { readonly things: Things } & (
    | { readonly do: 'add' | 'set'; readonly stat: StatCode; readonly n: CompiledNum; readonly turn: boolean }
    | { readonly do: 'rule'; readonly act: ActCode; readonly ruling: 2 | 4; readonly turn: boolean }
    | { readonly do: 'control'; readonly turn: boolean }
    | { readonly do: 'exhaust' | 'refresh' | 'bowOut' | 'pick' }
    | { readonly do: 'move'; readonly toHand: boolean }
    | { readonly do: 'lose' | 'regain' | 'counter'; readonly n: CompiledNum }
    | { readonly do: 'groove'; readonly from: RefCode }
  );
/** Steps that each player does by himself. */
export type PlainStep = StepFrame &
  (
    | { readonly do: 'draw' | 'ap'; readonly n: CompiledNum }
    | { readonly do: 'token'; readonly token: number; readonly n: CompiledNum }
    | { readonly do: 'later'; readonly text: number }
  );
export type CompiledStep = ThingStep | PlainStep;

/** Something that can be carried out, and whose it is. */
export interface Text {
  readonly steps: readonly CompiledStep[];
  readonly target: CompiledTarget | null;
  readonly definition: number;
  /** Its place among the skills of its card: what is set off together is listed in this order. */
  readonly nth: number;
  /** Put off until the end of the turn. */
  readonly delayed: boolean;
}

export const events = { enter: 0, bowOut: 1, swing: 2, exhaust: 3, refresh: 4, refill: 5, end: 6 } as const;
export type EventCode = (typeof events)[keyof typeof events];

export interface Trigger {
  readonly event: EventCode;
  /** Which object it happens to; null: this one. */
  readonly for: CompiledSelector | null;
  /** Whose step it is. */
  readonly turn: WhoCode;
  readonly text: number;
}

export interface Activation {
  readonly ap: number;
  readonly exhaust: boolean;
  readonly target: CompiledTarget | null;
  readonly text: number;
}

export type CompiledRule =
  | {
      readonly is: 'stat';
      readonly max: boolean;
      readonly n: number;
      readonly things: CompiledSelector | 'wearer';
    }
  | { readonly is: 'cost'; readonly draw: boolean; readonly n: number; readonly who: WhoCode }
  | {
      readonly is: 'ruling';
      readonly act: ActCode;
      readonly ruling: 2 | 4;
      readonly things: CompiledSelector | 'wearer';
    };

/** A card, a token or a Host, as the engine reads it. */
export interface Definition {
  readonly id: string;
  readonly type: number;
  readonly copies: number;
  readonly quick: boolean;
  readonly played: CompiledTarget | null;
  readonly playedText: number;
  readonly activations: readonly Activation[];
  readonly triggers: readonly Trigger[];
  readonly rules: readonly CompiledRule[];
}

/** A pack made ready to be played: nothing in it is still JSON. */
export interface Program {
  /** What it was compiled from. */
  readonly source: Source;
  readonly layout: GoverningLayout;
  readonly rules: Rules;
  readonly lkiTurns: number;
  readonly definitions: readonly Definition[];
  /** Ids of cards and tokens, by definition. */
  readonly cardIds: readonly string[];
  readonly firstToken: number;
  readonly host: number;
  /** The face of a card that can't be seen. */
  readonly blank: number;
  readonly texts: readonly Text[];
  /** The list every player uses, as definitions. */
  readonly list: readonly number[];
  /** By definition: read so often that they lie apart. */
  readonly type: Int32Array;
  readonly ap: Int32Array;
  readonly sp: Int32Array;
  readonly pe: Int32Array;
  readonly encore: Int32Array;
  readonly listens: Int32Array;
  readonly hasRules: Uint8Array;
  readonly hasActivations: Uint8Array;
}

/** What a card costs whose cost is chosen. */
export const costX = -1;
/** The text of a swing on the pile. */
export const swingText = -2;

/** Where a game is played: the rules, the state being changed, and the answers to the open question. */
export class Table {
  readonly p: Program;
  readonly l: GoverningLayout;
  s: State;
  readonly options = new OptionList();
  /** Told of everything that happens; nobody listens when thousands of games are played. */
  log: ((event: GoverningEvent) => void) | null = null;
  /** Events with the same number happen together. Only the log asks. */
  moment = 0;
  /** Scratch, never part of a game: what a step acts on, and the number for each. */
  readonly things: Int32Array;
  readonly amounts: Int32Array;
  count = 0;
  /** Scratch: what standing rules add up to on each record. */
  readonly sums: Int32Array;
  /** Scratch: what can be chosen. */
  readonly candidates: Int32Array;
  readonly chosen: number[] = [];

  constructor(program: Program, state: State) {
    this.p = program;
    this.l = program.layout;
    this.s = state;
    this.things = new Int32Array(this.l.cards);
    this.amounts = new Int32Array(this.l.cards);
    this.sums = new Int32Array(this.l.cards * 4);
    this.candidates = new Int32Array(this.l.cards);
  }
}
