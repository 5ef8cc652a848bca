import { firstIn, nextOf, none } from '../../kernel/cards';
import { controller, isIn, typeOf } from './reading';
import { type CompiledSelector, type Table, types } from './table';

/** Does a description mean this thing? `self` is the record that speaks, -1 when it is not in play. */
export function matches(t: Table, sel: CompiledSelector, c: number, me: number, self: number): boolean {
  if (((sel.types >> typeOf(t, c)) & 1) === 0) return false;
  if (sel.of !== 0 && (controller(t, c) === me) !== (sel.of === 1)) return false;
  return !(sel.isThis && c !== self) && !(sel.notThis && c === self);
}

const hostBit = 1 << types.host;

/** Everything it means, in the order in which things came into play, into `into`; returns how many. */
export function collect(
  t: Table,
  sel: CompiledSelector,
  me: number,
  self: number,
  into: Int32Array,
  from = 0,
): number {
  let count = from;
  if ((sel.types & hostBit) !== 0) {
    for (let seat = 0; seat < t.l.seats; seat++)
      if (isIn(t, seat) && matches(t, sel, seat, me, self)) into[count++] = seat;
    return count;
  }
  for (let c = firstIn(t.l, t.s, t.l.inPlay); c !== none; c = nextOf(t.s, c))
    if (matches(t, sel, c, me, self)) into[count++] = c;
  return count;
}

/** How many there are. */
export const countMatches = (t: Table, sel: CompiledSelector, me: number, self: number): number =>
  collect(t, sel, me, self, t.candidates);
