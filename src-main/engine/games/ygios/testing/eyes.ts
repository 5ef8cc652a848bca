import { askedSeat } from '../../../kernel/asking';
import type { Chance } from '../../../kernel/chance';
import { askKindAt } from '../../../kernel/head';
import { at } from '../../../kernel/state';
import type { YgiosEvent } from '../events';
import { phaseAt, phases, seats as seatCount } from '../layout';
import { createLog } from '../log';
import { ask, backOff, pass, playedUp, playedZone } from '../questions';
import { definition, foe } from '../reading';
import { isLayoutHidden, sees, sightOf } from '../sight';
import type { Table } from '../table';
import { answer } from '../turn';
import { view } from '../view';
import { asksNow } from './trial';
import { copyOf, twinOf } from './twins';

export const seats = [0, 1] as const;

/** What reached a seat, in one line that can be compared. */
export interface Shown {
  readonly seat: number;
  readonly one: string;
  readonly other: string;
}

/** Everything that reaches a seat: its view, the words of its sight, the faces it misses, its answers if it is asked. */
export function shownTo(t: Table, seat: number): string {
  const { state, unseen } = sightOf(t, seat);
  const isAsked = asksNow(t) && askedSeat(t.s) === seat;
  const answers = isAsked ? t.options.list().join() : '';
  return [JSON.stringify(view(t, seat)), state.join(), unseen.join(), answers].join('\n');
}

const compared = (seat: number, one: string, other: string): Shown | null =>
  one === other ? null : { seat, one, other };

interface After {
  readonly t: Table;
  readonly events: readonly YgiosEvent[];
  /** What happened, as a seat is told. */
  readonly told: (seat: number) => string;
}

/** Answers on a copy, and listens. */
function after(t: Table, code: number): After {
  const next = copyOf(t);
  const events: YgiosEvent[] = [];
  const log = createLog(seatCount);
  log.attach(next);
  const write = next.log;
  next.log = (event) => {
    events.push(event);
    write?.(event);
  };
  answer(next, code);
  next.log = null;
  return { t: next, events, told: (seat) => JSON.stringify(log.logFor(seat)) };
}

/** Cards turned up that differ: from here on the twins may be told apart, and rightly so. */
function isRevealed(before: Table, seat: number, a: After, b: After): boolean {
  if (isLayoutHidden(before) && at(a.t.s, phaseAt) !== phases.sculpt) return true;
  for (let c = 0; c < before.l.cards; c++) {
    const shown = sees(a.t, c, seat) || sees(b.t, c, seat);
    if (shown && definition(a.t, c) !== definition(b.t, c)) return true;
  }
  return false;
}

/** A player who had no choice did not choose: whether he had one depends on cards that others can't see. */
const forcedPlays = ({ events }: After, by: number): string =>
  events
    .filter(
      (event) =>
        ((event.is === 'played' || event.is === 'passed' || event.is === 'drew') && event.seat === by) ||
        (event.is === 'skipped' && event.part === 'play'),
    )
    .map(({ is }) => is)
    .join();

function comparedAfter(before: Table, seat: number, a: After, b: After): Shown | 'told apart' | null {
  if (isRevealed(before, seat, a, b)) return 'told apart';
  if (forcedPlays(a, foe(seat)) !== forcedPlays(b, foe(seat))) return 'told apart';
  const [one, other] = [a, b].map((run) => `${shownTo(run.t, seat)}\n${run.told(seat)}`);
  return compared(seat, one ?? '', other ?? '');
}

/** How what a seat is shown differs between a game and a twin of it; null when it does not. */
export const twinDifference = (t: Table, seat: number, chance: Chance): Shown | null =>
  compared(seat, shownTo(t, seat), shownTo(twinOf(t, seat, chance), seat));

/** The same after both were answered alike; `told apart` when a card showed the difference. */
export function twinDifferenceAfter(
  t: Table,
  seat: number,
  code: number,
  chance: Chance,
): Shown | 'told apart' | null {
  const twin = twinOf(t, seat, chance);
  if (!twin.options.has(code)) return 'told apart';
  return comparedAfter(t, seat, after(t, code), after(twin, code));
}

/** What the others learn of an answer, as far as the rules show it; null when all of it. */
function publicPart(t: Table, code: number): string | null {
  switch (at(t.s, askKindAt)) {
    case ask.sculpt:
    case ask.place:
    case ask.putUnder:
      return 'hidden';
    case ask.discard:
      return t.p.options.discardsVisible ? null : 'hidden';
    case ask.turn:
    case ask.play:
      return code === pass || code === backOff || playedUp(code) ? null : `down ${playedZone(code)}`;
    default:
      return null;
  }
}

/** How the other seat is shown two answers of which it may see no difference; `told apart` where there are none. */
export function choiceDifference(t: Table, code: number, chance: Chance): Shown | 'told apart' | null {
  const seat = foe(askedSeat(t.s));
  const shown = publicPart(t, code);
  if (shown === null) return 'told apart';
  const alike = t.options.list().filter((other) => other !== code && publicPart(t, other) === shown);
  const other = alike.length === 0 ? undefined : alike[chance.below(alike.length)];
  if (other === undefined) return 'told apart';
  return comparedAfter(t, seat, after(t, code), after(t, other));
}
