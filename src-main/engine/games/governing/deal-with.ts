import { definitionOf, listIn } from '../../kernel/cards';
import { resetMatch } from './setup';
import { type Program, Table } from './table';
import { advance } from './turn';

/** The first seed up to `most` that deals this card into the opening hand of a seat; null: none does. */
export function seedHolding(program: Program, id: string, seat: number, most: number): number | null {
  const face = program.cardIds.indexOf(id);
  // Tried only if it can be: a card of which there are no copies is in no book.
  if (!program.list.includes(face)) return null;
  const t = new Table(program, new Int32Array(program.layout.words));
  for (let seed = 1; seed <= most; seed++) {
    resetMatch(t, seed);
    advance(t);
    if (listIn(t.l, t.s, t.l.hand + seat).some((c) => definitionOf(t.s, c) === face)) return seed;
  }
  return null;
}
