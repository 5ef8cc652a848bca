import type { SkipReason } from '../../kernel/governing/skip';
import { logFrom, type CardRef, type CardsRef, type SeenLog, type Viewer } from '../../kernel/log';
import { loopEntry, type Loop } from '../../kernel/loops';
import { none } from '../../kernel/cards';
import { seenRule, type SeenRule } from './explain/seen-terms';
import type { SkippedPart, YgiosEvent } from './events';
import { letter, type BySeat, type FaceWord, type SeatLetter } from './format';
import { outcomeOf } from './outcome';
import { owner, zoneAt, zoneOf } from './reading';
import { bonusIdOf, refTo, refsTo, sourceRef, speaker, zoneIdOf, type SourceRef } from './refs';
import { roundWinner } from './scoring';
import { bansIn } from './standing';
import type { Table } from './table';

/** What happened, as one seat may know it. `by` is whose text did it, null when the rules did. */
export type LogEntry =
  | { readonly is: 'roundBegins'; readonly round: number; readonly first: SeatLetter }
  | { readonly is: 'sculpted'; readonly seat: SeatLetter; readonly cards: CardsRef }
  | {
      readonly is: 'laidOut';
      readonly row: readonly { readonly zone: string; readonly bonus: string | null }[];
    }
  | { readonly is: 'turnBegins'; readonly seat: SeatLetter; readonly playout: boolean }
  | { readonly is: 'passed'; readonly seat: SeatLetter; readonly why: 'emptyHand' | 'noPlay' }
  | { readonly is: 'backedOff'; readonly seat: SeatLetter; readonly held: number; readonly points: number }
  | {
      readonly is: 'played';
      readonly seat: SeatLetter;
      readonly card: CardRef;
      readonly zone: string;
      readonly face: FaceWord;
      readonly from: 'hand' | 'aside';
      readonly by: SourceRef | null;
    }
  | { readonly is: 'fired'; readonly card: CardRef }
  | {
      readonly is: 'notFired';
      readonly card: CardRef;
      readonly why: 'forbidden' | 'spent';
      readonly rules: readonly SeenRule[];
    }
  | { readonly is: 'paid'; readonly card: CardRef }
  | { readonly is: 'unpaid'; readonly card: CardRef }
  | {
      readonly is: 'drew';
      readonly seat: SeatLetter;
      readonly cards: CardsRef;
      readonly to: 'hand' | 'aside';
      readonly by: SourceRef | null;
    }
  | { readonly is: 'putUnder'; readonly seat: SeatLetter; readonly cards: CardsRef }
  /** From the hand: as many, and those that may be seen. */
  | { readonly is: 'discarded'; readonly seat: SeatLetter; readonly cards: CardsRef }
  | {
      readonly is: 'removed';
      readonly seat: SeatLetter;
      readonly card: CardRef;
      readonly zone: string;
      readonly by: SourceRef | null;
    }
  | {
      readonly is: 'returned';
      readonly seat: SeatLetter;
      readonly card: CardRef;
      readonly by: SourceRef | null;
    }
  | {
      readonly is: 'moved';
      readonly card: CardRef;
      readonly from: string;
      readonly to: string;
      readonly by: SourceRef | null;
    }
  | {
      readonly is: 'flipped';
      readonly card: CardRef;
      readonly zone: string;
      readonly face: FaceWord;
      readonly by: SourceRef | null;
    }
  | {
      readonly is: 'locked';
      readonly side: SeatLetter;
      readonly zone: string;
      readonly turns: number;
      readonly by: SourceRef;
    }
  | { readonly is: 'lockVoid'; readonly side: SeatLetter; readonly zone: string; readonly by: SourceRef }
  | {
      readonly is: 'unlocked';
      readonly side: SeatLetter;
      readonly zone: string;
      readonly why: 'source' | 'time';
      readonly by: SourceRef;
    }
  | { readonly is: 'gained'; readonly card: CardRef; readonly n: number; readonly by: SourceRef | null }
  | { readonly is: 'declined'; readonly seat: SeatLetter; readonly by: SourceRef | null }
  | {
      readonly is: 'skipped';
      readonly part: SkippedPart;
      readonly why: SkipReason;
      readonly card: CardRef | null;
      readonly by: SourceRef | null;
    }
  | {
      readonly is: 'bonusScored';
      readonly bonus: string;
      readonly zone: string;
      readonly seat: SeatLetter;
      readonly n: number;
    }
  | {
      readonly is: 'roundEnds';
      readonly end: 'natural' | 'backOff' | 'sweep';
      readonly winner: SeatLetter;
      /** Zones the winner held; 0 after a back-off. */
      readonly held: number;
      readonly points: BySeat<number>;
    }
  | { readonly is: 'timelineEnds'; readonly winner: SeatLetter }
  | ({ readonly is: 'loop' } & Loop);

export type GameLog = SeenLog<Table, LogEntry>;

export const createLog = (seats: number): GameLog => logFrom(seats, seenEvent);

