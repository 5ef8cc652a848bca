import { clearBit, setBit } from '../../kernel/bits';
import * as cards from '../../kernel/cards';
import * as frames from '../../kernel/frames';
import { frameWords, stackAt } from '../../kernel/map';
import { enqueue, queued, strike } from '../../kernel/queue';
import { at } from '../../kernel/state';
import { releaseLocks } from './locks';
import { after, bonusOf, firstOf, gained, hand, isUp, owner, setGained, zoneOf } from './reading';
import { forbidden, holds, noteCardKinds } from './standing';
import type { Table } from './table';

/** What can happen to a card on the board, and what it brings about. Every change goes through here. */

// How a card came to where an `enter` text hears of it.
export const enteredDown = 0;
export const enteredUp = 1;
export const flippedUp = 2;

/** The bonus of the zone hears of the card once the running step is done. */
function announce(t: Table, c: number, zone: number, how: number): void {
  const bonus = bonusOf(t, zone);
  if (bonus === cards.none || (t.p.enterSequence[bonus] ?? cards.none) < 0) return;
  if (how === flippedUp && t.p.heedsFlips[bonus] === 0) return;
  enqueue(t.l.enters, t.s, (c * 32 + zone) * 4 + how);
}

/** A card becomes face-up: its text waits until the running one is finished. */
const reveal = (t: Table, c: number, byPlay: boolean): void =>
  enqueue(t.l.reveals, t.s, c * 2 + (byPlay ? 1 : 0));

/** Keeps the list of cards with standing rules that lie face-up: rules are looked for there and nowhere else. */
export function noteStanding(t: Table, c: number, up: boolean): void {
  if (!t.p.persistent[cards.definitionOf(t.s, c)]) return;
  if (up) setBit(t.s, t.l.standingAt, c);
  else clearBit(t.s, t.l.standingAt, c);
  noteCardKinds(t);
}

/** Nobody but `seat` can tell any more which of these cards is which: those of a place, from `first` on. */
export function loseTrack(t: Table, first: number, seat: number): void {
  for (let c = first; c !== cards.none; c = after(t, c)) cards.letForget(t.s, c, seat);
}

/** The first of the cards that the running text has drawn aside; those of texts below it lie before them. */
export function firstAside(t: Table): number {
  let c = firstOf(t, t.l.aside);
  for (let below = at(t.s, frames.topFrame(t.s) + frames.asideBelow); below > 0; below--) c = after(t, c);
  return c;
}

export function layOut(
  t: Table,
  meant: number,
  seat: number,
  zone: number,
  up: boolean,
  from: 'hand' | 'aside',
): number {
  const first = from === 'hand' ? firstOf(t, hand(t, seat)) : firstAside(t);
  // Played unseen from among others, it could be any of them.
  if (!up && after(t, first) !== cards.none) loseTrack(t, first, seat);
  const c = from === 'hand' ? cards.standIn(t.s, first, meant) : first;
  if (from === 'aside') cards.bringToFront(t.s, first, meant);
  cards.setOwner(t.s, c, seat);
  cards.putLast(t.l, t.s, c, zone);
  cards.renewHandle(t.s, c);
  if (up) {
    cards.mark(t.s, c, cards.faceUp);
    cards.letAllKnow(t.s, c);
    noteStanding(t, c, true);
  }
  t.log?.({ is: 'played', seat, card: c, zone, face: up ? 'up' : 'down', from });
  announce(t, c, zone, up ? enteredUp : enteredDown);
  if (up) reveal(t, c, true);
  return c;
}

export function moveTo(t: Table, c: number, zone: number): void {
  const from = zoneOf(t, c);
  cards.putLast(t.l, t.s, c, zone);
  t.log?.({ is: 'moved', card: c, from, to: zone });
  announce(t, c, zone, isUp(t, c) ? enteredUp : enteredDown);
}

export function flipUp(t: Table, c: number): void {
  cards.mark(t.s, c, cards.faceUp);
  cards.letAllKnow(t.s, c);
  noteStanding(t, c, true);
  t.log?.({ is: 'flipped', card: c, face: 'up' });
  announce(t, c, zoneOf(t, c), flippedUp);
  reveal(t, c, false);
}

export function flipDown(t: Table, c: number): void {
  cards.unmark(t.s, c, cards.faceUp | cards.fired);
  t.log?.({ is: 'flipped', card: c, face: 'down' });
  stopActing(t, c);
}

/**
 * Texts of a card that leaves go on from where it lay. They lose sight of the card itself: its record may be another
 * card by the time it lies on the board again.
 */
function loseSource(t: Table, c: number): void {
  for (let i = 0; i < frames.depth(t.s); i++) {
    const f = stackAt + i * frameWords;
    if (at(t.s, f + frames.source) !== c) continue;
    t.s[f + frames.lay] = zoneOf(t, c);
    t.s[f + frames.source] = cards.none;
  }
}

/** What a card did while it was active ends: its locks, its hold on the cards it placed, and what it was about to do. */
function stopActing(t: Table, c: number): void {
  noteStanding(t, c, false);
  if (queued(t.l.reveals, t.s) > 0) strike(t.l.reveals, t.s, (entry) => entry >> 1 === c);
  releaseLocks(t, c);
  for (let z = 0; z < t.p.zones; z++)
    for (let k = firstOf(t, z); k !== cards.none; k = after(t, k))
      if (cards.linkOf(t.s, k) === c) cards.setLink(t.s, k, cards.none);
}

function leave(t: Table, c: number, to: number): void {
  loseSource(t, c);
  stopActing(t, c);
  if (queued(t.l.enters, t.s) > 0) strike(t.l.enters, t.s, (entry) => entry >> 7 === c);
  cards.setLink(t.s, c, cards.none);
  cards.setHandle(t.s, c, 0);
  cards.unmark(t.s, c, cards.faceUp | cards.fired | cards.chosenByAny);
  for (let mode = 0; mode < t.p.gainModes.length; mode++) setGained(t, c, mode, 0);
  cards.putLast(t.l, t.s, c, to);
}

export function returnToHand(t: Table, c: number): void {
  t.log?.({ is: 'returned', card: c });
  leave(t, c, hand(t, owner(t, c)));
}

export function discardFromBoard(t: Table, c: number): void {
  if (t.p.options.discardsVisible) cards.letAllKnow(t.s, c);
  t.log?.({ is: 'removed', card: c });
  leave(t, c, t.l.discard);
}

export function gain(t: Table, c: number, mode: number, n: number): void {
  setGained(t, c, mode, gained(t, c, mode) + n);
  t.log?.({ is: 'gained', card: c, n });
}

/** Texts can't touch a protected card; bonuses and the rule about unpaid requirements can. */
export const isFree = (t: Table, c: number): boolean => !holds(t, t.p.standing.protected, c);

/** Can the card be turned as told: does its face change, and may it here? */
export function canFlip(t: Table, c: number, to: 'up' | 'down' | 'other', pierces: boolean): boolean {
  if (!isUp(t, c)) return to !== 'down';
  return to !== 'up' && (pierces || (forbidden(t, t.p.standing.flipDown) & (1 << zoneOf(t, c))) === 0);
}
