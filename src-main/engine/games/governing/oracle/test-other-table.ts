/** A second oracle as the other table: shows that the comparison finds what differs, before and beside the engine. */
import { compare, named, same } from '../../../kernel/scenario/compare';
import { type OracleDuel } from './oracle';
import { missingEvent } from './test-scenarios';
import type { OtherTable } from './test-agreement';

export function otherTable(duel: OracleDuel): OtherTable {
  return {
    question() {
      const question = duel.question();
      return question && { by: [question.by], for: question.for, rests: question.for === 'main' };
    },
    answers: () => duel.question()?.order ?? [],
    moves: () => duel.question()?.answers ?? [],
    refuse(move) {
      const code = duel.refuse(move);
      return code === null ? null : { code };
    },
    take(move) {
      duel.answer(move);
    },
    look({ events, ...wanted }, at) {
      const missing = missingEvent(events ?? [], duel.happened());
      if (missing !== null)
        return { is: 'value', at: `${at}.events`, expected: JSON.stringify(missing), found: '' };
      return compare(named(named(named(same))), at, wanted, duel.snapshot());
    },
  };
}
