import type { SeatLetter } from '@shared/games/governing/scenario/words';
import type { GoverningEvent } from '../../../../engine/games/governing/events';
import { seatLetter } from '../../../../engine/games/governing/position';
import { controller, faceOf, holderOf, present } from '../../../../engine/games/governing/reading';
import { idsIn } from '../../../../engine/games/governing/snapshot';
import { types, type Table } from '../../../../engine/games/governing/table';
import { cardOf, idOf } from '../../../../engine/games/governing/things';
import { countIn, none, ownerOf } from '../../../../engine/kernel/cards';
import type { Viewer } from '../../../../engine/kernel/log';
import { marks, moves, type ToldEvent } from '../../told-event';
import { bookPlace, couchPlace, handHandle, handPlace, sidePlace, waitingPlace } from './handles';

/** What the eye follows when something happens, for one viewer: of a hand he is told only what he sees of it. */
export function toldEvents(t: Table, event: GoverningEvent, viewer: Viewer): ToldEvent[] {
  switch (event.is) {
    case 'played': {
      // Everything else enters at once, which is told by itself.
      if (t.p.type[event.definition] !== types.action) return [];
      const from = handPlace(seatLetter(event.seat));
      return [moves(from, waitingPlace, { card: idOf(t, event.definition) })];
    }
    case 'entered':
      return entered(t, event);
    case 'left':
    case 'bowedOut':
      return [leaves(t, event.ref, event.to)];
    case 'control': {
      const to = sidePlace(seatLetter(event.seat));
      return [moves(null, to, { card: idOf(t, faceOf(t, event.ref)), handle: handleOfRef(t, event.ref) })];
    }
    case 'drew':
      return [drawn(t, event.seat, event.card, viewer)];
    case 'discarded': {
      const seat = seatLetter(event.seat);
      const ref = cardOf(t, event.card, viewer);
      return [moves(handPlace(seat), couchPlace(seat), { card: 'id' in ref ? ref.id : null })];
    }
    case 'mulligan': {
      const seat = seatLetter(event.seat);
      const count = countIn(t.l, t.s, t.l.hand + event.seat);
      return event.taken ? [moves(handPlace(seat), bookPlace(seat), { faceDown: true, count })] : [];
    }
    case 'swung':
    case 'groove':
      return [...led(t, event.ref), ...led(t, event.target)];
    case 'picked':
      return event.chosen.flatMap((ref) => led(t, ref));
    case 'activated':
    case 'exhausted':
    case 'refreshed':
    case 'steppedIn':
    case 'sp':
    case 'spStays':
    case 'stat':
    case 'ruled':
    case 'counters':
    case 'goes':
    case 'resolves':
    case 'nothing':
      return led(t, event.ref);
    case 'out':
      return marks(null, sidePlace(seatLetter(event.seat)));
    case 'turnBegins':
    case 'step':
    case 'paidDraw':
    case 'paidRefresh':
    case 'ap':
    case 'declined':
    case 'passed':
    case 'skipped':
    case 'turnEffectsEnd':
    case 'over':
    case 'loop':
      return [];
  }
}

const handleOfRef = (t: Table, ref: number): string => `#${ref >> t.l.refBits}`;

/** The eye is led to a thing in play: a Host by its side of the table. What has left is not there to be looked at. */
function led(t: Table, ref: number): ToldEvent[] {
  const c = present(t, ref);
  if (c === none) return [];
  if (c < t.l.seats) return marks(null, sidePlace(seatLetter(c)));
  return marks(handleOfRef(t, ref), sidePlace(seatLetter(controller(t, c))));
}

/** From the hand, unless it is a token or comes back. */
function entered(
  t: Table,
  { ref, definition, was }: Extract<GoverningEvent, { is: 'entered' }>,
): ToldEvent[] {
  const c = present(t, ref);
  if (c === none) return [];
  const seat = seatLetter(controller(t, c));
  const from = was === none && c < t.l.firstToken ? handPlace(seat) : null;
  return [moves(from, sidePlace(seat), { card: idOf(t, definition), handle: handleOfRef(t, ref) })];
}

function leaves(t: Table, ref: number, to: 'hand' | 'couch' | 'gone' | 'encore'): ToldEvent {
  const owner = seatLetter(ownerOf(t.s, ref & t.l.refMask));
  const from = sidePlace(seatLetter(holderOf(t, ref)));
  const places: Readonly<Record<typeof to, string | null>> = {
    hand: handPlace(owner),
    couch: couchPlace(owner),
    gone: null,
    encore: null,
  };
  return moves(from, places[to], { card: idOf(t, faceOf(t, ref)) });
}

/** Cards of one name are alike: the last of them in the hand is the one that came. */
function drawn(t: Table, whose: number, c: number, viewer: Viewer): ToldEvent {
  const seat: SeatLetter = seatLetter(whose);
  const ref = cardOf(t, c, viewer);
  if (!('id' in ref)) return moves(bookPlace(seat), handPlace(seat), { faceDown: true });
  const nth = idsIn(t, t.l.hand + whose).filter((id) => id === ref.id).length;
  return moves(bookPlace(seat), handPlace(seat), { card: ref.id, handle: handHandle(seat, ref.id, nth) });
}
