import { stepSchema } from '@shared/language/scenario/ygios/moves';
import { findAnswer, offered } from '../../../engine/games/ygios/answers';
import { createArena } from '../../../engine/games/ygios/arena';
import { answerMatch, beginMatch, outcomeOf } from '../../../engine/games/ygios/game';
import { seats } from '../../../engine/games/ygios/layout';
import { refuse } from '../../../engine/games/ygios/refusals';
import { restingPosition } from '../../../engine/games/ygios/resting';
import { revealed } from '../../../engine/games/ygios/revealed';
import { Table, type Program } from '../../../engine/games/ygios/table';
import { listAgain } from '../../../engine/games/ygios/turn';
import { askSeatAt } from '../../../engine/kernel/head';
import { at, copyState } from '../../../engine/kernel/state';
import type { MatchTable } from '../../matches/match-table';
import { savedFacts } from './saved-facts';
import { seeTable } from './seen/see-table';
import { tellNumber } from './seen/told/index';
import { whyNot } from './seen/why-not';
import { newLog, type YgiosLog } from './told';

export function beginTable(program: Program, seed: number): MatchTable {
  const told = newLog(null);
  return tableOf(
    beginMatch(program, seed, (t) => told.attach(t)),
    told,
  );
}

/** `told`: what happened up to now. */
export function tableOf(t: Table, told: YgiosLog): MatchTable {
  const outcome = outcomeOf(t);
  const answered = (code: (next: Table) => number | null): MatchTable | null => {
    const next = new Table(t.p, copyState(t.s));
    listAgain(next);
    const chosen = code(next);
    if (chosen === null) return null;
    const log = newLog(told);
    log.attach(next);
    answerMatch(next, chosen);
    return tableOf(next, log);
  };
  return {
    state: t.s,
    outcome,
    seats,
    asked: outcome ? null : at(t.s, askSeatAt),
    count: outcome ? 0 : t.options.count,
    moves: () => (outcome ? [] : offered(t)),
    after(given) {
      const read = stepSchema.safeParse(given);
      if (!read.success || 'expect' in read.data) return { refusal: 'not-offered' };
      const move = read.data;
      const refusal = refuse(t, move);
      if (refusal) return { refusal: refusal.code };
      const table = answered((next) => findAnswer(next, move));
      return table ? { table } : { refusal: 'not-offered' };
    },
    take(index) {
      const table = answered((next) => next.options.at(index));
      if (!table) throw new Error('an answer was taken that is not there');
      return table;
    },
    revealedSince: (before, by) => revealed(new Table(t.p, before.state), t, by),
    position() {
      const given = restingPosition(t);
      // Matches and scenarios call cards alike.
      return given && { given, movesSince: (choices) => choices as readonly object[] };
    },
    facts: () => savedFacts(t),
    newArena: () => createArena(t.p),
    played: { game: 'ygios', source: t.p.source },
    see: (viewer, words) => seeTable(t, told, viewer, words),
    explain: (viewer, words, ask) =>
      tellNumber(t, viewer, words, ask, () => told.told(viewer).map(({ entry }) => entry)),
    whyNot: (viewer, words, tried) => whyNot(t, viewer, words, tried),
  };
}
