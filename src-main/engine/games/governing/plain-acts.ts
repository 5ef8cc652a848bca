import { firstIn, none, putLast } from '../../kernel/cards';
import { given, word } from '../../kernel/governing/numbers';
import { at } from '../../kernel/state';
import { copyItem, pushLater } from './items';
import { item, runAt, runNumberAt, stirredAt } from './layout';
import { createTokens } from './objects';
import { apOf } from './reading';
import type { PlainStep, Table } from './table';
import { tellSkipped } from './tell';

/** The running effect's later steps wait for the end of the turn. */
export function putOff(t: Table, text: number): void {
  const where = pushLater(t);
  if (where === none) return;
  copyItem(t, runAt, where);
  t.s[where + item.text] = text;
}

/** Would it make any difference? */
export const couldDo = (t: Table, step: PlainStep, seat: number): boolean =>
  step.do === 'later' ||
  (at(t.s, runNumberAt) > 0 && (step.do !== 'draw' || firstIn(t.l, t.s, t.l.book + seat) !== none));

/** What a player does by himself. */
export function doPlain(t: Table, step: Exclude<PlainStep, { do: 'later' }>, seat: number): void {
  const { s, l } = t;
  const n = given(at(s, runNumberAt));
  if (step.do === 'draw') return drawCards(t, seat, n);
  if (step.do === 'token') return createTokens(t, step.token, seat, n);
  s[l.apAt + seat] = word(apOf(t, seat) + n);
  if (n > 0 && t.log) t.log({ at: ++t.moment, is: 'ap', seat, n });
}

/** I1: as many as there are. */
export function drawCards(t: Table, seat: number, n: number): void {
  const { s, l } = t;
  for (let drawn = 0; drawn < n; drawn++) {
    const c = firstIn(l, s, l.book + seat);
    if (c === none) {
      t.moment++;
      return tellSkipped(t, 'draw', 'nothing-there', { seat });
    }
    putLast(l, s, c, l.hand + seat);
    s[stirredAt] = 1;
    if (t.log) t.log({ at: ++t.moment, is: 'draw', seat, card: c });
  }
}
