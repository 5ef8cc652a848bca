import { clearBit, hasBit, setBit } from '../../../kernel/bits';
import * as cards from '../../../kernel/cards';
import { seedChance, type Chance } from '../../../kernel/chance';
import { chanceAt } from '../../../kernel/head';
import { at, copyState } from '../../../kernel/state';
import { definition } from '../reading';
import { setRow } from '../setup';
import { isLayoutHidden, sees } from '../sight';
import { noteBonuses } from '../standing';
import { Table } from '../table';
import { listAgain } from '../turn';
import { asksNow } from './trial';

/** The same state on a table of its own. */
export function copyOf(t: Table): Table {
  const copy = new Table(t.p, copyState(t.s));
  if (asksNow(copy)) listAgain(copy);
  return copy;
}

/** The cards of this round that a seat can't see. */
export const hiddenFrom = (t: Table, seat: number): number[] =>
  Array.from({ length: t.l.cards }, (_, c) => c).filter(
    (c) => !sees(t, c, seat) && cards.placeOf(t.s, c) !== t.l.out,
  );

/**
 * A game that differs only in what `seat` can't see: the hidden cards have changed places with each other, and what
 * comes next by chance is something else.
 */
export function twinOf(t: Table, seat: number, chance: Chance): Table {
  const twin = new Table(t.p, copyState(t.s));
  const hidden = hiddenFrom(t, seat);
  const faces = hidden.map((c) => definition(t, c));
  chance.shuffle(faces);
  hidden.forEach((c, index) => cards.setDefinition(twin.s, c, faces[index] ?? 0));
  seedChance(twin.s, chanceAt, chance.below(2 ** 31), 'game');
  if (isLayoutHidden(t)) shuffleLayout(twin, chance);
  if (asksNow(twin)) listAgain(twin);
  return twin;
}

/** Another row, and other bonuses of those that could have been dealt. */
function shuffleLayout(t: Table, chance: Chance): void {
  const { s, l, p } = t;
  if (p.numbers.shuffleRow) {
    const row = [...p.row];
    chance.shuffle(row);
    setRow(t, row);
  }
  const laid = Array.from({ length: p.zones }, (_, z) => at(s, l.bonusAt + z));
  if (laid.includes(cards.none)) return;
  const pool = p.bonusIds.flatMap((_, b) => (hasBit(s, l.poolAt, b) || laid.includes(b) ? [b] : []));
  chance.shuffle(pool);
  p.bonusIds.forEach((_, bonus) => clearBit(s, l.poolAt, bonus));
  pool.forEach((bonus, index) => {
    if (index < p.zones) s[l.bonusAt + index] = bonus;
    else setBit(s, l.poolAt, bonus);
  });
  noteBonuses(t);
}
