import type { Translator } from '@shared/i18n/translator';
import { languages, type Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Misuse } from '../command';

const all = 'all';

/** The languages to print, in the order they were given in; without one, that of the messages. */
export function readLanguages(
  t: Translator,
  given: readonly string[] | undefined,
): Result<readonly Language[], Misuse> {
  if (!given) return ok([t.language]);
  const found = new Set<Language>();
  for (const word of given.flatMap((part) => part.split(',')).map((part) => part.trim())) {
    const named = word === all ? languages : languages.filter((language) => language === word);
    if (named.length === 0) {
      const known = [...languages, all];
      return err(misuse(t('cli.error.bad-value', { option: '--lang', found: word, known })));
    }
    for (const language of named) found.add(language);
  }
  return ok([...found]);
}
