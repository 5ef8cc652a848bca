import type { Explained, MoveExplained } from '@shared/api/matches';
import { askedSeat, askedSeats, seatsIn } from '../../engine/kernel/asking';
import type { Viewer } from '../../engine/kernel/log';
import { beginMatch, runOn } from '../../engine/kernel/match';
import type { GameTable, Rules } from '../../engine/kernel/rules';
import { arenaOf } from '../../engine/kernel/rules-arena';
import { copyState } from '../../engine/kernel/state';
import type { PlayedGame } from '../../lab/played-game';
import type {
  MatchMove,
  MatchTable,
  SavedFacts,
  SavedPosition,
  TriedMove,
  Turn,
} from '../matches/match-table';
import type { SeenTable } from '../matches/seen-table';
import type { PackWords } from './pack-words';
import type { ToldLog } from './told-log';

/** What a game brings to a match: its rules, its moves in words, and how a table is told. `M` is a move. */
export interface MatchParts<P, T extends GameTable<P, E>, E, M, Told> {
  readonly rules: Rules<P, T, E>;
  newLog(program: P, before: ToldLog<T, Told> | null): ToldLog<T, Told>;
  /** A move that may be anything at all; null: it is none of this game. */
  readMove(given: unknown): M | null;
  /** Whose move it says it is. */
  seatOf(move: M): number;
  /** The code of why it can't be made now; null: it can. */
  refuse(t: T, move: M): string | null;
  /** The answer that a move means, among those that are listed. */
  find(t: T, move: M): number | null;
  /** What else belongs to a move that is asked step by step, although it was written as one; null: nothing. */
  rest?(t: T, move: M): number | null;
  moveOf(t: T, code: number): MatchMove;
  revealed(before: T, after: T, by: number): boolean;
  position(t: T): SavedPosition | null;
  facts(t: T): SavedFacts;
  played(program: P): PlayedGame;
  see(t: T, told: ToldLog<T, Told>, viewer: Viewer, words: PackWords): SeenTable;
  explain(t: T, told: ToldLog<T, Told>, viewer: Viewer, words: PackWords, ask: string): Explained | null;
  whyNot(t: T, viewer: Viewer, words: PackWords, tried: TriedMove): MoveExplained;
}

export function beginTable<P, T extends GameTable<P, E>, E, M, Told>(
  parts: MatchParts<P, T, E, M, Told>,
  program: P,
  seed: number,
): MatchTable {
  const told = parts.newLog(program, null);
  return matchTableOf(
    parts,
    beginMatch(parts.rules, program, seed, (t) => told.attach(t)),
    told,
  );
}

/** `told`: what happened up to now. */
export function matchTableOf<P, T extends GameTable<P, E>, E, M, Told>(
  parts: MatchParts<P, T, E, M, Told>,
  t: T,
  told: ToldLog<T, Told>,
  answered: Turn | null = null,
): MatchTable {
  const { rules } = parts;
  const outcome = rules.outcome(t);
  const asked = outcome ? [] : seatsIn(askedSeats(t.s));
  const copyFor = (seat: number): T => {
    const copy = rules.table(t.p, copyState(t.s));
    rules.list(copy, seat);
    return copy;
  };
  /** With the answers of one of those who are asked. */
  const listedFor = (seat: number): T => (seat === askedSeat(t.s) ? t : copyFor(seat));
  const codes = (seat: number): number[] => (asked.includes(seat) ? listedFor(seat).options.list() : []);
  const after = (
    seat: number,
    find: (next: T) => number | null,
    rest: (next: T) => number | null = () => null,
  ): MatchTable | null => {
    const next = copyFor(seat);
    let code = find(next);
    if (code === null) return null;
    const turn = { seat, free: next.options.count > 1 };
    const log = parts.newLog(t.p, told);
    log.attach(next);
    for (; code !== null; code = rest(next)) rules.answer(next, seat, code);
    runOn(rules, next);
    return matchTableOf(parts, next, log, turn);
  };
  return {
    state: t.s,
    outcome,
    seats: rules.seats(t.p),
    asked,
    answered,
    count: (seat) => codes(seat).length,
    moves: (seat) => codes(seat).map((code) => parts.moveOf(listedFor(seat), code)),
    after(given) {
      const move = parts.readMove(given);
      if (move === null) return { refusal: 'not-offered' };
      const seat = parts.seatOf(move);
      const refusal = parts.refuse(asked.includes(seat) ? listedFor(seat) : t, move);
      if (refusal !== null) return { refusal };
      const table = after(
        seat,
        (next) => parts.find(next, move),
        (next) => parts.rest?.(next, move) ?? null,
      );
      return table ? { table } : { refusal: 'not-offered' };
    },
    take(seat, index) {
      const table = after(seat, (next) => (index < next.options.count ? next.options.at(index) : null));
      if (!table) throw new Error('an answer was taken that is not there');
      return table;
    },
    revealedSince: (before, by) => parts.revealed(rules.table(t.p, before.state), t, by),
    position: () => parts.position(t),
    facts: () => parts.facts(t),
    newArena: () => arenaOf(rules, t.p),
    played: parts.played(t.p),
    see: (viewer, words) => parts.see(t, told, viewer, words),
    explain: (viewer, words, ask) => parts.explain(t, told, viewer, words, ask),
    whyNot: (viewer, words, tried) => parts.whyNot(t, viewer, words, tried),
  };
}
