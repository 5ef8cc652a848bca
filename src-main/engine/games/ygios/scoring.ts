import { clearQuestion } from '../../kernel/asking';
import { none } from '../../kernel/cards';
import { lose, wholeDivision } from '../../kernel/governing/numbers';
import { rest, restAt } from '../../kernel/head';
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
import type { ScoreTerm } from './explain/terms';
import { bonusOf, foe, handSize, zoneAt } from './reading';
import type { Table } from './table';
import { controllerOf } from './values';

/** What backing off with so many cards gives the other player: the first line of the table that is reached. */
const backOffLine = (
  t: Table,
  held: number,
): { readonly hand: number; readonly points: number } | undefined =>
  t.p.numbers.backOff.find(({ hand }) => held >= hand);
export const backOffPoints = (t: Table, held: number): number => backOffLine(t, held)?.points ?? 0;

export function endByBackOff(t: Table, seat: number, terms: ScoreTerm[] | null = null): void {
  const held = handSize(t, seat);
  const points = backOffPoints(t, held);
  t.log?.({ is: 'backedOff', seat, held, points });
  terms?.push({ is: 'backOff', seat: foe(seat), n: points, held, from: backOffLine(t, held)?.hand ?? 0 });
  const before = pointsNow(t);
  addPoints(t, foe(seat), points, terms);
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

/** With `terms`, every reason for a change of a score is written down: explain.ts ends a copy of the round so. */
export function endNaturally(t: Table, terms: ScoreTerm[] | null = null): void {
  t.s[inTurnAt] = 0;
  const before = pointsNow(t);
  const { winner, held } = roundWinner(t);
  const bonusFirst = t.p.options.sweepOrder === 'bonusFirst';
  if (bonusFirst) scoreBonuses(t, winner, terms);
  const swept = held === t.p.zones;
  const n = swept ? t.p.numbers.zealous : t.p.numbers.wonRound;
  terms?.push({ is: swept ? 'zealous' : 'wonRound', seat: winner, n, held });
  addPoints(t, winner, n, terms);
  if (!bonusFirst) scoreBonuses(t, winner, terms);
  finish(t, ends.natural, winner, before);
}

function scoreBonuses(t: Table, winner: number, terms: ScoreTerm[] | null): void {
  for (let position = 0; position < t.p.zones; position++) {
    const zone = zoneAt(t, position);
    const bonus = bonusOf(t, zone);
    if (bonus === none) continue;
    for (const score of t.p.scores[bonus] ?? []) {
      const seat = controllerOf(t, zone);
      if (score.onlyWinner && seat !== winner) {
        terms?.push({ is: 'bonusLost', seat, n: 0, bonus, zone });
        continue;
      }
      const { per } = score;
      const counted = score.count ? score.count(t, zone, seat) : null;
      const n = score.n * (counted === null ? 1 : wholeDivision(counted, per, 'down'));
      terms?.push({ is: 'bonus', seat, n, bonus, zone, each: score.n, counted, per });
      addPoints(t, seat, n, terms);
      if (n !== 0) t.log?.({ is: 'bonusScored', bonus, zone, seat, n });
    }
  }
}

const pointsNow = (t: Table): [number, number] => [at(t.s, pointsAt), at(t.s, pointsAt + 1)];

/** A loss never pulls anybody below the floor. */
function addPoints(t: Table, seat: number, n: number, terms: ScoreTerm[] | null): void {
  const now = at(t.s, pointsAt + seat);
  const { lowest } = t.p.numbers;
  const then = n < 0 ? lose(now, -n, lowest) : now + n;
  t.s[pointsAt + seat] = then;
  if (terms && then !== now + n) terms.push({ is: 'lowest', seat, n: then - now - n, lowest });
}

/** The match is looked at once, after all points of the round: who has enough, or the round's winner if both have. */
function finish(t: Table, end: number, winner: number, before: readonly [number, number]): void {
  const { s } = t;
  s[endAt] = end;
  s[winnerAt] = winner;
  s[nextFirstAt] = foe(winner);
  s[phaseAt] = phases.over;
  s[playoutAt] = 0;
  clearQuestion(s);
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
