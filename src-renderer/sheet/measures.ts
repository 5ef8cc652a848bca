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

/** What the page of notes is laid out for, between margins that look well: A4. It is always upright. */
export const designed = { w: 186, h: 262 };
/** Of its two columns, and between them. */
const columnGap = 10;
const columnWidth = (designed.w - columnGap) / 2;

/** What the ruler on it takes, in millimetres, with half of the number at its end: it is never scaled. */
const rulerSize = { w: 52, h: 9 };
/** The heading of the ruler where it stands across both columns, and the air around it; in units. */
const aroundRuler = 13;

/** In the first of the columns; on narrower paper across both, above them; nowhere on paper narrower than itself. */
export type RulerPlace = 'column' | 'across' | 'nowhere';

function rulerPlace(width: number, unit: number): RulerPlace {
  if ((width - columnGap * unit) / 2 >= rulerSize.w) return 'column';
  return width >= rulerSize.w ? 'across' : 'nowhere';
}

export interface NotesRoom {
  readonly inset: Margins;
  /** How large one of its units is, in millimetres. */
  readonly unit: number;
  readonly ruler: RulerPlace;
  /** How large the picture of the cuts may become, in units. The more there is to say of them, the smaller it is. */
  readonly picture: (notes: number) => Size;
}

/** Where notes stand on a page. */
export function roomOn({ w, h }: Size, layout: Layout): NotesRoom {
  const margins = marginsOf(layout);
  const least = Math.min(12, Math.min(w, h) * 0.06);
  const inset = {
    top: Math.max(least, margins.top),
    right: Math.max(least, margins.right),
    bottom: Math.max(least, margins.bottom),
    left: Math.max(least, margins.left),
  };
  const room = { w: w - inset.left - inset.right, h: h - inset.top - inset.bottom };
  const unit = Math.min(1.25, room.w / designed.w, room.h / designed.h);
  const ruler = rulerPlace(room.w, unit);
  // What a ruler above the columns takes from their height is missing at the foot of the page.
  const taken = ruler === 'across' ? rulerSize.h / unit + aroundRuler : 0;
  return { inset, unit, ruler, picture: (notes) => ({ w: columnWidth, h: 122 - 7 * notes - taken }) };
}
