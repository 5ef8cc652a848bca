/** The words that the effects of every game share. Without zod: screens may read them. */

/** Seen from the owner of the card that speaks. */
export const whos = ['me', 'foe'] as const;
export type Who = (typeof whos)[number];
export const others = ['this'] as const;
