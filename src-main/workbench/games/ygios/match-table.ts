import { stepSchema } from '@shared/language/scenario/ygios/moves';
import { findAnswer, offered } from '../../../engine/games/ygios/answers';
import { answerMatch, beginMatch, outcomeOf } from '../../../engine/games/ygios/game';
import { refuse } from '../../../engine/games/ygios/refusals';
import { Table, type Program } from '../../../engine/games/ygios/table';
import { listAgain } from '../../../engine/games/ygios/turn';
import { copyState } from '../../../engine/kernel/state';
import type { MatchTable } from '../../match-table';

export const beginTable = (program: Program, seed: number): MatchTable => tableOf(beginMatch(program, seed));

function tableOf(t: Table): MatchTable {
  const outcome = outcomeOf(t);
  return {
    state: t.s,
    outcome,
    moves: () => (outcome ? [] : offered(t)),
    after(given) {
      const read = stepSchema.safeParse(given);
      if (!read.success || 'expect' in read.data) return { refusal: 'not-offered' };
      const refusal = refuse(t, read.data);
      if (refusal) return { refusal: refusal.code };
      const next = new Table(t.p, copyState(t.s));
      listAgain(next);
      const code = findAnswer(next, read.data);
      if (code === null) return { refusal: 'not-offered' };
      answerMatch(next, code);
      return { table: tableOf(next) };
    },
  };
}
