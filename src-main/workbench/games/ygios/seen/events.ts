import { seatLetters } from '@shared/games/ygios/scenario/words';
import { events, type YgiosEvent } from '../../../../engine/games/ygios/events';
import { letter, seatOf } from '../../../../engine/games/ygios/format';
import { bonusOf, isUp, owner, zoneOf } from '../../../../engine/games/ygios/reading';
import { bonusIdOf, refsTo, refTo, sourceRef, zoneIdOf } from '../../../../engine/games/ygios/refs';
import { dealtEach } from '../../../../engine/games/ygios/setup';
import type { Table } from '../../../../engine/games/ygios/table';
import { handleOf, none } from '../../../../engine/kernel/cards';
import type { Viewer } from '../../../../engine/kernel/log';
import { followedBy } from '../../eyes';
import { marks, moves, type ToldEvent } from '../../told-event';
import { boardHandle, bonusHandle, handPlace, heldHandle, sculptedPlace, zonePlace } from './handles';

const zone = (t: Table, z: number): string => zonePlace(zoneIdOf(t, z));

/** What the eye follows when something happens, for one viewer: he is told of no card that he does not know. */
export const toldEvents = followedBy<Table, YgiosEvent>()(events, {
  named: {
    deal: (t) =>
      seatLetters.map((seat) => moves('pile', handPlace(seat), { faceDown: true, count: dealtEach(t.p) })),
    bonuses: (t) =>
      t.p.zoneIds.flatMap((_, z) => {
        const bonus = bonusOf(t, z);
        return bonus === none ? [] : marks(bonusHandle(bonusIdOf(t, bonus)), zone(t, z));
      }),
    card: (t, { card }) =>
      handleOf(t.s, card) > 0 ? marks(boardHandle(handleOf(t.s, card)), zone(t, zoneOf(t, card))) : [],
    flip: (t, { card, face }) => [
      {
        is: 'flip',
        handle: boardHandle(handleOf(t.s, card)),
        place: zone(t, zoneOf(t, card)),
        faceDown: face === 'down',
      },
    ],
    lock(t, event, viewer) {
      const source = sourceRef(t, event.by, viewer);
      const handle = 'handle' in source && source.handle !== undefined ? boardHandle(source.handle) : null;
      return marks(handle, zone(t, event.zone));
    },
    bonus: (t, event) => marks(bonusHandle(bonusIdOf(t, event.bonus)), zone(t, event.zone)),
    score: (_t, { points }) =>
      seatLetters.map(seatOf).flatMap((seat): ToldEvent[] => {
        const n = points[seat] ?? 0;
        return n === 0 ? [] : [{ is: 'score', seat, n }];
      }),
  },
  places: {
    pile: () => 'pile',
    aside: () => 'aside',
    discard: () => 'discard',
    hand: (t, event) => handPlace(letter('seat' in event ? event.seat : owner(t, event.card))),
    sculpted: (_t, { seat }) => sculptedPlace(letter(seat)),
    whereItLies: (t, { card }) => zone(t, zoneOf(t, card)),
  },
  place: zone,
  moved(t, cards, viewer, { from, to, onto }) {
    if (typeof onto === 'number') return cards.map((c) => moves(from, to, lying(t, c, viewer)));
    // In the pile a card has no handle: what is known of it is told by its place.
    const { count, known } = onto === 'pile' ? { count: cards.length, known: [] } : refsTo(t, cards, viewer);
    const hidden = count - known.length;
    return [
      ...known.map((card) => moves(from, to, { card, handle: heldHandle(card) })),
      ...(hidden > 0 ? [moves(from, to, { faceDown: true, count: hidden })] : []),
    ];
  },
});

/** A card as it lies on the board. */
function lying(t: Table, c: number, viewer: Viewer) {
  const ref = refTo(t, c, viewer);
  return {
    card: 'id' in ref ? ref.id : null,
    handle: boardHandle(handleOf(t.s, c)),
    faceDown: !isUp(t, c),
  };
}
