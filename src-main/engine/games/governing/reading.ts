import { definitionOf, handleOf, linkOf, none, ownerOf, placeOf, tallyOf } from '../../kernel/cards';
import { readStat } from '../../kernel/governing/numbers';
import { findLastKnown, recall } from '../../kernel/governing/last-known';
import { at } from '../../kernel/state';
import { activeAt, body, bodyShift, known, outAt, turnAt } from './layout';
import { statCodes, type StatCode, type Table, types } from './table';

/** The words of a game by their names. `c` is a record: a Host, a card or a token. */

export const definition = (t: Table, c: number): number => definitionOf(t.s, c);
export const typeOf = (t: Table, c: number): number => t.p.type[definitionOf(t.s, c)] ?? 0;
export const isHost = (t: Table, c: number): boolean => c < t.l.seats;
export const isFurre = (t: Table, c: number): boolean => typeOf(t, c) === types.furre;
/** A Host is in play for as long as its player is. */
export const inPlay = (t: Table, c: number): boolean =>
  c < t.l.seats ? isIn(t, c) : placeOf(t.s, c) === t.l.inPlay;
export const activeSeat = (t: Table): number => at(t.s, activeAt);

/** One object for as long as it is in play. */
export const refOf = (t: Table, c: number): number => (handleOf(t.s, c) << t.l.refBits) | c;
/** The record of an object that is in play still; -1 when it has left. */
export function present(t: Table, ref: number): number {
  if (ref < 0) return none;
  const c = ref & t.l.refMask;
  return handleOf(t.s, c) === ref >> t.l.refBits && inPlay(t, c) ? c : none;
}

export const bodyWord = (t: Table, c: number, word: number): number =>
  t.s[t.l.bodyAt + (c << bodyShift) + word] ?? 0;
export function setBody(t: Table, c: number, word: number, value: number): void {
  t.s[t.l.bodyAt + (c << bodyShift) + word] = value;
}

// Flags: three yes or no, three seats, and the rulings on two acts (three bits each) for good, this turn, standing.
export const exhausted = 1;
export const settled = 2;
export const swung = 4;
const controllerShift = 3;
const homeShift = 6;
const wasShift = 9;
export const ownRulings = 12;
export const turnRulings = 18;
export const standingRulings = 24;
export const rulingsMask = 0x3f;

const flagsOf = (t: Table, c: number): number => bodyWord(t, c, body.flags);
export const has = (t: Table, c: number, flag: number): boolean => (flagsOf(t, c) & flag) !== 0;
export function setFlag(t: Table, c: number, flag: number, on: boolean): void {
  const flags = flagsOf(t, c);
  setBody(t, c, body.flags, on ? flags | flag : flags & ~flag);
}
export const controller = (t: Table, c: number): number => (flagsOf(t, c) >> controllerShift) & 7;
/** Who controls it when what lasts for this turn is over. */
export const home = (t: Table, c: number): number => (flagsOf(t, c) >> homeShift) & 7;
/** Who controlled it when the board was last looked over, plus one; 0: it was not in play. */
export const was = (t: Table, c: number): number => (flagsOf(t, c) >> wasShift) & 7;

function setField(t: Table, c: number, shift: number, mask: number, value: number): void {
  setBody(t, c, body.flags, (flagsOf(t, c) & ~(mask << shift)) | (value << shift));
}
export const setController = (t: Table, c: number, seat: number): void =>
  setField(t, c, controllerShift, 7, seat);
export const setHome = (t: Table, c: number, seat: number): void => setField(t, c, homeShift, 7, seat);
export const setWas = (t: Table, c: number, value: number): void => setField(t, c, wasShift, 7, value);
export const rulings = (t: Table, c: number, kind: number): number => (flagsOf(t, c) >> kind) & rulingsMask;
export const setRulings = (t: Table, c: number, kind: number, word: number): void =>
  setField(t, c, kind, rulingsMask, word);
/** Everything that is said about it, from all sides. */
export const allRulings = (t: Table, c: number): number => {
  const flags = flagsOf(t, c);
  return ((flags >> ownRulings) | (flags >> turnRulings) | (flags >> standingRulings)) & rulingsMask;
};

export const sp = (t: Table, c: number): number => tallyOf(t.s, c);
export const rawMax = (t: Table, c: number): number =>
  (t.p.sp[definitionOf(t.s, c)] ?? 0) +
  bodyWord(t, c, body.max) +
  bodyWord(t, c, body.maxTurn) +
  bodyWord(t, c, body.standMax);
export const maxSp = (t: Table, c: number): number => readStat(rawMax(t, c), 0);
const peChanges = (t: Table, c: number): number =>
  bodyWord(t, c, body.pe) + bodyWord(t, c, body.peTurn) + bodyWord(t, c, body.standPe);
export const rawPe = (t: Table, c: number): number => (t.p.pe[definitionOf(t.s, c)] ?? 0) + peChanges(t, c);
export const pe = (t: Table, c: number): number =>
  readStat(t.p.pe[definitionOf(t.s, c)] ?? 0, peChanges(t, c));
export const encore = (t: Table, c: number): number => bodyWord(t, c, body.encore);

export function statOf(t: Table, c: number, stat: StatCode): number {
  switch (stat) {
    case statCodes.pe:
      return pe(t, c);
    case statCodes.sp:
      return sp(t, c);
    case statCodes.maxSp:
      return maxSp(t, c);
    case statCodes.encore:
      return encore(t, c);
  }
}

/** N5: the value of an object, in play or not. */
export function rememberedStat(t: Table, ref: number, stat: StatCode): number {
  const c = present(t, ref);
  if (c !== none) return statOf(t, c, stat);
  if (ref < 0) return 0;
  return recall(t.s, t.l.lastKnown, ref >> t.l.refBits, stat, at(t.s, turnAt), t.p.lkiTurns);
}

const lastKnownOf = (t: Table, ref: number): number =>
  ref < 0 ? none : findLastKnown(t.s, t.l.lastKnown, ref >> t.l.refBits, at(t.s, turnAt), t.p.lkiTurns);

/** Which card an object is, or was when it left; -1: forgotten. Whatever was in play lay open. */
export function faceOf(t: Table, ref: number): number {
  if (ref < 0) return none;
  const c = ref & t.l.refMask;
  if (handleOf(t.s, c) === ref >> t.l.refBits && placeOf(t.s, c) >= t.l.couch && c < t.l.firstToken)
    return definitionOf(t.s, c);
  if (present(t, ref) !== none) return definitionOf(t.s, c);
  const values = lastKnownOf(t, ref);
  return values < 0 ? none : at(t.s, values + known.face);
}

/** Who controls an object, or did when it left; of an Action and of what is forgotten, whose it is. */
export function holderOf(t: Table, ref: number): number {
  const c = present(t, ref);
  if (c !== none) return controller(t, c);
  const values = lastKnownOf(t, ref);
  return values < 0 ? ownerOf(t.s, ref & t.l.refMask) : at(t.s, values + known.controller);
}

/** Who wears it, or wore it when it left; -1: nobody. */
export function wearerOf(t: Table, ref: number): number {
  const c = present(t, ref);
  if (c !== none) {
    const worn = linkOf(t.s, c);
    return worn === none ? none : refOf(t, worn);
  }
  const values = lastKnownOf(t, ref);
  return values < 0 ? none : at(t.s, values + known.wearer);
}

export const apOf = (t: Table, seat: number): number => at(t.s, t.l.apAt + seat);

/** Is the Host of this seat still in the game? */
export const isIn = (t: Table, seat: number): boolean => (at(t.s, outAt) & (1 << seat)) === 0;
