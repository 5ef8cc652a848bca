import { clearBit, setBit } from '../../kernel/bits';
import * as cards from '../../kernel/cards';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import { letter, seatOf, type BoardCard, type Given, type GivenLock } from './format';
import * as layout from './layout';
import { noteStanding } from './board';
import { lastingSource, writeLock, type Lock } from './locks';
import { setGained } from './reading';
import { noteBonuses } from './standing';
import { emptyTable, fillPool, give, setRow } from './setup';
import type { Program, Table } from './table';

/** Sets up a position that is known to make sense: every id exists, no card is there twice. */
export function layOutPosition(program: Program, given: Given): Table {
  const t = emptyTable(program);
  const { s, l, p } = t;
  const card = recordsFor(t, given);
  const zone = (id: string): number => p.zoneIds.indexOf(id);

  setRow(t, given.row?.map(zone) ?? p.row);
  for (let z = 0; z < p.zones; z++) s[l.bonusAt + z] = cards.none;
  fillPool(t);
  for (const [where, bonus] of Object.entries(given.bonuses ?? {})) {
    s[l.bonusAt + zone(where)] = p.bonusIds.indexOf(bonus);
    clearBit(s, l.poolAt, p.bonusIds.indexOf(bonus));
  }
  noteBonuses(t);
  s[layout.roundAt] = 1;
  const first = seatOf(given.first ?? 'A');
  const turn = given.turn === undefined ? first : seatOf(given.turn);
  s[layout.firstAt] = first;
  s[layout.moverAt] = turn;
  s[layout.playoutAt] = given.playout ? 1 : 0;
  // A play-out begins against an empty hand: against a full one it is under way, and the time to back off is over.
  const foe = given.hand?.[letter(1 - turn)] ?? [];
  s[layout.playedAt] = given.playout && foe.length > 0 ? 1 : 0;
  for (const seat of seatLetters) {
    s[layout.pointsAt + seatOf(seat)] = given.score?.[seat] ?? 0;
    for (const id of given.hand?.[seat] ?? []) give(t, card(id), seatOf(seat));
    for (const id of given.sculpted?.[seat] ?? []) {
      give(t, card(id), seatOf(seat));
      cards.putLast(l, s, card(id), l.sculpted + seatOf(seat));
    }
  }
  for (const id of given.pile ?? []) cards.putLast(l, s, card(id), l.pile);
  for (const id of given.discard ?? []) cards.putLast(l, s, card(id), l.discard);
  for (const lying of given.board ?? []) layCard(t, lying, card, zone);
  for (const lying of given.board ?? [])
    if (lying.linkedTo !== undefined) cards.setLink(s, card(lying.card), card(lying.linkedTo));
  for (const lock of given.locks ?? []) writeLock(t, readGivenLock(t, lock, turn, card, zone));
  for (const id of given.spent ?? []) {
    const bonus = p.bonusIds.indexOf(id);
    setBit(s, l.spentAt, bonus < 0 ? p.cardIds.indexOf(id) : p.cardIds.length + bonus);
  }
  s[layout.phaseAt] = given.phase === 'sculpt' ? layout.phases.sculpt : layout.phases.begin;
  return t;
}

/**
 * Deals out records in the order in which the position mentions cards, so that a record's number does not say which
 * card it is; cards that are not mentioned are out of the game and take the rest.
 */
function recordsFor(t: Table, given: Given): (id: string) => number {
  const mentioned = [
    ...seatLetters.flatMap((seat) => [...(given.hand?.[seat] ?? []), ...(given.sculpted?.[seat] ?? [])]),
    ...(given.pile ?? []),
    ...(given.discard ?? []),
    ...(given.board ?? []).map(({ card }) => card),
  ];
  const rest = t.p.cardIds.filter((id) => !mentioned.includes(id));
  const records = new Map([...mentioned, ...rest].map((id, record) => [id, record]));
  for (const [id, record] of records) cards.setDefinition(t.s, record, t.p.cardIds.indexOf(id));
  return (id) => records.get(id) ?? cards.none;
}

function layCard(
  t: Table,
  lying: BoardCard,
  card: (id: string) => number,
  zone: (id: string) => number,
): void {
  const { s, l } = t;
  const c = card(lying.card);
  const seat = seatOf(lying.owner);
  cards.putLast(l, s, c, zone(lying.zone));
  cards.setOwner(s, c, seat);
  cards.letKnow(s, c, seat);
  cards.renewHandle(s, c);
  if (lying.face === 'up') {
    cards.mark(s, c, cards.faceUp);
    cards.letAllKnow(s, c);
    noteStanding(t, c, true);
    if (lying.fired !== false) cards.mark(s, c, cards.fired);
  }
  if (lying.gain !== undefined && t.p.gainModes.length > 0) setGained(t, c, 0, lying.gain);
}

/** Turns are counted from 1 for the turn that begins; the other side's next turn is its first too. */
function readGivenLock(
  t: Table,
  lock: GivenLock,
  turn: number,
  card: (id: string) => number,
  zone: (id: string) => number,
): Lock {
  const side = seatOf(lock.side);
  const first = side === turn && lock.from === 'next' ? 2 : 1;
  const speaker = [...t.p.cardIds, ...t.p.bonusIds].indexOf(lock.source);
  const bound = speaker < t.p.cardIds.length && t.p.unbound[speaker] !== 1;
  return {
    side,
    zone: zone(lock.zone),
    source: bound ? card(lock.source) : lastingSource(t, speaker),
    bound,
    first,
    last: first + lock.turns - 1,
  };
}
