import { copyState } from '../../kernel/state';
import { moveOf, speakerWith, type PlainMove } from './answers';
import type { Resting } from './resting';
import { Names } from './scenario/names';
import { Table } from './table';
import { answer, listAgain } from './turn';

/**
 * Moves from a position on, with the names that a scenario gives to what is there and to what enters; null: one of
 * them is not legal. `find`: the answer that was given, among those of the table.
 */
export function savedMoves(
  t: Table,
  { names: given }: Resting,
  moves: readonly unknown[],
  find: (t: Table, move: unknown) => number | null,
): PlainMove[] | null {
  const own = new Table(t.p, copyState(t.s));
  listAgain(own);
  const names = new Names(own);
  for (const { name, ref } of given) names.give(name, ref);
  const speaker = speakerWith((ref) => names.of(ref));
  own.log = (event) => names.note(event);
  const said: PlainMove[] = [];
  for (const move of moves) {
    const code = find(own, move);
    if (code === null) return null;
    said.push(moveOf(own, speaker, code));
    answer(own, code);
  }
  return said;
}
