/** Only what tests compare; the rest of the lists is read by the rules themselves. */
export const gameIds: readonly string[];
