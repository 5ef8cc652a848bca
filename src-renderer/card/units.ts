import type { Ink } from '@shared/language/definitions/template-words';

/**
 * A card is laid out once, at ten pixels a millimetre, and scaled as a picture: lines break at the same words from
 * the thumbnail to the printed page, and no browser's least font size gets between.
 */
export const perMm = 10;

/** A length in millimetres on the card. */
export const mm = (length: number): string => `${Math.round(length * perMm * 100) / 100}px`;

export const degrees = (turn: number): string => `${turn}deg`;

/** What brings the layout to its true size: a CSS millimetre is 96/25.4 pixels. */
export const trueSize = 96 / 25.4 / perMm;

export const inkColour = (ink: Ink): string => `var(--card-${ink})`;
