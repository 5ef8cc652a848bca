import { budgets } from './budgets';
import { shuffle } from './chance';
import { handlesAt } from './head';
import * as map from './map';
import { at, type State } from './state';

/**
 * Cards and the places they lie in. A place (a hand, a pile, a zone) is an ordered list threaded through the
 * cards themselves, so a card is always in exactly one place, moving it costs the same in a pack of twenty and of
 * a thousand, and no list can overflow.
 */
export interface CardLayout {
  readonly cards: number;
  readonly places: number;
  /** Where the records of the places begin. */
  readonly placeAt: number;
}

/** What is marked on a card: how it lies, whose it is, and above that the seats that know it, one bit each. */
export const faceUp = 1;
export const fired = 2;
const firstOwner = 2;
/** The owner as marks, so that one comparison tells how a card lies and whose it is. -1 is nobody. */
export const ownerMark = (seat: number): number => (seat + 1) << firstOwner;
export const ownerMarks = 7 << firstOwner;
const firstKnower = 8;
/** Waits for a running step to act on it: one bit for each text on the stack, since one may interrupt another. */
const firstChosen = 16;
export const chosenBy = (depth: number): number => 1 << (firstChosen + depth);
export const chosenByAny = ((1 << budgets.depth) - 1) << (firstChosen + 1);
/** Six seats: what lies between the owner and the texts has room for two more. */
const knowersMask = 0x3f << firstKnower;

export const none = -1;

// Read so often that they do without a call to `at`.
export const definitionOf = (s: State, c: number): number => s[map.definition + (c << map.cardShift)] ?? 0;
export const placeOf = (s: State, c: number): number => s[map.place + (c << map.cardShift)] ?? 0;
export const nextOf = (s: State, c: number): number => s[map.next + (c << map.cardShift)] ?? 0;
export const marksOf = (s: State, c: number): number => s[map.marks + (c << map.cardShift)] ?? 0;
export const handleOf = (s: State, c: number): number => s[map.handle + (c << map.cardShift)] ?? 0;
export const linkOf = (s: State, c: number): number => s[map.link + (c << map.cardShift)] ?? 0;
export const ownerOf = (s: State, c: number): number => ((marksOf(s, c) & ownerMarks) >> firstOwner) - 1;
/** A number that the game keeps on the card. */
export const tallyOf = (s: State, c: number): number => s[map.tally + (c << map.cardShift)] ?? 0;
export const isFaceUp = (s: State, c: number): boolean => (marksOf(s, c) & faceUp) !== 0;

export function setDefinition(s: State, c: number, value: number): void {
  s[map.definition + (c << map.cardShift)] = value;
}
export function setOwner(s: State, c: number, seat: number): void {
  const word = map.marks + (c << map.cardShift);
  s[word] = (at(s, word) & ~ownerMarks) | ownerMark(seat);
}
export function setLink(s: State, c: number, to: number): void {
  s[map.link + (c << map.cardShift)] = to;
}
export function setTally(s: State, c: number, value: number): void {
  s[map.tally + (c << map.cardShift)] = value;
}
export function setHandle(s: State, c: number, value: number): void {
  s[map.handle + (c << map.cardShift)] = value;
}
export function mark(s: State, c: number, bits: number): void {
  const word = map.marks + (c << map.cardShift);
  s[word] = at(s, word) | bits;
}
export function unmark(s: State, c: number, bits: number): void {
  const word = map.marks + (c << map.cardShift);
  s[word] = at(s, word) & ~bits;
}

/**
 * A fresh number for a card that arrives where others see it. The one it had before might tell which of several
 * hidden cards it was.
 */
export function renewHandle(s: State, c: number): void {
  const given = at(s, handlesAt) + 1;
  s[handlesAt] = given;
  setHandle(s, c, given);
}

export const knows = (s: State, c: number, seat: number): boolean =>
  (marksOf(s, c) & (1 << (firstKnower + seat))) !== 0;
export const letKnow = (s: State, c: number, seat: number): void => mark(s, c, 1 << (firstKnower + seat));
export const letAllKnow = (s: State, c: number): void => mark(s, c, knowersMask);
/** Everybody but `seat` loses sight of the card. */
export const letForget = (s: State, c: number, seat: number): void =>
  unmark(s, c, knowersMask & ~(1 << (firstKnower + seat)));
export const hideFromAll = (s: State, c: number): void => unmark(s, c, knowersMask);

export const firstIn = (l: CardLayout, s: State, p: number): number =>
  s[l.placeAt + p * map.placeWords + map.head] ?? 0;
export const lastIn = (l: CardLayout, s: State, p: number): number =>
  s[l.placeAt + p * map.placeWords + map.tail] ?? 0;
export const countIn = (l: CardLayout, s: State, p: number): number =>
  s[l.placeAt + p * map.placeWords + map.size] ?? 0;

