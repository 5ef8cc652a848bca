import { forget, none, placeOf, thinkOf } from '../../kernel/cards';
import { noteStanding } from './board';
import { handSize, pileSize } from './reading';
import { countMatches } from './selector';
import type { Requirement, Table } from './table';

/** What stands in the way of a requirement: nothing, need number n (1, 2, …), or due number n (-1, -2, …). */
export type Unmet = number;
export const met: Unmet = 0;

function startTally(t: Table, me: number): void {
  t.tally.start(pileSize(t), handSize(t, 0), handSize(t, 1));
  // A card thought of on the board has left the hand.
  if (t.ghost !== none) t.tally.hand(me, -1);
}

/** The first thing that stands in the way of paying for `c` in the zone `here`. */
export function findUnmet(
  t: Table,
  requirement: Requirement,
  c: number,
  me: number,
  here: number,
  played: boolean,
): Unmet {
  const { needs, dues } = requirement;
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (!need || (need.onlyPlayed && !played)) continue;
    const have = need.count ? countMatches(t, need.count, c, me, here) : pileSize(t);
    if (have < need.min) return i + 1;
  }
  if (dues.length > 0) startTally(t, me);
  for (let i = 0; i < dues.length; i++) if (!dues[i]?.possible(t, c, me, here)) return -i - 1;
  return met;
}

/** The same for a card still in hand, as if it lay face-up in the zone. */
export function unmetInZone(t: Table, requirement: Requirement, c: number, me: number, zone: number): Unmet {
  const lies = placeOf(t.s, c);
  t.ghost = c;
  thinkOf(t.s, c, zone);
  // Where rules need not fire to hold, those of the card itself hold in the thought too.
  if (t.p.continuous) noteStanding(t, c, true);
  const unmet = findUnmet(t, requirement, c, me, zone, true);
  if (t.p.continuous) noteStanding(t, c, false);
  forget(t.s, c, lies);
  t.ghost = none;
  return unmet;
}
