import type { BotSpec } from '@shared/api/bot-words';
import type { Failure } from '@shared/api/failures';
import type { OfferedOption } from '@shared/api/match-start';
import type { ReportHead, SimulationReport } from '@shared/api/lab';
import type { RuleId } from '@shared/help/index';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Mode } from '@shared/games/index';
import type { Kind } from '@shared/language/pack-format';
import type { OptionValues } from '@shared/language/options';
import type { ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import type { Around } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';
import type { Result } from '@shared/util/result';
import type { Outcome } from '../../engine/kernel/game';
import type { Difference } from '../../engine/kernel/scenario/difference';
import type { PlayedGame } from '../../lab/played-game';
import type { Tally } from '../../lab/tally';
import type { MatchTable } from '../matches/match-table';
import type { PackDefinitions } from './played-packs';
import type { PositionFile } from '../traces/position-file';
import type { Chosen, Playable } from './programs';
import type { PackWords } from './pack-words';

/** What the lab needs to play a pack many times, and what becomes of its counts. */
export interface Simulation {
  readonly played: PlayedGame;
  readonly chosen: Omit<ReportHead, 'bots' | 'seeds'>;
  report(head: ReportHead, tally: Tally): SimulationReport;
}

/** Random play, line by line; it ends early with texts that set each other off for ever. */
export type Trace = Generator<string, Loop | null, undefined>;
export type Loop = Extract<Outcome, { is: 'rules-loop' }>;

export interface TraceRequest extends Chosen {
  readonly seed: number;
  /** How many rounds or duels; from a file of positions all of them, if left out. */
  readonly rounds?: number | undefined;
  /** JSON Lines, one position each: every one is played to its end. */
  readonly positions?: PositionFile | undefined;
}

/** Random play as sentences. It begins with a deal: a position has no log of how it came about. */
export interface LogRequest extends Omit<TraceRequest, 'positions'> {
  readonly language: Language;
}

export interface ScenarioReport {
  readonly id: string;
  readonly title: string;
  readonly difference: Difference | null;
}

/** Why a move was refused: the key of its sentence, and the kernel's rules behind it. */
export interface RefusalReason {
  readonly sentence: string | null;
  readonly rules: readonly RuleId[];
}

/** Faulty scenarios fail one by one; only a pack that is no game stops all of them. */
export interface ScenarioRefusal {
  readonly is: 'pack';
  readonly problem: Failure;
}

/** A match that can be begun, and everything that is recorded about it. */
export interface PlayableMatch extends Playable<Mode | null> {
  begin(seed: number): MatchTable;
  /**
   * The first seed from 1 up with which seat 0 begins with this card, or this bonus lies on the table. `any`: it is
   * there whatever is dealt; null: no deal that was tried brings it.
   */
  seedWith(kind: Kind, id: string): number | 'any' | null;
}

/** A scenario where it first differs, to be played on. */
export interface MatchFromScenario {
  readonly mode: Mode | null;
  /** Those that concern the whole game. */
  readonly options: OptionValues;
  readonly table: MatchTable;
}

/**
 * Everything the workbench does with a game whose rules the engine knows. Each game brings one of these, and no
 * service asks which game it has before it.
 */
export interface BuiltGame {
  simulation(chosen: Chosen, bots: readonly BotSpec[]): Result<Simulation, Failure>;
  runScenarios(
    read: ScenarioDocument,
    pack: PackDefinitions,
  ): Result<readonly ScenarioReport[], ScenarioRefusal>;
  /** What is to be said of a refused move whose code is all that is left of it. */
  whyRefused(code: string): RefusalReason;
  openTrace(request: TraceRequest): Result<Trace, Failure>;
  /** The names that the log says are those of this pack. */
  openLog(request: LogRequest, pack: PackDefinitions): Result<Trace, Failure>;
  match(chosen: Chosen): Result<PlayableMatch, Failure>;
  /** The first scenario of a document, made up to its first difference. */
  matchFrom(read: ScenarioDocument, pack: PackDefinitions, seed: number): Result<MatchFromScenario, Failure>;
  /** What can be chosen before a match, in words; a mode that is left out is the fullest. */
  optionsOf(
    definitions: readonly ValidDefinition[],
    mode: Mode | undefined,
    words: PackWords,
  ): OfferedOption[];
  /** What stands on a card beside its name and its words. Empty where there is nothing. */
  textHead(definition: ValidDefinition, language: Language, around: Around): string;
  /** Why a bot can't play this game; null: it can. */
  refuseBot(bot: BotSpec): Failure | null;
}

/** How many deals are tried for one that brings a card. */
export const mostDeals = 20_000;

export const fewRounds = 10;
