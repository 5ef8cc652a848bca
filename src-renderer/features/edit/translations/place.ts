/** Stands in an address where a document’s path would: no document of a pack can be called so. */
export const translationsPlace = 'translations';
