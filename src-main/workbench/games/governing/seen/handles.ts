import type { SeatLetter } from '@shared/games/governing/scenario/words';
import type { View } from '../../../../engine/games/governing/view';

/** What a screen calls places and cards of the duel. */
export const sidePlace = (seat: SeatLetter): string => `side:${seat}`;
export const handPlace = (seat: SeatLetter): string => `hand:${seat}`;
export const couchPlace = (seat: SeatLetter): string => `couch:${seat}`;
export const bookPlace = (seat: SeatLetter): string => `book:${seat}`;
export const waitingPlace = 'waiting';

/** A hand may hold a card several times: they are counted, and an answer about one is about each. */
export const handHandle = (seat: SeatLetter, id: string, nth: number): string => `hand:${seat}:${id}:${nth}`;

export function handHandles(seen: View, seat: SeatLetter, id: string): string[] {
  const known = seen.players.find((player) => player.seat === seat)?.hand.known ?? [];
  return known.filter((one) => one === id).map((_, nth) => handHandle(seat, id, nth + 1));
}
