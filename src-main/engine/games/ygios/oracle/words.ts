/** The effect language of rules/ygios.md §6 as the oracle reads it, with the words that only patches write. */
export type Seat = 'A' | 'B';
export type Face = 'up' | 'down';
export type Who = 'me' | 'foe';
/** 'all', 'here', 'there', the id of a Zone, or what lies beside one of these. */
export type Zones = string | { readonly beside: string };

export interface Cards {
  readonly of?: Who;
  readonly face?: Face;
  readonly home?: string;
  readonly in?: Zones;
  readonly is?: 'this' | 'linked';
  readonly not?: 'this';
}

interface Common {
  readonly who?: Who;
  readonly may?: true;
}
export interface DrawStep extends Common {
  readonly do: 'draw';
  readonly n: number;
  readonly to?: 'hand' | 'aside';
}
export interface PutBackStep extends Common {
  readonly do: 'putBack';
}
export interface PlayHandStep extends Common {
  readonly do: 'play';
  readonly from: 'hand';
  readonly to: Zones;
}
export interface PlayAsideStep extends Common {
  readonly do: 'play';
  readonly from: 'aside';
  readonly face: 'down';
  readonly to: Zones;
  readonly link?: true;
}
export interface DiscardHandStep extends Common {
  readonly do: 'discard';
  readonly from: 'hand';
  readonly n: number | 'drawn';
  readonly pick?: never;
}
export interface DiscardPickStep extends Common {
  readonly do: 'discard';
  readonly pick: Cards;
}
export interface ReturnStep extends Common {
  readonly do: 'return';
  readonly pick: Cards;
}
export interface MoveStep extends Common {
  readonly do: 'move';
  readonly pick?: Cards;
  readonly all?: Cards;
  readonly to: Zones;
  readonly every?: true;
}
export interface FlipStep extends Common {
  readonly do: 'flip';
  readonly pick?: Cards;
  readonly all?: Cards;
  readonly to: Face | 'other';
  readonly every?: true;
}
export interface LockStep extends Common {
  readonly do: 'lock';
  readonly on: 'foe' | 'both';
  readonly zones: Zones;
  readonly turns: number;
  readonly bound?: false;
}
export interface GainStep extends Common {
  readonly do: 'gain';
  readonly all: Cards;
  readonly n: number;
  readonly face?: 'up';
  readonly before?: 'halving';
}
export interface ScoreStep extends Common {
  readonly do: 'score';
  readonly to: 'controller';
  readonly n: number;
  readonly per?: number;
  readonly count?: Cards;
  readonly if?: 'wonRound';
}
export type Step =
  | DrawStep
  | PutBackStep
  | PlayHandStep
  | PlayAsideStep
  | DiscardHandStep
  | DiscardPickStep
  | ReturnStep
  | MoveStep
  | FlipStep
  | LockStep
  | GainStep
  | ScoreStep;

/** `if` of an entry is about the card that enters; `score` has an `if` of its own and no business here. */
export type EnterEntry = Exclude<Step, ScoreStep> & {
  readonly if?: { readonly face: Face };
  readonly limit?: 'round';
  readonly orFlip?: true;
};

export type Need = { readonly on?: 'play' } & (
  { readonly count: Cards; readonly min: number } | { readonly pile: true; readonly min: number }
);

export type Rule =
  | { readonly rule: 'full'; readonly cards: Cards }
  | { readonly rule: 'fixed'; readonly cards: Cards; readonly n: number; readonly final?: true }
  | { readonly rule: 'base'; readonly cards: Cards; readonly n: number }
  | { readonly rule: 'add'; readonly cards: Cards; readonly n: number }
  | { readonly rule: 'protected'; readonly cards: Cards }
  | { readonly rule: 'forbid'; readonly act: 'playDown' | 'flipDown' | 'fire'; readonly in: Zones }
  | { readonly rule: 'margin'; readonly n: number; readonly in: Zones };

export interface OracleCard {
  readonly id: string;
  readonly home: string;
  readonly devotion: number;
  readonly limit?: 'round';
  readonly fire?: readonly Step[];
  readonly needs?: readonly Need[];
  readonly pay?: readonly Step[];
  readonly while?: readonly Rule[];
}
export interface OracleBonus {
  readonly id: string;
  readonly while?: readonly Rule[];
  readonly enter?: readonly EnterEntry[];
  readonly score?: readonly Step[];
}
export interface OracleRules {
  readonly faceDown: number;
  readonly besideDivisor: number;
  readonly pointsToWin: number;
  readonly wonRound: number;
  readonly zealous: number;
  readonly lowest: number;
  readonly backOff: readonly { readonly hand: number; readonly points: number }[];
  /** How many cards each player cuts in a position of phase `sculpt`. */
  readonly sculpt: number;
}
export interface OraclePack {
  readonly cards: readonly OracleCard[];
  readonly bonuses: readonly OracleBonus[];
  readonly zones: readonly string[];
  /** The order in which Zones are gone through where several cards are handled; the row's if left out. */
  readonly order?: readonly string[];
  readonly rules: OracleRules;
}
