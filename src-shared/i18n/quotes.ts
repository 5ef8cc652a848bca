import type { ByLanguage, Language } from '../util/languages';

/** The marks around a quotation, and those inside of one. */
const marks: ByLanguage<{ readonly outer: string; readonly inner: string }> = {
  en: { outer: '“”', inner: '‘’' },
  ja: { outer: '「」', inner: '『』' },
  uk: { outer: '«»', inner: '„“' },
};

/** A name that will stand between quotation marks: its own become the inner ones, as the language writes them. */
export function inQuotes(language: Language, name: string): string {
  const { outer, inner } = marks[language];
  return name.replace(/[“”「」«»]/gu, (mark) => inner[outer.indexOf(mark)] ?? mark);
}
