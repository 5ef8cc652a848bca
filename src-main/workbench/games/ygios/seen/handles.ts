import type { SeatLetter } from '../../../../engine/games/ygios/format';

/** What a screen calls places and cards of this game. */
export const zonePlace = (zone: string): string => `zone:${zone}`;
export const handPlace = (seat: SeatLetter): string => `hand:${seat}`;
export const sculptedPlace = (seat: SeatLetter): string => `sculpted:${seat}`;
export const boardHandle = (handle: number): string => `#${handle}`;
export const bonusHandle = (id: string): string => `bonus:${id}`;
/** In a hand or aside every card is there once, so its id tells it from all others. */
export const heldHandle = (id: string): string => `held:${id}`;
