/** The longest names and paths that the contract takes; longer ones would be refused without a word on why. */
export const longestFileName = 200;
export const longestPath = 400;

/** The end of a name that is too long: it holds the extension, and of a path the file. */
export function keepEnd(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // The cut may fall within a pair: half a character is none.
  const end = text.slice(1 - longest).replace(/^[\udc00-\udfff]/, '');
  return `…${end}`;
}
