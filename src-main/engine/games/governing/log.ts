import type { EventWord, SeatLetter } from '@shared/games/governing/scenario/words';
import { none } from '../../kernel/cards';
import { logFrom, type CardRef, type SeenLog, type Viewer } from '../../kernel/log';
import { loopEntry, type Loop } from '../../kernel/loops';
import type { GoverningEvent, PartSkip, SkippedPart, Sought, SpCause, StatLasts } from './events';
import { drawn } from './layout';
import { doSeveral, isLimited, occasionOf, spNow, waitingBehind, type Occasion } from './log-facts';
import { outcomeOf } from './outcome';
import { seatLetter } from './position';
import { controller, present, rawMax, rawPe, statOf } from './reading';
import { statCodes, swingText, type Table } from './table';
import { cardOf, idOf, kindOf, speaker, thingOf, thingOrNull, type Kind, type ThingRef } from './things';

type By = { readonly by: ThingRef | null };
type Of = { readonly thing: ThingRef };
type Doing = { readonly seat: SeatLetter };

/** What scenario files and the help screen have a word for: an entry is called by the same. */
interface Worded extends Record<EventWord, object> {
  enter: Of & Doing & { readonly encore: boolean };
  leave: Of & By & { readonly to: 'hand' | 'couch' | 'gone' };
  bowOut: Of & By & { readonly to: 'couch' | 'gone' | 'encore' };
  exhaust: Of & By;
  refresh: Of & By;
  control: Of & By & Doing;
  swing: Of & { readonly target: ThingRef };
  groove: Of & By & { readonly target: ThingRef; readonly n: number };
  /** `now`, `max`: what it has after it. `stopped`: the loss went no further than 0 (N3). */
  sp: Of &
    By & {
      readonly n: number;
      readonly why: SpCause;
      readonly now: number;
      readonly max: number;
      readonly stopped: boolean;
    };
  /** `several`: more than one player draws (C2). */
  draw: Doing & By & { readonly card: CardRef; readonly several: boolean };
  /** `on`: what set it off; `itself`: it happened to the object whose skill it is. */
  goes: Of & {
    readonly on: Occasion;
    readonly event: ThingRef | null;
    readonly itself: boolean;
    /** Others that were set off have to wait for it: the same player’s (C3), another’s (C4). */
    readonly before: { readonly own: boolean; readonly others: boolean };
  };
  nothing: Of;
}

interface Unworded {
  turnBegins: Doing & { readonly turn: number; readonly ap: number };
  step: Doing & { readonly step: 'refresh' | 'main' | 'end' };
  mulligan: Doing & { readonly taken: boolean };
  play: Of & Doing & { readonly ap: number; readonly targets: readonly ThingRef[] };
  activate: Of & Doing & { readonly ap: number; readonly targets: readonly ThingRef[] };
  /** `limited`: a limit decided the cost (N7, N8). */
  paidDraw: Doing & { readonly n: number; readonly limited: boolean };
  paidRefresh: Doing & { readonly n: number; readonly limited: boolean };
  spStays: Of & By & { readonly why: 'lose' | 'regain'; readonly now: number; readonly max: number };
  stepIn: Of & Doing;
  /** `now`: what can be seen after it; `hidden`: that is not all there is to the sum, or was not before (N3). */
  stat: Of &
    By & {
      readonly stat: 'pe' | 'maxSp';
      readonly n: number;
      readonly lasts: StatLasts;
      readonly now: number;
      readonly hidden: boolean;
    };
  rule: Of & By & { readonly act: 'swing' | 'return'; readonly must: boolean; readonly turn: boolean };
  counter: Of & By & { readonly n: number };
  discard: Doing & { readonly card: CardRef };
  ap: Doing & By & { readonly n: number };
  pick: Doing & { readonly things: readonly ThingRef[]; readonly by: ThingRef };
  decline: Doing & By;
  resolve: Of & { readonly swing: boolean };
  pass: Doing;
  /** Which player, thing or card it is about, where that is known. */
  skipped: By & {
    readonly part: SkippedPart;
    readonly why: PartSkip;
    readonly thing: ThingRef | null;
    readonly seat: SeatLetter | null;
    readonly sought: Sought;
    readonly card: { readonly id: string; readonly kind: Kind } | null;
  };
  turnEffectsEnd: object;
  out: Doing;
  /** Nobody wins a draw; `quiet`: too many turns in which nothing happened. */
  over: { readonly winner: SeatLetter | null; readonly quiet: boolean };
  loop: Loop;
}

type Entries = Worded & Unworded;

/** What happened, as one seat may know it. `by` is whose text did it, null when the rules did. */
export type LogEntry = { readonly [K in keyof Entries]: { readonly is: K } & Entries[K] }[keyof Entries];

export type GameLog = SeenLog<Table, LogEntry>;

export const createLog = (seats: number): GameLog => logFrom(seats, seenEvent);

