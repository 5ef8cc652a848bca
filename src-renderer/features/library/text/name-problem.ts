import { plainCharacters, visibleCharacter } from '@shared/language/name-rule';

/** Why the workbench would refuse a name, found while it can still be mended; null: it would take it. */
export function nameProblem(name: string): 'missing' | 'hidden' | null {
  if (!visibleCharacter.test(name)) return 'missing';
  return plainCharacters.test(name) ? null : 'hidden';
}
