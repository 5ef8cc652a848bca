import { definitionOf } from '../../kernel/cards';
import { bonusOf } from './reading';
import { dealRound, dealtEach, resetMatch, shuffleDeck } from './setup';
import { type Program, Table } from './table';

/** The first seed up to `most` that deals this card into the hand of a seat; null: none does. */
export function seedHolding(program: Program, id: string, seat: number, most: number): number | null {
  const face = program.cardIds.indexOf(id);
  // Tried only if it can be: some modes leave cards out.
  if (!program.deck.includes(face)) return null;
  const held = dealtEach(program);
  return firstSeed(program, most, (t) => {
    // Nothing but the deck is looked at: in a pack of a thousand hundreds of deals are tried.
    shuffleDeck(t);
    for (let c = seat * held; c < (seat + 1) * held; c++) if (definitionOf(t.s, c) === face) return true;
    return false;
  });
}

/** The same for a bonus that lies on the table. */
export function seedWithBonus(program: Program, id: string, most: number): number | null {
  const bonus = program.bonusIds.indexOf(id);
  if (bonus < 0 || !program.numbers.bonuses || program.numbers.bonusesPerZone === 0) return null;
  return firstSeed(program, most, (t) => {
    dealRound(t);
    return Array.from({ length: t.p.zones }, (_, zone) => bonusOf(t, zone)).includes(bonus);
  });
}

function firstSeed(program: Program, most: number, fits: (t: Table) => boolean): number | null {
  const t = new Table(program, new Int32Array(program.layout.words));
  for (let seed = 1; seed <= most; seed++) {
    resetMatch(t, seed);
    if (fits(t)) return seed;
  }
  return null;
}
