import type { YgiosLayout } from './layout';
import type { Options } from './options';
import type { Requirement } from './requirements';
import type { Standing } from './standing';
import type { CompiledStep } from './step';
import type { Table } from './table';

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
  /** The step that puts cards left aside back under the pile; -1 when this text draws none aside. */
  readonly cleanUp: number;
  /** Each step is a text of its own: one that comes to nothing does not end the others. */
  readonly separate: boolean;
}

/** A pack made ready to be played under fixed options: closures and tables, nothing that is still JSON. */
export interface Program {
  readonly layout: YgiosLayout;
  readonly numbers: RuleNumbers;
  readonly options: Options;
  readonly mode: 'simple' | 'advanced';
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
  readonly requirements: readonly (Requirement | null)[];
  readonly fireSequence: Int32Array;
  readonly paySequence: Int32Array;
  readonly enterSequence: Int32Array;
  /** 1 for a bonus some entry of which also heeds cards flipped up in its zone. */
  readonly heedsFlips: Uint8Array;
  readonly sequences: readonly Sequence[];
  readonly standing: Standing;
  /** The ways that occur in this pack: nearly always one, so a card carries one number and not four. */
  readonly gainModes: readonly GainMode[];
  /** For each of them, who gives it: see gain-givers.ts. */
  readonly gainGivers: readonly (readonly number[])[];
  readonly scores: readonly (readonly CompiledScore[])[];
}
