import { none } from '../../kernel/cards';
import { askKindAt, askSeatAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import {
  endAt,
  ends,
  firstAt,
  gainedAt,
  inTurnAt,
  nextFirstAt,
  phaseAt,
  phases,
  playoutAt,
  pointsAt,
  seats,
  timelineAt,
  winnerAt,
} from './layout';
import { bonusOf, foe, handSize, zoneAt } from './reading';
import type { Table } from './table';
import { controllerOf } from './values';

/** What backing off with so many cards gives the other player: the first line of the table that is reached. */
export const backOffPoints = (t: Table, held: number): number =>
  t.p.numbers.backOff.find(({ hand }) => held >= hand)?.points ?? 0;

export function endByBackOff(t: Table, seat: number): void {
  const held = handSize(t, seat);
  const points = backOffPoints(t, held);
  t.log?.({ is: 'backedOff', seat, held, points });
  const before = pointsNow(t);
  addPoints(t, foe(seat), points);
  finish(t, ends.backOff, foe(seat), before);
}

/** Who holds most zones has won the round; nobody can hold as many as the other in a row of three. */
export function roundWinner(t: Table): { readonly winner: number; readonly held: number } {
  let first = 0;
  for (let z = 0; z < t.p.zones; z++) if (controllerOf(t, z) === at(t.s, firstAt)) first++;
  const opener = at(t.s, firstAt);
  const others = t.p.zones - first;
  return first >= others ? { winner: opener, held: first } : { winner: foe(opener), held: others };
}

export function endNaturally(t: Table): void {
  t.s[inTurnAt] = 0;
  const before = pointsNow(t);
  const { winner, held } = roundWinner(t);
  const bonusFirst = t.p.options.sweepOrder === 'bonusFirst';
  if (bonusFirst) scoreBonuses(t, winner);
  addPoints(t, winner, held < t.p.zones ? t.p.numbers.wonRound : t.p.numbers.zealous);
  if (!bonusFirst) scoreBonuses(t, winner);
  finish(t, ends.natural, winner, before);
}

function scoreBonuses(t: Table, winner: number): void {
  for (let position = 0; position < t.p.zones; position++) {
    const zone = zoneAt(t, position);
    const bonus = bonusOf(t, zone);
    if (bonus === none) continue;
    for (const score of t.p.scores[bonus] ?? []) {
      const seat = controllerOf(t, zone);
      if (score.onlyWinner && seat !== winner) continue;
      const n = score.n * score.times(t, zone, seat);
      addPoints(t, seat, n);
      if (n !== 0) t.log?.({ is: 'bonusScored', bonus, zone, seat, n });
    }
  }
}

const pointsNow = (t: Table): [number, number] => [at(t.s, pointsAt), at(t.s, pointsAt + 1)];

/** A loss never pulls anybody below the floor. */
function addPoints(t: Table, seat: number, n: number): void {
  const now = at(t.s, pointsAt + seat);
  t.s[pointsAt + seat] = n < 0 ? Math.max(Math.min(now, t.p.numbers.lowest), now + n) : now + n;
}

/** The match is looked at once, after all points of the round: who has enough, or the round's winner if both have. */
function finish(t: Table, end: number, winner: number, before: readonly [number, number]): void {
  const { s } = t;
  s[endAt] = end;
  s[winnerAt] = winner;
  s[nextFirstAt] = foe(winner);
  s[phaseAt] = phases.over;
  s[playoutAt] = 0;
  s[askSeatAt] = none;
  s[askKindAt] = 0;
  let champion: number = none;
  for (let seat = 0; seat < seats; seat++) {
    s[gainedAt + seat] = at(s, pointsAt + seat) - (before[seat] ?? 0);
    if (at(s, pointsAt + seat) < t.p.numbers.pointsToWin) continue;
    champion = champion === none ? seat : winner;
  }
  s[timelineAt] = champion;
  s[restAt] = champion === none ? rest.roundOver : rest.gameOver;
  const points = [at(s, gainedAt), at(s, gainedAt + 1)] as const;
  t.log?.({ is: 'roundEnds', end: end === ends.natural ? 'natural' : 'backOff', winner, points });
  if (champion !== none) t.log?.({ is: 'timelineEnds', winner: champion });
}
