import { at } from '../../kernel/state';
import { phaseAt, phases, pointsAt } from './layout';
import { foe } from './reading';
import { roundWinner } from './scoring';
import type { Table } from './table';
import { controllerOf, devotionIn } from './values';

/**
 * How a round looks for a seat, in hundredths of an Affection Point: points first, then the zones as they stand,
 * then how firmly they are held. Only for players who look ahead; the rules never ask.
 */
export function standingOf(t: Table, seat: number): number {
  const ahead = at(t.s, pointsAt + seat) - at(t.s, pointsAt + foe(seat));
  if (at(t.s, phaseAt) === phases.over) return 100 * ahead;
  const { winner, held } = roundWinner(t);
  const swept = held === t.p.zones;
  const prize = swept ? t.p.numbers.zealous : t.p.numbers.wonRound;
  let hold = 0;
  for (let zone = 0; zone < t.p.zones; zone++) {
    const lead = devotionIn(t, zone, seat) - devotionIn(t, zone, foe(seat));
    hold += (controllerOf(t, zone) === seat ? 30 : -30) + 4 * Math.max(-6, Math.min(6, lead));
  }
  return 100 * (ahead + (winner === seat ? prize : -prize)) + (swept ? 0 : hold);
}
