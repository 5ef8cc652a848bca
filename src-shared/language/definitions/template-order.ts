interface Identified {
  readonly id: string;
}

/**
 * Of two templates for the same cards the first by id draws them, wherever the list comes from: a card must not
 * change its look because a library lists by name and a folder by path.
 */
export const firstTemplate = (a: Identified, b: Identified): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