/** The first `count` cards change faces at random. */
export const shuffleFaces = (s: State, chance: number, count: number): void =>
  shuffle(s, chance, map.definition, count, map.cardWords);

/** All places empty: what a deal starts from. Every card is laid somewhere with `fillPlace` next. */
export function clearPlaces(l: CardLayout, s: State): void {
  for (let p = 0; p < l.places; p++) {
    const record = l.placeAt + p * map.placeWords;
    s[record + map.head] = none;
    s[record + map.tail] = none;
    s[record + map.size] = 0;
  }
}

/** Lays `count` records from `first` on, in their order, into an empty place: a deal, without a move for each card. */
export function fillPlace(
  l: CardLayout,
  s: State,
  p: number,
  first: number,
  count: number,
  seat: number,
): void {
  const list = l.placeAt + p * map.placeWords;
  s[list + map.head] = count > 0 ? first : none;
  s[list + map.tail] = count > 0 ? first + count - 1 : none;
  s[list + map.size] = count;
  const asDealt = seat === none ? ownerMark(none) : ownerMark(seat) | (1 << (firstKnower + seat));
  for (let c = first; c < first + count; c++) {
    const record = c << map.cardShift;
    s[map.place + record] = p;
    s[map.next + record] = c + 1 < first + count ? c + 1 : none;
    s[map.previous + record] = c > first ? c - 1 : none;
    s[map.marks + record] = asDealt;
    s[map.handle + record] = 0;
    s[map.link + record] = none;
    s[map.tally + record] = 0;
  }
}

function takeOut(l: CardLayout, s: State, c: number): void {
  const record = c << map.cardShift;
  const from = at(s, map.place + record);
  if (from === none) return;
  const list = l.placeAt + from * map.placeWords;
  const before = at(s, map.previous + record);
  const after = at(s, map.next + record);
  if (before === none) s[list + map.head] = after;
  else s[map.next + (before << map.cardShift)] = after;
  if (after === none) s[list + map.tail] = before;
  else s[map.previous + (after << map.cardShift)] = before;
  s[list + map.size] = at(s, list + map.size) - 1;
}

/**
 * Thinks of a card as lying face-up in a place, without moving it there: it stays where it was in every list. Ends
 * with `forget`, which is told where it lies really.
 */
export function thinkOf(s: State, c: number, lying: number): void {
  s[map.place + (c << map.cardShift)] = lying;
  mark(s, c, faceUp);
}
export function forget(s: State, c: number, lies: number): void {
  s[map.place + (c << map.cardShift)] = lies;
  unmark(s, c, faceUp);
}

/** Puts a card behind the last one of a place: under a pile, to the end of a hand. */
export function putLast(l: CardLayout, s: State, c: number, to: number): void {
  takeOut(l, s, c);
  const record = c << map.cardShift;
  const list = l.placeAt + to * map.placeWords;
  const last = at(s, list + map.tail);
  s[map.place + record] = to;
  s[map.previous + record] = last;
  s[map.next + record] = none;
  s[list + map.tail] = c;
  if (last === none) s[list + map.head] = c;
  else s[map.next + (last << map.cardShift)] = c;
  s[list + map.size] = at(s, list + map.size) + 1;
}

/**
 * The record that leaves a hidden place when `meant` does: the first one, from `first` on, that those who watch can't
 * tell from it. The two change faces, so that nobody learns from the records which card it was.
 */
export function standIn(s: State, first: number, meant: number): number {
  const alike = marksOf(s, meant);
  let c = first;
  while (c !== meant && marksOf(s, c) !== alike) c = nextOf(s, c);
  const face = definitionOf(s, meant);
  setDefinition(s, meant, definitionOf(s, c));
  setDefinition(s, c, face);
  return c;
}

/** The same for cards that watchers can't tell apart and whose order counts: the others keep theirs. */
export function bringToFront(s: State, first: number, meant: number): void {
  let face = definitionOf(s, meant);
  for (let c = first; ; c = nextOf(s, c)) {
    const next = definitionOf(s, c);
    setDefinition(s, c, face);
    if (c === meant) return;
    face = next;
  }
}

/** Moves the cards at the first `count` of these positions (ascending) of a hidden place to the end of another. */
export function takeUnseen(
  l: CardLayout,
  s: State,
  from: number,
  positions: readonly number[],
  count: number,
  to: number,
): void {
  let position = 0;
  let meant = firstIn(l, s, from);
  for (let taken = 0; taken < count; position++) {
    const next = nextOf(s, meant);
    if (positions[taken] === position) {
      putLast(l, s, standIn(s, firstIn(l, s, from), meant), to);
      taken++;
    }
    meant = next;
  }
}

export const listIn = (l: CardLayout, s: State, p: number): number[] => listFrom(s, firstIn(l, s, p));

/** A card and those behind it in its place. */
export function listFrom(s: State, first: number): number[] {
  const cards: number[] = [];
  for (let c = first; c !== none; c = nextOf(s, c)) cards.push(c);
  return cards;
}
