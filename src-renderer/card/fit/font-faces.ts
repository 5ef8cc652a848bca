import { fonts, type Font } from '@shared/language/definitions/template-words';

/** A template names fonts as it likes; one that does not exist is written in the text's. */
export const fontNamed = (word: string | undefined): Font => fonts.find((font) => font === word) ?? 'text';

export const fontFamily: Readonly<Record<Font, string>> = {
  title: 'var(--font-title)',
  text: 'var(--font-text)',
};
/** Only the weights that ship with the application. */
export const fontWeight = (font: Font, bold: boolean): number => (font === 'title' ? 700 : bold ? 600 : 400);

/** Anything but what the faces of Latin and Cyrillic draw: stars, arrows and hearts are Japanese here as well. */
const beyondEuropean = /[^\n -\u02d8\u02da-\u02ff\u0400-\u052f\u2000-\u206f\u20a0-\u20c0\u2116\u2122]/u;
export const needsJapaneseFace = (text: string): boolean => beyondEuropean.test(text);

/**
 * The same as CSS font shorthands: FontFaceSet reads no variables. Latin and Cyrillic come first in every stack, so
 * the Japanese face, megabytes in pieces, is waited for only by a text that needs it.
 */
function wanted(font: Font, bold: boolean, text: string): string {
  if (font === 'title') return `700 20px "M PLUS Rounded 1c"`;
  const families = needsJapaneseFace(text) ? '"Noto Sans", "Noto Sans JP"' : '"Noto Sans"';
  return `${fontWeight(font, bold)} 20px ${families}`;
}

/** null: the letters are there. Otherwise resolves when they are, or when it is certain that they won't come. */
export function lettersMissing(font: Font, bold: boolean, text: string): Promise<unknown> | null {
  const face = wanted(font, bold, text);
  if (document.fonts.check(face, text)) return null;
  return document.fonts.load(face, text).catch(() => null);
}
