import { listIn } from '../../kernel/cards';
import { bonusOf, definition, hand } from './reading';
import { dealRound, resetMatch } from './setup';
import { type Program, Table } from './table';

/** The first seed up to `most` that deals this card into the hand of a seat; null: none does. */
export function seedHolding(program: Program, id: string, seat: number, most: number): number | null {
  const face = program.cardIds.indexOf(id);
  // Tried only if it can be: some modes leave cards out.
  if (!program.deck.includes(face)) return null;
  return firstDeal(program, most, (t) =>
    listIn(t.l, t.s, hand(t, seat)).some((c) => definition(t, c) === face),
  );
}

/** The same for a bonus that lies on the table. */
export function seedWithBonus(program: Program, id: string, most: number): number | null {
  const bonus = program.bonusIds.indexOf(id);
  if (bonus < 0 || !program.numbers.bonuses || program.numbers.bonusesPerZone === 0) return null;
  return firstDeal(program, most, (t) =>
    Array.from({ length: t.p.zones }, (_, zone) => bonusOf(t, zone)).includes(bonus),
  );
}

function firstDeal(program: Program, most: number, fits: (t: Table) => boolean): number | null {
  const t = new Table(program, new Int32Array(program.layout.words));
  for (let seed = 1; seed <= most; seed++) {
    resetMatch(t, seed);
    dealRound(t);
    if (fits(t)) return seed;
  }
  return null;
}
