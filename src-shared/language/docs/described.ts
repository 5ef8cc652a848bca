import type { Said } from './said';

/** A list of words and what each means. */
export interface Described {
  readonly words: readonly string[];
  readonly docs: Readonly<Record<string, Said>>;
}

/** A list and a sentence for each of its words: one without does not compile. */
export const described = <W extends string>(
  words: readonly W[],
  docs: Readonly<Record<W, Said>>,
): Described => ({ words, docs });

/** The keys of a table, as a list of words. */
export const wordsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** Finds the sentences for the words of an enumeration, in its order; null for a list that is not among these. */
export const docsAmong =
  (lists: readonly Described[]) =>
  (words: readonly unknown[]): readonly Said[] | null => {
    const found = lists.find((entry) => entry.words.join() === words.join());
    return found ? found.words.flatMap((word) => found.docs[word] ?? []) : null;
  };
