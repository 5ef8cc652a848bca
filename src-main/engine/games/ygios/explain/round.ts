import { none } from '../../../kernel/cards';
import { at, copyState } from '../../../kernel/state';
import { letter, type BySeat, type SeatLetter } from '../format';
import { endAt, ends, gainedAt, nextFirstAt, pointsAt, seats, timelineAt, winnerAt } from '../layout';
import { foe } from '../reading';
import type { Viewer } from '../../../kernel/log';
import { endByBackOff, endNaturally } from '../scoring';
import { Table } from '../table';
import { explainControl, type ControlExplained } from './board';
import { bothSeats, seenScoreTerm, type SeenScoreTerm } from './seen-terms';
import type { ScoreTerm } from './terms';

/** What a round gives: the one that has ended, or this one as if it ended now. */
export interface RoundExplained {
  readonly is: 'round';
  readonly end: 'natural' | 'backOff';
  /** It has not ended: this is what it would give. */
  readonly asIf: boolean;
  readonly winner: SeatLetter;
  readonly nextFirst: SeatLetter;
  /** Who controls what, and why; nothing after a back-off, where zones do not count. */
  readonly zones: readonly ControlExplained[];
  readonly before: BySeat<number>;
  readonly terms: readonly SeenScoreTerm[];
  readonly after: BySeat<number>;
  readonly timeline: TimelineExplained;
}

export interface TimelineExplained {
  readonly toWin: number;
  readonly winner: SeatLetter | null;
  /** Both have enough: the winner of the round has won. */
  readonly both: boolean;
}

/**
 * The round is ended on a copy, by the code that ends it in play, which writes its reasons down. `backOff`: the
 * seat that is thought of as backing off now.
 */
export function explainRound(t: Table, backOff: number | null, viewer: Viewer): RoundExplained {
  const copy = new Table(t.p, copyState(t.s));
  const ended = at(t.s, endAt);
  const asIf = ended === ends.none;
  if (!asIf)
    for (let seat = 0; seat < seats; seat++)
      copy.s[pointsAt + seat] = at(t.s, pointsAt + seat) - at(t.s, gainedAt + seat);
  const before = bothSeats((seat) => at(copy.s, pointsAt + seat));
  const terms: ScoreTerm[] = [];
  const backing = ended === ends.backOff ? foe(at(t.s, winnerAt)) : asIf ? backOff : null;
  if (backing === null) endNaturally(copy, terms);
  else endByBackOff(copy, backing, terms);
  const after = bothSeats((seat) => at(copy.s, pointsAt + seat));
  const champion = at(copy.s, timelineAt);
  const toWin = t.p.numbers.pointsToWin;
  return {
    is: 'round',
    end: backing === null ? 'natural' : 'backOff',
    asIf,
    winner: letter(at(copy.s, winnerAt)),
    nextFirst: letter(at(copy.s, nextFirstAt)),
    zones: backing === null ? t.p.zoneIds.map((_, zone) => explainControl(t, zone, viewer)) : [],
    before,
    terms: terms.map((term) => seenScoreTerm(t, term)),
    after,
    timeline: {
      toWin,
      winner: champion === none ? null : letter(champion),
      both: after.A >= toWin && after.B >= toWin,
    },
  };
}

/** The zones a seat holds in such a round. */
export const heldBy = ({ zones }: RoundExplained, seat: SeatLetter): string[] =>
  zones.flatMap(({ zone, controller }) => (controller === seat ? [zone] : []));
