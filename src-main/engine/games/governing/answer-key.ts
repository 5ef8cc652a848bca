import { mixKey } from '../../kernel/answer-keys';
import { askKindAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { ask, further, moveKind, moveRank, moveRecord, moves } from './questions';
import { definition } from './reading';
import type { Table } from './table';

/**
 * An answer to the open question as whoever is asked knows it, the same in every world: see `Arena`. What is in play
 * lies open and has the same record in each; a card in hand is told by its face.
 */
export function answerKey(t: Table, code: number): number {
  const kind = at(t.s, askKindAt);
  if (code === further) return mixKey(kind, code);
  if (kind === ask.discard) return mixKey(kind, definition(t, code));
  if ((kind !== ask.main && kind !== ask.answer) || moveKind(t, code) !== moves.play)
    return mixKey(kind, code);
  return mixKey(mixKey(~kind, definition(t, moveRecord(t, code))), moveRank(t, code));
}
