import type { SeenCard } from '@shared/api/matches';

/** At the table they take back an answer; elsewhere, what a toast offers to take back. */
export const undoKeys = 'Mod+Z';

/** Of a card in a list: where it lies is all there is to tell cards without a handle apart. */
export const keyOf = ({ handle, path }: SeenCard, at: number): string => handle ?? `${path ?? ''} ${at}`;
