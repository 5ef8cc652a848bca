import { createTranslator } from '@shared/i18n/translator';
import { nameLength } from '@shared/language/name-rule';
import type { Names } from '@shared/language/names';
import { languages } from '@shared/util/languages';

/** Names for a copy that no other pack has. */
export function copyNames(names: Names, taken: readonly Names[]): Names {
  for (let number = 1; ; number += 1) {
    const [en = '', ja = '', uk = ''] = languages.map((language) => {
      const t = createTranslator(language);
      const name = names[language].slice(0, nameLength - 20);
      return number === 1 ? t('pack.copyName', { name }) : t('pack.copyNameAgain', { name, number });
    });
    if (!taken.some((other) => other.en === en || other.ja === ja || other.uk === uk)) return { en, ja, uk };
  }
}
