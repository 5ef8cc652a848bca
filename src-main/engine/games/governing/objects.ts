import {
  definitionOf,
  firstIn,
  linkOf,
  none,
  nextOf,
  ownerOf,
  putLast,
  renewHandle,
  setDefinition,
  setLink,
  setOwner,
  setTally,
} from '../../kernel/cards';
import { remember } from '../../kernel/governing/last-known';
import { isAllowed, MAY, rulingsOn } from '../../kernel/governing/permissions';
import { hasRoom } from '../../kernel/governing/presence';
import { passBudget } from '../../kernel/budgets';
import { handlesAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { body, bodyShift, known, turnAt, wordBits } from './layout';
import {
  allRulings,
  controller,
  encore,
  exhausted,
  isFurre,
  maxSp,
  pe,
  refOf,
  setBody,
  setController,
  setFlag,
  setHome,
  sp,
  wearerOf,
} from './reading';
import { lookOver } from './standing';
import { acts, events, type Table } from './table';
import { tellSkipped } from './tell';
import { hear } from './triggers';

/** A number for a card that is played or enters: until it leaves, it is this object. */
export function renew(t: Table, c: number): void {
  renewHandle(t.s, c);
  // A reference is a number and a record in one word.
  if (at(t.s, handlesAt) >= 2 ** (wordBits - t.l.refBits)) passBudget(t.s, 'operations');
}

function clearBody(t: Table, c: number): void {
  const first = t.l.bodyAt + (c << bodyShift);
  for (let word = first; word < first + (1 << bodyShift); word++) t.s[word] = 0;
  setTally(t.s, c, 0);
  setLink(t.s, c, none);
}

/** Lays a record into play as a new object; the board is looked over by the caller. */
export function lay(t: Table, c: number, seat: number, wearer: number): void {
  const { s, l, p } = t;
  const owner = ownerOf(s, c);
  putLast(l, s, c, l.inPlay);
  clearBody(t, c);
  s[l.ownedAt + owner] = at(s, l.ownedAt + owner) + 1;
  setController(t, c, seat);
  setHome(t, c, seat);
  setLink(s, c, wearer);
  if (isFurre(t, c)) setTally(s, c, p.sp[definitionOf(s, c)] ?? 0);
}

export const ownsTooMuch = (t: Table, owner: number): boolean =>
  !hasRoom(at(t.s, t.l.ownedAt + owner), t.p.rules.ownedMax);

/** A card comes into play under a player's control, if there is room (N9). It has its number already. */
export function enter(t: Table, c: number, seat: number, wearer: number): boolean {
  const { s, l, p } = t;
  const owner = ownerOf(s, c);
  const face = definitionOf(s, c);
  t.moment++;
  if (ownsTooMuch(t, owner)) {
    tellSkipped(t, 'enter', 'no-room', { definition: face, seat: owner });
    putLast(l, s, c, l.couch + owner);
    return false;
  }
  lay(t, c, seat, wearer);
  setBody(t, c, body.encore, p.encore[face] ?? 0);
  if (t.log) {
    t.log({ at: t.moment, is: 'enter', thing: refOf(t, c), definition: face, was: none });
    if (encore(t, c) > 0) t.log({ at: t.moment, is: 'counter', thing: refOf(t, c), n: encore(t, c) });
  }
  lookOver(t);
  hear(t, events.enter, c);
  return true;
}

/** Up to `n` tokens, one at a time; those for which there is no room cease. */
export function createTokens(t: Table, face: number, seat: number, n: number): void {
  const { s, l } = t;
  for (let made = 0; made < n; made++) {
    if (ownsTooMuch(t, seat)) {
      t.moment++;
      return tellSkipped(t, 'token', 'no-room', { definition: face, seat });
    }
    const c = firstIn(l, s, l.pool);
    if (c === none) return;
    setDefinition(s, c, face);
    setOwner(s, c, seat);
    renew(t, c);
    enter(t, c, seat, none);
  }
}

export const departures = { bowOut: 0, hand: 1, couch: 2 } as const;
export type Departure = (typeof departures)[keyof typeof departures];

/**
 * The first `count` of `t.things` leave at the same moment, and what they wear with them (A29). Who watches sees all
 * of them, also if it leaves itself (A27). A Furre with an encore comes back at that moment too.
 */
export function depart(t: Table, count: number, how: Departure): void {
  const { s, l, things } = t;
  let all = 0;
  for (let i = 0; i < count; i++) {
    const c = things[i] ?? none;
    if (c >= l.seats) things[all++] = c;
  }
  const meant = all;
  if (meant === 0) return;
  t.moment++;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    const wearer = linkOf(s, c);
    if (wearer !== none && among(things, meant, wearer) && !among(things, meant, c)) things[all++] = c;
  }
  for (let i = 0; i < all; i++) rememberObject(t, things[i] ?? 0);
  if (how === departures.bowOut) for (let i = 0; i < meant; i++) hear(t, events.bowOut, things[i] ?? 0);
  let returning = 0;
  for (let i = 0; i < all; i++) {
    const c = things[i] ?? 0;
    const encored = i < meant && how === departures.bowOut && hasEncore(t, c);
    const returns = encored && mayReturn(t, c);
    if (encored && !returns) tellSkipped(t, 'return', 'forbidden', { ref: refOf(t, c) });
    leave(t, c, i < meant ? how : departures.couch, returns);
    if (returns) t.amounts[returning++] = c;
  }
  lookOver(t);
  for (let i = 0; i < returning; i++) comeBack(t, t.amounts[i] ?? 0);
}

