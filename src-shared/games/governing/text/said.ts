import type { Selector, Target } from '../effects/index';
import type {
  Act,
  ChangeableStat,
  LeavePlace,
  ObjectEvent,
  Rounding,
  SelectableType,
  Stat,
  TurnEvent,
  Verb,
  Who,
} from '../effects/words';

/** What a skill says, before it is said in a language: every word for a thing knows what it stands for. */

export type Self = 'card' | 'token';
/** Whose things are “mine”: the reader’s, or those of each player who is spoken of. */
export type View = 'you' | 'they';

export type Thing =
  | { readonly is: 'this'; readonly self: Self }
  | { readonly is: 'wearer' }
  /** What the step is acting on; null where a step acts on nothing. */
  | { readonly is: 'it'; readonly like: Thing | null }
  | { readonly is: 'event'; readonly type: SelectableType | undefined }
  | {
      readonly is: 'target';
      readonly target: Target;
      readonly mention: 'first' | 'again' | 'pronoun';
      readonly self: Self;
    }
  | { readonly is: 'picked'; readonly type: SelectableType | undefined; readonly many: boolean }
  | { readonly is: 'all'; readonly sel: Selector; readonly view: View; readonly self: Self }
  | { readonly is: 'one'; readonly sel: Selector; readonly view: View; readonly self: Self }
  /** What the same sentence has just let somebody choose. */
  | { readonly is: 'chosen'; readonly many: boolean };

export type Amount =
  | number
  | 'X'
  /** `last`: what the thing had when it left. */
  | { readonly stat: Stat; readonly of: Thing; readonly last: boolean }
  | { readonly half: Amount; readonly round: Rounding }
  | { readonly minus: Amount }
  | { readonly sum: readonly Amount[] };

interface Frame {
  /** Who acts and decides, where that makes a difference. */
  readonly actor: Who;
  readonly may: boolean;
}
interface OnThings extends Frame {
  readonly x: Thing;
  /** Set where somebody chooses: what was chosen, for the sentence that goes on about it. */
  readonly chosen: Thing | null;
}
/** False: for good. */
interface Lasting {
  readonly turn: boolean;
}

export type ThingStep =
  | (OnThings & Lasting & { readonly do: 'add' | 'set'; readonly stat: ChangeableStat; readonly n: Amount })
  | (OnThings & Lasting & { readonly do: 'cannot' | 'must'; readonly act: Act })
  | (OnThings & Lasting & { readonly do: 'control' })
  | (OnThings & { readonly do: 'exhaust' | 'refresh' | 'bowOut' | 'pick' })
  | (OnThings & { readonly do: 'move'; readonly to: LeavePlace })
  | (OnThings & { readonly do: 'lose' | 'regain'; readonly n: Amount })
  | (OnThings & { readonly do: 'groove'; readonly from: Thing })
  | (OnThings & { readonly do: 'counter'; readonly kind: 'encore'; readonly n: Amount });

export type PlainStep =
  | (Frame & { readonly do: 'draw' | 'ap'; readonly n: Amount })
  | (Frame & { readonly do: 'token'; readonly name: string; readonly n: Amount });

export type LaterStep = Frame & {
  readonly do: 'later';
  readonly at: 'end';
  readonly steps: readonly SaidStep[];
};

/** No verb of the language: says what the target is where no step does. */
export interface NameTarget {
  readonly do: 'target';
  readonly target: Target;
  readonly self: Self;
}

export type SaidStep = ThingStep | PlainStep | LaterStep | NameTarget;

export type ThingVerb = ThingStep['do'];
export type PlainVerb = PlainStep['do'];
export type SaidOf<V extends Verb> = SaidStep & { readonly do: V };

export type Opening =
  | { readonly is: 'play' }
  | { readonly is: 'cost'; readonly ap: number; readonly exhaust: boolean }
  | { readonly is: 'event'; readonly event: ObjectEvent; readonly of: Selector | null; readonly self: Self }
  | { readonly is: 'turn'; readonly event: TurnEvent; readonly turn: Who };

export interface SaidSkill {
  readonly opening: Opening;
  readonly steps: readonly SaidStep[];
}
