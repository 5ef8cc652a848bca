import type { Size } from '@shared/geometry/sheets/model';
import { createPrintTranslator } from '@shared/i18n/print-translator';
import { inQuotes } from '@shared/i18n/quotes';
import { unreachable } from '@shared/util/exhaustive';
import type { Language } from '@shared/util/languages';
import { mostCopies, type PrintProblem } from './model';

/** “63 × 88 mm”, as the language writes numbers. */
export function sizeText(language: Language, { w, h }: Size): string {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return createPrintTranslator(language)('print.size', { w: format(w), h: format(h) });
}

/**
 * Why there can be no sheets, and what to change.
 * @param nameOf what a key of the list, or of a face, is called; null: nobody knows
 */
export function problemText(
  language: Language,
  problem: PrintProblem,
  nameOf: (key: string) => string | null,
): string {
  const t = createPrintTranslator(language);
  const size = (of: Size): string => sizeText(language, of);
  const what = (key: string): string => {
    const name = nameOf(key);
    return name === null
      ? t('print.problem.some-card')
      : t('print.problem.card', { name: inQuotes(language, name) });
  };
  switch (problem.code) {
    case 'nothing-to-print':
      return t('print.problem.nothing-to-print');
    case 'nothing-changed':
      return t('print.problem.nothing-changed');
    case 'nothing-drawn':
      return t('print.problem.nothing-drawn');
    case 'no-room':
      return t('print.problem.no-room', { paper: size(problem.paper) });
    case 'too-large':
      return t('print.problem.too-large', {
        what: what(problem.front),
        needed: size(problem.needed),
        room: size(problem.room),
      });
    case 'larger-than-paper':
      return t('print.problem.larger-than-paper', {
        what: what(problem.front),
        needed: size(problem.needed),
        paper: size(problem.paper),
      });
    case 'offset-too-large':
      return t('print.problem.offset-too-large', {
        by: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(problem.by),
      });
    case 'bad-copies':
      return t('print.problem.bad-copies', {
        what: what(problem.key),
        copies: problem.copies,
        most: mostCopies,
      });
    case 'too-many-cards':
      return t('print.problem.too-many-cards', { cards: problem.cards, most: problem.most });
    case 'unknown-key':
      return t('print.problem.unknown-key', { key: problem.key });
    default:
      return unreachable(problem);
  }
}
