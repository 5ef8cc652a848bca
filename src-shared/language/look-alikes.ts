/**
 * Letters and signs that look like those of the format and are others: Cyrillic letters, and the wide ones of a
 * Japanese input method. A word with one of them looks right and is not known.
 */

const twins: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    і: 'i',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    к: 'k',
    т: 't',
    ѕ: 's',
    ј: 'j',
    һ: 'h',
  },
  ...{
    А: 'A',
    В: 'B',
    Е: 'E',
    І: 'I',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
    Х: 'X',
  },
  ...{ '‐': '-', '‑': '-', '–': '-', '—': '-', '−': '-', ー: '-' },
};

/** The keys of a Ukrainian keyboard and what the same keys type on a Latin one. */
const cyrillicKeys = 'йцукенгшщзфівапролдячсмитьЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ';
const latinKeys = 'qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM';

/** The same word in plain Latin letters, as far as it only looks so. */
export const plainLetters = (word: string): string =>
  [...word.normalize('NFKC')].map((letter) => twins[letter] ?? letter).join('');

/** What the same keys would have typed with the Latin layout: `рщьу` is `home`. */
export const latinLayout = (word: string): string =>
  [...word].map((letter) => latinKeys[cyrillicKeys.indexOf(letter)] ?? letter).join('');

/** Does it hold letters or signs that only look like the plain ones? */
export const hasLookAlikes = (word: string): boolean => plainLetters(word) !== word;
