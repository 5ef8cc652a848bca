import { budgets } from './budgets';
import { shuffle } from './chance';
import { handlesAt } from './head';
import { at, type State } from './state';

/**
 * Cards and the places they lie in. A place (a hand, a pile, a zone) is an ordered list threaded through the
 * cards themselves, so a card is always in exactly one place, moving it costs the same in a pack of twenty and of
 * a thousand, and no list can overflow.
 */
export interface CardLayout {
  readonly cards: number;
  readonly places: number;
  /** Where the records of the cards begin, and of the places. */
  readonly cardAt: number;
  readonly placeAt: number;
}

// One record of each card.
const definition = 0;
const place = 1;
const next = 2;
const previous = 3;
const marks = 4;
const handle = 5;
const link = 6;
const tally = 7;
export const cardWords = 8;
const shift = 3;

// One record of each place.
const head = 0;
const tail = 1;
const size = 2;
export const placeWords = 3;

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
const knowersMask = 0xf << firstKnower;

export const none = -1;

// Read so often that they do without a call to `at`.
export const definitionOf = (l: CardLayout, s: State, c: number): number =>
  s[l.cardAt + (c << shift) + definition] ?? 0;
export const placeOf = (l: CardLayout, s: State, c: number): number =>
  s[l.cardAt + (c << shift) + place] ?? 0;
export const nextOf = (l: CardLayout, s: State, c: number): number => s[l.cardAt + (c << shift) + next] ?? 0;
export const marksOf = (l: CardLayout, s: State, c: number): number =>
  s[l.cardAt + (c << shift) + marks] ?? 0;
export const handleOf = (l: CardLayout, s: State, c: number): number =>
  s[l.cardAt + (c << shift) + handle] ?? 0;
export const linkOf = (l: CardLayout, s: State, c: number): number => s[l.cardAt + (c << shift) + link] ?? 0;
export const ownerOf = (l: CardLayout, s: State, c: number): number =>
  ((marksOf(l, s, c) & ownerMarks) >> firstOwner) - 1;
/** A number that the game keeps on the card. */
export const tallyOf = (l: CardLayout, s: State, c: number): number =>
  s[l.cardAt + (c << shift) + tally] ?? 0;
export const isFaceUp = (l: CardLayout, s: State, c: number): boolean => (marksOf(l, s, c) & faceUp) !== 0;

export function setDefinition(l: CardLayout, s: State, c: number, value: number): void {
  s[l.cardAt + (c << shift) + definition] = value;
}
export function setOwner(l: CardLayout, s: State, c: number, seat: number): void {
  const word = l.cardAt + (c << shift) + marks;
  s[word] = (at(s, word) & ~ownerMarks) | ownerMark(seat);
}
export function setLink(l: CardLayout, s: State, c: number, to: number): void {
  s[l.cardAt + (c << shift) + link] = to;
}
export function setTally(l: CardLayout, s: State, c: number, value: number): void {
  s[l.cardAt + (c << shift) + tally] = value;
}
export function setHandle(l: CardLayout, s: State, c: number, value: number): void {
  s[l.cardAt + (c << shift) + handle] = value;
}
export function mark(l: CardLayout, s: State, c: number, bits: number): void {
  const word = l.cardAt + (c << shift) + marks;
  s[word] = at(s, word) | bits;
}
export function unmark(l: CardLayout, s: State, c: number, bits: number): void {
  const word = l.cardAt + (c << shift) + marks;
  s[word] = at(s, word) & ~bits;
}

/**
 * A fresh number for a card that arrives where others see it. The one it had before might tell which of several
 * hidden cards it was.
 */
export function renewHandle(l: CardLayout, s: State, c: number): void {
  const given = at(s, handlesAt) + 1;
  s[handlesAt] = given;
  setHandle(l, s, c, given);
}

export const knows = (l: CardLayout, s: State, c: number, seat: number): boolean =>
  (marksOf(l, s, c) & (1 << (firstKnower + seat))) !== 0;
export const letKnow = (l: CardLayout, s: State, c: number, seat: number): void =>
  mark(l, s, c, 1 << (firstKnower + seat));
export const letAllKnow = (l: CardLayout, s: State, c: number): void => mark(l, s, c, knowersMask);
/** Everybody but `seat` loses sight of the card. */
export const letForget = (l: CardLayout, s: State, c: number, seat: number): void =>
  unmark(l, s, c, knowersMask & ~(1 << (firstKnower + seat)));
export const hideFromAll = (l: CardLayout, s: State, c: number): void => unmark(l, s, c, knowersMask);

export const firstIn = (l: CardLayout, s: State, p: number): number =>
  s[l.placeAt + p * placeWords + head] ?? 0;
