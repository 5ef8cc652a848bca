/** The first letter large; a sign or a quotation mark in front of it does not count. */
export const capitalised = (sentence: string): string =>
  sentence.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
