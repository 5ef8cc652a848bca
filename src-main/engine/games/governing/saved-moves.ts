import { copyState } from '../../kernel/state';
import { speakerWith, wholeMoveOf, type WholeMove } from './answers';
import type { Resting } from './resting';
import { Names } from './scenario/names';
import { Table } from './table';
import { answer, listAgain } from './turn';

/**
 * Moves from a position on, with the names that a scenario gives to what is there and to what enters; null: one of
 * them is not legal. What was chosen in steps is one move; one that is not whole yet is none. `find`: the answer that
 * was given, among those of the table, and `rest` what else belongs to it.
 */
export function savedMoves(
  t: Table,
  { names: given }: Resting,
  moves: readonly unknown[],
  find: (t: Table, move: unknown) => number | null,
  rest: (t: Table, move: unknown) => number | null,
): WholeMove[] | null {
  const own = new Table(t.p, copyState(t.s));
  listAgain(own);
  const names = new Names(own);
  for (const { name, ref } of given) names.give(name, ref);
  const speaker = speakerWith((ref) => names.of(ref));
  own.log = (event) => names.note(event);
  const said: WholeMove[] = [];
  for (const move of moves) {
    let code = find(own, move);
    if (code === null) return null;
    for (; code !== null; code = rest(own, move)) {
      const whole = wholeMoveOf(own, speaker, code);
      if (whole) said.push(whole);
      answer(own, code);
    }
  }
  return said;
}