export function seenEvent(t: Table, event: GoverningEvent, viewer: Viewer): LogEntry {
  const seat = 'seat' in event && event.seat !== none ? seatLetter(event.seat) : 'A';
  const thing = (): ThingRef => thingOf(t, 'ref' in event ? event.ref : none);
  const by = speaker(t);
  switch (event.is) {
    case 'turnBegins':
      return { is: 'turnBegins', seat, turn: event.turn, ap: event.ap };
    case 'step':
      return { is: 'step', seat, step: event.step };
    case 'mulligan':
      return { is: 'mulligan', seat, taken: event.taken };
    case 'played':
    case 'activated': {
      const is = event.is === 'played' ? 'play' : 'activate';
      const targets = event.targets.map((ref) => thingOf(t, ref));
      return { is, seat, thing: playedThing(t, event), ap: event.ap, targets };
    }
    case 'paidDraw':
    case 'paidRefresh':
      return { is: event.is, seat, n: event.n, limited: isLimited(t, event) };
    case 'entered': {
      const whose = seatLetter(controller(t, present(t, event.ref)));
      return { is: 'enter', thing: thing(), seat: whose, encore: event.was !== none };
    }
    case 'left':
      return { is: 'leave', thing: thing(), to: event.to, by };
    case 'bowedOut':
      return { is: 'bowOut', thing: thing(), to: event.to, by };
    case 'exhausted':
      return { is: 'exhaust', thing: thing(), by };
    case 'refreshed':
      return { is: 'refresh', thing: thing(), by };
    case 'control':
      return { is: 'control', thing: thing(), seat, by };
    case 'swung':
      return { is: 'swing', thing: thing(), target: thingOf(t, event.target) };
    case 'steppedIn':
      return { is: 'stepIn', thing: thing(), seat };
    case 'groove':
      return { is: 'groove', thing: thing(), target: thingOf(t, event.target), n: event.n, by };
    case 'sp':
      return {
        is: 'sp',
        thing: thing(),
        n: event.n,
        why: event.why,
        ...spNow(t, event.ref),
        stopped: event.stopped,
        by,
      };
    case 'spStays':
      return { is: event.is, thing: thing(), why: event.why, ...spNow(t, event.ref), by };
    case 'stat': {
      const { is, stat, n, lasts } = event;
      const c = present(t, event.ref);
      const now = statOf(t, c, statCodes[stat]);
      const sum = stat === 'pe' ? rawPe(t, c) : rawMax(t, c);
      return { is, thing: thing(), stat, n, lasts, now, hidden: sum < 0 || sum - n < 0, by };
    }
    case 'ruled':
      return { is: 'rule', thing: thing(), act: event.act, must: event.must, turn: event.turn, by };
    case 'counters':
      return { is: 'counter', thing: thing(), n: event.n, by };
    case 'drew':
      return { is: 'draw', seat, card: cardOf(t, event.card, viewer), several: doSeveral(t), by };
    case 'discarded':
      return { is: 'discard', seat, card: cardOf(t, event.card, viewer) };
    case 'ap':
      return { is: 'ap', seat, n: event.n, by };
    case 'picked':
      return { is: 'pick', seat, things: event.chosen.map((ref) => thingOf(t, ref)), by: thing() };
    case 'declined':
      return { is: 'decline', seat, by };
    case 'goes':
      return {
        is: 'goes',
        thing: thing(),
        on: occasionOf(t, event.text),
        event: thingOrNull(t, event.event),
        itself: event.event === event.ref,
        before: waitingBehind(t),
      };
    case 'resolves':
      return { is: 'resolve', thing: thing(), swing: event.text === swingText };
    case 'nothing':
      return { is: 'nothing', thing: thing() };
    case 'passed':
      return { is: 'pass', seat };
    case 'skipped':
      return skippedEntry(t, event, by);
    case 'turnEffectsEnd':
      return { is: event.is };
    case 'out':
      return { is: 'out', seat };
    case 'over': {
      const winner = event.winner === drawn ? null : seatLetter(event.winner);
      return { is: 'over', winner, quiet: event.quiet };
    }
    case 'loop':
      return loopEntry(outcomeOf(t));
  }
}

/** A card is told of as it leaves the hand: its record lies there still, where not everybody sees it. */
function playedThing(t: Table, event: Extract<GoverningEvent, { is: 'played' | 'activated' }>): ThingRef {
  if (event.is === 'activated') return thingOf(t, event.ref);
  const { definition, ref } = event;
  return { id: idOf(t, definition), handle: ref >> t.l.refBits, kind: kindOf(t, definition) };
}

function skippedEntry(
  t: Table,
  { part, why, ref, seat, definition, sought }: Extract<GoverningEvent, { is: 'skipped' }>,
  by: ThingRef | null,
): LogEntry {
  return {
    is: 'skipped',
    part,
    why,
    thing: thingOrNull(t, ref),
    seat: seat === none ? null : seatLetter(seat),
    sought,
    card: definition === none ? null : { id: idOf(t, definition), kind: kindOf(t, definition) },
    by,
  };
}
