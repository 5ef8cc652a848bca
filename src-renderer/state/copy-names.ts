import { createTranslator } from '@shared/i18n/translator';
import { nameLength } from '@shared/language/name-rule';
import type { Names } from '@shared/language/names';
import { languages, type Language } from '@shared/util/languages';

/** Names for a copy, each in its language and not taken yet: “Mine (copy)”, then “Mine (copy 2)”. */
export function copyNames(names: Names, taken: readonly Names[]): Names {
  for (let number = 1; ; number += 1) {
    const offer = Object.fromEntries(
      languages.map((language) => [language, copyName(language, names[language], number)]),
    ) as Names;
    if (!taken.some((other) => languages.some((language) => other[language] === offer[language])))
      return offer;
  }
}

function copyName(language: Language, name: string, number: number): string {
  const t = createTranslator(language);
  const make = (base: string): string =>
    number === 1 ? t('pack.copyName', { name: base }) : t('pack.copyNameAgain', { name: base, number });
  const full = make(name);
  if (full.length <= nameLength) return full;
  const letters = [...name];
  // A name at its limit gives way to the mark that tells the copy from the original.
  while (make(`${letters.join('')}…`).length > nameLength) letters.pop();
  return make(`${letters.join('')}…`);
}
