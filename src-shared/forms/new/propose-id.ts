import { freeId } from '@shared/language/free-id';
import type { Kind } from '@shared/language/kinds';

/** An id made of an English name, beside the ones that a screen knows. */
export function proposeId(name: string, kind: Kind, taken: Iterable<string>): string {
  const used = new Set(taken);
  return freeId(name, kind, (id) => used.has(id));
}
