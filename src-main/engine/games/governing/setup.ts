import {
  clearPlaces,
  fillPlace,
  none,
  setDefinition,
  setHandle,
  setOwner,
  setTally,
} from '../../kernel/cards';
import { below, seedChance, shuffle } from '../../kernel/chance';
import * as head from '../../kernel/head';
import { cardShift, cardWords, definition as definitionWord } from '../../kernel/map';
import * as layout from './layout';
import { setController, setHome } from './reading';
import { type Program, Table } from './table';

/** An empty table: Hosts at full SP, no cards anywhere but tokens that wait to be made. */
export function clearTable(t: Table): void {
  const { s, l, p } = t;
  s.fill(0);
  s[layout.winnerAt] = none;
  clearPlaces(l, s);
  for (let seat = 0; seat < l.seats; seat++) setDefinition(s, seat, p.host);
  fillPlace(l, s, l.hosts, 0, l.seats, none);
  for (let seat = 0; seat < l.seats; seat++) {
    setOwner(s, seat, seat);
    setHandle(s, seat, seat + 1);
    setController(t, seat, seat);
    setHome(t, seat, seat);
    setTally(s, seat, p.rules.hostSp);
  }
  s[head.handlesAt] = l.seats;
  for (let c = l.firstToken; c < l.cards; c++) setDefinition(s, c, p.blank);
  fillPlace(l, s, l.pool, l.firstToken, l.cards - l.firstToken, none);
}

export function emptyTable(program: Program): Table {
  const t = new Table(program, new Int32Array(program.layout.words));
  clearTable(t);
  return t;
}

/** Shuffled books, six cards each, and the first player drawn by lot. */
export function resetMatch(t: Table, seed: number): void {
  const { s, l, p } = t;
  clearTable(t);
  seedChance(s, head.chanceAt, seed, 'game');
  s[layout.activeAt] = below(s, head.chanceAt, l.seats);
  s[layout.firstAt] = s[layout.activeAt] ?? 0;
  const size = p.list.length;
  for (let seat = 0; seat < l.seats; seat++) {
    const first = l.firstCard + seat * size;
    for (let i = 0; i < size; i++) setDefinition(s, first + i, p.list[i] ?? 0);
    // Faces are dealt onto the records, so that the number of a record never says which card it is.
    shuffle(s, head.chanceAt, definitionWord + (first << cardShift), size, cardWords);
    layBook(t, seat, first, size);
  }
  s[layout.phaseAt] = layout.phases.deal;
}

/** A run of records becomes a player's book, the first one on top. */
export function layBook(t: Table, seat: number, first: number, size: number): void {
  fillPlace(t.l, t.s, t.l.book + seat, first, size, none);
  for (let c = first; c < first + size; c++) setOwner(t.s, c, seat);
}
