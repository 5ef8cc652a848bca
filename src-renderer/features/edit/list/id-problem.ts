import { idLength, idPattern } from '@shared/language/document-paths';

/** Why an id can't be taken, found while it can still be mended; null: it can. */
export function idProblem(id: string, taken: readonly string[]): 'bad' | 'taken' | null {
  if (id.length > idLength || !idPattern.test(id)) return 'bad';
  return taken.includes(id) ? 'taken' : null;
}
