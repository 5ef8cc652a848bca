import { firstIn, none, putLast } from '../../kernel/cards';
import { given, word } from '../../kernel/governing/numbers';
import { at } from '../../kernel/state';
import { copyItem, pushLater } from './items';
import { item, runAt, runNumberAt, stirredAt } from './layout';
import { createTokens } from './objects';
import { apOf } from './reading';
import type { PlainStep, Table } from './table';

/** C2: what each player does by himself, one after another. */
export function doPlain(t: Table, step: PlainStep, seat: number): void {
  const { s, l } = t;
  if (step.do === 'later') {
    const where = pushLater(t);
    if (where === none) return;
    copyItem(t, runAt, where);
    s[where + item.text] = step.text;
    s[where + item.me] = seat;
    return;
  }
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
      if (t.log) t.log({ at: ++t.moment, is: 'skipped', why: 'nothing-there', ref: none });
      return;
    }
    putLast(l, s, c, l.hand + seat);
    s[stirredAt] = 1;
    if (t.log) t.log({ at: ++t.moment, is: 'drew', seat, card: c });
  }
}
