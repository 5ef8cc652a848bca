/** Longer than this, a line in a list is cut at a comma too. */
const plenty = 42;

/** The first words of a sentence, for a narrow column. */
export function short(sentence: string): string {
  const [first = ''] = sentence.split(/[.;](?:\s|$)|[。；]/u);
  if (first.length <= plenty) return first;
  const [clause = ''] = first.split(/, |、|: |：| — /u);
  return clause.length >= 8 ? clause : first;
}
