import { PDFArray, PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { matrixOf, type Matrix } from './matrix';

/** Patterns that are colours which go over into one another. Tiles, which pictures of users may have, are streams. */

const matrixName = PDFName.of('Matrix');
const shading = PDFName.of('Shading');

/** From the pattern to what the text that is filled with it begins with. */
export const matrixIn = (pattern: PDFDict): Matrix =>
  matrixOf(
    (pattern.lookupMaybe(matrixName, PDFArray)?.asArray() ?? []).map((value) =>
      value instanceof PDFNumber ? value.asNumber() : NaN,
    ),
  );

/** The same colours elsewhere. They stay one object for all copies. */
export function movedTo(pattern: PDFDict, matrix: Matrix): PDFDict {
  const { context } = pattern;
  const colours = pattern.get(shading);
  if (colours instanceof PDFDict) pattern.set(shading, context.register(colours));
  const copy = pattern.clone(context);
  copy.set(matrixName, context.obj([...matrix]));
  return copy;
}

/** What it looks like, wherever it lies. */
export const looksOf = (pattern: PDFDict): string => String(pattern.lookup(shading));
