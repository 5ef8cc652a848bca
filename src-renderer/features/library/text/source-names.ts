import type { Names } from '@shared/language/names';
import { languages } from '@shared/util/languages';

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
