import { parsePackPath } from '@shared/language/pack-format';

/** The id that a document has by its place; empty where it has none. */
export function definitionIdOf(path: string): string {
  const place = parsePackPath(path);
  return place?.is === 'definition' ? place.id : '';
}
