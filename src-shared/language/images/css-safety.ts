/**
 * Browsers pass over some of these in the middle of a word: `java⇥script:` is `javascript:`. Only for finding
 * what is forbidden: a text is not harmless because of what is left when something is taken out.
 */
export const squeezed = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, '');

/** A reference to a part of the same file. */
export const isOwnPart = (link: string): boolean => /^[\t\n\r ]*#/.test(link);

export const runsCode = (squeezedText: string): boolean => /(?:java|vb|live)script:/i.test(squeezedText);

/**
 * Style sheets, `style` and the attributes that are read as CSS: anything that fetches or runs. An escape can
 * spell every one of these words in letters nobody sees, and drawings need none, so all are refused.
 */
export function unsafeCss(text: string): boolean {
  const plain = squeezed(text);
  return (
    plain.includes('\\') ||
    runsCode(plain) ||
    /@import|expression\(|image-set\(|\bsrc\(|image\(["']|-moz-binding|behavior:/i.test(plain) ||
    /url\((?!["']?#)/i.test(plain) ||
    /url\((?![\t\n\r ]*["']?[\t\n\r ]*#)/i.test(text)
  );
}
