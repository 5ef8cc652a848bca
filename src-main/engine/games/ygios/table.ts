import type { Step } from '@shared/games/ygios/effects/index';
import type { Mode } from '@shared/games/index';
import { none } from '../../kernel/cards';
import { OptionList } from '../../kernel/options';
import type { State } from '../../kernel/state';
import type { YgiosEvent } from './events';
import type { YgiosLayout } from './layout';
import type { Options } from './options';
import type { Source } from './program-source';
import type { CardRuleKind, RuleKind, ZoneRuleKind } from './rule-kinds';
import { Tally } from './tally';

/**
 * What a pack becomes when it is compiled, and the table it is played on. Each needs the other (compiled texts act on
 * a table, a table plays a compiled pack), so their types live together.
 */

/** How a set of zones is told: as it is, or from where a text speaks or has moved a card to. */
export const zoneKinds = { fixed: 0, here: 1, there: 2, besideHere: 3, besideThere: 4, beside: 5 } as const;
export interface ZoneSet {
  readonly kind: (typeof zoneKinds)[keyof typeof zoneKinds];
  /** The set itself, one bit for each zone, or the zone whose neighbours are meant. */
  readonly n: number;
}

/**
 * Which cards on the board a text means. How a card lies and whose it is are compared in one go with the marks that
 * are wanted, and only the zones that count are looked at: both are worked out once for a whole look at the board.
 */
export interface Selector {
  readonly of: 'me' | 'foe' | null;
  /** The marks that are looked at, and those of a card that lies as it should. */
  readonly mask: number;
  readonly face: number;
  readonly home: number;
  readonly isThis: boolean;
  readonly isLinked: boolean;
  readonly notThis: boolean;
  readonly within: ZoneSet;
}

export interface CardRule {
  readonly cards: Selector;
  readonly n: number;
  readonly final: boolean;
}
export interface ZoneRule {
  readonly zones: ZoneSet;
  readonly n: number;
}

/** All rules of one kind, by who has them: a question about one kind never looks at the others. */
export interface RuleTable<K extends RuleKind, R> {
  readonly kind: K;
  /** The kind as one bit. */
  readonly bit: number;
  readonly ofBonus: readonly (readonly R[])[];
  readonly ofCard: readonly (readonly R[])[];
}
export type CardRules = RuleTable<CardRuleKind, CardRule>;
export type ZoneRules = RuleTable<ZoneRuleKind, ZoneRule>;
export type Standing = Readonly<Record<CardRuleKind, CardRules>> & Readonly<Record<ZoneRuleKind, ZoneRules>>;

/**
 * One step of a text, compiled. `f` is its frame. `go` does what needs no answer and returns `done` or `ended`,
 * or lists the answers and returns the question; it may be called again at the same question and must change
 * nothing until it is answered. `take` brings the answer in.
 */
export interface CompiledStep {
  readonly byFoe: boolean;
  /** Asked once, before the step begins: is it not for this occasion? Spends a limit if it has one. */
  skips?(t: Table, f: number): boolean;
  go(t: Table, f: number): number;
  take(t: Table, f: number, code: number): void;
  /** Could it be done in full now, for a requirement of the card `source` lying in `here`? */
  possible(t: Table, source: number, me: number, here: number): boolean;
}

export type Verb = Step['do'];

export interface CompiledNeed {
  /** Cards to be counted, or null when the pile is. */
  readonly count: Selector | null;
  readonly min: number;
  /** Asked only of a card that is played, not of one that is turned up. */
  readonly onlyPlayed: boolean;
}

export interface Requirement {
  readonly needs: readonly CompiledNeed[];
  /** What can't be declined: every step before the first `may`. */
  readonly dues: readonly CompiledStep[];
  /** It can be met in every zone or in none: nothing in it asks where the card lies. */
  readonly anywhere: boolean;
}

