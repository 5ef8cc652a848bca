import { stepSchema } from '@shared/language/scenario/governing/moves';
import { findAnswer, moveOf, speakerWith, type Speaker } from '../../../engine/games/governing/answers';
import { beginMatch } from '../../../engine/games/governing/game';
import { outcomeOf } from '../../../engine/games/governing/outcome';
import { seatLetter, seatNumber } from '../../../engine/games/governing/position';
import { refOf } from '../../../engine/games/governing/reading';
import { refuse } from '../../../engine/games/governing/refusals';
import { Table, type Program } from '../../../engine/games/governing/table';
import { answer, listAgain } from '../../../engine/games/governing/turn';
import { handleOf, listIn, none } from '../../../engine/kernel/cards';
import { copyState } from '../../../engine/kernel/state';
import { seatLetters } from '@shared/language/scenario/governing/words';
import type { MatchTable } from '../../match-table';

export const beginTable = (program: Program, seed: number): MatchTable => tableOf(beginMatch(program, seed));

function tableOf(t: Table): MatchTable {
  const outcome = outcomeOf(t);
  const speaker = speakerFor(t);
  return {
    state: t.s,
    outcome,
    moves: () => (outcome ? [] : t.options.list().map((code) => moveOf(t, speaker, code))),
    after(given) {
      const read = stepSchema.safeParse(given);
      if (!read.success || 'expect' in read.data) return { refusal: 'not-offered' };
      const refusal = refuse(t, speaker, (name) => findObject(t, name), read.data);
      if (refusal) return { refusal };
      const next = new Table(t.p, copyState(t.s));
      listAgain(next);
      const code = findAnswer(next, speakerFor(next), read.data);
      if (code === null) return { refusal: 'not-offered' };
      answer(next, code);
      return { table: tableOf(next) };
    },
  };
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
