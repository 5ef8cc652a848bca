/** Stands in an address where a document’s path would: no document of a pack can be called so. */
export const translationsPlace = 'translations';

/** What a pack says of itself. Written again here: the pack format’s own module brings schemas along. */
export const manifestPath = 'pack.json';
