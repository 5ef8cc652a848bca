import { seatLetters } from '@shared/games/ygios/scenario/words';
import type { YgiosEvent } from '../../../../engine/games/ygios/events';
import { letter, seatOf } from '../../../../engine/games/ygios/format';
import { bonusOf, isUp, owner, zoneOf } from '../../../../engine/games/ygios/reading';
import { bonusIdOf, refsTo, refTo, sourceRef, zoneIdOf } from '../../../../engine/games/ygios/refs';
import { dealtEach } from '../../../../engine/games/ygios/setup';
import type { Table } from '../../../../engine/games/ygios/table';
import { handleOf, none } from '../../../../engine/kernel/cards';
import type { Viewer } from '../../../../engine/kernel/log';
import { marks, moves, type ToldEvent } from '../../told-event';
import { boardHandle, bonusHandle, handPlace, heldHandle, sculptedPlace, zonePlace } from './handles';

/** What the eye follows when something happens, for one viewer: he is told of no card that he does not know. */
export function toldEvents(t: Table, event: YgiosEvent, viewer: Viewer): ToldEvent[] {
  const zone = (z: number): string => zonePlace(zoneIdOf(t, z));
  const onBoard = (c: number): ToldEvent[] =>
    handleOf(t.s, c) > 0 ? marks(boardHandle(handleOf(t.s, c)), zone(zoneOf(t, c))) : [];
  const handOf = (seat: number): string => handPlace(letter(seat));
  switch (event.is) {
    case 'roundBegins':
      return seatLetters.map((seat) =>
        moves('pile', handPlace(seat), { faceDown: true, count: dealtEach(t.p) }),
      );
    case 'laidOut':
      return t.p.zoneIds.flatMap((_, z) => {
        const bonus = bonusOf(t, z);
        return bonus === none ? [] : marks(bonusHandle(bonusIdOf(t, bonus)), zone(z));
      });
    case 'played': {
      const from = event.from === 'hand' ? handOf(event.seat) : 'aside';
      return [moves(from, zone(event.zone), { ...lying(t, event.card, viewer), faceDown: !event.up })];
    }
    case 'moved':
      return [moves(zone(event.from), zone(event.to), lying(t, event.card, viewer))];
    case 'flipped':
      return [
        {
          is: 'flip',
          handle: boardHandle(handleOf(t.s, event.card)),
          place: zone(zoneOf(t, event.card)),
          faceDown: !event.up,
        },
      ];
    case 'returned': {
      const to = handOf(owner(t, event.card));
      return held(t, [event.card], viewer, zone(zoneOf(t, event.card)), to);
    }
    case 'discarded': {
      const [first = none] = event.cards;
      const from = event.from === 'hand' ? handOf(event.seat) : zone(zoneOf(t, first));
      return held(t, event.cards, viewer, from, 'discard');
    }
    case 'drew':
      return held(t, event.cards, viewer, 'pile', event.to === 'hand' ? handOf(event.seat) : 'aside');
    case 'putUnder':
      // In the pile a card has no handle: what is known of it is told by its place.
      return [moves('aside', 'pile', { faceDown: true, count: event.cards.length })];
    case 'sculpted':
      return held(t, event.cards, viewer, handOf(event.seat), sculptedPlace(letter(event.seat)));
    case 'fired':
    case 'notFired':
    case 'paid':
    case 'unpaid':
    case 'gained':
      return onBoard(event.card);
    case 'locked':
    case 'lockVoid':
    case 'unlocked': {
      const source = sourceRef(t, event.card, viewer);
      const handle = 'handle' in source && source.handle !== undefined ? boardHandle(source.handle) : null;
      return marks(handle, zone(event.zone));
    }
    case 'bonusScored':
      return marks(bonusHandle(bonusIdOf(t, event.bonus)), zone(event.zone));
    case 'roundEnds':
      return seatLetters.flatMap((one): ToldEvent[] => {
        const n = event.points[seatOf(one)] ?? 0;
        return n === 0 ? [] : [{ is: 'score', seat: seatOf(one), n }];
      });
    case 'skipped':
    case 'turnBegins':
    case 'passed':
    case 'backedOff':
    case 'declined':
    case 'timelineEnds':
    case 'loop':
      return [];
  }
}

/** A card as it lies on the board. */
function lying(t: Table, c: number, viewer: Viewer) {
  const ref = refTo(t, c, viewer);
  return {
    card: 'id' in ref ? ref.id : null,
    handle: boardHandle(handleOf(t.s, c)),
    faceDown: !isUp(t, c),
  };
}

/** Cards that lie off the board afterwards: those that the viewer knows one by one, the others as so many. */
function held(t: Table, cards: readonly number[], viewer: Viewer, from: string, to: string): ToldEvent[] {
  const { count, known } = refsTo(t, cards, viewer);
  const hidden = count - known.length;
  return [
    ...known.map((card) => moves(from, to, { card, handle: heldHandle(card) })),
    ...(hidden > 0 ? [moves(from, to, { faceDown: true, count: hidden })] : []),
  ];
}
