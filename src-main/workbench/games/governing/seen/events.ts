import { events, type GoverningEvent } from '../../../../engine/games/governing/events';
import { seatLetter } from '../../../../engine/games/governing/position';
import { controller, faceOf, holderOf, present } from '../../../../engine/games/governing/reading';
import { idsIn } from '../../../../engine/games/governing/snapshot';
import { types, type Table } from '../../../../engine/games/governing/table';
import { cardOf, idOf } from '../../../../engine/games/governing/things';
import { countIn, none, ownerOf } from '../../../../engine/kernel/cards';
import { followedBy } from '../../eyes';
import { marks, moves, type ToldEvent } from '../../told-event';
import { bookPlace, couchPlace, handHandle, handPlace, sidePlace, waitingPlace } from './handles';

const handleOfRef = (t: Table, ref: number): string => `#${ref >> t.l.refBits}`;
const ownerOfRef = (t: Table, ref: number) => seatLetter(ownerOf(t.s, ref & t.l.refMask));

/** What the eye follows when something happens, for one viewer: of a hand he is told only what he sees of it. */
export const toldEvents = followedBy<Table, GoverningEvent>()(events, {
  named: {
    thing: (t, event) => led(t, event.thing),
    both: (t, event) => [...led(t, event.thing), ...led(t, event.target)],
    things: (t, event) => event.things.flatMap((ref) => led(t, ref)),
    side: (_t, { seat }) => marks(null, sidePlace(seatLetter(seat))),
    action(t, { seat, definition }) {
      // Everything else enters at once, which is told by itself.
      if (t.p.type[definition] !== types.action) return [];
      return [moves(handPlace(seatLetter(seat)), waitingPlace, { card: idOf(t, definition) })];
    },
    draw(t, event, viewer) {
      const seat = seatLetter(event.seat);
      const ref = cardOf(t, event.card, viewer);
      if (!('id' in ref)) return [moves(bookPlace(seat), handPlace(seat), { faceDown: true })];
      // Cards of one name are alike: the last of them in the hand is the one that came.
      const nth = idsIn(t, t.l.hand + event.seat).filter((id) => id === ref.id).length;
      const handle = handHandle(seat, ref.id, nth);
      return [moves(bookPlace(seat), handPlace(seat), { card: ref.id, handle })];
    },
    discard(t, event, viewer) {
      const seat = seatLetter(event.seat);
      const ref = cardOf(t, event.card, viewer);
      return [moves(handPlace(seat), couchPlace(seat), { card: 'id' in ref ? ref.id : null })];
    },
    mulligan(t, { seat, taken }) {
      const count = countIn(t.l, t.s, t.l.hand + seat);
      const [hand, book] = [handPlace(seatLetter(seat)), bookPlace(seatLetter(seat))];
      return taken ? [moves(hand, book, { faceDown: true, count })] : [];
    },
  },
  places: {
    side: (t, event) => sidePlace(seatLetter('seat' in event ? event.seat : holderOf(t, event.thing))),
    hand: (t, { thing }) => handPlace(ownerOfRef(t, thing)),
    couch: (t, { thing }) => couchPlace(ownerOfRef(t, thing)),
    gone: () => null,
    encore: () => null,
    nowhere: () => null,
    // From the hand, unless it is a token or comes back.
    'hand or nowhere': (t, { thing, was }) =>
      was === none && (thing & t.l.refMask) < t.l.firstToken
        ? handPlace(seatLetter(holderOf(t, thing)))
        : null,
  },
  moved: (t, things, _viewer, { from, to, onto }) =>
    things.map((ref) =>
      moves(from, to, {
        card: idOf(t, faceOf(t, ref)),
        handle: onto === 'side' ? handleOfRef(t, ref) : null,
      }),
    ),
});

/** The eye is led to a thing in play: a Host by its side of the table. What has left is not there to be looked at. */
function led(t: Table, ref: number): ToldEvent[] {
  const c = present(t, ref);
  if (c === none) return [];
  if (c < t.l.seats) return marks(null, sidePlace(seatLetter(c)));
  return marks(handleOfRef(t, ref), sidePlace(seatLetter(controller(t, c))));
}
