import type { Language } from '@shared/util/languages';
import type { Icon, Keyword, Paragraph, RuleText } from './text';

/** The names of signs and keywords in a language. */
export interface SignNames {
  readonly icons: Readonly<Record<Icon, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
}

/** Between names, and between a name and what is said of it. */
export const plainMarks: Readonly<Record<Language, { readonly list: string; readonly end: string }>> = {
  en: { list: ', ', end: ': ' },
  ja: { list: '・', end: '：' },
  uk: { list: ', ', end: ': ' },
};

function plainParagraph({ keywords, runs }: Paragraph, language: Language, names: SignNames): string {
  const before = keywords.map((word) => names.keywords[word]).join(plainMarks[language].list);
  const said = runs.map((run) => (run.is === 'text' ? run.text : names.icons[run.icon])).join('');
  return before === '' ? said : `${before}${said === '' ? '' : plainMarks[language].end + said}`;
}

/** A text without pictures: for the command line, for search, for a screen reader. One line a paragraph. */
export const plainText = (text: RuleText, language: Language, names: SignNames): string =>
  text.map((paragraph) => plainParagraph(paragraph, language, names)).join('\n');
