import type { Player } from '@shared/api/match-start';
import type { Game, Mode } from '@shared/games/index';
import type { OptionValues } from '@shared/language/options';
import type { MatchTable, Turn } from './match-table';

/** A match where it stands: what it was begun with, how often it was answered, and the table. */
export interface OpenMatch {
  readonly id: string;
  readonly game: Game;
  readonly pack: string;
  readonly revision: string;
  /** null: the game is played in one way only. */
  readonly mode: Mode | null;
  /** Every option with its value, not only those that were chosen: defaults may change in a later revision. */
  readonly options: OptionValues;
  /** What it is played by: the same, or what the scenario says that it began from. */
  readonly ruled: OptionValues;
  readonly seed: number;
  /** Begun from a scenario, in which every card is written down. */
  readonly isPosition: boolean;
  /** Played with open cards. */
  readonly designer: boolean;
  readonly players: readonly Player[];
  readonly answers: number;
  readonly turns: readonly Turn[];
  readonly table: MatchTable;
  /** The table after each number of answers, from none up to now: they share what they have in common. */
  readonly tables: readonly MatchTable[];
}

/** How many answers are left when the last free one of a human is taken back; null: there is none. */
export function lastDecision(
  { turns, players, answers }: Pick<OpenMatch, 'turns' | 'players' | 'answers'>,
  seat: number | null,
  keep = answers,
): number | null {
  const found = turns.findLastIndex(
    (turn, number) =>
      number <= keep &&
      turn.free &&
      (seat === null || turn.seat === seat) &&
      players[turn.seat]?.is === 'human',
  );
  return found < 0 ? null : found;
}

/** How far a match has come, by its tables. */
export function progress(
  tables: readonly MatchTable[],
): Pick<OpenMatch, 'answers' | 'turns' | 'table' | 'tables'> {
  const table = tables.at(-1);
  if (!table) throw new Error('a match has a table before its first answer');
  const turns = tables.flatMap(({ answered }) => (answered ? [answered] : []));
  return { answers: turns.length, turns, table, tables };
}
