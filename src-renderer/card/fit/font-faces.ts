import { fonts, type Font } from '@shared/language/definitions/template-words';

/** A template names fonts as it likes; one that does not exist is written in the text's. */
export const fontNamed = (word: string | undefined): Font => fonts.find((font) => font === word) ?? 'text';

export const fontFamily: Readonly<Record<Font, string>> = {
  title: 'var(--font-title)',
  text: 'var(--font-text)',
};
/** Only the weights that ship with the application. */
export const fontWeight = (font: Font, bold: boolean): number => (font === 'title' ? 700 : bold ? 600 : 400);

/** The same as CSS font shorthands: FontFaceSet reads no variables. */
const wanted = (font: Font, bold: boolean): string =>
  font === 'title'
    ? `700 20px "M PLUS Rounded 1c"`
    : `${fontWeight(font, bold)} 20px "Noto Sans", "Noto Sans JP"`;

/** null: the letters are there. Otherwise resolves when they are, or when it is certain that they won't come. */
export function lettersMissing(font: Font, bold: boolean, text: string): Promise<unknown> | null {
  const face = wanted(font, bold);
  // keywords and emphasised words stand in the heavier weight
  if (document.fonts.check(face, text)) return null;
  return document.fonts.load(face, text).catch(() => null);
}
