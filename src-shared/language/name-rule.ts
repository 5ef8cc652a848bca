/** What a name may hold. Without zod: a screen says what is wrong while the name is still being typed. */

export const nameLength = 120;

/** No control characters, no text-direction overrides, no half of a surrogate pair (UTF-8 can't store it). */
export const plainCharacters = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** Something to see: a name of spaces, or of marks without width, looks like none. */
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
