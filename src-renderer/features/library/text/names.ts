import { plainCharacters, visibleCharacter } from '@shared/language/name-rule';
import type { Names } from '@shared/language/names';
import { languages } from '@shared/util/languages';

/** The names that differ from those before, and only those: another window may be changing the others. */
export const changedNames = (before: Names, after: Names): Partial<Names> =>
  Object.fromEntries(
    languages
      .filter((language) => before[language] !== after[language])
      .map((language) => [language, after[language]]),
  );

/** Why the workbench would refuse a name; null: it accepts it. Checked while the name is typed. */
export function nameProblem(name: string): 'missing' | 'hidden' | null {
  if (!visibleCharacter.test(name)) return 'missing';
  return plainCharacters.test(name) ? null : 'hidden';
}

/** Whether a pack's file is a definition: the pack's own description and its pictures are not. */
export const isDefinition = (path: string): boolean => path.includes('/') && path.endsWith('.json');

/** The names a definition's text gives it; null where it gives none, or not in every language. */
export function sourceNames(source: string | null): Names | null {
  const names = namesIn(source);
  if (typeof names !== 'object' || names === null) return null;
  const all = languages.map((language) => [language, (names as Record<string, unknown>)[language]] as const);
  return all.every(([, name]) => typeof name === 'string') ? (Object.fromEntries(all) as Names) : null;
}

function namesIn(source: string | null): unknown {
  try {
    return (JSON.parse(source ?? '') as { names?: unknown } | null)?.names;
  } catch {
    return null;
  }
}