export function seenEvent(t: Table, event: YgiosEvent, viewer: Viewer): LogEntry {
  const card = (c: number): CardRef => refTo(t, c, viewer);
  const cards = (list: readonly number[]): CardsRef => refsTo(t, list, viewer);
  const by = (): SourceRef | null => speaker(t, viewer);
  const zone = (z: number): string => zoneIdOf(t, z);
  switch (event.is) {
    case 'roundBegins':
      return { is: event.is, round: event.round, first: letter(event.first) };
    case 'sculpted':
    case 'putUnder':
      return { is: event.is, seat: letter(event.seat), cards: cards(event.cards) };
    case 'laidOut':
      return { is: event.is, row: rowNow(t) };
    case 'turnBegins':
      return { is: event.is, seat: letter(event.seat), playout: event.playout };
    case 'passed':
      return { is: event.is, seat: letter(event.seat), why: event.why };
    case 'backedOff':
      return { ...event, seat: letter(event.seat) };
    case 'played': {
      const { is, seat, up, from } = event;
      const face = up ? 'up' : 'down';
      return { is, seat: letter(seat), card: card(event.card), zone: zone(event.zone), face, from, by: by() };
    }
    case 'fired':
    case 'paid':
    case 'unpaid':
      return { is: event.is, card: card(event.card) };
    case 'notFired': {
      const bans = event.why === 'forbidden' ? bansIn(t, t.p.standing.fire, zoneOf(t, event.card)) : [];
      const rules = bans.map((term) => seenRule(t, term, viewer));
      return { is: event.is, card: card(event.card), why: event.why, rules };
    }
    case 'drew':
      return { is: event.is, seat: letter(event.seat), cards: cards(event.cards), to: event.to, by: by() };
    case 'discarded':
      return discarded(t, event, viewer);
    case 'returned':
      return { is: event.is, seat: letter(owner(t, event.card)), card: card(event.card), by: by() };
    case 'moved': {
      const { is, from, to } = event;
      return { is, card: card(event.card), from: zone(from), to: zone(to), by: by() };
    }
    case 'flipped': {
      const where = zone(zoneOf(t, event.card));
      return { is: event.is, card: card(event.card), zone: where, face: event.up ? 'up' : 'down', by: by() };
    }
    case 'locked': {
      const { is, turns } = event;
      const source = sourceRef(t, event.card, viewer);
      return { is, side: letter(event.side), zone: zone(event.zone), turns, by: source };
    }
    case 'lockVoid': {
      const source = sourceRef(t, event.card, viewer);
      return { is: event.is, side: letter(event.side), zone: zone(event.zone), by: source };
    }
    case 'unlocked': {
      const source = sourceRef(t, event.card, viewer);
      return { is: event.is, side: letter(event.side), zone: zone(event.zone), why: event.why, by: source };
    }
    case 'gained':
      return { is: event.is, card: card(event.card), n: event.n, by: by() };
    case 'declined':
      return { is: event.is, seat: letter(event.seat), by: by() };
    case 'skipped': {
      const { is, part, why } = event;
      return { is, part, why, card: event.card === none ? null : card(event.card), by: by() };
    }
    case 'bonusScored': {
      const { is, n } = event;
      return { is, bonus: bonusIdOf(t, event.bonus), zone: zone(event.zone), seat: letter(event.seat), n };
    }
    case 'roundEnds':
      return roundEnds(t, event);
    case 'timelineEnds':
      return { is: event.is, winner: letter(event.winner) };
    case 'loop':
      return loopEntry(outcomeOf(t));
  }
}

const rowNow = (t: Table): { readonly zone: string; readonly bonus: string | null }[] =>
  Array.from({ length: t.p.zones }, (_, position) => {
    const zone = zoneAt(t, position);
    const bonus = t.s[t.l.bonusAt + zone] ?? none;
    return { zone: zoneIdOf(t, zone), bonus: bonus === none ? null : bonusIdOf(t, bonus) };
  });

/** From the board everybody sees which card goes, even if not what it is; from a hand only how many go. */
function discarded(
  t: Table,
  { seat, cards, from }: Extract<YgiosEvent, { is: 'discarded' }>,
  viewer: Viewer,
): LogEntry {
  const c = cards[0];
  if (from === 'hand' || c === undefined)
    return { is: 'discarded', seat: letter(seat), cards: refsTo(t, cards, viewer) };
  const zone = zoneIdOf(t, zoneOf(t, c));
  return { is: 'removed', seat: letter(seat), card: refTo(t, c, viewer), zone, by: speaker(t, viewer) };
}

function roundEnds(
  t: Table,
  { is, end, winner, points }: Extract<YgiosEvent, { is: 'roundEnds' }>,
): LogEntry {
  const held = end === 'natural' ? roundWinner(t).held : 0;
  return {
    is,
    end: held === t.p.zones ? 'sweep' : end,
    winner: letter(winner),
    held,
    points: { A: points[0], B: points[1] },
  };
}
