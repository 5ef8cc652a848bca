import type { Layout, Margins, Size } from '@shared/geometry/sheets/model';
import type { PrintPageTranslator } from '@shared/i18n/print-page-translator';
import { paperName } from '@shared/print/paper-name';
import type { Language } from '@shared/util/languages';

/** As it is written in a language, to a hundredth of a millimetre; with a true minus. */
export const decimal = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value).replace('-', '−');

export const sizeWords = (t: PrintPageTranslator, { w, h }: Size): string =>
  t('printPage.size', { w: decimal(t.language, w), h: decimal(t.language, h) });

/** Under the name that the print dialog has for it, if it has one. */
export function paperWords(t: PrintPageTranslator, paper: Size): string {
  const name = paperName(paper);
  return name ? t(`printPage.paper.${name}`) : sizeWords(t, paper);
}

/** A page of one card has no margins: its whole face is printed. */
export const marginsOf = (layout: Layout): Margins =>
  layout.is === 'sheets' ? layout.margins : { top: 0, right: 0, bottom: 0, left: 0 };

/** What pages of words are laid out for, between margins that look well: A4, upright or sideways. */
export const designed = { short: 186, long: 262 };

/** Where words stand on a page, and how large one of their units is in millimetres. */
export function roomOn({ w, h }: Size, layout: Layout): { readonly inset: Margins; readonly unit: number } {
  const margins = marginsOf(layout);
  const least = Math.min(12, Math.min(w, h) * 0.06);
  const inset = {
    top: Math.max(least, margins.top),
    right: Math.max(least, margins.right),
    bottom: Math.max(least, margins.bottom),
    left: Math.max(least, margins.left),
  };
  const room = { w: w - inset.left - inset.right, h: h - inset.top - inset.bottom };
  const [across, down] = w > h ? [designed.long, designed.short] : [designed.short, designed.long];
  return { inset, unit: Math.min(1.25, room.w / across, room.h / down) };
}
