import { countIn, firstIn, nextOf, none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { drawn, winnerAt } from './layout';
import { controller, encore, isFurre, pe, sp } from './reading';
import type { Table } from './table';

const lost = 100_000;

/**
 * How a duel looks for a seat, in hundredths of an SP: Hosts first, then what can swing, then cards in hand. Only for
 * players who look ahead; the rules never ask.
 */
export function standingOf(t: Table, seat: number): number {
  const winner = at(t.s, winnerAt);
  if (winner !== none) return winner === drawn ? 0 : winner === seat ? lost : -lost;
  let sum = 0;
  for (let one = 0; one < t.l.seats; one++) sum += sideOf(t, one) * (one === seat ? 1 : -1);
  return sum;
}

function sideOf(t: Table, seat: number): number {
  const { s, l } = t;
  let worth = 100 * sp(t, seat) + 60 * countIn(l, s, l.hand + seat);
  // The last SP are worth more than the first.
  if (sp(t, seat) < 6) worth -= 60 * (6 - sp(t, seat));
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    if (controller(t, c) !== seat) continue;
    worth += isFurre(t, c) ? 60 + 80 * pe(t, c) + 40 * sp(t, c) + 100 * Math.min(1, encore(t, c)) : 110;
  }
  return worth;
}
