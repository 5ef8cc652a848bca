import { budgets, passBudget } from '../../kernel/budgets';
import { clearBit, nextBit, setBit } from '../../kernel/bits';
import {
  clearPlaces,
  fillPlace,
  letKnow,
  none,
  putLast,
  setDefinition,
  setOwner,
  shuffleFaces,
} from '../../kernel/cards';
import { below, seedChance, shuffle } from '../../kernel/chance';
import * as head from '../../kernel/head';
import { frameWords, stackAt } from '../../kernel/map';
import { at, clearWords } from '../../kernel/state';
import * as layout from './layout';
import { hand } from './reading';
import { noteBonuses } from './standing';
import { type Program, Table } from './table';

/** The table before the first round of a match: nothing dealt, nobody ahead. */
export function emptyTable(program: Program): Table {
  const t = new Table(program, new Int32Array(program.layout.words));
  t.s[layout.timelineAt] = none;
  clearRound(t);
  for (let c = 0; c < t.l.cards; c++) setDefinition(t.s, c, c);
  fillPlace(t.l, t.s, t.l.out, 0, t.l.cards, none);
  return t;
}

/** A match before its first round, on a new table or on one that has been played on. */
export function resetMatch(t: Table, seed: number): void {
  t.s.fill(0);
  t.s[layout.timelineAt] = none;
  seedChance(t.s, head.chanceAt, seed, 'game');
  const { firstPlayer } = t.p.options;
  t.s[layout.nextFirstAt] =
    firstPlayer === 'random' ? below(t.s, head.chanceAt, layout.seats) : firstPlayer === 'A' ? 0 : 1;
}

/** Everything a round leaves behind goes; points, opener and pool stay, and the cards wait to be dealt. */
export function clearRound(t: Table): void {
  const { s, l } = t;
  clearPlaces(l, s);
  clearWords(s, l.standingAt, l.poolAt);
  // Beyond those that are there, locks and frames are clear already.
  clearWords(s, l.locksAt, l.locksAt + at(s, layout.lockCountAt) * layout.lockWords);
  clearWords(s, stackAt, stackAt + at(s, head.depthAt) * frameWords);
  s[layout.lockCountAt] = 0;
  clearWords(s, head.restAt, head.headWords);
  s[layout.playoutAt] = 0;
  s[layout.inTurnAt] = 0;
  s[layout.playedAt] = 0;
  s[layout.turnNumberAt] = 0;
  s[layout.turnNumberAt + 1] = 0;
  s[layout.endAt] = 0;
  s[layout.gainedAt] = 0;
  s[layout.gainedAt + 1] = 0;
  s[layout.turnsAt] = 0;
  s[layout.cardKindsAt] = 0;
  s[layout.winnerAt] = none;
}

/** Shuffles, deals, lays out the row and the bonuses, and leaves the round ready to run. */
export function dealRound(t: Table): void {
  const { s, p } = t;
  const first = at(s, layout.nextFirstAt);
  clearRound(t);
  s[layout.roundAt] = at(s, layout.roundAt) + 1;
  s[layout.firstAt] = first;
  s[layout.moverAt] = first;
  if (at(s, layout.roundAt) > budgets.rounds) return passBudget(s, 'rounds');
  t.log?.({ is: 'roundBegins', round: at(s, layout.roundAt), first });
  dealCards(t);
  layRow(t);
  layBonuses(t);
  s[layout.phaseAt] = p.numbers.sculpt > 0 ? layout.phases.sculpt : layout.phases.begin;
  if (p.numbers.sculpt === 0) t.log?.({ is: 'laidOut' });
}

/** The records of the deck get their faces; the first ones will be the hands, one seat's after the other's. */
export function shuffleDeck({ s, p: { deck } }: Table): void {
  for (let i = 0; i < deck.length; i++) setDefinition(s, i, deck[i] ?? 0);
  shuffleFaces(s, head.chanceAt, deck.length);
}

export const dealtEach = ({ numbers, deck }: Program): number =>
  Math.min(numbers.deal, Math.floor(deck.length / layout.seats));

/**
 * Cards get their faces here: record number n is the n-th card of the shuffled deck, so that a number never says
 * which card it is.
 */
function dealCards(t: Table): void {
  const { s, l, p } = t;
  const { deck } = p;
  shuffleDeck(t);
  for (let i = 0; i < p.undealt.length; i++) setDefinition(s, deck.length + i, p.undealt[i] ?? 0);
  const held = dealtEach(p);
  for (let seat = 0; seat < layout.seats; seat++) fillPlace(l, s, hand(t, seat), seat * held, held, seat);
  const dealt = held * layout.seats;
  fillPlace(l, s, l.pile, dealt, deck.length - dealt, none);
  fillPlace(l, s, l.out, deck.length, p.undealt.length, none);
}

export function give(t: Table, c: number, seat: number): void {
  putLast(t.l, t.s, c, hand(t, seat));
  setOwner(t.s, c, seat);
  letKnow(t.s, c, seat);
}

export function layRow(t: Table): void {
  const { s, l, p } = t;
  // The zones from left to right stand where the neighbours will be noted.
  for (let i = 0; i < p.zones; i++) s[l.besideAt + i] = p.row[i] ?? i;
  if (p.numbers.shuffleRow) shuffle(s, head.chanceAt, l.besideAt, p.zones);
  for (let i = 0; i < p.zones; i++) s[l.positionAt + at(s, l.besideAt + i)] = i;
  joinNeighbours(t);
}

/** The zones from left to right. */
export function setRow(t: Table, row: readonly number[]): void {
  row.forEach((zone, position) => (t.s[t.l.positionAt + zone] = position));
  joinNeighbours(t);
}

/** Zones are beside each other when their positions differ by one; the ends do not meet. */
function joinNeighbours(t: Table): void {
  const { s, l, p } = t;
  for (let a = 0; a < p.zones; a++) {
    let beside = 0;
    for (let b = 0; b < p.zones; b++)
      if (Math.abs(at(s, l.positionAt + a) - at(s, l.positionAt + b)) === 1) beside |= 1 << b;
    s[l.besideAt + a] = beside;
  }
}

export function fillPool(t: Table): void {
  for (let bonus = 0; bonus < t.p.bonusIds.length; bonus++) setBit(t.s, t.l.poolAt, bonus);
}

export function layBonuses(t: Table): void {
  const { s, l, p } = t;
  for (let zone = 0; zone < p.zones; zone++) s[l.bonusAt + zone] = none;
  s[layout.bonusKindsAt] = 0;
  if (!p.numbers.bonuses || p.numbers.bonusesPerZone === 0) return;
  const all = p.bonusIds.length;
  const needed = Math.min(p.zones, all);
  let left = 0;
  for (let b = nextBit(s, l.poolAt, 0, all); b !== none; b = nextBit(s, l.poolAt, b + 1, all)) left++;
  if (left < needed || p.numbers.refillEveryRound) {
    fillPool(t);
    left = all;
  }
  for (let zone = 0; zone < needed; zone++) {
    let bonus = nextBit(s, l.poolAt, 0, all);
    for (let nth = below(s, head.chanceAt, left--); nth > 0; nth--)
      bonus = nextBit(s, l.poolAt, bonus + 1, all);
    clearBit(s, l.poolAt, bonus);
    s[l.bonusAt + zone] = bonus;
  }
  noteBonuses(t);
}
