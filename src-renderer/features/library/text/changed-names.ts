import type { Names } from '@shared/language/names';
import { languages } from '@shared/util/languages';

/** The names that differ from those before, and only those: another window may be changing the others. */
export const changedNames = (before: Names, after: Names): Partial<Names> =>
  Object.fromEntries(
    languages
      .filter((language) => before[language] !== after[language])
      .map((language) => [language, after[language]]),
  );
