import type { z } from 'zod';

/**
 * The ways in which these words may be written. A word with several ways (`discard` from the hand, or from the
 * board) has several strict shapes instead of one with loose keys: what passes the schema means something.
 */
export const formsOf = <T extends Readonly<Record<string, readonly z.ZodObject[]>>, W extends keyof T>(
  table: T,
  words: readonly W[],
): T[W][number][] => words.flatMap((word) => [...(table[word] ?? [])]);