/** The numbers of the rules, as the turn machine and the scoring read them. */
export interface RuleNumbers {
  readonly deal: number;
  readonly sculpt: number;
  readonly shuffleRow: boolean;
  readonly bonuses: boolean;
  readonly faceDown: number;
  readonly besideDivisor: number;
  readonly pointsToWin: number;
  readonly wonRound: number;
  readonly zealous: number;
  readonly lowest: number;
  readonly backOff: readonly { readonly hand: number; readonly points: number }[];
  readonly bonusesPerZone: number;
  readonly refillEveryRound: boolean;
}

/** What a bonus is worth at the end of a round. */
export interface CompiledScore {
  readonly n: number;
  readonly onlyWinner: boolean;
  /** The cards it counts, given the zone and who controls it; null when it pays `n` once, whatever lies there. */
  readonly count: ((t: Table, zone: number, controller: number) => number) | null;
  /** `n` is paid once for so many of them. */
  readonly per: number;
}

/** A way in which a card can gain: only while face-up or always, before its number is halved or at the end. */
export interface GainMode {
  readonly index: number;
  readonly onlyFaceUp: boolean;
  readonly beforeHalving: boolean;
}

/** A sequence of compiled steps, and what it may do. */
export interface Sequence {
  readonly steps: readonly CompiledStep[];
  /** What each of them does, for whoever words its question. */
  readonly verbs: readonly Verb[];
  /** The step that puts cards left aside back under the pile; -1 when this text draws none aside. */
  readonly cleanUp: number;
  /** Each step is a text of its own: one that comes to nothing does not end the others. */
  readonly separate: boolean;
}

/** A pack made ready to be played under fixed options: closures and tables, nothing that is still JSON. */
export interface Program {
  /** What it was compiled from. */
  readonly source: Source;
  readonly layout: YgiosLayout;
  readonly numbers: RuleNumbers;
  readonly options: Options;
  readonly mode: Mode;
  readonly cardIds: readonly string[];
  readonly bonusIds: readonly string[];
  readonly zoneIds: readonly string[];
  /** The zones from left to right where the row is not shuffled. */
  readonly row: readonly number[];
  readonly zones: number;
  readonly allZones: number;
  /** The cards dealt in this mode. */
  readonly deck: readonly number[];
  /** The others. */
  readonly undealt: readonly number[];
  /** By definition; one more than there are cards: the last is the blank face of a card that can't be seen. */
  readonly devotion: Int32Array;
  readonly home: Int32Array;
  /** 1 for a card whose locks outlast it. */
  readonly unbound: Uint8Array;
  readonly limited: Uint8Array;
  readonly persistent: Uint8Array;
  /** Standing rules need not fire to hold. */
  readonly continuous: boolean;
  readonly requirements: readonly (Requirement | null)[];
  readonly fireSequence: Int32Array;
  readonly paySequence: Int32Array;
  readonly enterSequence: Int32Array;
  /** 1 for a bonus some entry of which also heeds cards flipped up in its zone. */
  readonly heedsFlips: Uint8Array;
  readonly sequences: readonly Sequence[];
  readonly standing: Standing;
  /** By bonus and by definition: the kinds of standing rules it has, as their bits. */
  readonly bonusKinds: Int32Array;
  readonly cardKinds: Int32Array;
  /** The ways that occur in this pack: nearly always one, so a card carries one number and not four. */
  readonly gainModes: readonly GainMode[];
  /** For each of them, who gives it: see gain-givers.ts. */
  readonly gainGivers: readonly (readonly number[])[];
  readonly scores: readonly (readonly CompiledScore[])[];
}

/** Where a game is played: the rules, the state being changed, and the answers to the open question. */
export class Table {
  readonly p: Program;
  readonly l: YgiosLayout;
  s: State;
  readonly options = new OptionList();
  /** Told of everything that happens; nobody listens when thousands of games are played. */
  log: ((event: YgiosEvent) => void) | null = null;
  /** A card thought of as lying face-up in a zone while its requirement is looked at; in no zone's list. */
  ghost = none;
  readonly tally = new Tally();

  constructor(program: Program, state: State) {
    this.p = program;
    this.l = program.layout;
    this.s = state;
  }
}