export const lastIn = (l: CardLayout, s: State, p: number): number =>
  s[l.placeAt + p * placeWords + tail] ?? 0;
export const countIn = (l: CardLayout, s: State, p: number): number =>
  s[l.placeAt + p * placeWords + size] ?? 0;

/** The first `count` cards change faces at random. */
export const shuffleFaces = (l: CardLayout, s: State, chance: number, count: number): void =>
  shuffle(s, chance, l.cardAt + definition, count, cardWords);

/** All places empty: what a deal starts from. Every card is laid somewhere with `fillPlace` next. */
export function clearPlaces(l: CardLayout, s: State): void {
  for (let p = 0; p < l.places; p++) {
    const record = l.placeAt + p * placeWords;
    s[record + head] = none;
    s[record + tail] = none;
    s[record + size] = 0;
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
  const list = l.placeAt + p * placeWords;
  s[list + head] = count > 0 ? first : none;
  s[list + tail] = count > 0 ? first + count - 1 : none;
  s[list + size] = count;
  const asDealt = seat === none ? ownerMark(none) : ownerMark(seat) | (1 << (firstKnower + seat));
  for (let c = first; c < first + count; c++) {
    const record = l.cardAt + (c << shift);
    s[record + place] = p;
    s[record + next] = c + 1 < first + count ? c + 1 : none;
    s[record + previous] = c > first ? c - 1 : none;
    s[record + marks] = asDealt;
    s[record + handle] = 0;
    s[record + link] = none;
    s[record + tally] = 0;
  }
}

function takeOut(l: CardLayout, s: State, c: number): void {
  const record = l.cardAt + (c << shift);
  const from = at(s, record + place);
  if (from === none) return;
  const list = l.placeAt + from * placeWords;
  const before = at(s, record + previous);
  const after = at(s, record + next);
  if (before === none) s[list + head] = after;
  else s[l.cardAt + (before << shift) + next] = after;
  if (after === none) s[list + tail] = before;
  else s[l.cardAt + (after << shift) + previous] = before;
  s[list + size] = at(s, list + size) - 1;
}

/**
 * Thinks of a card as lying face-up in a place, without moving it there: it stays where it was in every list. Ends
 * with `forget`, which is told where it lies really.
 */
export function thinkOf(l: CardLayout, s: State, c: number, lying: number): void {
  s[l.cardAt + (c << shift) + place] = lying;
  mark(l, s, c, faceUp);
}
export function forget(l: CardLayout, s: State, c: number, lies: number): void {
  s[l.cardAt + (c << shift) + place] = lies;
  unmark(l, s, c, faceUp);
}

/** Puts a card behind the last one of a place: under a pile, to the end of a hand. */
export function putLast(l: CardLayout, s: State, c: number, to: number): void {
  takeOut(l, s, c);
  const record = l.cardAt + (c << shift);
  const list = l.placeAt + to * placeWords;
  const last = at(s, list + tail);
  s[record + place] = to;
  s[record + previous] = last;
  s[record + next] = none;
  s[list + tail] = c;
  if (last === none) s[list + head] = c;
  else s[l.cardAt + (last << shift) + next] = c;
  s[list + size] = at(s, list + size) + 1;
}

/**
 * The record that leaves a hidden place when `meant` does: the first one, from `first` on, that those who watch can't
 * tell from it. The two change faces, so that nobody learns from the records which card it was.
 */
export function standIn(l: CardLayout, s: State, first: number, meant: number): number {
  const alike = marksOf(l, s, meant);
  let c = first;
  while (c !== meant && marksOf(l, s, c) !== alike) c = nextOf(l, s, c);
  const face = definitionOf(l, s, meant);
  setDefinition(l, s, meant, definitionOf(l, s, c));
  setDefinition(l, s, c, face);
  return c;
}

/** The same for cards that watchers can't tell apart and whose order counts: the others keep theirs. */
export function bringToFront(l: CardLayout, s: State, first: number, meant: number): void {
  let face = definitionOf(l, s, meant);
  for (let c = first; ; c = nextOf(l, s, c)) {
    const next = definitionOf(l, s, c);
    setDefinition(l, s, c, face);
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
    const next = nextOf(l, s, meant);
    if (positions[taken] === position) {
      putLast(l, s, standIn(l, s, firstIn(l, s, from), meant), to);
      taken++;
    }
    meant = next;
  }
}

export const listIn = (l: CardLayout, s: State, p: number): number[] => listFrom(l, s, firstIn(l, s, p));

/** A card and those behind it in its place. */
export function listFrom(l: CardLayout, s: State, first: number): number[] {
  const cards: number[] = [];
  for (let c = first; c !== none; c = nextOf(l, s, c)) cards.push(c);
  return cards;
}
