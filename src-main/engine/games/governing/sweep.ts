import { firstIn, nextOf, none } from '../../kernel/cards';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { drawn, outAt, winnerAt } from './layout';
import { depart, departures } from './objects';
import { isFurre, sp } from './reading';
import type { Table } from './table';
import { takeOut } from './taken-out';

export function endGame(t: Table, winner: number, quiet: boolean): void {
  t.s[winnerAt] = winner;
  t.s[restAt] = rest.gameOver;
  if (t.log) t.log({ at: ++t.moment, is: 'over', winner, quiet });
}

/** Hosts without SP lose, all together; Furres without SP bow out, until none is left. */
export function sweep(t: Table): void {
  const { s, l } = t;
  for (;;) {
    const lost = hostsLose(t);
    if (at(s, restAt) === rest.gameOver) return;
    if (lost !== 0) {
      takeOut(t, lost);
      continue;
    }
    let count = 0;
    for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
      if (sp(t, c) === 0 && isFurre(t, c)) t.things[count++] = c;
    if (count === 0) return;
    depart(t, count, departures.bowOut);
  }
}

/** Who has lost now, as bits. The game is over when one is left, or none; otherwise the others play on. */
function hostsLose(t: Table): number {
  const { s, l } = t;
  let out = at(s, outAt);
  let left = 0;
  let winner = drawn;
  for (let seat = 0; seat < l.seats; seat++) {
    if (sp(t, seat) === 0) out |= 1 << seat;
    if ((out & (1 << seat)) !== 0) continue;
    left++;
    winner = seat;
  }
  const lost = out & ~at(s, outAt);
  if (lost === 0) return 0;
  tellOut(t, lost);
  s[outAt] = out;
  if (left < 2) endGame(t, winner, false);
  return lost;
}

function tellOut(t: Table, seats: number): void {
  if (!t.log) return;
  t.moment++;
  for (let seat = 0; seat < t.l.seats; seat++)
    if ((seats & (1 << seat)) !== 0) t.log({ at: t.moment, is: 'out', seat });
}
