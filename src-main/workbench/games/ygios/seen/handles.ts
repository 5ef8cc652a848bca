/** What a screen calls places and cards of this game. */
export const zonePlace = (zone: string): string => `zone:${zone}`;
export const boardHandle = (handle: number): string => `#${handle}`;
/** In a hand or aside every card is there once, so its id tells it from all others. */
export const heldHandle = (id: string): string => `held:${id}`;