function among(list: Int32Array, count: number, c: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === c) return true;
  return false;
}

function rememberObject(t: Table, c: number): void {
  const { s, l } = t;
  const where = remember(s, l.lastKnown, refOf(t, c) >> l.refBits, at(s, turnAt));
  s[where + known.pe] = pe(t, c);
  s[where + known.sp] = sp(t, c);
  s[where + known.maxSp] = isFurre(t, c) ? maxSp(t, c) : 0;
  s[where + known.encore] = encore(t, c);
  s[where + known.wearer] = wearerOf(t, refOf(t, c));
  s[where + known.face] = definitionOf(s, c);
  s[where + known.controller] = controller(t, c);
}

/** X1: an encore is a “may”, and whatever says that it cannot return is stronger. */
export const mayReturn = (t: Table, c: number): boolean =>
  isAllowed(MAY | rulingsOn(allRulings(t, c), acts.return));
const hasEncore = (t: Table, c: number): boolean => isFurre(t, c) && encore(t, c) > 0;

function leave(t: Table, c: number, how: Departure, returns: boolean): void {
  const { s, l } = t;
  const owner = ownerOf(s, c);
  const token = c >= l.firstToken;
  const to = token ? 'gone' : how === departures.hand ? 'hand' : 'couch';
  if (t.log) {
    if (how !== departures.bowOut) t.log({ at: t.moment, is: 'leave', thing: refOf(t, c), to });
    else
      t.log({
        at: t.moment,
        is: 'bowOut',
        thing: refOf(t, c),
        to: returns ? 'encore' : token ? 'gone' : 'couch',
      });
  }
  s[l.ownedAt + owner] = at(s, l.ownedAt + owner) - 1;
  s[l.paidAt + c] = 0;
  clearBody(t, c);
  if (returns) {
    // Out of play for a moment: what it said there ends before it says it again.
    putLast(l, s, c, l.waiting);
    return;
  }
  putLast(l, s, c, token ? l.pool : (to === 'hand' ? l.hand : l.couch) + owner);
  if (token) {
    setDefinition(s, c, t.p.blank);
    setOwner(s, c, none);
  }
}

/** A8: a new object, which keeps nothing but its card. */
function comeBack(t: Table, c: number): void {
  const old = refOf(t, c);
  renew(t, c);
  const owner = ownerOf(t.s, c);
  lay(t, c, owner, none);
  setFlag(t, c, exhausted, true);
  if (t.log)
    t.log({ at: t.moment, is: 'enter', thing: refOf(t, c), definition: definitionOf(t.s, c), was: old });
  lookOver(t);
  hear(t, events.enter, c);
}
