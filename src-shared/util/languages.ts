/** The languages of the product, equally good. Everything that is said in one is said in all. */
export const languages = ['en', 'ja', 'uk'] as const;
export type Language = (typeof languages)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Each language's own name for itself, as the language menu shows it. */
export const languageNames: ByLanguage<string> = { en: 'English', ja: '日本語', uk: 'українська' };

/** The best of our languages for a list of preferences such as `navigator.languages`. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}

/** What a text that somebody wrote is probably written in, for the voice and the font it is read with. */
export function languageByLetters(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return 'ja';
  return /\p{Script=Cyrillic}/u.test(text) ? 'uk' : 'en';
}
