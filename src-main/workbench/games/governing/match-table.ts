import { stepSchema } from '@shared/language/scenario/governing/moves';
import { findAnswer, moveOf, speakerWith, type Speaker } from '../../../engine/games/governing/answers';
import { createArena } from '../../../engine/games/governing/arena';
import { beginMatch } from '../../../engine/games/governing/game';
import { outcomeOf } from '../../../engine/games/governing/outcome';
import { seatLetter, seatNumber } from '../../../engine/games/governing/position';
import { refOf } from '../../../engine/games/governing/reading';
import { refuse } from '../../../engine/games/governing/refusals';
import { restingPosition } from '../../../engine/games/governing/resting';
import { savedMoves } from '../../../engine/games/governing/saved-moves';
import { revealed } from '../../../engine/games/governing/revealed';
import { Table, type Program } from '../../../engine/games/governing/table';
import { answer, listAgain } from '../../../engine/games/governing/turn';
import { handleOf, listIn, none } from '../../../engine/kernel/cards';
import { askSeatAt } from '../../../engine/kernel/head';
import { at, copyState } from '../../../engine/kernel/state';
import { seatLetters } from '@shared/language/scenario/governing/words';
import type { MatchTable } from '../../matches/match-table';
import { savedFacts } from './saved-facts';
import { kindsIn, seeTable } from './seen/see-table';
import { tellNumber } from './seen/told';
import { whyNot } from './seen/why-not';
import { newLog, type DuelLog } from './told';

export function beginTable(program: Program, seed: number): MatchTable {
  const told = newLog(program, null);
  return tableOf(
    beginMatch(program, seed, (t) => told.attach(t)),
    told,
  );
}

/** `told`: what happened up to now. */
export function tableOf(t: Table, told: DuelLog): MatchTable {
  const outcome = outcomeOf(t);
  const speaker = speakerFor(t);
  const answered = (code: (next: Table) => number | null): MatchTable | null => {
    const next = new Table(t.p, copyState(t.s));
    listAgain(next);
    const chosen = code(next);
    if (chosen === null) return null;
    const log = newLog(t.p, told);
    log.attach(next);
    answer(next, chosen);
    return tableOf(next, log);
  };
  return {
    state: t.s,
    outcome,
    seats: t.l.seats,
    asked: outcome ? null : at(t.s, askSeatAt),
    count: outcome ? 0 : t.options.count,
    moves: () => (outcome ? [] : t.options.list().map((code) => moveOf(t, speaker, code))),
    after(given) {
      const read = stepSchema.safeParse(given);
      if (!read.success || 'expect' in read.data) return { refusal: 'not-offered' };
      const move = read.data;
      const refusal = refuse(t, speaker, (name) => findObject(t, name), move);
      if (refusal) return { refusal };
      const table = answered((next) => findAnswer(next, speakerFor(next), move));
      return table ? { table } : { refusal: 'not-offered' };
    },
    take(index) {
      const table = answered((next) => next.options.at(index));
      if (!table) throw new Error('an answer was taken that is not there');
      return table;
    },
    revealedSince: (before, by) => revealed(new Table(t.p, before.state), t, by),
    position() {
      const resting = restingPosition(t);
      return (
        resting && {
          given: resting.given,
          movesSince: (choices) => savedMoves(t, resting, choices, findMove),
        }
      );
    },
    facts: () => savedFacts(t),
    newArena: () => createArena(t.p),
    played: { game: 'governing', source: t.p.source },
    see: (viewer, words) => seeTable(t, told, viewer, words),
    explain: (viewer, words, ask) => tellNumber(t, viewer, words, ask),
    whyNot: (viewer, words, tried) => whyNot(t, viewer, words, tried, kindsIn(t)),
  };
}

/** The answer that a move of the match means. */
function findMove(t: Table, given: unknown): number | null {
  const read = stepSchema.safeParse(given);
  return read.success && !('expect' in read.data) ? findAnswer(t, speakerFor(t), read.data) : null;
}

/** In a match an object goes by its handle, which it has from the moment it enters: `#7`. Hosts go by their seat. */
const speakerFor = ({ l }: Table): Speaker =>
  speakerWith((ref) => {
    const record = ref & l.refMask;
    return record < l.seats ? seatLetter(record) : `#${ref >> l.refBits}`;
  });

/** What goes by a name now; -1 for nothing. */
function findObject(t: Table, name: string): number {
  const seat = seatLetters.find((letter) => letter === name);
  if (seat !== undefined) return seatNumber(seat) < t.l.seats ? refOf(t, seatNumber(seat)) : none;
  const c = listIn(t.l, t.s, t.l.inPlay).find((one) => `#${handleOf(t.s, one)}` === name);
  return c === undefined ? none : refOf(t, c);
}
